"""The last step of a placement: a sheet of numbered tiles, one for each way to lay the motif.

Every tile shows seven by seven squares round the first one, for a motif of four reaches three
squares at most. All tiles share this window: it is painted once and copied. The letters of its
columns and the digits of its rows stand at the edges of every tile; where there are so many tiles
that they would grow too small, only above the uppermost and beside the first of each row.
"""

from functools import cache
from typing import NamedTuple

from PIL.Image import Image

from bot.games.contract import Menu, Path
from bot.games.scratch_island.content import CHEST_OF, CHESTS, COLOURS
from render import kit
from render.kit import Frame, Layer, Pen, Point, Sprite
from render.scratch_island import sprites
from render.scratch_island.chart import lay_map, outline
from render.scratch_island.ground import centre, foil, waves
from render.scratch_island.land import (
    BOAT_SQUARE,
    LETTERS,
    SIDE,
    Land,
    contacts,
    number,
    scratching_order,
)
from render.scratch_island.tones import FOIL_DEEP, HEIGHT, SEA, STUDIO, TONES, WAVE, WIDTH

WINDOW = 7
# A large mode is split: the motif may touch the path again in another third of the map.
THIRDS = {"": range(9), "top": range(3), "middle": range(3, 6), "bottom": range(6, 9)}
REACH = WINDOW // 2
RIM = 38  # of a tile, for its coordinates
_SIZES = ((1, 1, 120), (2, 2, 78), (3, 3, 50), (4, 2, 57), (6, 3, 50), (12, 4, 36), (20, 5, 30))
_CROWDED = 12  # more tiles than this share their coordinates


class Sheet(NamedTuple):
    """Tiles of one size in rows, in the middle of the picture."""

    many: int
    across: int
    cell: int

    @property
    def is_crowded(self) -> bool:
        return self.many > _CROWDED

    def corner(self, tile: int) -> tuple[int, int]:
        """The left upper corner of a tile's window."""
        row, column = divmod(tile, self.across)
        columns, rows = min(self.many, self.across), -(-self.many // self.across)
        return self._along(WIDTH, columns, column), self._along(HEIGHT, rows, row)

    def _along(self, length: int, many: int, place: int) -> int:
        """Where a window begins, of so many in a line."""
        once, each = (RIM, 0) if self.is_crowded else (0, RIM)
        size = each + WINDOW * self.cell
        gap = (length - once - many * size) // (many + 1)
        return once + gap + place * (size + gap) + each

    def number(self, tile: int) -> Point:
        """Where the number of a tile stands: on its rim, or else where no motif reaches."""
        x, y = self.corner(tile)
        return (x + 22, y + 22) if self.is_crowded else (x - 18, y - 18)


def sheet(many: int) -> Sheet:
    """The fewer the tiles, the larger they are."""
    for most, across, cell in _SIZES:
        if many <= most:
            return Sheet(many, across, cell)
    raise AssertionError("no motif has more placements at one square")


def placements(here: Land, path: Path, menu: Menu) -> Image:
    laid = [frozenset(map(number, pick.split("-"))) for pick in menu.picks if pick != "end"]
    first = first_square(here, path, laid)
    tiles = sheet(len(laid))
    window, frame = _window(here, first, tiles.cell), _ground().frame()
    for tile, squares in enumerate(laid):
        x, y = tiles.corner(tile)
        frame.image.paste(window, (x, y))
        left, top = _origin(first, tiles.cell)
        _motif(frame, here, scratching_order(here, first, squares), x + left, y + top, tiles.cell)
        _coordinates(frame, tiles, tile, first)
        frame.put(_number(tile + 1), *tiles.number(tile))
    return frame.image


def _coordinates(frame: Frame, tiles: Sheet, tile: int, first: int) -> None:
    """Letters above a tile, digits on its left."""
    (x, y), cell = tiles.corner(tile), tiles.cell
    row, column = window_at(first)
    for k in range(WINDOW):
        middle = (k + 0.5) * cell
        if column + k >= 0 and not (tiles.is_crowded and tile >= tiles.across):
            frame.put(_name(LETTERS[column + k]), x + middle, y - 20)
        if row + k >= 0 and not (tiles.is_crowded and tile % tiles.across):
            frame.put(_name(str(row + k + 1)), x - 20, y + middle)


def _name(words: str) -> Sprite:
    return STUDIO.caption(words, STUDIO.floor, kit.PAPER_LIGHT)


def first_square(here: Land, path: Path, laid: list[frozenset[int]]) -> int:
    """As chosen the step before; if that was no choice, the only square with contact."""
    if path and len(path[-1]) == 2 and path[-1][0] in LETTERS:
        return number(path[-1])
    rows = THIRDS[path[0].partition("-")[2]] if path else range(SIDE)
    (only,) = (square for square in laid[0] & contacts(here) if square // SIDE in rows)
    return only


def _origin(first: int, cell: int) -> tuple[int, int]:
    """The corner of the whole map, seen from the corner of a window round this square."""
    row, column = window_at(first)
    return -column * cell, -row * cell


def window_at(first: int) -> tuple[int, int]:
    """The first row and column of the window: no sea is shown right of the map and below it.

    Left and above it is, for there the number of the tile must not cover a square.
    """
    row, column = divmod(first, SIDE)
    return min(row - REACH, SIDE - WINDOW), min(column - REACH, SIDE - WINDOW)


@cache
def _ground() -> Layer:
    return STUDIO.layer(waves, SEA)


@cache
def _foil(cell: int) -> Layer:
    side = WINDOW * cell

    def draw(pen: Pen) -> None:
        foil(pen, 0, 0, side)
        for k in range(1, WINDOW):
            pen.box(k * cell - 1, 0, 2, side, FOIL_DEEP)
            pen.box(0, k * cell - 1, side, 2, FOIL_DEEP)

    return STUDIO.sized(side, side).layer(draw)


def _window(here: Land, first: int, cell: int) -> Image:
    frame, (x, y) = _foil(cell).frame(), _origin(first, cell)
    row, column = window_at(first)
    around = [(row + down, column + right) for down in range(WINDOW) for right in range(WINDOW)]
    on_map = {r * SIDE + c for r, c in around if 0 <= r < SIDE and 0 <= c < SIDE}
    for r, c in around:
        if not (0 <= r < SIDE and 0 <= c < SIDE):
            frame.lay(_sea(cell), x + (c + 0.5) * cell, y + (r + 0.5) * cell)
    for square in on_map.intersection(CHESTS) - here.path:
        frame.put(
            sprites.chest(cell, COLOURS[CHEST_OF[square]], False), *centre(square, x, y, cell)
        )
    if BOAT_SQUARE in on_map - here.path:
        frame.put(sprites.boat(cell), *centre(BOAT_SQUARE, x, y, cell))
    lay_map(frame, here._replace(last=frozenset()), x, y, cell, frozenset(on_map))
    return frame.image


@cache
def _sea(cell: int) -> Sprite:
    return sprites.drawn(cell, cell, lambda pen, *_: pen.box(0, 0, cell, cell, WAVE))


def _motif(frame: Frame, here: Land, order: tuple[int, ...], x: int, y: int, cell: int) -> None:
    """The squares of the motif with their numbers in the order of scratching."""
    for square in order:
        frame.lay(_square(cell, _look(here, square)[0]), *centre(square, x, y, cell))
    outline(frame, order, x, y, cell, kit.CHOICE)
    for count, square in enumerate(order, 1):
        frame.put(digit(cell, count, _look(here, square)[1]), *centre(square, x, y, cell))


def _look(here: Land, square: int) -> tuple[str, str]:
    """Ground and digit of a square of the motif tell what is printed there."""
    if square in here.crosses:
        return kit.RED, kit.WHITE
    if square in here.rocks:
        return kit.GREY, kit.WHITE
    if square in CHEST_OF:
        tone = TONES[COLOURS[CHEST_OF[square]]]
        return tone, kit.ink_on(tone)
    return kit.PAPER_LIGHT, kit.INK  # the frame has the tone of choices


@cache
def _square(cell: int, tone: str) -> Sprite:
    return sprites.drawn(
        cell, cell, lambda pen, *_: pen.box(0, 0, cell, cell, tone, 0, FOIL_DEEP, 1.5)
    )


@cache
def digit(cell: int, count: int, ink: str) -> Sprite:
    """Above the frame of its motif; slender where its square is hardly higher."""
    size = max(STUDIO.floor, cell * 4 // 5)

    def draw(pen: Pen, x: float, y: float) -> None:
        pen.text(x, y, str(count), size, ink, weight="black" if cell > pen.floor else "bold")

    return sprites.drawn(size, size, draw)


@cache
def _number(count: int) -> Sprite:
    def draw(pen: Pen, x: float, y: float) -> None:
        pen.disc(x, y, 27, kit.WHITE)
        pen.disc(x, y, 24, kit.CHOICE)
        pen.text(x, y, str(count), pen.floor, kit.WHITE, weight="black")

    return sprites.drawn(62, 62, draw)
