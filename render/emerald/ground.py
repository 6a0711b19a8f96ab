"""The still ground of Emerald: castle, meadow, cave, chamber, and the empty panels."""

from functools import cache

from bot.games.emerald.content import CAVE as CAVE_FIELDS
from bot.games.emerald.content import COLOURS, SEAT_COLOURS, START_PLACES
from render import kit
from render.emerald.places import (
    BAR_Y,
    CARD_H,
    CARD_W,
    CAVE_FLOOR,
    CAVE_TOP,
    CHAMBER_Y,
    COLUMN,
    FLOORS,
    GEM_Y,
    GOLD_Y,
    NEST_Y,
    NUMBER_DROP,
    PANELS_TOP,
    RANSOM_Y,
    SIDE_W,
    SIDE_X,
    WIDTH,
    column,
    panel,
    ring,
)
from render.emerald.sprites import (
    CAVE,
    CAVE_DEEP,
    HILL,
    MEADOW,
    PATH,
    ROOF,
    ROOM,
    SKY,
    SLAB,
    STUDIO,
    TONES,
    WALL,
)
from render.kit import Layer, Pen

SHORT_BEGINS = 4  # the short game leaves the first three fields out


@cache
def ground(seats: int, length: str) -> Layer:
    """One ground for each number of players and length of the game."""

    def draw(pen: Pen) -> None:
        _meadow(pen)
        _castle(pen)
        _cave(pen)
        _fields(pen, SHORT_BEGINS if length == "short" else 1)
        _side(pen, 3 if length == "short" else 4)
        for seat in range(seats):
            _panel(pen, seat, seats)

    return STUDIO.layer(draw)


def _meadow(pen: Pen) -> None:
    pen.box(0, 0, WIDTH, CAVE_TOP, SKY)
    pen.disc(208, 26, 44, kit.pale(kit.YELLOW))
    for x, rx, ry in ((120, 260, 70), (480, 300, 92), (800, 360, 74)):
        pen.oval(x, 130, rx, ry, HILL)
    for x, y, size in ((24, 66, 50), (64, 74, 38), (340, 54, 46), (386, 44, 58), (592, 62, 52)):
        pen.icon(x, y, "tree", size, kit.dark(MEADOW))
    pen.oval(300, 196, 700, 100, MEADOW)
    pen.box(0, 150, WIDTH, CAVE_TOP - 150, MEADOW)
    pen.box(14, 176, 640, 56, PATH, 28)
    pen.box(14, 176, 92, 110, PATH, 28)
    for x, y in ((112, 130), (214, 152), (310, 122), (412, 148), (512, 128), (606, 158)):
        for dx, dy in ((-5, 0), (5, 0), (0, -5), (0, 5)):
            pen.disc(x + dx, y + dy, 4, kit.WHITE)
        pen.disc(x, y, 4, kit.YELLOW)


def _castle(pen: Pen) -> None:
    left, right = FLOORS["T1"][0], FLOORS["T4"][0]
    pen.box(left, 128, right - left, CAVE_TOP - 128, kit.dark(WALL))
    for x in range(left, right, 28):
        pen.box(x, 114, 16, 20, kit.dark(WALL))
    for name in START_PLACES:
        _tower(pen, name, *FLOORS[name])


def _tower(pen: Pen, name: str, x: float, floor: float) -> None:
    keep = name == "T5"
    half, top = 54, 40 if keep else 66
    if keep:
        pen.shape([(x - 62, top + 4), (x, -14), (x + 62, top + 4)], ROOF, kit.deep(ROOF), 3)
    else:
        pen.line(((x, top - 8), (x, top - 50)), kit.INK, 4)
        pen.shape([(x, top - 52), (x + 40, top - 40), (x, top - 28)], kit.RED, kit.INK, 2.5)
        for k in range(4):
            pen.box(x - half - 4 + k * 31, top - 14, 23, 24, WALL, 3, kit.deep(WALL), 2.5)
    pen.box(x - half, top, 2 * half, CAVE_TOP - top, WALL, 4, kit.deep(WALL), 3)
    pen.box(x - half + 3, top + 3, 14, CAVE_TOP - top - 6, kit.pale(WALL))
    pen.box(x - 48, top + 16, 96, floor - top, kit.deep(WALL), 12 if keep else 44)
    pen.box(x - 48, floor - 40, 96, 60, kit.deep(WALL), 6)
    pen.text(x, floor + NUMBER_DROP + 4, name, STUDIO.floor, kit.INK, weight="black")


def _cave(pen: Pen) -> None:
    pen.box(0, CAVE_TOP, WIDTH, PANELS_TOP - CAVE_TOP - 4, CAVE_DEEP)
    pen.box(14, CAVE_TOP - 6, 92, 16, PATH)
    pen.box(0, BAR_Y - 40, SIDE_X - 6, PANELS_TOP - BAR_Y + 36, CAVE)
    for k in range(12):
        x, deep = 110 + k * 74, 16 + (k * 7) % 5 * 5
        pen.shape([(x - 22, CAVE_TOP), (x + 22, CAVE_TOP), (x + 4, CAVE_TOP + deep)], MEADOW)
    for k in range(9):
        x, high = 112 + k * COLUMN, 44 + (k * 5) % 4 * 18
        rock = [(x - 34, 566), (x - 3, 566 - high), (x + 3, 566 - high), (x + 34, 566)]
        pen.shape(rock, kit.dark(CAVE))
    for x in range(column(7), column(15), 2 * COLUMN):
        _torch(pen, x + COLUMN / 2, 448)
    pen.line(((60, BAR_Y + 8), (column(15), BAR_Y + 8)), CAVE_DEEP, 16)
    pen.box(6, CAVE_FLOOR + 2, column(15) + 42, 48, kit.pale(CAVE), 24)


def _torch(pen: Pen, x: float, y: float) -> None:
    pen.disc(x, y - 6, 30, kit.pale(CAVE))
    pen.line(((x, y + 4), (x, y + 34)), kit.BROWN, 7)
    pen.icon(x, y - 10, "fire", 32, kit.ORANGE)
    pen.icon(x, y - 5, "drop", 16, kit.GOLD_LIGHT)


def _fields(pen: Pen, begin: int) -> None:
    for name, (x, floor) in FLOORS.items():
        if name in START_PLACES or int(name) < begin:
            continue
        _pedestal(pen, name, x, floor)
        if int(name) in CAVE_FIELDS:
            for y in (GEM_Y, GOLD_Y):
                pen.box(x - CARD_W / 2, y - CARD_H / 2, CARD_W, CARD_H, CAVE, 8, kit.dark(CAVE), 3)


def _pedestal(pen: Pen, name: str, x: float, floor: float) -> None:
    """A round stone: knights stand on its top, its number on its side."""
    high, rx, ry = 36, 47, 20
    pen.oval(x, floor + high + 5, rx + 3, ry + 2, kit.SHADOW, alpha=60)
    pen.oval(x, floor + high, rx, ry, kit.dark(SLAB))
    pen.box(x - rx, floor, 2 * rx, high, kit.dark(SLAB))
    pen.oval(x, floor + high - 3, rx, ry, SLAB)
    pen.box(x - rx, floor, 2 * rx, high - 3, SLAB)
    pen.oval(x, floor, rx, ry, kit.pale(SLAB), kit.dark(SLAB), 2.5)
    pen.text(x, floor + NUMBER_DROP, name, STUDIO.floor, kit.INK, weight="black")


def _side(pen: Pen, rings: int) -> None:
    kit.nest(pen, SIDE_X + 36, NEST_Y + 8, 32)
    kit.coin(pen, SIDE_X + 38, RANSOM_Y, 32)
    pen.icon(SIDE_X + 38, RANSOM_Y - 2, "key", 34, kit.INK)
    height = PANELS_TOP - CHAMBER_Y - 10
    pen.box(SIDE_X, CHAMBER_Y, SIDE_W, height, kit.deep(ROOM), 26)
    pen.box(SIDE_X + 5, CHAMBER_Y + 5, SIDE_W - 10, height - 10, ROOM, 22)
    for number in range(rings):
        x, y = ring(number)
        pen.oval(x, y + 26, 48, 18, kit.pale(ROOM), kit.dark(ROOM), 4)
        pen.text(x, y + 55, f"C{number + 1}", STUDIO.floor, kit.INK, weight="black")


def _panel(pen: Pen, seat: int, seats: int) -> None:
    first = COLOURS[SEAT_COLOURS[seats][seat][0]]
    kit.plate(pen, *panel(seat, seats), TONES[first])
