"""The places on the picture of Die Dracheninsel, in pixels of 1200 x 900.

The island has the full height; its four free corners have treasures, played cards, piles and the
round; the players are in a column at the right.
"""

from bot.games.dracheninsel.content import CENTRE, FIELDS, PLACES, ROWS
from render.kit import Point

WIDTH, HEIGHT = 1200, 900

# Fields have even sizes and slopes of two to one, so that all of a terrain have the same pixels and
# edges repeat from line to line: that halves the file.
ACROSS, DOWN = 96, 80  # from one field to the next in its row, and from row to row
R, SIDE = 52, 28  # from its middle up to the corner, and up to where the slope begins
ISLAND = (478, 450)

FEET = 17  # where a hunter stands, below the middle of a field and above its name
NAME_DROP = 32  # from the middle down to that of the name
ABOARD = 28  # how far below the middle of a boat hunters sit in it

TREASURES: Point = (48, 30)  # the first of the list; each further one is a line lower
TREASURE_LINE = 42
PILE: Point = (56, 832)
DISCARD: Point = (150, 832)
ROUND: Point = (866, 861)
JOURNEYS: Point = (872, 660)

PANEL_X, PANEL_W, GAP = 966, 226, 8

# Left ends of the rows of cards of this turn: the corner gets narrower downwards
_PLAYED_ROWS = ((722, 4), (722, 4), (782, 3))
PLAYED = tuple(
    (left + 29 + 59 * k, 42 + 73 * row)
    for row, (left, many) in enumerate(_PLAYED_ROWS)
    for k in range(many)
)

_BOATS: dict[str, Point] = {  # moved towards the shore, away from the edge of the picture
    "green": (4.44, -1.02),
    "red": (3.04, 3.94),
    "yellow": (-1.5, 5.02),
    "blue": (-4.44, 1.0),
    "grey": (-3.04, -4.04),
    "brown": (1.5, -5.02),
}


def _middle(place: int) -> Point:
    """Boats stand where the table puts them."""
    name = PLACES[place]
    if place >= FIELDS:
        across, rows = _BOATS[name]
        return round(ISLAND[0] + across * ACROSS), round(ISLAND[1] + rows * DOWN)
    row = ROWS[name[0]]
    across = row.index(place) - (len(row) - 1) / 2
    rows = list(ROWS).index(name[0]) - list(ROWS).index(PLACES[CENTRE][0])
    return ISLAND[0] + across * ACROSS, ISLAND[1] + rows * DOWN


SPOTS: tuple[Point, ...] = tuple(_middle(place) for place in range(FIELDS + 6))


def hexagon(x: float, y: float, inset: float = 0) -> list[Point]:
    """The outline of a field, or one inside it."""
    half, top, side = ACROSS / 2 - inset, R - inset, SIDE - inset / 2
    return [
        (x, y - top),
        (x + half, y - side),
        (x + half, y + side),
        (x, y + top),
        (x - half, y + side),
        (x - half, y - side),
    ]


def panel(position: int, seats: int) -> tuple[int, int, int, int]:
    """Left, top, width and height of the panel of the player at this position."""
    height = (HEIGHT - GAP * (seats + 1)) // seats
    return PANEL_X, GAP + position * (height + GAP), PANEL_W, height
