"""The one public message of a table: the board, its news, whose turn it is, four buttons."""

from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from typing import Any

from PIL.Image import Image

from bot.games.contract import AnyPublic, Clock, Seat
from bot.games.registry import ROUNDS_LEFT
from bot.table.play.record import commitment
from bot.ui.board.ending import called_off, ending_lines, ranked
from bot.ui.intake.buttons import Style, TableButton
from bot.ui.intake.custom_id import Verb
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
WINDOWS_ENOUGH = 10  # after so many long windows the board names the way to other times
MOST_CHARACTERS = 2_500  # of news; a whole message has 4,000


async def board(
    scene: TableView, news: Sequence[Any], away: int = 0, turn: Sequence[Any] = ()
) -> Post:
    """What stands in the channel while the game is on; the same whatever anybody holds.

    `turn` is what was told of the newest turn: its greatest thing stands below the board.
    """
    return post(
        f"## {scene.title}\n{_turn(scene)}",
        scene.common.say("board-away", minutes=away) if away else None,
        await shown_board(scene),
        *await sticker(scene, turn),
        _slow(scene),
        _undone(scene),
        news_lines(scene, news),
        scene.common.say("board-sealed", commitment=f"`{_sealed(scene)}`"),
        _buttons(scene),
        accent=ACCENT,
    )


async def shown_board(scene: TableView) -> Picture:
    return await board_picture(scene, scene.view, FILE_NAME.format(scene.record.public_version))


async def own_board(scene: TableView, view: AnyPublic, file_name: str) -> list[Picture]:
    """The same for one person, as they want to see it."""
    if scene.look == PLAIN:
        return [await board_picture(scene, view, file_name)]
    paint = partial(scene.painter.board, view, scene.names)
    alt = alt_text(scene.lines_of(view))
    return await render_for_reader(paint, scene.record.game, scene.look, file_name, alt)


async def board_picture(scene: TableView, view: AnyPublic, file_name: str) -> Picture:
    """A board as all see it; painted once for the channel and for everybody's panel."""
    content = await run_in_painter(partial(encoded_board, scene.painter.board, view, scene.names))
    return Picture(file_name, content, alt_text(scene.lines_of(view)))


@lru_cache(maxsize=32)  # about four megabytes
def encoded_board(
    paint: Callable[[AnyPublic, Names], Image], view: AnyPublic, names: Names
) -> bytes:
    """Kept in the process that paints: channel, panels and replay ask for the same board."""
    (content,) = painting.encoded(partial(paint, view, names))
    return content


async def final(
    scene: TableView,
    moments: Sequence[Any],
    grown: Sequence[tuple[int, ...]] = (),
    rounds: Sequence[int] = (),
) -> Post:
    """The end: scores and how they grew, the last board with all that is open now, what the game
    will be remembered for (and in which rounds), the seed that was sealed at the start, another
    game."""
    assert scene.outcome is not None
    places, edition = alt_text(ranked(scene.outcome, scene.names)), scene.record.public_version
    return post(
        f"## {scene.title}\n" + "\n".join(ending_lines(scene)),
        await render_for_all(scene.final(), f"scores-{edition}.png", places),
        await shown_board(scene),
        await _curve(scene, grown, list(zip(rounds, moments, strict=False))),
        _remembered(scene, moments),
        _seed(scene),
        _end_buttons(scene),
        accent=ACCENT,
    )


def _remembered(scene: TableView, moments: Sequence[Any]) -> str | None:
    lines = news_lines(scene, moments)
    return f"**{scene.common.say('final-moments')}**\n{lines}" if lines else None


async def _curve(
    scene: TableView, grown: Sequence[tuple[int, ...]], moments: Sequence[tuple[int, Any]]
) -> Picture | None:
    """The points from round to round, where there is more than one; the moments on their lines."""
    if len(grown) < 2:
        return None
    pairs = zip(scene.names, zip(*grown, strict=True), strict=True)
    lines = [Line(*pair, scene.sign(Seat(seat))) for seat, pair in enumerate(pairs)]
    spoken = [f"{line.name}: {', '.join(map(str, line.points))}" for line in lines]
    say = scene.common.say
    alt = alt_text([say("curve-alt"), *spoken])
    first = scene.game.moment(scene.state.game_state).round - len(grown) + 1
    title = say("curve-title", game=scene.title)
    labels = Labels(title, say("curve-points"), say("curve-rounds"), first)
    marks = [_mark(scene, number - first, event) for number, event in moments]
    painting = partial(curve, lines, labels, [mark for mark in marks if mark is not None])
    return await render_for_all(painting, f"points-{scene.record.public_version}.png", alt)


def _mark(scene: TableView, at: int, event: Any) -> Moment | None:
    """On the line of whom it is about."""
    seat, told = getattr(event, "seat", None), scene.said.story([event], scene.names)
    if not isinstance(seat, int) or not told:
        return None
    return Moment(seat, at, told[0].replace("**", ""))


def ended(scene: TableView) -> Post:
    """Called off: nobody wins, nothing is hidden any more."""
    seed = _seed(scene) if scene.record.seed else None
    buttons = _end_buttons(scene) if scene.record.seed else [_rematch(scene)]
    return post(f"## {scene.title}\n{called_off(scene)}", seed, buttons)


def retired(scene: TableView) -> Post:
    """What is left of a board that stands further down now."""
    return post(scene.common.say("board-moved", game=scene.title))


def news_lines(scene: TableView, news: Sequence[Any]) -> str | None:
    """The latest news, oldest first."""
    return _shortened([f"- {line}" for line in scene.story(news)]) or None


def _shortened(lines: list[str]) -> str:
    """Too long a scene loses its middle: how it began and how it stands are left."""
    latest = lines[1:]
    while latest and sum(map(len, lines[:1] + latest)) + len(latest) > MOST_CHARACTERS:
        del latest[0]
    gap = ["- …"] if len(latest) + 1 < len(lines) else []
    return "\n".join([*lines[:1], *gap, *latest])


def _slow(scene: TableView) -> str | None:
    """Said once, after the tenth window that was waited for: it need not take so long."""
    record, left = scene.record, ROUNDS_LEFT.get(scene.record.game)
    if (
        record.window.important_count != WINDOWS_ENOUGH
        or record.window.kind is not None
        or left is None
    ):
        return None
    passed = max(record.asked_at.values(), default=record.dealt_at) - record.dealt_at
    turns = left(scene.view) * len(record.chairs)
    moment = scene.game.moment(scene.state.game_state)
    days = passed / max(1, moment.turn) * turns / 86_400  # if it goes on as it did so far
    return scene.common.say(
        "board-slow", windows=record.window.important_count, days=max(1, round(days))
    )


def _undone(scene: TableView) -> str | None:
    """Whoever has just taken something back is named: news that all have read are gone."""
    undone = scene.record.undo.told
    if undone is None or undone.public_version != scene.record.public_version:
        return None
    return scene.common.say("board-undone", name=scene.text_names[undone.seat])


def _turn(scene: TableView) -> str:
    if (paused := scene.paused()) is not None:
        return f"{paused}\n{scene.who_decides()}"
    deadline = scene.deadline()
    if deadline is None or scene.record.window.kind is not None:  # of a window it is said anyway
        return scene.who_decides()
    return f"{scene.who_decides()}\n{scene.until(deadline)}"


def _buttons(scene: TableView) -> list[TableButton]:
    table, say = scene.record.id, scene.common.say
    in_window = any(ask.clock is not Clock.TURN for ask in scene.state.asks())
    verb, style = ("button-answer", Style.success) if in_window else ("button-hand", Style.primary)
    return [
        scene.button(Verb(table, "hand"), say(verb), style=style, emoji="🎴"),
        scene.button(Verb(table, "log"), say("button-log"), emoji="📖"),
        scene.button(Verb(table, "rules"), say("button-rules"), emoji="❓"),
        scene.button(Verb(table, "more"), say("button-more"), emoji="⚙️"),
    ]


def _end_buttons(scene: TableView) -> list[TableButton]:
    table, say = scene.record.id, scene.common.say
    return [
        _rematch(scene),
        scene.button(Verb(table, "log"), say("button-log"), emoji="📖"),
        scene.button(Verb(table, "replay"), say("button-replay"), emoji="🎬"),
        scene.button(Verb(table, "replay_step"), say("button-steps"), emoji="👣"),
        scene.button(Verb(table, "record"), say("button-record"), emoji="🎲"),
    ]


def _rematch(scene: TableView) -> TableButton:
    label = scene.common.say("button-rematch")
    return scene.button(Verb(scene.record.id, "rematch"), label, style=Style.success, emoji="🔁")


def _seed(scene: TableView) -> str:
    seed, sealed = f"`{scene.record.seed.hex()}`", f"`{_sealed(scene)}`"
    return scene.common.say("board-seed", seed=seed, commitment=sealed)


def _sealed(scene: TableView) -> str:
    return commitment(scene.record.seed, scene.record.id)
