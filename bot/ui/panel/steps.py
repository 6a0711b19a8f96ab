"""Which step of an answer a panel shows: what goes without saying is not asked.

In long turns the first pick, by far the most frequent, lies open beside the others. A menu with a
single pick is passed through, unless that would complete the answer: nobody acts without having
seen with what or where.
"""

from typing import NamedTuple

from bot.games.contract import Menu, Path, Seat
from bot.ui.message.table_view import TableView

MOST_OPENED = 15  # buttons, if the first pick is opened beside the others


class Step(NamedTuple):
    """The menu that is shown, and the path that leads to it."""

    path: Path
    menu: Menu
    others: tuple[str, ...] = ()  # first picks beside the opened one


def step(scene: TableView, seat: Seat, path: Path) -> Step | None:
    """What is shown to whoever has picked so far; None if nothing is left to pick."""
    menu = scene.menu(seat, path)
    if menu is None:
        return None
    opened = _opened(scene, seat, menu) if not path else None
    return opened or _step(scene, seat, passed(scene, seat, path))


def passed(scene: TableView, seat: Seat, path: Path) -> Path:
    """Through menus with a single pick, as long as that does not complete the answer."""
    while lone := _lone(scene, seat, path):
        further = (*path, lone)
        if scene.menu(seat, further) is None:
            break
        path = further
    return path


def granted(scene: TableView, seat: Seat, path: Path) -> Path:
    """Whoever has picked twice need not click the last step if only one pick is left in it.

    What was passed through just now they have not seen yet: then the last step is shown.
    """
    further, lone = passed(scene, seat, path), _lone(scene, seat, path)
    if further != path or lone is None or _chosen(scene, seat, path) < 2:
        return further
    return (*path, lone)


def before(scene: TableView, seat: Seat, path: Path) -> Path:
    """Where *Back* leads: to the last panel in which there was something to choose."""
    back = path[:-1]
    while back and _lone(scene, seat, back):
        back = back[:-1]
    first = step(scene, seat, ())
    return () if first is not None and first.path == back else back


def _opened(scene: TableView, seat: Seat, menu: Menu) -> Step | None:
    """Where the first pick leads, if that fits on the panel."""
    if not menu.opens:
        return None
    found = _step(scene, seat, passed(scene, seat, menu.picks[:1]))
    if found is None or found.menu.least != 1 or found.menu.most != 1:
        return None
    fits = len(found.menu.picks) + len(menu.picks) <= MOST_OPENED
    return found._replace(others=menu.picks[1:]) if fits else None


def _step(scene: TableView, seat: Seat, path: Path) -> Step | None:
    menu = scene.menu(seat, path)
    return None if menu is None else Step(path, menu)


def _chosen(scene: TableView, seat: Seat, path: Path) -> int:
    """How often there was something to choose on this way, not counting what lay open."""
    first = step(scene, seat, ())
    open_to = 0 if first is None or path[: len(first.path)] != first.path else len(first.path)
    clicked = range(open_to, len(path))
    return sum(_lone(scene, seat, path[:depth]) is None for depth in clicked)


def _lone(scene: TableView, seat: Seat, path: Path) -> str | None:
    """The only pick of this step, if there is no other."""
    menu = scene.menu(seat, path)
    is_lone = menu is not None and len(menu.picks) == 1 and menu.least == 1
    return menu.picks[0] if menu is not None and is_lone else None
