"""Positions of Total."""

from bot.games.contract import Rng
from tests.toys.total import State


def rolled(*dice: int) -> State:
    return State(Rng(bytes(32)), dice)
