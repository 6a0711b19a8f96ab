"""What anybody is shown depends only on what he may know: texts, ids, file names, pixels."""

import random
from typing import Any

import pytest

from bot.games.contract import TABLE, AnyGame, Rng, Seat
from bot.ui.board.board import board, final_card
from bot.ui.panel.panel import panel
from render.registry import PAINTERS
from tests.laws import scenes, seed_of, slug_of
from tests.ui.scenes import course_of, plain, table_view


async def shown(game: AnyGame, game_state: Any, seats: int, seat: Seat) -> Any:
    """The board as all see it, and this seat's own panel."""
    state = course_of(game, game_state, seats)
    view = table_view(state, PAINTERS[slug_of(game)], "de")
    public = board if game.outcome(game_state) is None else final_card
    return plain(await public(view, [])), plain(await panel(view, seat))


@pytest.mark.parametrize("positions", [2, pytest.param(6, marks=pytest.mark.soak)])
async def test_nothing_shown_depends_on_what_a_seat_cannot_know(
    registered: AnyGame, seats: int, seed: int, positions: int
) -> None:
    played, luck = scenes(registered, seats, seed), random.Random(seed)
    for state, asks, *_ in luck.sample(played, min(positions, len(played))):
        seat = luck.choice([a.seat for a in asks if a.seat != TABLE] or [Seat(0)])
        other = registered.resample_hidden(state, seat, Rng(seed_of(seed)))
        assert await shown(registered, other, seats, seat) == await shown(
            registered, state, seats, seat
        )
