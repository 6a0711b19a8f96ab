"""Where each hunter stands: alone, beside a fellow over a treasure, among guests in a boat."""

from typing import NamedTuple

from bot.games.dracheninsel.content import CENTRE, FIELDS
from bot.games.dracheninsel.views import Public
from render.dracheninsel.pieces import PAIRED, SINGLE
from render.dracheninsel.places import FIGURE_RISE, SPOTS
from render.dracheninsel.reading import lying

LIFTED = 38  # with a treasure they stand higher: its value lies below them
ABOARD = 4  # how far below the middle of a boat hunters stand in it


class Figure(NamedTuple):
    hunter: int
    x: float
    y: float
    r: int


def figures(view: Public) -> list[Figure]:
    """All hunters on the table; those who are not in play stand nowhere."""
    found: list[Figure] = []
    for place in dict.fromkeys(view.board.hunters):
        if place < len(SPOTS):
            found += _at(view, place)
    return found


def _at(view: Public, place: int) -> list[Figure]:
    """The hunters of one place, side by side."""
    here = [hunter for hunter, where in enumerate(view.board.hunters) if where == place]
    x, y = SPOTS[place]
    y -= lift(view, place)
    r = SINGLE if len(here) == 1 else PAIRED
    step = min(2 * r, 72 / max(1, len(here) - 1))
    left = x - step * (len(here) - 1) / 2
    return [Figure(hunter, left + step * k, y, r) for k, hunter in enumerate(here)]


def lift(view: Public, place: int) -> int:
    """How far above the middle of a place hunters stand."""
    if place >= FIELDS:
        return -ABOARD
    return LIFTED if _has_treasure(view, place) else FIGURE_RISE


def _has_treasure(view: Public, place: int) -> bool:
    return place in view.board.treasures or (place == CENTRE and lying(view) is not None)
