"""What a position of Scratch Island shows, as plain numbers."""

from bot.games.scratch_island.model import State
from tests.games.scratch_island.kit import GAME


def points(state: State) -> tuple[int, ...]:
    return tuple(GAME.public(state).points)


def numbers(laid: int) -> list[int]:
    return [square for square in range(81) if laid >> square & 1]
