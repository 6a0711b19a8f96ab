"""The public message of a table: the board, its news, whose turn it is, four buttons."""

from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from typing import Any

from PIL.Image import Image

from bot.games.contract import AnyPublic, Clock, Seat
from bot.games.registry import ROUNDS_LEFT
from bot.table.play.fairness import commitment
from bot.ui.board.ending import called_off_lines, ending_lines, ranked
from bot.ui.intake.buttons import Style, TableButton
from bot.ui.message import painting
from bot.ui.message.painting import render_for_all, render_for_reader, run_in_painter
from bot.ui.message.parts import Picture, Post, post
from bot.ui.message.stickers import sticker
from bot.ui.message.table_view import TableView, alt_text
from render.curve import Labels, Line, Moment, curve
from render.looks import PLAIN
from render.painter import Names

ACCENT = 0x4A7C59
FILE_NAME = "board-{}.png"
WINDOWS_ENOUGH = 10  # long windows after which the board mentions the setting of times
MOST_CHARACTERS = 2_500  # characters of news; a message has 4,000


async def board(
    view: TableView, news: Sequence[Any], away: int = 0, turn: Sequence[Any] = ()
) -> Post:
    """The message while the game runs; it does not depend on hands.

    `turn` is the news of the newest turn: its greatest event is shown below the board.
    """
    return post(
        f"## {view.title}\n{_turn(view)}",
        view.common.say("board-away", minutes=away) if away else None,
        await shown_board(view),
        *await sticker(view, turn),
        _slow(view),
        _undone(view),
        news_lines(view, news),
        view.common.say("board-sealed", commitment=f"`{_sealed(view)}`"),
        _buttons(view),
        accent=ACCENT,
    )


async def shown_board(view: TableView) -> Picture:
    return await board_picture(view, view.public, FILE_NAME.format(view.record.public_version))


async def own_board(view: TableView, public: AnyPublic, file_name: str) -> list[Picture]:
    """The board with the picture settings of one person."""
    if view.look == PLAIN:
        return [await board_picture(view, public, file_name)]
    paint = partial(view.painter.board, public, view.names)
    alt = alt_text(view.lines_of(public))
    return await render_for_reader(paint, view.record.game, view.look, file_name, alt)


async def board_picture(view: TableView, public: AnyPublic, file_name: str) -> Picture:
    """The picture for everybody, painted once for the channel and all panels."""
    content = await run_in_painter(partial(encoded_board, view.painter.board, public, view.names))
    return Picture(file_name, content, alt_text(view.lines_of(public)))


@lru_cache(maxsize=32)  # about four megabytes in all
def encoded_board(
    paint: Callable[[AnyPublic, Names], Image], view: AnyPublic, names: Names
) -> bytes:
    """Cached in the painter process: channel, panels and replay ask for the same board."""
    (content,) = painting.encoded(partial(paint, view, names))
    return content


async def final_card(
    view: TableView,
    moments: Sequence[Any],
    grown: Sequence[tuple[int, ...]] = (),
    rounds: Sequence[int] = (),
) -> Post:
    """The end: scores and their curve, the last board, the greatest moments and their rounds, the
    seed that was committed to at the start, the button for another game.
    """
    assert view.outcome is not None
    places, edition = alt_text(ranked(view.outcome, view.names)), view.record.public_version
    return post(
        f"## {view.title}\n" + "\n".join(ending_lines(view)),
        await render_for_all(view.final(), f"scores-{edition}.png", places),
        await shown_board(view),
        await _curve(view, grown, list(zip(rounds, moments, strict=False))),
        _remembered(view, moments),
        _seed(view),
        _end_buttons(view),
        accent=ACCENT,
    )


def _remembered(view: TableView, moments: Sequence[Any]) -> str | None:
    lines = news_lines(view, moments)
    return f"**{view.common.say('final-moments')}**\n{lines}" if lines else None


async def _curve(
    view: TableView, grown: Sequence[tuple[int, ...]], moments: Sequence[tuple[int, Any]]
) -> Picture | None:
    """The points by round, if there are several rounds, with the moments on the lines."""
    if len(grown) < 2:
        return None
    pairs = zip(view.names, zip(*grown, strict=True), strict=True)
    lines = [Line(*pair, view.sign(Seat(seat))) for seat, pair in enumerate(pairs)]
    spoken = [f"{line.name}: {', '.join(map(str, line.points))}" for line in lines]
    say = view.common.say
    alt = alt_text([say("curve-alt"), *spoken])
    first = view.game.moment(view.state.game_state).round - len(grown) + 1
    title = say("curve-title", game=view.title)
    labels = Labels(title, say("curve-points"), say("curve-rounds"), first)
    marks = [_mark(view, number - first, event) for number, event in moments]
    painting = partial(curve, lines, labels, [mark for mark in marks if mark is not None])
    return await render_for_all(painting, f"points-{view.record.public_version}.png", alt)


def _mark(view: TableView, at: int, event: Any) -> Moment | None:
    """A moment on the line of its player."""
    seat, told = getattr(event, "seat", None), view.said.story([event], view.names)
    if not isinstance(seat, int) or not told:
        return None
    return Moment(seat, at, told[0].replace("**", ""))


def called_off_card(view: TableView) -> Post:
    """A game that was called off: no winner, nothing hidden any more."""
    seed = _seed(view) if view.record.seed else None
    buttons = _end_buttons(view) if view.record.seed else [_rematch(view)]
    return post(f"## {view.title}\n{called_off_lines(view)}", seed, buttons)


def moved_card(view: TableView) -> Post:
    """What replaces a board that has been posted again further down."""
    return post(view.common.say("board-moved", game=view.title))


def news_lines(view: TableView, news: Sequence[Any]) -> str | None:
    """The newest news, the oldest first."""
    return _shortened([f"- {line}" for line in view.story(news)]) or None


def _shortened(lines: list[str]) -> str:
    """An episode that is too long loses its middle: its beginning and its end stay."""
    latest = lines[1:]
    while latest and sum(map(len, lines[:1] + latest)) + len(latest) > MOST_CHARACTERS:
        del latest[0]
    gap = ["- …"] if len(latest) + 1 < len(lines) else []
    return "\n".join([*lines[:1], *gap, *latest])


def _slow(view: TableView) -> str | None:
    """After the tenth long window, the hint that windows can be shorter."""
    record, left = view.record, ROUNDS_LEFT.get(view.record.game)
    if (
        record.window.important_count != WINDOWS_ENOUGH
        or record.window.kind is not None
        or left is None
    ):
        return None
    passed = max(record.asked_at.values(), default=record.dealt_at) - record.dealt_at
    turns = left(view.public) * len(record.chairs)
    moment = view.game.moment(view.state.game_state)
    # The end of the game, estimated from the pace so far.
    days = passed / max(1, moment.turn) * turns / 86_400
    return view.common.say(
        "board-slow", windows=record.window.important_count, days=max(1, round(days))
    )


def _undone(view: TableView) -> str | None:
    """The name of the player who has just undone something: news that all have read are gone."""
    undone = view.record.undo.told
    if undone is None or undone.public_version != view.record.public_version:
        return None
    return view.common.say("board-undone", name=view.text_names[undone.seat])


def _turn(view: TableView) -> str:
    if (paused := view.paused()) is not None:
        return f"{paused}\n{view.who_decides()}"
    deadline = view.deadline()
    if deadline is None or view.record.window.kind is not None:  # a window says it anyway
        return view.who_decides()
    return f"{view.who_decides()}\n{view.until(deadline)}"


def _buttons(view: TableView) -> list[TableButton]:
    in_window = any(ask.clock is not Clock.TURN for ask in view.state.asks())
    label, style = ("button-answer", Style.success) if in_window else ("button-hand", Style.primary)
    return [
        view.verb("hand", view.common.say(label), style=style, emoji="🎴"),
        view.verb("log", emoji="📖"),
        view.verb("rules", emoji="❓"),
        view.verb("more", emoji="⚙️"),
    ]


def _end_buttons(view: TableView) -> list[TableButton]:
    return [
        _rematch(view),
        view.verb("log", emoji="📖"),
        view.verb("replay", emoji="🎬"),
        view.verb("replay_step", view.common.say("button-steps"), emoji="👣"),
        view.verb("record", emoji="🎲"),
    ]


def _rematch(view: TableView) -> TableButton:
    return view.verb("rematch", style=Style.success, emoji="🔁")


def _seed(view: TableView) -> str:
    seed, sealed = f"`{view.record.seed.hex()}`", f"`{_sealed(view)}`"
    return view.common.say("board-seed", seed=seed, commitment=sealed)


def _sealed(view: TableView) -> str:
    return commitment(view.record.seed, view.record.id)
