"""The still ground: four quarters, castles, street, river, the walled city, empty panels."""

from functools import cache

from bot.games.schatzjagd.content import CASTLES, COLOURS, FIELD, NAMES, QUARTER, ROWS, SIDE
from render import kit
from render.kit import Layer, Pen
from render.schatzjagd.places import (
    BAND,
    CELL,
    FLAG,
    LEFT,
    PANEL_H,
    PILES_Y,
    REALM,
    SIDE_W,
    SIDE_X,
    SPOTS,
    TOP,
    along,
    lands,
    panel,
    scene,
    spot,
)
from render.schatzjagd.tones import BACK, EMBLEMS, FRAME, LANDS, PAVING, RIVER, STREET, STUDIO, WALL
from render.schatzjagd.tones import (
    COLOURS as TONES,
)

GROWTH = ("wheat", "tree", "seedling", "mountain")  # by quarter


def turned(field: int) -> int:
    """The same field of the next quarter, clockwise."""
    return SIDE * (field % SIDE) + SIDE - 1 - field // SIDE


def _grown() -> frozenset[int]:
    """Fields with some growth: they mean nothing, and none of them is that of a map."""
    fields = {FIELD[name] for name in ("B2", "D3", "B5")}
    for _ in range(3):
        fields |= {turned(field) for field in fields}
    return frozenset(fields)


GROWN = _grown()
PILE_X = tuple(SIDE_X + dx for dx in (36, 168, 304, 424))


@cache
def ground(lords: int) -> Layer:
    """One ground for each number of lords."""

    def draw(pen: Pen) -> None:
        _frame(pen)
        for field in lands():
            _land(pen, field)
        _bands(pen)
        _city(pen)
        for castle, colour in zip(CASTLES, COLOURS, strict=True):
            _castle(pen, castle, colour)
        _side(pen, lords)

    return STUDIO.layer(draw)


def _frame(pen: Pen) -> None:
    kit.soft_box(pen, LEFT - 58, TOP - 48, REALM + 64, REALM + 54, 18, 3)
    pen.box(LEFT - 58, TOP - 48, REALM + 64, REALM + 54, FRAME, 18)
    for number, letter in enumerate("ABCDEFGHIJ"):
        pen.text(LEFT + along(number), TOP - 25, letter, pen.floor, kit.PAPER, weight="black")
    for number, row in enumerate(ROWS):
        pen.text(LEFT - 29, TOP + along(number), row, pen.floor, kit.PAPER, weight="black")


def _cell(pen: Pen, field: int, tone: str) -> None:
    x, y = spot(field)
    pen.box(x - CELL / 2, y - CELL / 2, CELL, CELL, tone)


def _land(pen: Pen, field: int) -> None:
    light, shaded = LANDS[QUARTER[field]]
    _cell(pen, field, light if (field % SIDE + field // SIDE) % 2 else shaded)
    if field in GROWN:
        x, y = spot(field)
        pen.icon(x + 10, y - 4, GROWTH[QUARTER[field]], 42, kit.dark(light))


def _bands(pen: Pen) -> None:
    middle = LEFT + SIDE // 2 * CELL, TOP + SIDE // 2 * CELL
    pen.box(LEFT, middle[1], REALM, BAND, STREET)
    for k in range(1, 41):
        pen.disc(LEFT + k * 20.5, middle[1] + BAND / 2, 2, kit.dark(STREET))
    pen.box(middle[0], TOP, BAND, REALM, RIVER)
    for k in range(1, 21):
        y = TOP + k * 40
        pen.line(((middle[0] + 4, y), (middle[0] + 8, y + 6)), kit.pale(RIVER), 2.5)


def _city(pen: Pen) -> None:
    """Paved fields in a wall with towers and a gate at each of the eight crossings."""
    (left, top), (right, bottom) = SPOTS["E5"], SPOTS["F6"]
    half = CELL / 2
    pen.box(left - half, top - half, right - left + CELL, bottom - top + CELL, PAVING)
    pen.line(((left + half + 6, top - half), (left + half + 6, bottom + half)), WALL, 3)
    pen.line(((left - half, top + half + 6), (right + half, top + half + 6)), WALL, 3)
    corners = [(left - half, top - half), (right + half, top - half)]
    corners += [(right + half, bottom + half), (left - half, bottom + half)]
    pen.shape(corners, None, kit.deep(WALL), 11)
    pen.shape(corners, None, WALL, 7)
    for across in (left, right):
        for wall in (top - half, bottom + half):
            pen.box(across - 15, wall - 6, 30, 12, STREET, 3, kit.deep(WALL), 2)
    for down in (top, bottom):
        for wall in (left - half, right + half):
            pen.box(wall - 6, down - 15, 12, 30, STREET, 3, kit.deep(WALL), 2)
    for corner in corners:
        pen.disc(*corner, 12, WALL, kit.deep(WALL), 3)


def _castle(pen: Pen, field: int, colour: str) -> None:
    x, y = SPOTS[NAMES[field]]
    tone = TONES[colour]
    _cell(pen, field, tone)
    pen.box(x - CELL / 2, y - CELL / 2, CELL, CELL, None, 0, kit.deep(tone), 4)
    pen.icon(x, y, "castle", 66, kit.pale(tone), kit.deep(tone), 3)
    pen.icon(x, y - 2, EMBLEMS[colour], 22, kit.deep(tone))


def _side(pen: Pen, lords: int) -> None:
    for position in range(lords):
        left, top = panel(position)
        kit.soft_box(pen, left, top, SIDE_W, PANEL_H, 16, 3)
        pen.box(left, top, SIDE_W, PANEL_H, kit.PAPER_LIGHT, 16)
        pen.box(left + FLAG, top + 60, SIDE_W - FLAG - 10, 2.5, kit.PAPER_DARK)
    left, top, width, height = scene(lords)
    pen.box(left, top, width, height, kit.PAPER_LIGHT, 16, kit.PAPER_DARK, 4)
    _piles(pen)


def _piles(pen: Pen) -> None:
    """Signs of draw pile, discard pile, treasure pile and day."""
    draw, discard, hoard, day = PILE_X
    for step in (4, 0):
        kit.card_back(pen, draw - 18 + step, PILES_Y - 26 - step, 34, 50, BACK)
    pen.box(discard - 22, PILES_Y - 26, 44, 52, None, 6, kit.PAPER_DARK, 3)
    kit.chest(pen, hoard, PILES_Y, 21)
    pen.icon(day, PILES_Y, "sun", 46, kit.ORANGE)
