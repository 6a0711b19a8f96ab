"""The places on the pictures of Scratch Island, in pixels of 1200 x 900.

The map of the seat whose turn it is is large on the left; the others are on cards on the right.
Hands and previews use the same left part.
"""

from typing import NamedTuple

from render.kit import Point

WIDTH, HEIGHT = 1200, 900
MAP_X, MAP_Y, CELL = 70, 152, 76
BAR_X, BAR_Y, BAR_H = 8, 10, 88  # the bar with the name above the map
LAST_DIE, DIE, DIE_STEP = (742, 54), 80, 84  # the middle of the last die
ROW = (8, 842, 776, 52)  # chests and treasures below the map
SIDE_X, SIDE_W = 800, 392
ROUND = (SIDE_X, 8, SIDE_W, 56)
CARDS_Y, CARDS_LOW, CARD_GAP, CARD_HEAD = 72, 894, 8, 62


class Card(NamedTuple):
    """The parts of a card, by the number of cards, from its left upper corner."""

    cell: int  # size of a square of its map
    map_at: tuple[int, int]
    chests: tuple[Point, ...]  # the middles of the chests, by colour
    chest: int  # width of a chest
    boxes: tuple[Point, ...]  # the middles of the boxes for treasures
    treasure: int  # width of a treasure


def _block(left: float, top: float, step_x: float, step_y: float) -> tuple[Point, ...]:
    """Boxes in four columns: pearl and amulet, rings, masks; then goblets and crowns, upright."""
    wide = [(left + step_x * k, top + step_y * r) for r in range(3) for k in range(2)]
    tall = [(left + step_x * k, top + step_y * r) for k in (2, 3) for r in range(3)]
    return (*wide, *tall)


_LINE = tuple((54 + 95 * k, 510) for k in range(4))
_SQUARE = tuple((290 + 66 * (k % 2), 132 + 96 * (k // 2)) for k in range(4))
_SMALL = tuple((221 + 48 * k, 92) for k in range(4))
_ROWS = tuple((38 + 63 * (k % 6), 332 + 47 * (k // 6)) for k in range(12))
CARDS = {  # by the number of cards
    1: Card(41, (11, 76), _LINE, 92, _block(54, 610, 95, 84), 74),
    2: Card(26, (12, 72), _SQUARE, 62, _ROWS, 40),
    3: Card(20, (12, 70), _SMALL, 44, _block(221, 139, 48, 46), 40),
}


def card_box(number: int, many: int) -> tuple[int, int, int, int]:
    """Left, top, width and height of a card."""
    height = (CARDS_LOW - CARDS_Y - CARD_GAP * (many - 1)) // many
    return SIDE_X, CARDS_Y + number * (height + CARD_GAP), SIDE_W, height


def centre(square: int, x: float, y: float, cell: int) -> Point:
    """The middle of a square of the map whose left upper corner is given."""
    return x + (square % 9 + 0.5) * cell, y + (square // 9 + 0.5) * cell
