"""Where each hunter stands: alone, beside a fellow over a treasure, among guests in a boat."""

from typing import NamedTuple

from bot.games.dracheninsel.content import CENTRE, FIELDS
from bot.games.dracheninsel.model import NOBODY, WAITING, Board
from render.dracheninsel.pieces import PAIRED, SINGLE
from render.dracheninsel.places import FIGURE_RISE, SPOTS

LIFTED = 34  # with a treasure they stand higher: its value lies below them
ABOARD = 4  # how far below the middle of a boat hunters stand in it


class Figure(NamedTuple):
    hunter: int
    x: float
    y: float
    r: int


def figures(board: Board) -> list[Figure]:
    """All hunters on the table."""
    found: list[Figure] = []
    for place in dict.fromkeys(board.hunters):
        if place != NOBODY:
            found += at(board, place)
    return found


def at(board: Board, place: int) -> list[Figure]:
    """The hunters of one place, side by side."""
    here = [hunter for hunter, where in enumerate(board.hunters) if where == place]
    x, y = SPOTS[place]
    if place >= FIELDS:
        y += ABOARD
    else:
        y -= LIFTED if _has_treasure(board, place) else FIGURE_RISE
    r = SINGLE if len(here) == 1 else PAIRED
    step = min(2 * r, 72 / max(1, len(here) - 1))
    left = x - step * (len(here) - 1) / 2
    return [Figure(hunter, left + step * k, y, r) for k, hunter in enumerate(here)]


def _has_treasure(board: Board, place: int) -> bool:
    return place in board.treasures or (place == CENTRE and WAITING in board.treasures)
