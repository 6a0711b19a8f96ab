"""The pieces of a map and the dice, each drawn once for every size of square."""

from collections.abc import Callable
from functools import cache

from bot.games.scratch_island.content import CHEST_POINTS, COLOURS, SHAPES, Motif
from render import kit
from render.kit import Pen, Point, Sprite
from render.scratch_island import symbols
from render.scratch_island.land import EAST, NORTH, SOUTH, WEST
from render.scratch_island.tones import DICE, SAND, SAND_SHADE, STUDIO, TORN, token

_POINTS: dict[str, int] = dict(zip(COLOURS, CHEST_POINTS, strict=True))
ROOMY = 70  # from this size of a square on, writing fits into it
RAGGED = 50  # from this size on, torn edges and the grain of walls can be seen
_TORN = (0.0, 0.8, -0.6, 0.5, -0.9, 0.7, -0.4, 0.9, 0.0)  # the edge that a coin leaves


def drawn(width: float, height: float, draw: Callable[[Pen, float, float], None]) -> Sprite:
    """A sprite whose drawing is told its middle."""
    w, h = round(width), round(height)
    return STUDIO.sprite(w, h, lambda pen: draw(pen, w / 2, h / 2))


@cache
def scratched(cell: int, joined: int, what: str) -> Sprite:
    """A scratched square, open to its joined sides, with what was found there if anything."""

    def draw(pen: Pen, x: float, y: float) -> None:
        _sand(pen, cell, joined)
        if what in COLOURS:
            symbols.chest(pen, x, y, cell * 0.42, what, chest_value(cell, what), is_open=True)
        elif what == "boat":
            symbols.boat(pen, x, y, cell * 0.4)
        elif what:
            symbols.find(pen, x, y, cell * 0.36, what)

    return drawn(cell, cell, draw)


def _sand(pen: Pen, cell: int, joined: int) -> None:
    """Where the foil goes on, its torn edge casts a shadow."""
    pen.shape(_hole(cell, joined, 0.02, 0.02), TORN)
    pen.shape(_hole(cell, joined, 0.06, 0.06), SAND_SHADE)
    pen.shape(_hole(cell, joined, 0.15, 0.06), SAND)
    for side, line in _borders(cell).items():
        if joined & side:
            pen.box(*line, SAND_SHADE)


def _hole(cell: int, joined: int, shaded: float, lit: float) -> list[Point]:
    """The outline of a hole in the foil; shaded are its upper and left side, if not joined."""
    deep = {NORTH: shaded, WEST: shaded * 0.8, SOUTH: lit, EAST: lit}
    inset = {side: 0 if joined & side else max(1, round(cell * d)) for side, d in deep.items()}
    left, top = inset[WEST], inset[NORTH]
    right, bottom = cell - inset[EAST], cell - inset[SOUTH]
    swing = cell * 0.022 if cell >= RAGGED else 0.0
    wave = {side: 0.0 if joined & side else swing for side in deep}
    return [
        *_torn((left, top), (right, top), (0, wave[NORTH])),
        *_torn((right, top), (right, bottom), (wave[EAST], 0)),
        *_torn((right, bottom), (left, bottom), (0, wave[SOUTH])),
        *_torn((left, bottom), (left, top), (wave[WEST], 0)),
    ]


def _torn(start: Point, end: Point, swing: Point) -> list[Point]:
    steps = len(_TORN) - 1
    return [
        (
            start[0] + (end[0] - start[0]) * k / steps + swing[0] * sway,
            start[1] + (end[1] - start[1]) * k / steps + swing[1] * sway,
        )
        for k, sway in enumerate(_TORN)
    ]


def _borders(cell: int) -> dict[int, tuple[int, int, int, int]]:
    """Short strokes where two scratched squares meet, so that squares can still be counted."""
    start, length = cell * 3 // 8, cell // 4
    return {EAST: (cell - 1, start, 1, length), SOUTH: (start, cell - 1, length, 1)}


@cache
def revealed(cell: int, content: str) -> Sprite:
    """What nobody found, seen through a small hole when the game is over."""

    def draw(pen: Pen, x: float, y: float) -> None:
        pen.disc(x, y, cell * 0.4, TORN)
        pen.disc(x, y, cell * 0.37, SAND_SHADE)
        symbols.find(pen, x, y, cell * 0.26, content)

    return drawn(cell * 0.84, cell * 0.84, draw)


@cache
def rock(cell: int) -> Sprite:
    return drawn(cell * 0.9, cell * 0.9, lambda pen, x, y: symbols.rock(pen, x, y, cell * 0.4))


@cache
def cross(cell: int) -> Sprite:
    def draw(pen: Pen, x: float, y: float) -> None:
        symbols.cross(pen, x, y, cell * 0.4, kit.RED, kit.WHITE)

    return drawn(cell * 0.8, cell * 0.8, draw)


@cache
def chest(cell: int, colour: str, is_open: bool) -> Sprite:
    def draw(pen: Pen, x: float, y: float) -> None:
        symbols.chest(pen, x, y, cell * 0.42, colour, chest_value(cell, colour), is_open)

    return drawn(cell * 0.94, cell * 0.94, draw)


def chest_value(cell: int, colour: str) -> str:
    """The points of a chest, where there is room for them."""
    return str(_POINTS[colour]) if cell >= ROOMY else ""


@cache
def boat(cell: int) -> Sprite:
    return drawn(cell * 0.9, cell * 0.9, lambda pen, x, y: symbols.boat(pen, x, y, cell * 0.4))


@cache
def wall(cell: int, upright: bool) -> Sprite:
    long, thick = cell * 1.06, max(8.0, cell * 0.17)
    w, h = (thick, long) if upright else (long, thick)

    def draw(pen: Pen, x: float, y: float) -> None:
        left, top = x - w / 2, y - h / 2
        pen.box(left, top, w, h, kit.BROWN, thick / 3, kit.INK, max(2.0, thick / 6))
        for k in (0.33, 0.67) if cell >= RAGGED else ():
            cut = (left, top + h * k) if upright else (left + w * k, top)
            end = (cut[0] + w, cut[1]) if upright else (cut[0], cut[1] + h)
            pen.line((cut, end), kit.INK, 1.5)

    return drawn(w + 4, h + 4, draw)


@cache
def framed(cell: int, joined: int, tone: str, thick: float) -> Sprite:
    """The part of a frame round several squares that falls on one of them."""

    def draw(pen: Pen, *_: float) -> None:
        end, half = cell - thick / 2, thick / 2
        strokes = {
            NORTH: ((0.0, half), (cell, half)),
            EAST: ((end, 0.0), (end, cell)),
            SOUTH: ((0.0, end), (cell, end)),
            WEST: ((half, 0.0), (half, cell)),
        }
        for side, stroke in strokes.items():
            if not joined & side:
                pen.line(stroke, tone, thick)

    return drawn(cell, cell, draw)


@cache
def seat_token(seat: int, r: float = 22) -> Sprite:
    return drawn(2.6 * r, 2.6 * r, lambda pen, x, y: token(pen, x, y, r, seat))


@cache
def die(name: str, motif: Motif, size: int, spent: bool = False) -> Sprite:
    """A die by its name, grey when it is spent."""
    tone = kit.PAPER_DARK if spent else DICE[name.rstrip("12")]

    def draw(pen: Pen, x: float, y: float) -> None:
        kit.die(pen, x, y, size, 0, tone)
        pen.box(x - 0.4 * size, y - 0.42 * size, 0.8 * size, 0.8 * size, kit.pale(tone), size / 7)
        shape(pen, x, y - 0.02 * size, 0.76 * size, motif, kit.INK_SOFT if spent else kit.INK)

    return drawn(size + 8, size + 8, draw)


def shape(pen: Pen, x: float, y: float, room: float, motif: Motif, tone: str) -> None:
    """The squares of a motif in the middle of a room."""
    if motif == "pickaxe":
        kit.pickaxe(pen, x, y, room * 0.44)
        return
    cells = SHAPES[motif]
    down, across = (max(part) + 1 for part in zip(*cells, strict=True))
    unit = room / max(down, across, 3)
    for row, column in cells:
        left, top = x + (column - across / 2) * unit, y + (row - down / 2) * unit
        pen.box(left + 1, top + 1, unit - 2, unit - 2, tone, unit / 7)


@cache
def marker(count: int) -> Sprite:
    """The number of a choice."""
    return drawn(66, 66, lambda pen, x, y: kit.marker(pen, x, y, count))
