"""The places on the picture of Drachenland, in pixels of 1200 x 900.

Volcanoes and stones are where the drawn land has them, not where the sketch of the rules does: the
net of paths is the same. A preview may magnify it; then everything is multiplied by its zoom.
"""

from collections.abc import Iterator

from bot.games.drachenland.content import LANES, PATHS, VOLCANOES, WATERS, Water
from render.kit import Area, Point, curve

WIDTH, HEIGHT = 1200, 900

CONES: tuple[Point, ...] = (
    *((336, 176), (864, 176), (440, 318), (760, 318), (600, 408), (1108, 452), (842, 820)),
    *((932, 536), (772, 698), (718, 574), (358, 820), (92, 452), (428, 698), (268, 536)),
    (482, 574),
)
_NOWHERE: Point = (0, 0)  # figures outside of the land are in their owner's panel
GATES: dict[str, Point] = {"E1": (600, 104), "E2": (1128, 676), "E3": (72, 676)}
_COMMON: dict[str, tuple[Point, Point]] = {
    "E1": ((600, 152), (600, 198)),
    "E2": ((1084, 694), (1034, 704)),
    "E3": ((116, 694), (166, 704)),
}
_FORKS: dict[tuple[str, int], Point] = {
    ("E1", 1): (486, 190),
    ("E1", 2): (714, 190),
    ("E2", 6): (1092, 596),
    ("E2", 7): (956, 726),
    ("E3", 11): (244, 726),
    ("E3", 12): (108, 596),
}
_BENDS_OF: dict[str, tuple[Point, Point, Point]] = {  # where lanes wind
    "E1": ((648, 176), (696, 160), (716, 202)),
    "E2": ((1052, 654), (1006, 662), (986, 704)),
    "E3": ((208, 676), (168, 652), (128, 624)),
}
_STONES: dict[tuple[int, int], tuple[Point, ...]] = {
    (1, 2): ((520, 240), (680, 240)),
    (1, 3): ((346, 276), (358, 314)),
    (1, 12): ((262, 262), (204, 320), (150, 374)),
    (2, 4): ((854, 276), (842, 314)),
    (2, 6): ((938, 262), (996, 320), (1050, 374)),
    (3, 4): ((600, 306),),
    (3, 5): ((520, 362), (534, 408)),
    (3, 14): ((398, 402), (366, 446), (336, 490)),
    (4, 5): ((680, 362), (666, 408)),
    (4, 8): ((802, 402), (834, 446), (864, 490)),
    (5, 10): ((652, 500),),
    (5, 15): ((548, 500),),
    (6, 7): ((1020, 600), (942, 684)),
    (6, 8): ((1044, 514), (1000, 540)),
    (7, 9): ((750, 840), (720, 794)),
    (7, 11): ((680, 884), (600, 886), (520, 884)),
    (8, 9): ((868, 640),),
    (8, 10): ((836, 590), (800, 606)),
    (9, 10): ((692, 688), (684, 640)),
    (9, 13): ((672, 736), (600, 742), (528, 736)),
    (10, 15): ((600, 606),),
    (11, 12): ((258, 684), (180, 600)),
    (11, 13): ((450, 840), (480, 794)),
    (12, 14): ((156, 514), (200, 540)),
    (13, 14): ((332, 640),),
    (13, 15): ((508, 688), (516, 640)),
    (14, 15): ((364, 590), (400, 606)),
}
_BENDS: dict[tuple[int, int], Point] = {
    (1, 14): (232, 330),
    (2, 3): (640, 272),
    (3, 15): (446, 462),
    (4, 6): (960, 330),
    (5, 8): (772, 452),
    (7, 8): (862, 716),
    (9, 11): (580, 806),
    (10, 13): (570, 668),
    (12, 13): (262, 622),
}


def _named() -> Iterator[tuple[str, Point]]:
    """Every place in the order of its number in the views, by its pick."""
    for number, cone in enumerate(CONES, 1):
        yield str(number), cone
    for lane in LANES:
        for step, stone in enumerate(_COMMON[lane.name], 1):
            yield f"{lane.name}_{step}", stone
        for volcano, _ in lane.fork:
            yield f"{lane.name}-{volcano}", _FORKS[lane.name, volcano]
    for a, b in map(sorted, PATHS):
        for step, stone in enumerate(_STONES[a, b], 1):
            yield f"{a}-{b}_{step}", stone
    yield "outside", _NOWHERE
    for lane in LANES:
        for step, stone in enumerate(_BENDS_OF[lane.name], len(lane.common) + 1):
            yield f"{lane.name}_{step}", stone


PLACES = dict(_named())
SPOTS = tuple(PLACES.values())  # by number
NUMBER = {pick: place for place, pick in enumerate(PLACES)}
OUTSIDE = NUMBER["outside"]
OUTDOORS = len(VOLCANOES)


def stream(water: Water) -> list[Point]:
    """The course of a river or waterfall: a smooth curve through its bend."""
    a, b = sorted(water.ends)
    (ax, ay), (bx, by) = PLACES[str(a)], PLACES[str(b)]
    x, y = _BENDS[a, b]
    bend = 2 * x - (ax + bx) / 2, 2 * y - (ay + by) / 2 - FOOT_Y
    return curve((ax, ay + FOOT_Y), bend, (bx, by + FOOT_Y), 30)


# On a volcano, relative to its middle
EGG_Y, FOOT_Y, PLATE_Y = -68, 34, 61
_TILES_LEFT = (2, 3, 6, 11, 13, 14, 15)  # sides without a path

STREAMS = {water: stream(water) for water in WATERS}


def tile_spots(volcano: int) -> list[Point]:
    """The slopes on which a tile may lie, the best first."""
    side = -1 if volcano in _TILES_LEFT else 1
    ways = ((60, -46), (-60, -46), (72, -22), (-72, -22), (68, -76), (-68, -76), (92, -50))
    return [(side * dx, dy) for dx, dy in (*ways, (-92, -50))]


def egg_spots(eggs: int) -> list[Point]:
    """In the crater."""
    return [(44 * (k - (eggs - 1) / 2), EGG_Y) for k in range(eggs)]


def gem_spots(gems: int) -> list[Point]:
    """In the cone: one row up to three, two rows from four."""
    if gems <= 3:
        return [(44 * (k - (gems - 1) / 2), 17) for k in range(gems)]
    upper = gems - 3
    rows: list[Point] = [(44 * (k - (upper - 1) / 2), -13) for k in range(upper)]
    return [*rows, *((44 * (k - 1), 26) for k in range(3))]


_ASIDE = {1: -44, 2: 44, 10: 10, 15: -10}  # where a figure on a stone would hide the number


def plate(volcano: int) -> Point:
    """The place of its number: at its foot, within the picture."""
    x, y = CONES[volcano - 1]
    return x + _ASIDE.get(volcano, 0), min(y + PLATE_Y, HEIGHT - 23)


def _plate_area(volcano: int) -> Area:
    (x, y), half = plate(volcano), 23 if volcano < 10 else 30
    return x - half, y - 23, x + half, y + 23


PLATES = tuple(map(_plate_area, range(1, OUTDOORS + 1)))


PANEL_W, PANEL_H, OPEN_H = 262, 146, 192
STRIPS = (276, 6, 264, 76), (660, 6, 264, 76)  # dice; eggs and rounds
DICE = tuple((STRIPS[0][0] + 44 + 128 * k, STRIPS[0][1] + STRIPS[0][3] // 2) for k in range(2))


def panel(seat: int, high: int) -> tuple[int, int]:
    """The upper left corner of a player's panel, round the land as round a table."""
    right, below = WIDTH - PANEL_W - 8, HEIGHT - high - 8
    return ((8, 8), (right, 8), (right, below), (8, below))[seat]
