"""What anybody is shown depends only on what he may know: texts, ids, file names, pixels."""

import random
from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.contract import TABLE, AnyGame, Rng, Seat
from bot.games.registry import GAMES
from bot.table.model.course import Course
from bot.table.model.deadline import Deadline, DeadlineKind
from bot.table.model.sheet import Chair, Phase, Sheet
from bot.ui.board.board import board, final
from bot.ui.intake.buttons import Buttons
from bot.ui.message.parts import Post
from bot.ui.message.table_view import TableView
from bot.ui.panel.panel import panel
from render.painter import TablePainter
from render.registry import PAINTERS
from tests.laws import scenes, seed_of

BUTTONS = Buttons(bytes(32))
NAMES = ("Anna", "Ben", "Carla", "Dilara", "Emil", "Finn")


def table_view(course: Course, painter: TablePainter, language: str) -> TableView:
    """With a key, so that its buttons can be made."""
    return TableView(course, painter, language, buttons=BUTTONS)


def slug_of(game: AnyGame) -> str:
    return next(slug for slug, known in GAMES.items() if known is game)


def course_of(game: AnyGame, state: Any, seats: int) -> Course:
    """A running table in this state, as the table layer would have it."""
    chairs = tuple(Chair(user, NAMES[user]) for user in range(seats))
    since = {ask.seat: 1 for ask in game.asks(state)}
    sheet = Sheet(1, slug_of(game), 2, 3, 0, "de", chairs=chairs, seed=bytes(32), since=since)
    due = {Deadline(DeadlineKind.TURN, Seat(0)): 1000.0}
    return Course(game, replace(sheet, phase=Phase.RUNNING), state, due)


def plain(post: Post) -> tuple[Any, list[tuple[str, bytes]]]:
    files = [(file.filename, file.fp.read()) for file in post.files]
    components: Any = post.view.to_components()  # type: ignore[no-untyped-call]
    return components, files


async def shown(game: AnyGame, state: Any, seats: int, seat: Seat) -> Any:
    """The board as all see it, and this seat's own panel."""
    course = course_of(game, state, seats)
    scene = table_view(course, PAINTERS[slug_of(game)], "de")
    public = board if game.outcome(state) is None else final
    return plain(await public(scene, [])), plain(await panel(scene, seat))


@pytest.mark.parametrize("positions", [2, pytest.param(6, marks=pytest.mark.soak)])
async def test_nothing_shown_depends_on_what_a_seat_cannot_know(
    registered: AnyGame, seats: int, seed: int, positions: int
) -> None:
    played, luck = scenes(registered, seats, seed), random.Random(seed)
    for state, asks, *_ in luck.sample(played, min(positions, len(played))):
        seat = luck.choice([a.seat for a in asks if a.seat != TABLE] or [Seat(0)])
        other = registered.scramble(state, seat, Rng(seed_of(seed)))
        assert await shown(registered, other, seats, seat) == await shown(
            registered, state, seats, seat
        )
