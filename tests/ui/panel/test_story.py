"""The first lines of a panel: every note and every loss since the last click, or their number."""

import random
import re

from msgspec.structs import replace

from bot.games.contract import TABLE, AnyGame, Impact, Rng, Seat, Whisper
from bot.games.registry import GAMES
from bot.table.model.table_state import LogEvent
from bot.table.play.recent import extend_story, since_own
from bot.ui.message.table_view import TableView
from bot.ui.panel.panel import panel, waiting_panel
from bot.ui.panel.story import happened
from bot.words import LANGUAGES
from tests.laws import seed_of
from tests.ui.limits import assert_within_limits
from tests.ui.scenes import plain, story_of, view_of

MOMENTS = 40  # of each game and number of seats
LINES = 5


def moments(game: AnyGame, seats: int) -> list[tuple[TableView, Seat, tuple[LogEvent, ...]]]:
    """Random moments, each with somebody's story since they last clicked."""
    walk, luck = story_of(game, seats)[:-1], random.Random(seats)
    found = []
    for at in luck.sample(range(len(walk)), min(MOMENTS, len(walk))):
        seat = Seat(luck.randrange(seats))
        known = tuple(one for one, _ in walk[: at + 1])
        story = since_own(known, seat) or known
        found.append((view_of(game, walk[at][1], seats), seat, story))
    away = tuple(_by_clock(one) for one, _ in walk)  # who never came back
    return [*found, (view_of(game, walk[-1][1], seats), Seat(0), away)]


def _by_clock(one: LogEvent) -> LogEvent:
    assert one.entry is not None
    return replace(one, entry=replace(one.entry, by="clock"))


def wanted(view: TableView, seat: Seat, story: tuple[LogEvent, ...]) -> list[str]:
    """What must be read: told anew from the log, not by the code under test."""
    lost = [
        view.said.told("event", event, view.text_names).removeprefix("+ ")
        for one in story
        for event in one.news
        if view.game.impact(view.public, event, seat) is Impact.LOSS
    ]
    notes = [view.noted(w.note) for one in story for w in one.whispers if w.to == seat]
    return [sentence for sentence in (*lost, *notes) if sentence]


def counted(text: str) -> int:
    found = re.search(r"And (\d+) more", text)
    return int(found[1]) if found else 0


def test_every_note_and_loss_is_told_or_counted(registered: AnyGame) -> None:
    seats, told = max(registered.SEATS), 0
    for view, seat, story in moments(registered, seats):
        text = happened(view, seat, story) or ""
        missing = [sentence for sentence in wanted(view, seat, story) if sentence not in text]
        assert len(missing) <= counted(text), (missing, text)
        assert len(text.splitlines()) <= LINES
        told += len(wanted(view, seat, story)) - len(missing)
    assert told > 0


def test_what_the_last_click_brought_comes_first(registered: AnyGame) -> None:
    seats = min(registered.SEATS)
    for one, state in story_of(registered, seats)[:60]:
        assert one.entry is not None
        view, seat = view_of(registered, state, seats), one.entry.seat
        calm = [e for e in one.news if registered.impact(view.public, e, seat) is not Impact.LOSS]
        told = view.story(calm)
        if seat != TABLE and told:
            text = happened(view, seat, (one,)) or ""
            assert told[-1] in text.splitlines()[0]


def test_nobody_reads_what_others_were_told(registered: AnyGame) -> None:
    """Neither their notes nor anything that another world would show otherwise."""
    seats = max(registered.SEATS)
    for view, seat, story in moments(registered, seats)[:15]:
        hushed = tuple(
            replace(one, whispers=tuple(w for w in one.whispers if w.to == seat)) for one in story
        )
        other = registered.resample_hidden(view.state.game_state, seat, Rng(seed_of(seats)))
        elsewhere = view_of(registered, other, seats)
        assert happened(view, seat, story) == happened(elsewhere, seat, hushed)


async def test_however_much_has_happened_it_fits(registered: AnyGame) -> None:
    seats = min(registered.SEATS)
    whole = tuple(one for one, _ in story_of(registered, seats)[:-1])
    state = story_of(registered, seats)[-2][1]
    for language in LANGUAGES:
        view = view_of(registered, state, seats, language)
        for seat in map(Seat, range(seats)):
            assert_within_limits(await panel(view, seat, story=whole))
            assert_within_limits(await waiting_panel(view, seat, story=whole))


async def test_a_panel_begins_with_its_story(registered: AnyGame) -> None:
    seats = min(registered.SEATS)
    for view, seat, story in moments(registered, seats)[:3]:
        told = happened(view, seat, story)
        text = str(plain(await panel(view, seat, story=story))[0])
        assert told is None or told.splitlines()[0] in text.replace("\\n", "\n")


def test_a_table_remembers_back_to_everybodys_last_answer(registered: AnyGame) -> None:
    seats = min(registered.SEATS)
    walk = [one for one, _ in story_of(registered, seats)]
    people, story = [Seat(n) for n in range(seats)], tuple[LogEvent, ...]()
    for number, one in enumerate(walk, 1):
        story = extend_story(story, (one,), people)
        whole = tuple(walk[:number])
        for seat in people:
            known = since_own(story, seat)
            assert known is None or known == since_own(whole, seat)
            if any(one.entry and one.entry.seat == seat for one in whole[-100:]):
                assert known is not None


def test_a_deadline_that_was_missed_is_told() -> None:
    game = GAMES["emerald"]
    walk = story_of(game, 2)
    one, state = next((one, state) for one, state in walk if one.news)
    assert one.entry is not None
    late = replace(one, entry=replace(one.entry, by="clock"))
    view = view_of(game, state, 2)
    text = happened(view, one.entry.seat, (late,)) or ""

    assert text.startswith(f"- {view.common.say('story-missed', number=1)}")
    assert view.story(one.news)[0] in text


def test_a_note_to_somebody_else_leaves_no_trace() -> None:
    game = GAMES["schatzjagd"]
    walk = story_of(game, 2)
    one, state = next((one, state) for one, state in walk if one.whispers)
    foreign = replace(one, whispers=(Whisper(Seat(1), one.whispers[0].note),))
    view = view_of(game, state, 2)

    assert view.noted(one.whispers[0].note) in (happened(view, Seat(1), (foreign,)) or "")
    assert view.noted(one.whispers[0].note) not in (happened(view, Seat(0), (foreign,)) or "")
