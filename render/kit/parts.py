"""Parts that all games share: panels, name bars, pills, rosettes, marks.

Those that take a pen are drawn into layers or sprites; those that take a studio are sprites.
"""

from math import cos, pi, sin

from render.kit import colours
from render.kit.caching import kept
from render.kit.colours import CREAM, GOLD, INK, LAST, PAPER, TURN, WHITE, Three
from render.kit.fonts import width
from render.kit.pen import Pen
from render.kit.shapes import regular
from render.kit.studio import Sprite, Studio

NUMBER = 47  # numbers on pieces: 14 pixels on a phone
CHOICE_SIZE = 52  # the height of a choice's number with its rim


def drop(pen: Pen, x: float, y: float, w: float, h: float, radius: float) -> None:
    """The one flat shadow of a box, right and down."""
    pen.box(x + 3, y + 5, w, h, INK, radius, alpha=90)


def panel(pen: Pen, x: float, y: float, w: float, h: float, tones: Three, bar: str) -> None:
    """The ground of a player's panel: a bar for the name, 60 high, and cream below."""
    drop(pen, x, y, w, h, 18)
    pen.box(x, y, w, h, CREAM, 16)
    pen.box(x, y, w, 40, tones.light, 16)
    pen.box(x, y + 11, w, 49, bar)
    pen.box(x, y + 54, w, 6, tones.dark)


@kept
def turn_frame(studio: Studio, w: int, h: int) -> Sprite:
    """A frame round the panel of the seat whose turn it is; its box is 8 larger on each side."""

    def draw(pen: Pen) -> None:
        pen.box(0, 0, w + 16, h + 16, None, 24, INK, 8)
        pen.box(2, 2, w + 12, h + 12, None, 22, TURN, 6)

    return studio.sprite(w + 16, h + 16, draw)


@kept
def pill(studio: Studio, words: str, pointing: int = 0) -> Sprite:
    """A count in a pill; pointing -1 or 1 adds an arrow at the left or right."""
    across = int(width(words, NUMBER, "black")) + (52 if pointing else 30)

    def draw(pen: Pen) -> None:
        pen.box(2, 5, across, 42, INK, 21, alpha=90)
        pen.box(0, 0, across, 44, CREAM, 22, INK, 3.5)
        middle = across / 2
        pen.text(middle - 10 * pointing, 22, words, NUMBER, INK, weight="black")
        if pointing:
            base, tip = middle + pointing * (across / 2 - 25), middle + pointing * (across / 2 - 10)
            pen.shape([(base, 11), (tip, 22), (base, 33)], INK)

    return studio.sprite(across + 2, 48, draw, token=True)


@kept
def rosette(studio: Studio, points: str) -> Sprite:
    """The public points, at the end of a name."""
    size = NUMBER if len(points) < 3 else studio.floor

    def draw(pen: Pen) -> None:
        x, y = 33.0, 34.0
        for side in (-1, 1):
            tail = [(16, 14), (22, 40), (8, 34), (0, 46), (-4, 20)]
            pen.shape([(x + side * a, y + b) for a, b in tail], GOLD.base, INK, 3)
        rim = [
            (x + r * cos(pi * k / 12), y + r * sin(pi * k / 12))
            for k in range(24)
            for r in ((32.0 if k % 2 else 28.5),)
        ]
        pen.shape(rim, WHITE, INK, 3.5)
        pen.text(x, y, points, size, INK, weight="black")

    return studio.sprite(66, 82, draw, token=True)


@kept
def last_ring(studio: Studio, rx: int, ry: int, began: bool) -> Sprite:
    """The last move, between two lines of ink: broken at its start, whole at its end."""
    x, y = rx + 8.0, ry + 8.0

    def draw(pen: Pen) -> None:
        way = [(px, y + (py - y) * ry / rx) for px, py in regular(x, y, rx, 48)]
        way += [way[0], way[1]]
        for tone, thick in ((INK, 11), (LAST, 7)):
            if began:
                for k in range(0, 48, 6):
                    pen.line(way[k : k + 4], tone, thick)
            else:
                pen.line(way, tone, thick)

    return studio.sprite(2 * rx + 16, 2 * ry + 16, draw)


@kept
def choice(studio: Studio, number: int | str, begins: bool = False) -> Sprite:
    """The number of a choice, or its letter: full at a destination, hollow at a start."""
    fill, text = (WHITE, colours.CHOICE) if begins else (colours.CHOICE, WHITE)
    across = CHOICE_SIZE if len(str(number)) == 1 else 70

    def draw(pen: Pen) -> None:
        pen.box(2, 4, across, CHOICE_SIZE, INK, 26, alpha=100)
        pen.box(0, 0, across, CHOICE_SIZE, WHITE, 26, INK, 1.5)
        pen.box(5, 5, across - 10, CHOICE_SIZE - 10, colours.CHOICE, 21)
        if begins:
            pen.box(8, 8, across - 16, CHOICE_SIZE - 16, fill, 18)
        pen.text(across / 2, CHOICE_SIZE / 2, str(number), NUMBER, text, weight="black")

    return studio.sprite(across + 2, CHOICE_SIZE + 4, draw, token=True)


@kept
def choice_ring(studio: Studio, rx: int, ry: int) -> Sprite:
    """Round a place that can be chosen."""
    x, y = rx + 8.0, ry + 8.0

    def draw(pen: Pen) -> None:
        way = [(px, y + (py - y) * ry / rx) for px, py in regular(x, y, rx, 48)]
        way += [way[0], way[1]]
        for tone, thick in ((INK, 14), (WHITE, 12), (colours.CHOICE, 7)):
            pen.line(way, tone, thick)

    return studio.sprite(2 * rx + 16, 2 * ry + 16, draw)


def ribbon(pen: Pen, x: float, y: float, w: float, tones: Three, bar: str) -> None:
    """A banner 92 high with folded ends, for the winner's name."""
    left, right, top, bottom = x - w / 2, x + w / 2, y - 46, y + 46
    for end, way in ((left, 1), (right, -1)):
        out = end - way * 56
        tail = [(end + way * 30, top + 18), (out, top + 18), (out + way * 26, top + 64)]
        tail += [(out, bottom + 18), (end + way * 30, bottom + 18)]
        pen.shape(tail, tones.dark, INK, 5)
        pen.shape([(end, bottom), (end + way * 34, bottom + 18), (end + way * 34, bottom)], INK)
    pen.box(left - 3, top - 3, w + 6, 98, bar, 10, INK, 5)
    pen.box(left + 5, top + 5, w - 10, 10, tones.light, 4)


def field(pen: Pen, x: float, y: float, w: float, h: float, fill: str = PAPER.base) -> None:
    """A soft box inside a panel, for an icon and its number."""
    pen.box(x, y, w, h, fill, 12)
