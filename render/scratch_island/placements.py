"""The last step of a placement: a sheet of numbered tiles, one for each way to lay the motif.

A tile shows five by five squares round its motif, the order in which they will be scratched, and
what it may bring: chests, crosses, the chances of a snake and of a treasure.
"""

from math import comb
from typing import Literal, NamedTuple

from msgspec.structs import replace
from PIL.Image import Image

from bot.games.contract import Menu, Path, Phrase, Seat
from bot.games.scratch_island.content import CHEST_OF, COLOURS
from bot.games.scratch_island.picks import WAY, spelled
from bot.games.scratch_island.views import Public, snake_odds, treasure_odds, unseen_ground
from render.kit import Frame, Layer, Pen, Point, Sprite, parts
from render.kit.caching import kept
from render.kit.colours import CHOICE, INK, WHITE
from render.painter import Say
from render.scratch_island import sprites
from render.scratch_island.chart import lay_map, outline
from render.scratch_island.ground import alone, panel
from render.scratch_island.hand import DANGER
from render.scratch_island.land import LETTERS, SIDE, Land, contacts, land, number, scratching_order
from render.scratch_island.places import HEIGHT, WIDTH
from render.scratch_island.sprites import ART, BARS, POINTS, STUDIO, crew

WINDOW = 5  # squares across a tile
# Large modes are split by whether the motif touches the path again in another third of the map.
THIRDS = {"": range(9), "top": range(3), "middle": range(3, 6), "bottom": range(6, 9)}
TOP, GAP = 104, 8
PINK, CROSSED, SEA = "#F3C9D8", "#B5242C", "#238CA0"
_MOST = ((2, 2, 1), (4, 2, 2), (6, 3, 2), (12, 4, 3), (20, 5, 4))  # tiles, columns, rows


class Look(NamedTuple):
    """The parts of a tile of some size, from its left upper corner."""

    cell: int
    window: tuple[int, int]
    number: Point
    facts: tuple[Point, ...]  # the middles of icons, followed by their words
    icon: int


LOOKS = {  # by the number of columns and rows
    (2, 1): Look(100, (46, 20), (92, 632), ((200, 610), (402, 610), (200, 706), (402, 706)), 62),
    (2, 2): Look(70, (18, 20), (428, 64), tuple((416, 150 + 68 * k) for k in range(4)), 56),
    (3, 2): Look(48, (14, 14), (322, 48), ((42, 288), (232, 288), (42, 348), (232, 348)), 46),
    (4, 3): Look(38, (10, 10), (246, 42), ((34, 229), (170, 229)), 36),
    (5, 4): Look(32, (8, 16), (198, 44), (), 36),
}


class Sheet(NamedTuple):
    """Tiles of one size in rows, below the head."""

    many: int
    across: int
    rows: int

    @property
    def look(self) -> Look:
        return LOOKS[self.across, self.rows]

    def box(self, tile: int) -> tuple[int, int, int, int]:
        """Left, top, width and height of a tile."""
        row, column = divmod(tile, self.across)
        width = (WIDTH - GAP * (self.across + 1)) // self.across
        height = (HEIGHT - TOP - GAP * self.rows) // self.rows
        columns = min(self.many, self.across)
        left = (WIDTH - columns * (width + GAP) + GAP) // 2
        return left + column * (width + GAP), TOP + row * (height + GAP), width, height

    def number(self, tile: int) -> Point:
        """The place of a tile's number: next to its window."""
        left, top, *_ = self.box(tile)
        return left + self.look.number[0], top + self.look.number[1]


def sheet(many: int) -> Sheet:
    """The fewer the tiles, the larger they are."""
    for most, across, rows in _MOST:
        if many <= most:
            return Sheet(many, across, rows)
    raise AssertionError("no motif has more placements at one square")


def placements(view: Public, seat: Seat, path: Path, menu: Menu, say: Say) -> Image:
    here = land(view, seat)._replace(last=frozenset())
    laid = [frozenset(map(number, spelled(pick))) for pick in menu.picks if pick != "end"]
    first, tiles = first_square(here, path, laid), sheet(len(laid))
    whole = alone(tiles.look.cell).frame()
    lay_map(whole, here, 0, 0, tiles.look.cell)
    frame = _ground(tiles).frame()
    _head(frame, view, seat, path, first, say)
    for tile, squares in enumerate(laid):
        order = scratching_order(here, first, squares)
        _window(frame, whole.image, here, order, tiles, tile)
        _facts(frame, view, seat, order, tiles, tile)
        frame.put(parts.choice(STUDIO, tile + 1), *tiles.number(tile))
    return frame.image


@kept
def _ground(tiles: Sheet) -> Layer:
    look = tiles.look
    side = WINDOW * look.cell

    def draw(pen: Pen) -> None:
        for tile in range(tiles.many):
            left, top, width, height = tiles.box(tile)
            panel(pen, left, top, width, height)
            x, y = left + look.window[0], top + look.window[1]
            pen.box(x - 5, y - 5, side + 10, side + 10, INK, 6)

    return STUDIO.layer(draw, SEA)


def _head(frame: Frame, view: Public, seat: Seat, path: Path, first: int, say: Say) -> None:
    """The seat, what is asked, the dice to lay, and the first square of the motif."""
    text = BARS[seat][1]
    frame.lay(sprites.seat_bar(STUDIO, seat, WIDTH - 16, 88), 8, 8, "lt")
    frame.put(crew(seat, 96), 62, 50)
    frame.put(STUDIO.caption(say(Phrase("word-where")), 60, text, 740, "black"), 124, 54, "lm")
    mode = WAY[path[0]].mode if path and path[0] in WAY else ""
    held = [die for die in view.dice if die.is_held]
    shown = [die for die in held if die.motif == mode] or held
    for k, die in enumerate(shown[:2] if mode == "combine" else shown[:1]):
        frame.put(sprites.die(die.name, die.motif, 80), 1136 - 86 * k, 50)
    name = LETTERS[first % SIDE] + str(first // SIDE + 1)
    frame.put(STUDIO.caption(name, 56, text, weight="black"), 950, 54)


def first_square(here: Land, path: Path, laid: list[frozenset[int]]) -> int:
    """As chosen in the step before; if there was no choice, the only square with contact."""
    if path and len(path[-1]) == 2 and path[-1][0] in LETTERS:
        return number(path[-1])
    rows = THIRDS[WAY[path[0]].third] if path else range(SIDE)
    (only,) = (square for square in laid[0] & contacts(here) if square // SIDE in rows)
    return only


def window_at(squares: tuple[int, ...]) -> tuple[int, int]:
    """The first row and column of the window: the motif in its middle, no sea visible."""
    middles = (
        (min(places) + max(places) - WINDOW + 1) // 2
        for places in ([s // SIDE for s in squares], [s % SIDE for s in squares])
    )
    row, column = (min(max(place, 0), SIDE - WINDOW) for place in middles)
    return row, column


def _window(
    frame: Frame, whole: Image, here: Land, order: tuple[int, ...], tiles: Sheet, tile: int
) -> None:
    (left, top, *_), look = tiles.box(tile), tiles.look
    cell, side = look.cell, WINDOW * look.cell
    row, column = window_at(order)
    x, y = left + look.window[0], top + look.window[1]
    seen = (column * cell, row * cell, column * cell + side, row * cell + side)
    frame.image.paste(whole.crop(seen), (x, y))
    at = (x - column * cell, y - row * cell, cell)
    for square in order:
        _square(frame, here, square, at)
    outline(frame, order, *at, CHOICE)
    for count, square in enumerate(order, 1):
        across, down = _middle(square, at)
        aside = cell * 0.24 if cell >= sprites.FINE and printed(here, square) else 0
        frame.put(digit(cell, count, _look(here, square, cell)[1]), across + aside, down + aside)


def _middle(square: int, at: tuple[int, int, int]) -> Point:
    x, y, cell = at
    return x + (square % SIDE + 0.5) * cell, y + (square // SIDE + 0.5) * cell


def _square(frame: Frame, here: Land, square: int, at: tuple[int, int, int]) -> None:
    """A square of the motif: pink, with what is printed on it."""
    cell, what = at[2], printed(here, square)
    frame.put(_tinted(cell, _look(here, square, cell)[0]), *_middle(square, at))
    if what and cell >= sprites.FINE:
        piece = sprites.chest(cell, what, False) if what in COLOURS else sprites.piece(what, cell)
        frame.put(piece, *_middle(square, at))


def printed(here: Land, square: int) -> str:
    """What everybody sees on a square of foil."""
    if square in here.crosses:
        return "cross"
    if square in here.rocks:
        return "rock"
    return COLOURS[CHEST_OF[square]] if square in CHEST_OF else ""


def _look(here: Land, square: int, cell: int) -> tuple[str, str]:
    """Background and digit of a square of the motif; small ones show what is printed there."""
    what = printed(here, square)
    if cell >= sprites.FINE or not what:
        return PINK, INK
    tone = {"cross": CROSSED, "rock": sprites.STONE}.get(what)
    if tone is None:
        return sprites.GOODS[what].light, INK
    return tone, WHITE


@kept
def _tinted(cell: int, tone: str) -> Sprite:
    def draw(pen: Pen) -> None:
        pen.box(0, 0, cell, cell, tone, 0, sprites.FOIL_DEEP, 1.5)

    return STUDIO.sprite(cell, cell, draw)


@kept
def digit(cell: int, count: int, ink: str) -> Sprite:
    """When a square is scratched; narrow if its square is hardly higher."""
    size = min(60, max(STUDIO.floor, cell * 4 // 5))
    halo = WHITE if ink == INK and cell >= sprites.FINE else None

    def draw(pen: Pen) -> None:
        weight: Literal["bold", "black"] = "bold" if cell <= pen.floor else "black"
        pen.text(size / 2, size / 2, str(count), size, ink, weight=weight, halo=halo)

    return STUDIO.sprite(size, size, draw)


# What a placement may bring


def _facts(
    frame: Frame, view: Public, seat: Seat, order: tuple[int, ...], tiles: Sheet, tile: int
) -> None:
    (left, top, *_), look = tiles.box(tile), tiles.look
    known = facts(view, seat, order)[-len(look.facts) :] if look.facts else []
    for (x, y), (name, words) in zip(look.facts, known, strict=False):
        frame.put(ART.sprite(name, look.icon), left + x, top + y)
        tone = DANGER if name == "snake" else INK
        size = {46: 44, 36: STUDIO.floor}.get(look.icon, 52)
        said = words if look.icon > 36 else words.replace(" ", "")
        text = STUDIO.caption(said, size, tone, weight="black")
        frame.put(text, left + x + 4 + look.icon // 2, top + y, "lm")


def facts(view: Public, seat: Seat, order: tuple[int, ...]) -> list[tuple[str, str]]:
    """Signs and words: points of a chest, crosses, the chances of a snake and of a treasure."""
    here = land(view, seat)
    told = [
        (f"chest-{colour}-open", f"+{POINTS[colour]}")
        for colour in (printed(here, square) for square in order)
        if colour in COLOURS
    ]
    crosses = len(here.crosses.intersection(order))
    told += [("cross", str(crosses))] if crosses else []
    for name, each in (("snake", snake_odds), ("coin", treasure_odds)):
        told.append((name, f"{round(100 * _chance(view, seat, order, each(view, seat)))} %"))
    return told


def _chance(view: Public, seat: Seat, order: tuple[int, ...], each: float) -> float:
    """The chance that at least one of these squares has what each has with this chance."""
    chart = view.charts[seat]
    path = int.from_bytes(chart.scratched, "little") | sum(1 << square for square in order)
    scratched = path.to_bytes(len(chart.scratched), "little")
    unseen = unseen_ground(chart)
    here = unseen - unseen_ground(replace(chart, scratched=scratched))
    hidden = round(each * max(1, unseen))
    return 1 - comb(unseen - hidden, here) / comb(unseen, here) if here else 0.0
