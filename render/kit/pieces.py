"""Pieces drawn with a pen, for pictures of no game: tokens, dice, markers, arrows.

Each function draws round a centre, so a piece can be part of a layer or become a sprite.
"""

from collections.abc import Sequence
from math import atan2, cos, hypot, pi, sin

from render.kit.palette import CHOICE, INK, SHADOW, WHITE, dark, deep, ink_on, pale
from render.kit.pen import Pen
from render.kit.shapes import Point, Shape, curve, outline


def soft_box(pen: Pen, x: float, y: float, w: float, h: float, radius: float, drop: float) -> None:
    """The stepped shadow of a box, to be drawn before the box."""
    for step, alpha in ((2, 26), (1, 34), (0, 44)):
        pen.box(x - step, y + drop - step, w + 2 * step, h + 2 * step, SHADOW, radius, alpha=alpha)


def token(
    pen: Pen,
    x: float,
    y: float,
    r: float,
    tone: str,
    letter: str = "",
    shape: Shape = "circle",
    size: int = 0,
) -> None:
    """A playing piece: shape, letter and colour together, for every kind of eyes."""
    body = outline(shape, x, y, r)
    pen.shadow(body, max(2.0, r / 8))
    pen.shape(body, tone, deep(tone), max(2.5, r / 10))
    pen.shape(outline(shape, x, y - r * 0.04, r * 0.8), pale(tone))
    if letter:
        pen.text(x, y, letter, size or pen.floor, ink_on(pale(tone)), weight="black")


_PIPS: dict[int, tuple[Point, ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def die(pen: Pen, x: float, y: float, size: float, pips: int, tone: str = WHITE) -> None:
    """A die from above, showing 1 to 6, or blank with 0."""
    left, top, radius = x - size / 2, y - size / 2, size / 5
    soft_box(pen, left, top, size, size, radius, 3)
    pen.box(left, top, size, size, dark(tone), radius, INK, 2.5)
    pen.box(left + 2.5, top + 2.5, size - 5, size * 0.93 - 5, tone, radius)
    for across, down in _PIPS.get(pips, ()):
        pen.disc(x + across * size * 0.27, y + down * size * 0.27, size * 0.1, ink_on(tone))


def marker(pen: Pen, x: float, y: float, number: int, r: float = 29) -> None:
    """The number of a choice, on the place it means."""
    pen.shadow(outline("circle", x, y, r), 3)
    pen.disc(x, y, r, WHITE)
    pen.disc(x, y, r - 4, CHOICE)
    pen.text(x, y, str(number), pen.floor, WHITE, weight="black")


def arrow(pen: Pen, way: Sequence[Point], tone: str, thick: float, rim: str = WHITE) -> None:
    """An arrow along points, with a rim so that it stands out on any ground."""
    (x, y), (ex, ey) = way[-2], way[-1]
    angle = atan2(ey - y, ex - x)
    head = thick * 2.2
    tip = [(ex, ey)] + [
        (ex - head * 1.5 * cos(angle + turn), ey - head * 1.5 * sin(angle + turn))
        for turn in (pi / 6, -pi / 6)
    ]
    shaft = [*way[:-1], (ex - head * cos(angle), ey - head * sin(angle))]
    for tone_, extra in ((rim, 6), (tone, 0)):
        pen.line(shaft, tone_, thick + extra)
        pen.shape(tip, tone_, tone_, 1 + extra)


def arc(start: Point, end: Point, rise: float) -> list[Point]:
    """A curve from start to end that leans to the left by the rise."""
    (ax, ay), (bx, by) = start, end
    length = hypot(bx - ax, by - ay) or 1
    bend = (
        (ax + bx) / 2 + 2 * rise * (by - ay) / length,
        (ay + by) / 2 - 2 * rise * (bx - ax) / length,
    )
    return curve(start, bend, end, 24)


def banner(pen: Pen, x: float, y: float, w: float, h: float, tone: str) -> None:
    """A ribbon with folded ends round a centre, for a title."""
    left, right, top, bottom = x - w / 2, x + w / 2, y - h / 2, y + h / 2
    for end, inwards in ((left, 1), (right, -1)):
        out = end - inwards * h * 0.5
        pen.shape(
            [
                (end + inwards * h * 0.3, top + 8),
                (out, top + 8),
                (out + inwards * h * 0.3, y + 8),
                (out, bottom + 8),
                (end + inwards * h * 0.3, bottom + 8),
            ],
            dark(tone),
        )
    pen.box(left, top, w, h, tone, 6)
    pen.box(left, top + 6, w, 2.5, pale(tone))
    pen.box(left, bottom - 8, w, 2.5, pale(tone))
