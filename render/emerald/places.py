"""The places on the picture of Emerald, in pixels of 1200 x 900.

The castle is one row, not a square as in the rules: so towers, fields and cards are wide enough for
letters that can be read on a phone.
"""

from bot.games.emerald.content import CAVE, FIELDS, START_PLACES

WIDTH, HEIGHT = 1200, 900
PANELS_TOP, PANEL_H = 708, 184
COLUMN = 103  # from one field of the cave to the next
MEADOW_Y, CAVE_Y = 196, 552  # the middle of a stone's upper side
CARD_W, CARD_H = 46, 66
CARDS_Y = 661
GEM_DX, GOLD_DX = -24, 25  # from the middle of a column to each of two stacks
NEST, RANSOMS, DIE, BONUS = (996, 330), (1116, 330), (1068, 400), (1088, 28)


def column(field: int) -> int:
    """The middle of a field of the cave, and of everything at it."""
    return 60 + COLUMN * (field - CAVE[0])


TOWERS = {name: 673 + 110 * k for k, name in enumerate(("T1", "T2", "T5", "T3", "T4"))}
MEADOW = {str(field): 560 - 100 * (field - 1) for field in FIELDS if field not in CAVE}

# The middle of the feet of knights in the front row
FLOORS: dict[str, tuple[int, int]] = {
    **{name: (TOWERS[name], 216) for name in START_PLACES},
    **{name: (x, 204) for name, x in MEADOW.items()},
    **{str(field): (column(field), 564) for field in CAVE},
}


def chamber(number: int) -> tuple[int, int]:
    """The foot of a chamber place, counted from 0."""
    return 1011 + 114 * (number % 2), 520 + 120 * (number // 2)


def panel(seat: int, seats: int) -> tuple[int, int, int, int]:
    """Left, top, width and height of a player's panel."""
    gap = 8
    width = (WIDTH - gap * (seats + 1)) // seats
    return gap + seat * (width + gap), PANELS_TOP, width, PANEL_H
