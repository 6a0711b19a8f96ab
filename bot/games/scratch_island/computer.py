"""Computer players; they see what everybody sees."""

from bot.games.contract import Menu, Mind, Path, Seat, Tree
from bot.games.scratch_island.model import Action
from bot.games.scratch_island.views import Own, Public


def choose(view: Public, own: Own, seat: Seat, tree: Tree[Action], mind: Mind) -> Path:
    path: Path = ()
    while isinstance(menu := tree(path), Menu):
        path = (*path, menu.picks[0])
    return path
