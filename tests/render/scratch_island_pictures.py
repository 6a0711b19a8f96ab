"""Positions of Scratch Island, for the tests of its pictures."""

from functools import cache

import bot.games.scratch_island as game
from render.positions import positions


@cache
def played(seats: int) -> tuple[game.State, ...]:
    return tuple(positions(game, seats, 3))
