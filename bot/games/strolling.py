"""Random play: a walk through the lazy tree of answers, for simulations, measures and tests."""

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

from bot.games.contract import AnyGame, Menu, Path, Seat

T = TypeVar("T")


class Luck(Protocol):
    """What is needed of `random.Random`, which no game may import."""

    def choice(self, seq: Sequence[T], /) -> T: ...
    def sample(self, population: Sequence[T], k: int) -> list[T]: ...
    def randint(self, a: int, b: int) -> int: ...


def stroll(game: AnyGame, state: Any, seat: Seat, luck: Luck) -> Path:
    """A random path through the tree, down to an action."""
    path: Path = ()
    while isinstance(menu := game.choices(state, seat, path), Menu):
        path = (*path, any_pick(menu, luck))
    return path


def any_pick(menu: Menu, luck: Luck) -> str:
    if menu.least == menu.most == 1:
        return luck.choice(menu.picks)
    chosen = luck.sample(menu.picks, luck.randint(menu.least, menu.most))
    return "+".join(pick for pick in menu.picks if pick in chosen) or "-"
