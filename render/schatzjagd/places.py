"""Where everything is: the realm on the left, lords, scene and piles on the right."""

from collections.abc import Iterator

from bot.games.schatzjagd.content import CASTLES, CITY, FIELD, SIDE
from render.kit import Point

WIDTH, HEIGHT = 1440, 900
CELL = 81
BAND = 12  # street and river, between the fifth and the sixth row and column
LEFT, TOP = 64, 54
REALM = SIDE * CELL + BAND  # as wide as high

SIDE_X, SIDE_W = 904, 528
PANEL_H, PANEL_STEP, FLAG = 124, 132, 62
PILES_Y = 852


def along(number: int) -> int:
    """How far the middle of a column or row lies from the realm's edge."""
    return CELL * number + CELL // 2 + (BAND if number >= SIDE // 2 else 0)


def spot(field: int) -> tuple[int, int]:
    """The middle of a field."""
    return LEFT + along(field % SIDE), TOP + along(field // SIDE)


SPOTS = {name: spot(field) for name, field in FIELD.items()}


def lands() -> Iterator[int]:
    """The fields on which nothing is built."""
    return (field for field in range(SIDE * SIDE) if field not in CASTLES and field not in CITY)


def panel(position: int) -> tuple[int, int]:
    """The left upper corner of a lord's panel."""
    return SIDE_X, 10 + PANEL_STEP * position


def scene(lords: int) -> tuple[int, int, int, int]:
    """Left, top, width and height of what goes on at the moment, below the lords."""
    top = panel(lords)[1]
    return SIDE_X, top, SIDE_W, PILES_Y - 48 - top


def standing(many: int, crowded: bool) -> list[Point]:
    """Where henchmen stand, seen from the middle of their field."""
    if many == 1:
        return [(20, 8)] if crowded else [(0, 0)]
    step = min(40, 54 / (many - 1))
    return [(step * (k - (many - 1) / 2), 8 if crowded else 2) for k in range(many)]
