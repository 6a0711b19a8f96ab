"""stub"""

from bot.games.contract import Menu, Mind, Path, Seat, Tree
from bot.games.drachenland.model import Action
from bot.games.drachenland.views import Own, Public


def choose(view: Public, own: Own, seat: Seat, tree: Tree[Action], mind: Mind) -> Path:
    path: Path = ()
    while isinstance(menu := tree(path), Menu):
        path = (*path, menu.picks[0])
    return path
