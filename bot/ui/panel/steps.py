"""Which step of an answer a panel shows: what goes without saying is not asked.

Where a game says so, the first pick, by far the most frequent, lies open beside the others. A menu
with a single pick is passed through, unless that would complete the answer: nobody acts without
having seen with what or where.
"""

from typing import NamedTuple

from bot.games.contract import Menu, Path, Seat
from bot.ui.message.table_view import TableView

MOST_OPENED = 15  # buttons, if the first pick is opened beside the others


class PanelStep(NamedTuple):
    """The menu that is shown, and the path that leads to it."""

    path: Path
    menu: Menu
    base: Path = ()  # where the first opened pick and the others part
    others: tuple[Path, ...] = ()  # the ways beside the opened ones


def panel_step(view: TableView, seat: Seat, path: Path) -> PanelStep | None:
    """What is shown to whoever has picked so far; None if nothing is left to pick."""
    plain = _step(view, seat, skip_forced_menus(view, seat, path))
    return None if plain is None else _opened(view, seat, plain) or plain


def skip_forced_menus(view: TableView, seat: Seat, path: Path) -> Path:
    """Through menus with a single pick, as long as that does not complete the answer."""
    while lone := _lone(view, seat, path):
        further = (*path, lone)
        if view.menu(seat, further) is None:
            break
        path = further
    return path


def complete_forced_last_pick(view: TableView, seat: Seat, path: Path) -> Path:
    """Whoever has picked twice need not click the last step if only one pick is left in it; nor
    whoever was told of it by the button that they have just clicked.

    What was passed through just now they have not seen yet: then the last step is shown.
    """
    further, lone = skip_forced_menus(view, seat, path), _lone(view, seat, path)
    if further != path or lone is None:
        return further
    menu = view.menu(seat, path)
    is_known = (menu is not None and menu.implied) or len(_panels(view, seat, path)) >= 3
    return (*path, lone) if is_known else path


def back_target(view: TableView, seat: Seat, path: Path) -> Path:
    """Where *Back* leads: to the last panel in which there was something to choose."""
    return ((), *_panels(view, seat, path))[-2]


def _panels(view: TableView, seat: Seat, path: Path) -> list[Path]:
    """The panels that were shown on this way, up to the one in which it stands: a click each."""
    found: list[Path] = [()]
    while (shown := panel_step(view, seat, found[-1])) and shown.path[: len(path)] != path:
        found.append(skip_forced_menus(view, seat, path_after_click(shown, path)))
    return found


def path_after_click(shown: PanelStep, path: Path) -> Path:
    """How far on this path the click leads that is made where this step is shown."""
    beside = (way for way in shown.others if path[: len(way)] == way)
    return next(beside, path[: len(shown.path) + 1])


def _opened(view: TableView, seat: Seat, plain: PanelStep) -> PanelStep | None:
    """Where the first pick leads, if that fits on the panel; and from there again."""
    path, menu = plain.path, plain.menu
    if not menu.expand_first:
        return None
    found = _step(view, seat, skip_forced_menus(view, seat, (*path, menu.picks[0])))
    if found is None or found.menu.least != 1 or found.menu.most != 1:
        return None
    beside = tuple((*path, pick) for pick in menu.picks[1:])
    ways = [one for one in (_opened(view, seat, found), found) if one is not None]
    opened = (one._replace(base=path, others=(*one.others, *beside)) for one in ways)
    return next((one for one in opened if _fits(one)), None)


def _fits(opened: PanelStep) -> bool:
    return len(opened.menu.picks) + len(opened.others) < MOST_OPENED


def _step(view: TableView, seat: Seat, path: Path) -> PanelStep | None:
    menu = view.menu(seat, path)
    return None if menu is None else PanelStep(path, menu)


def _lone(view: TableView, seat: Seat, path: Path) -> str | None:
    """The only pick of this step, if there is no other."""
    menu = view.menu(seat, path)
    is_lone = menu is not None and len(menu.picks) == 1 and menu.least == 1
    return menu.picks[0] if menu is not None and is_lone else None
