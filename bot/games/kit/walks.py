"""Walks through the lazy tree of answers: by chance, by first picks, in silence."""

from collections.abc import Iterator, Sequence
from typing import Any, Protocol, TypeVar

from bot.games.contract import AnyGame, Menu, Path, Seat, Tree, join_picks

A = TypeVar("A")
T = TypeVar("T")


class Chooser(Protocol):
    """What is needed of `random.Random`, which no game may import."""

    def choice(self, seq: Sequence[T], /) -> T: ...
    def sample(self, population: Sequence[T], k: int) -> list[T]: ...
    def randint(self, a: int, b: int) -> int: ...


def random_path(game: AnyGame, state: Any, seat: Seat, luck: Chooser) -> Path:
    """A random path through the tree, down to an action."""
    path: Path = ()
    while isinstance(menu := game.choices(state, seat, path), Menu):
        path = (*path, any_pick(menu, luck))
    return path


def any_pick(menu: Menu, luck: Chooser) -> str:
    if menu.least == menu.most == 1:
        return luck.choice(menu.picks)
    return menu.in_order(luck.sample(menu.picks, luck.randint(menu.least, menu.most)))


def first_path(game: AnyGame, state: Any, seat: Seat) -> Iterator[tuple[Path, Menu]]:
    """The menus on the way down by the first picks, each with the path that leads to it."""
    path: Path = ()
    while isinstance(menu := game.choices(state, seat, path), Menu):
        yield path, menu
        path = (*path, first_pick(menu))


def first_pick(menu: Menu) -> str:
    """As many as must be picked, the first ones."""
    return join_picks(menu.picks[: menu.least])


def completed(tree: Tree[A], begun: Path, said: Path = ()) -> Path:
    """A half-made answer as silence goes on with it.

    It is kept where it leads to what is `said` anyway, or where all that is left can be declined.
    A menu that was only opened decides nothing: else silence answers as if nothing had been begun,
    with what is `said`, or by declining and first picks.
    """
    if said and said[: len(begun)] == begun:
        return said
    path = begun
    while isinstance(menu := tree(path), Menu):
        if begun and not can_be_declined(menu):
            return completed(tree, (), said)
        path = (*path, silent_pick(menu))
    return path


def can_be_declined(menu: Menu) -> bool:
    return not menu.least or not menu.declining.isdisjoint(menu.picks)


def silent_pick(menu: Menu) -> str:
    return next((pick for pick in menu.picks if pick in menu.declining), first_pick(menu))


def abouts(game: AnyGame, state: Any, seat: Seat, path: Path) -> frozenset[str]:
    """What all the menus of a completed answer are about."""
    menus = (game.choices(state, seat, path[:depth]) for depth in range(len(path)))
    return frozenset(menu.about for menu in menus if isinstance(menu, Menu))


def rest_of(tree: Tree[A], path: Path) -> Tree[A]:
    """The tree of what is left to be said when this much is."""
    return lambda further: tree((*path, *further))
