"""Where everything lies on the picture of Drachenland, in pixels of 1200 x 900.

The square of the tables is stretched to the picture's breadth: that gives every volcano room for
its treasures and figures, and leaves the corners to the players. A preview may look closer at the
land; then all of this is multiplied by its zoom.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import copysign

from bot.games.drachenland.content import LANES, PATHS, VOLCANOES, WATERS, Water
from render.kit import Point, curve

WIDTH, HEIGHT = 1200, 900
STONE = 15  # radius of a path stone
FIGURE, SMALL_FIGURE = 20, 17
CRATER_Y, EGG_Y, GEM_Y, FLOOR_Y = -44, -23, 0, 32  # on a volcano, from its middle

PANEL_W, PANEL_H, PANEL_HEAD = 244, 130, 46
STRIP_Y = 33  # beside the first entrance: dice to the left, eggs and rounds to the right
DICE_X, USER_X, STEPS_X = (286, 404), 50, 500  # each used die with its figure beside it
EGGS_X, ROUND_X = 702, 814


def at(point: Point) -> Point:
    """A point of the tables as whole pixels: equal pieces then have equal bytes."""
    x, y = point
    return round(WIDTH / 2 + 12.1 * (x - 50)), round(9 + 8.88 * y)


def _named() -> Iterator[tuple[str, Point]]:
    """Every place in the order in which views number them, by the pick that means it."""
    for number, (_, point) in enumerate(VOLCANOES, 1):
        yield str(number), at(point)
    for lane in LANES:
        for step, point in enumerate(lane.common, 1):
            yield f"{lane.name}_{step}", at(point)
        for volcano, point in lane.fork:
            yield f"{lane.name}-{volcano}", at(point)
    for (a, b), stones in PATHS.items():
        for step, point in enumerate(stones, 1):
            yield f"{a}-{b}_{step}", at(point)


PLACES = dict(_named())
SPOTS = tuple(PLACES.values())  # by number
OUTSIDE = len(SPOTS)
NUMBER = {pick: place for place, pick in enumerate(PLACES)}
STONES = SPOTS[len(VOLCANOES) :]
GATES = {lane.name: at(lane.gate) for lane in LANES}
GATE_LABELS = {"E1": (48, 4), "E2": (54, 2), "E3": (-54, 2)}  # from the gate


def ways() -> Iterator[tuple[Point, Point]]:
    """From each place on a path or lane to the next."""
    for (a, b), stones in PATHS.items():
        yield from pairwise([PLACES[str(a)], *map(at, stones), PLACES[str(b)]])
    for lane in LANES:
        yield from pairwise([at(lane.gate), *map(at, lane.common)])
        for volcano, point in lane.fork:
            yield from pairwise([at(lane.common[1]), at(point), PLACES[str(volcano)]])


def stream(water: Water) -> list[Point]:
    """The course of a river or waterfall: a smooth one through its bend."""
    (ax, ay), (bx, by) = (PLACES[str(end)] for end in water.ends)
    x, y = at(water.bend)
    return curve((ax, ay), (2 * x - (ax + bx) / 2, 2 * y - (ay + by) / 2), (bx, by), 30)


STREAMS = {water: stream(water) for water in WATERS}

# A volcano has its number on one shoulder and an open tile on the other, where no path begins.
_SIGNS_RIGHT = (2, 3, 7, 8, 9, 10, 12)
_AT_THE_EDGE = (6, 12)  # of the picture: nothing has room beyond their tiles
_NUMBERS = {3: (-57, -18), 4: (57, -18), 5: (52, -26)}  # of choices, not to cover gems
_TILES = {3: (-62, -6), 4: (62, -6), 5: (62, -4), 6: (44, -32), 12: (-44, -32)}


def sign_spot(volcano: int) -> Point:
    """Where its number stands, from the middle of the volcano."""
    if volcano == 5:
        return 0, 80
    return 44 * _side(volcano), -36


def tile_spot(volcano: int) -> Point:
    return _TILES.get(volcano, (-52 * _side(volcano), -26))


def dragon_spots(volcano: int, many: int) -> list[Point]:
    """Over the crater, and aside so that the number stays free; below the strip at the top."""
    is_low = volcano in (1, 2)
    y = -44 if is_low else -54 if many == 1 else -64
    aside = 0 if many > 2 else -14 * _side(volcano) * (many if is_low else 1)
    return [(aside + 40 * (k - (many - 1) / 2), y) for k in range(many)]


def _side(volcano: int) -> int:
    return 1 if volcano in _SIGNS_RIGHT else -1


def number_spot(volcano: int, tiled: bool) -> Point:
    """Where a preview puts the number of a choice: on the shoulder that is kept for a tile, and
    beyond the tile if one lies there, so that dragons and treasures stay in sight."""
    (x, y), (dx, dy) = SPOTS[volcano - 1], tile_spot(volcano)
    if not tiled:
        dx, dy = _NUMBERS.get(volcano, (dx, dy))
    elif volcano in _AT_THE_EDGE:
        dy -= 44
    else:
        dx += copysign(44, dx)
    return x + dx, y + dy


def row(many: int) -> list[float]:
    """How far from the middle the treasures in a row lie, closer where they are many."""
    step = min(24, 100 // max(1, many - 1))
    return [step * (k - (many - 1) / 2) for k in range(many)]


def crowd(many: int) -> tuple[Sequence[Point], bool]:
    """Where the figures of a volcano stand, and whether they have room enough to be large."""
    if many <= 3:
        return [(40 * (k - (many - 1) / 2), FLOOR_Y) for k in range(many)], True
    if many == 4:
        return list(_file(4, FLOOR_Y)), False
    front = 6 if many > 10 else -(-many // 2)  # eleven stand as twelve do
    return [*_file(front, FLOOR_Y + 11), *_file(front, FLOOR_Y - 22)][:many], False


def _file(many: int, y: float) -> Iterator[Point]:
    """One row of a crowd; in the longest ones every second figure steps aside."""
    step = min(36, 132 / max(1, many - 1))
    for k in range(many):
        yield step * (k - (many - 1) / 2), y + (7.5 * (-1) ** k if many > 5 else 0)


def panel(seat: int) -> tuple[int, int]:
    """The left upper corner of a player's panel: round the land as round a table."""
    right, below = WIDTH - PANEL_W - 6, HEIGHT - PANEL_H - 6
    return ((6, 6), (right, 6), (right, below), (6, below))[seat]
