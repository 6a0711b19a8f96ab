"""The places on the picture of Schatzjagd: realm and stage next to each other, the lords below."""

from collections.abc import Iterator
from typing import NamedTuple

from bot.games.schatzjagd.content import CASTLES, CITY, FIELD, SIDE
from render.kit import Point

WIDTH, HEIGHT = 1200, 900
CELL = 64
BAND = 8  # street and river, between the fifth and the sixth row and column
LEFT, TOP = 48, 46
REALM = SIDE * CELL + BAND  # as wide as high

STAGE_X, STAGE_Y, STAGE_W, STAGE_H = 708, 8, 486, 630
PILES_Y, PILES_H = 646, 52
PANELS_Y, PANEL_H, GAP = 704, 186, 7

# A closer look shows seven fields in each direction
CLOSE = 7
ZOOM = REALM / (CLOSE * CELL + BAND)


def along(number: int) -> int:
    """The distance of the middle of a column or row from the realm's edge."""
    return CELL * number + CELL // 2 + (BAND if number >= SIDE // 2 else 0)


def spot(field: int) -> tuple[int, int]:
    """The middle of a field."""
    return LEFT + along(field % SIDE), TOP + along(field // SIDE)


SPOTS = {name: spot(field) for name, field in FIELD.items()}


def lands() -> Iterator[int]:
    """The fields on which nothing is built."""
    return (field for field in range(SIDE * SIDE) if field not in CASTLES and field not in CITY)


def panel(position: int, lords: int) -> tuple[int, int, int, int]:
    """Left, top, width and height of a lord's panel."""
    width = (WIDTH - 18 - GAP * (lords - 1)) // lords
    return 9 + (width + GAP) * position, PANELS_Y, width, PANEL_H


def edge(number: int) -> int:
    """The distance of the edge of a column or row from the realm's edge."""
    return along(number) - CELL // 2


class Look(NamedTuple):
    """The visible part of the realm: first column and row, and zoom."""

    column: int = 0
    row: int = 0
    zoom: float = 1

    @property
    def left(self) -> int:
        return edge(self.column)

    @property
    def top(self) -> int:
        return edge(self.row)

    def at(self, point: Point) -> Point:
        """A point of the whole realm in this picture."""
        x, y = point[0] - LEFT - self.left, point[1] - TOP - self.top
        return LEFT + x * self.zoom, TOP + y * self.zoom

    def shows(self, field: str) -> bool:
        x, y = self.at(SPOTS[field])
        return LEFT <= x <= LEFT + REALM and TOP <= y <= TOP + REALM


WHOLE = Look()
