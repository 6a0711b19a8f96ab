"""A stand-in."""

from bot.games.contract import Menu, Mind, Path, Seat, Tree
from bot.games.schatzjagd.actions import (
    Action,
)
from bot.games.schatzjagd.views import Own, Public


def choose(view: Public, own: Own, seat: Seat, tree: Tree[Action], mind: Mind) -> Path:
    path: Path = ()
    while isinstance(menu := tree(path), Menu):
        path = (*path, menu.picks[-1])
    return path
