"""Where everything lies on the picture of Emerald, in pixels of 1200 x 900.

The castle stands in one row, not in a square as in the rules file: so its towers, the fields and
the cards are wide enough for letters that can be read on a phone.
"""

from collections.abc import Sequence

from bot.games.emerald.content import CAVE, FIELDS, START_PLACES
from render.kit import Point

WIDTH, HEIGHT = 1200, 900

# Three bands from top to bottom: castle and meadow, the cave, the players.
CAVE_TOP, PANELS_TOP = 252, 696

COLUMN = 103  # from one field of the cave to the next
CARD_W, CARD_H = 88, 72
GEM_Y, BAR_Y, GOLD_Y = 300, 381, 651
MEADOW_FLOOR, CAVE_FLOOR = 190, 552  # where the front row of knights stands
NUMBER_DROP = 37  # from there down to the middle of the number

SIDE_X, SIDE_W = 943, 250  # nest, ransoms and die, chamber
NEST_Y, RANSOM_Y = 312, 406
CHAMBER_Y = 452
CELL_W, CELL_H = 120, 110


def column(field: int) -> int:
    """The middle of a field of the cave, and of all that lies beside it."""
    return 60 + COLUMN * (field - CAVE[0])


_TOWERS = {name: 673 + 110 * k for k, name in enumerate(("T1", "T2", "T5", "T3", "T4"))}
_MEADOW = {str(field): 560 - 100 * (field - 1) for field in FIELDS if field not in CAVE}

# The middle of each place's floor, where its front row of knights stands
FLOORS: dict[str, tuple[int, int]] = {
    **{name: (_TOWERS[name], MEADOW_FLOOR) for name in START_PLACES},
    **{name: (x, MEADOW_FLOOR) for name, x in _MEADOW.items()},
    **{str(field): (column(field), CAVE_FLOOR) for field in CAVE},
}


def ring(number: int) -> tuple[int, int]:
    """The middle of a chamber place, counted from 0."""
    across, down = number % 2, number // 2
    return SIDE_X + 65 + CELL_W * across, CHAMBER_Y + 41 + CELL_H * down


Spot = tuple[float, float, str, int]  # x, y, colour, how many


def crowd(
    knights: Sequence[str], floor: Point, across: int = 3, rows: int = 3, grouped: int = 2
) -> list[Spot]:
    """A spot for every knight, rear row first; where they are too many, one for each colour."""
    colours = sorted(set(knights), key=knights.index)
    spots = [(colour, 1) for colour in knights]
    step = 32
    if len(spots) > across * rows:
        spots = [(colour, knights.count(colour)) for colour in colours]
        across, step = grouped, 54
    return _rows(spots, floor, across, step)


def _rows(spots: list[tuple[str, int]], floor: Point, across: int, step: int) -> list[Spot]:
    placed: list[Spot] = []
    for start in range(0, len(spots), across):
        row = spots[start : start + across]
        left = floor[0] - step * (len(row) - 1) / 2
        y = floor[1] - 54 * (start // across)
        placed[:0] = [(left + step * k, y, colour, many) for k, (colour, many) in enumerate(row)]
    return placed


def panel(seat: int, seats: int) -> tuple[int, int, int, int]:
    """Left, top, width and height of a player's panel."""
    gap = 8
    width = (WIDTH - gap * (seats + 1)) // seats
    return gap + seat * (width + gap), PANELS_TOP, width, HEIGHT - PANELS_TOP - gap
