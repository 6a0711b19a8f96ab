"""Small drawings the icon font lacks. Each takes the centre and about half its own height."""

from render.kit.palette import (
    BROWN,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    GREEN,
    GREY,
    INK,
    PAPER_LIGHT,
    RED,
    WHITE,
    dark,
    deep,
    ink_on,
    pale,
)
from render.kit.pen import Pen
from render.kit.shapes import Point, Shape, curve, outline


def pawn(pen: Pen, x: float, y: float, r: float, tone: str, letter: str = "") -> None:
    """A standing figure: a head, and a body wide enough for its letter."""
    body = [
        *curve((x - 0.3 * r, y - 0.42 * r), (x - 0.62 * r, y + 0.1 * r), (x - 0.64 * r, y + r)),
        *curve((x + 0.64 * r, y + r), (x + 0.62 * r, y + 0.1 * r), (x + 0.3 * r, y - 0.42 * r)),
    ]
    rim = max(2.5, r / 11)
    dark = deep(tone)
    pen.oval(x, y + r, 0.72 * r, 0.13 * r, INK, alpha=70)
    pen.disc(x, y - 0.62 * r, 0.38 * r + rim / 2, dark)
    pen.shape(body, tone, dark, rim)
    pen.disc(x, y - 0.62 * r, 0.38 * r - rim / 2, pale(tone))
    if letter:
        pen.text(x, y + 0.36 * r, letter, pen.floor, ink_on(tone), weight="black")


def chest(pen: Pen, x: float, y: float, r: float, value: str = "", tone: str = BROWN) -> None:
    """A treasure chest with golden bands; its value stands on the front."""
    left, top, w, h = x - 1.1 * r, y - 0.15 * r, 2.2 * r, 1.05 * r
    lid = [
        (left, top),
        *curve((left, y - 0.5 * r), (left, y - 0.95 * r), (x - 0.6 * r, y - 0.95 * r)),
        *curve((x + 0.6 * r, y - 0.95 * r), (left + w, y - 0.95 * r), (left + w, y - 0.5 * r)),
        (left + w, top),
    ]
    rim = max(2.5, r / 12)
    pen.shadow([*lid, (left + w, top + h), (left, top + h)], 3)
    pen.shape(lid, pale(tone), INK, rim)
    pen.box(left, top, w, h, tone, r / 10, INK, rim)
    for band in (left + 0.2 * r, left + w - 0.42 * r):
        pen.box(band, top, 0.22 * r, h - rim, GOLD)
        pen.box(band, y - 0.88 * r, 0.22 * r, 0.7 * r, GOLD_LIGHT)
    pen.box(left, top - rim / 2, w, rim, INK)
    if value:
        pen.disc(x, y + 0.25 * r, 0.56 * r, GOLD_LIGHT, GOLD_DARK, rim)
        pen.text(x, y + 0.25 * r, value, pen.floor, INK, weight="black")
    else:
        pen.box(x - 0.2 * r, top - 0.16 * r, 0.4 * r, 0.5 * r, GOLD_LIGHT, 0.08 * r, INK, rim)


def stone(
    pen: Pen,
    x: float,
    y: float,
    r: float,
    shape: Shape,
    tone: str,
    letters: str = "",
    size: int = 0,
) -> None:
    """A cut gem: outline, a bright table in the middle, a glint."""
    body = outline(shape, x, y, r)
    pen.shadow(body, 3)
    pen.shape(body, tone, deep(tone), max(2.5, r / 12))
    pen.shape(outline(shape, x, y, r * 0.7), pale(tone))
    pen.shape(
        [(x - r * 0.52, y - r * 0.3), (x - r * 0.3, y - r * 0.52), (x - r * 0.24, y - r * 0.38)],
        WHITE,
    )
    if letters:
        pen.text(x, y, letters, size or pen.floor, WHITE, weight="black", halo=deep(tone))


def nest(pen: Pen, x: float, y: float, r: float) -> None:
    """A nest of twigs with an egg."""
    pen.oval(x, y - 0.15 * r, 0.42 * r, 0.6 * r, PAPER_LIGHT, INK, max(2.5, r / 14))
    pen.disc(x - 0.12 * r, y - 0.4 * r, 0.08 * r, GREEN)
    pen.disc(x + 0.15 * r, y - 0.25 * r, 0.06 * r, GREEN)
    bowl = [(x - 1.1 * r, y), *curve((x - 1.1 * r, y), (x, y + 1.7 * r), (x + 1.1 * r, y))]
    pen.shape(bowl, BROWN, INK, max(2.5, r / 14))
    for k in (-0.6, -0.2, 0.2, 0.6):
        twig = ((x + (k - 0.25) * r, y + 0.1 * r), (x + (k + 0.25) * r, y + 0.42 * r))
        pen.line(twig, pale(BROWN), r / 12)
        pen.line(((twig[1][0], twig[0][1]), (twig[0][0], twig[1][1])), dark(BROWN), r / 14)


def swords(pen: Pen, x: float, y: float, r: float, tone: str = GREY) -> None:
    """Two crossed swords: a fight, a robbery, a weapon."""
    for side in (-1, 1):

        def at(a: float, b: float, side: int = side) -> Point:
            return x + side * a * r, y + b * r

        blade = [at(-0.95, -0.95), at(-0.6, -0.85), at(0.5, 0.3), at(0.3, 0.5), at(-0.85, -0.6)]
        pen.shape(blade, pale(tone), INK, r / 12)
        pen.line((at(0.15, 0.65), at(0.65, 0.15)), INK, r / 5)
        pen.line((at(0.45, 0.45), at(0.9, 0.9)), BROWN, r / 5)


def pickaxe(pen: Pen, x: float, y: float, r: float, tone: str = GREY) -> None:
    head = [
        *curve(
            (x - 0.95 * r, y - 0.1 * r), (x + 0.1 * r, y - 1.15 * r), (x + 0.95 * r, y - 0.1 * r)
        ),
        *curve(
            (x + 0.95 * r, y - 0.1 * r), (x + 0.1 * r, y - 0.75 * r), (x - 0.95 * r, y - 0.1 * r)
        ),
    ]
    pen.line(((x, y - 0.6 * r), (x, y + 0.95 * r)), INK, r / 4)
    pen.line(((x, y - 0.6 * r), (x, y + 0.95 * r)), BROWN, r / 7)
    pen.shape(head, pale(tone), INK, r / 12)


def snake(pen: Pen, x: float, y: float, r: float, tone: str = GREEN) -> None:
    way = [
        *curve((x - 0.9 * r, y + 0.8 * r), (x + 1.6 * r, y + 0.8 * r), (x, y + 0.15 * r)),
        *curve((x, y + 0.15 * r), (x - 1.4 * r, y - 0.4 * r), (x + 0.3 * r, y - 0.6 * r)),
    ]
    pen.line(way, deep(tone), r / 2.4)
    pen.line(way, tone, r / 3.6)
    pen.oval(x + 0.45 * r, y - 0.62 * r, 0.4 * r, 0.28 * r, tone, deep(tone), r / 14)
    pen.disc(x + 0.5 * r, y - 0.7 * r, 0.08 * r, INK)
    pen.line(((x + 0.85 * r, y - 0.58 * r), (x + 1.1 * r, y - 0.5 * r)), RED, r / 14)


def claw(pen: Pen, x: float, y: float, r: float, tone: str) -> None:
    """Three scratches of a claw."""
    for k in (-0.55, 0.0, 0.55):
        top, end = (x + (k + 0.25) * r, y - r), (x + (k - 0.25) * r, y + r)
        left = curve(top, (x + (k - 0.22) * r, y), end)
        right = curve(end, (x + (k + 0.2) * r, y), top)
        pen.shape([*left, *right], tone, tone, r / 9)
