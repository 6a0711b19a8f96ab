"""Which step of an answer a panel shows; forced choices are skipped.

Where a game says so, the menu behind the first pick, by far the most frequent, is shown next to the
other picks. A menu with a single pick is skipped, unless that would complete the answer: nobody
acts without having seen on what.
"""

from typing import NamedTuple

from bot.games.contract import Menu, Path, Seat
from bot.ui.message.table_view import TableView

MOST_OPENED = 15  # buttons if the first pick is expanded


class PanelStep(NamedTuple):
    """The menu that is shown, and the path that leads to it."""

    path: Path
    menu: Menu
    base: Path = ()  # the menu in which the expanded first pick lies
    others: tuple[Path, ...] = ()  # its other picks


def panel_step(view: TableView, seat: Seat, path: Path) -> PanelStep | None:
    """The step after these picks; None if nothing is left to pick."""
    plain = _step(view, seat, skip_forced_menus(view, seat, path))
    return None if plain is None else _opened(view, seat, plain) or plain


def skip_forced_menus(view: TableView, seat: Seat, path: Path) -> Path:
    """Skips menus with a single pick, as long as that does not complete the answer."""
    while lone := _lone(view, seat, path):
        further = (*path, lone)
        if view.menu(seat, further) is None:
            break
        path = further
    return path


def complete_forced_last_pick(view: TableView, seat: Seat, path: Path) -> Path:
    """Completes a last step with a single pick for a player who has picked twice, or was told of it
    by the button just clicked.

    A step after skipped menus is shown, because the player has not seen them.
    """
    further, lone = skip_forced_menus(view, seat, path), _lone(view, seat, path)
    if further != path or lone is None:
        return further
    menu = view.menu(seat, path)
    is_known = (menu is not None and menu.implied) or len(_panels(view, seat, path)) >= 3
    return (*path, lone) if is_known else path


def back_target(view: TableView, seat: Seat, path: Path) -> Path:
    """Where *Back* leads: to the last panel with a choice."""
    return ((), *_panels(view, seat, path))[-2]


def _panels(view: TableView, seat: Seat, path: Path) -> list[Path]:
    """The panels of this path, one for each click."""
    found: list[Path] = [()]
    while (shown := panel_step(view, seat, found[-1])) and shown.path[: len(path)] != path:
        found.append(skip_forced_menus(view, seat, path_after_click(shown, path)))
    return found


def path_after_click(shown: PanelStep, path: Path) -> Path:
    """The path after a click on this pick of the step."""
    beside = (way for way in shown.others if path[: len(way)] == way)
    return next(beside, path[: len(shown.path) + 1])


def _opened(view: TableView, seat: Seat, plain: PanelStep) -> PanelStep | None:
    """Expands the first pick if the result fits on the panel, repeatedly."""
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
    """The only pick of this step; None if there are others."""
    menu = view.menu(seat, path)
    is_lone = menu is not None and len(menu.picks) == 1 and menu.least == 1
    return menu.picks[0] if menu is not None and is_lone else None
