"""What never changes: waves, and a sealed map with its foil, grid, chests and boat."""

from bot.games.scratch_island.content import CHESTS, COLOURS
from render import kit
from render.kit import Pen, Point
from render.scratch_island import symbols
from render.scratch_island.land import BOAT_SQUARE, LETTERS, SIDE
from render.scratch_island.sprites import chest_value
from render.scratch_island.tones import FOIL, FOIL_DEEP, FOIL_LIT, FOIL_SHINE, WAVE

# The sheen runs in flat steps over the diagonal, each from one share of it to another.
_SHEEN = (
    (0.26, 0.5, FOIL_LIT),
    (0.34, 0.43, FOIL_SHINE),
    (0.88, 1.00, FOIL_DEEP),
)


def waves(pen: Pen) -> None:
    for row in range(0, pen.height, 70):
        for x in range(-60 + row % 140, pen.width, 240):
            for left in (x, x + 44):
                bow = kit.curve((left, row + 30), (left + 22, row + 8), (left + 44, row + 30))
                pen.line(bow, WAVE, 4)


def sealed_map(pen: Pen, x: float, y: float, cell: int) -> None:
    """A map nobody has scratched yet; the paper's rim lies outside of its squares."""
    side = SIDE * cell
    kit.soft_box(pen, x - 4, y - 4, side + 8, side + 8, 7, 4)
    pen.box(x - 4, y - 4, side + 8, side + 8, kit.PAPER_LIGHT, 7, kit.INK, 2)
    foil(pen, x, y, side)
    for k in range(1, SIDE):
        pen.box(x + k * cell - 1, y, 2, side, FOIL_DEEP)
        pen.box(x, y + k * cell - 1, side, 2, FOIL_DEEP)
    for colour, square in zip(COLOURS, CHESTS, strict=True):
        middle, value = centre(square, x, y, cell), chest_value(cell, colour)
        symbols.chest(pen, *middle, cell * 0.42, colour, value, is_open=False)
    symbols.boat(pen, *centre(BOAT_SQUARE, x, y, cell), cell * 0.4)


def foil(pen: Pen, x: float, y: float, side: float) -> None:
    pen.box(x, y, side, side, FOIL)
    for begin, end, tone in _SHEEN:
        band = _band(side, 2 * side * begin, 2 * side * end)
        pen.shape([(x + a, y + b) for a, b in band], tone)


def _band(side: float, begin: float, end: float) -> list[Point]:
    """The part of a square between two lines that cross its diagonal."""

    def upper(far: float) -> Point:
        return min(far, side), max(0.0, far - side)

    def lower(far: float) -> Point:
        return max(0.0, far - side), min(far, side)

    holds_corners = begin < side < end
    top: list[Point] = [(side, 0.0)] if holds_corners else []
    bottom: list[Point] = [(0.0, side)] if holds_corners else []
    return [upper(begin), *top, upper(end), lower(end), *bottom, lower(begin)]


def coordinates(pen: Pen, x: float, y: float, cell: int, tone: str = kit.PAPER_LIGHT) -> None:
    """Letters above a map, digits on its left."""
    for k, letter in enumerate(LETTERS):
        middle = (k + 0.5) * cell
        pen.text(x + middle, y - 20, letter, pen.floor, tone)
        pen.text(x - 20, y + middle, str(k + 1), pen.floor, tone)


def centre(square: int, x: float, y: float, cell: int) -> Point:
    """The middle of a square of the map whose left upper corner is given."""
    return x + (square % SIDE + 0.5) * cell, y + (square // SIDE + 0.5) * cell


def island(pen: Pen, x: float, y: float) -> None:
    """The treasure everybody is after, where a picture has room for it."""
    pen.oval(x, y + 84, 178, 62, kit.PAPER_DARK)
    pen.oval(x, y + 76, 168, 56, kit.PAPER)
    for dx, dy, r in ((-108, 64, 20), (-76, 88, 18), (112, 70, 20), (82, 92, 18), (-128, 90, 16)):
        kit.coin(pen, x + dx, y + dy, r)
    kit.chest(pen, x, y, 86)
