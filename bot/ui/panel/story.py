"""What happened since the reader's last click: the first lines of every panel.

First the effects of that click, then what concerns the reader: losses, attacks and missed
deadlines, private notes, each in a line; then the rest of the table in a line. What has no room is
counted, and *Since my last turn* shows it. Public news and the reader's own notes only.
"""

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Any

from bot.games.contract import TABLE, Impact, Seat
from bot.table.model.table_state import LogEvent
from bot.table.play.history import is_own
from bot.ui.message.table_view import TableView
from bot.ui.message.whispers import SIGN, told_alone

LONGEST_LINE = 420  # characters; five lines leave room for the question

Cut = tuple[str, int]  # a line of sentences, and how many had no room in it


def happened(view: TableView, seat: Seat, story: Sequence[LogEvent]) -> str | None:
    """At most five lines; none if nothing happened."""
    mine = [one for one in story if is_own(one, seat)]
    rest = [one for one in story if not is_own(one, seat)]
    cuts = [
        _line("", view.story(_of(view, seat, mine, Impact.NONE, Impact.AFFECTED))),
        _line("⚠️ ", view.story(_of(view, seat, story, Impact.LOSS))),
        _line(
            "", [*_missed(view, seat, rest), *view.story(_of(view, seat, rest, Impact.AFFECTED))]
        ),
        _line(SIGN, told_alone(view, seat, story)),
    ]
    lines = [line for line, _ in cuts if line]
    last = [_others(view, seat, rest), _more(view, sum(left for _, left in cuts))]
    closing = " ".join(part for part in last if part)
    return "\n".join(f"- {line}" for line in (*lines, closing) if line) or None


def concerning(view: TableView, seat: Seat, story: Iterable[LogEvent]) -> list[Any]:
    """The news of this seat's own answers, and other news that concern it."""
    return [e for one in story for e in one.news if is_own(one, seat) or _befalls(view, seat, e)]


def _befalls(view: TableView, seat: Seat, event: Any) -> bool:
    return bool(view.game.impact(view.public, event, seat) is not Impact.NONE)


def _of(view: TableView, seat: Seat, story: Iterable[LogEvent], *impacts: Impact) -> list[Any]:
    """The news that have this impact on the seat."""
    news = chain.from_iterable(one.news for one in story)
    return [event for event in news if view.game.impact(view.public, event, seat) in impacts]


def _missed(view: TableView, seat: Seat, story: Iterable[LogEvent]) -> list[str]:
    """What the clock answered for the seat, with its effects."""
    late = [one for one in story if one.entry is not None and _is_late(one, seat)]
    if not late:
        return []
    told = view.story(_of(view, seat, late, Impact.NONE))
    return [view.common.say("story-missed", number=len(late)), *told]


def _is_late(one: LogEvent, seat: Seat) -> bool:
    return one.entry is not None and one.entry.seat == seat and one.entry.by == "clock"


def _line(sign: str, sentences: Sequence[str]) -> Cut:
    """As many of the newest sentences as have room."""
    kept: list[str] = []
    for sentence in reversed(sentences):
        if kept and sum(map(len, kept)) + len(kept) + len(sentence) > LONGEST_LINE:
            break
        kept.insert(0, sentence)
    line = f"{sign}{' '.join(kept)}" if kept else ""
    return line, len(sentences) - len(kept)


def _others(view: TableView, seat: Seat, story: Iterable[LogEvent]) -> str:
    """The other players who acted, each once."""
    acted = (one.entry.seat for one in story if one.entry is not None and one.news)
    seats = dict.fromkeys(other for other in acted if other not in (seat, TABLE))
    names = [view.text_names[other] for other in seats]
    if not names:
        return ""
    return view.common.say("story-others", names=view.common.listed(names), number=len(names))


def _more(view: TableView, number: int) -> str:
    return view.common.say("story-more", number=number) if number else ""
