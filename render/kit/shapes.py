"""Outlines as lists of points round a centre. Tokens differ by outline first, then by colour."""

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Literal

Point = tuple[float, float]
Shape = Literal[
    "circle",
    "square",
    "oblong",
    "hexagon",
    "octagon",
    "rhombus",
    "lozenge",
    "star",
    "leaf",
    "shield",
    "drop",
]


def regular(x: float, y: float, radius: float, corners: int, turn: float = 0.0) -> list[Point]:
    """A regular polygon; turn 0 has a corner on top, in parts of a full turn."""
    angles = [2 * pi * (k / corners + turn) - pi / 2 for k in range(corners)]
    return [(x + radius * cos(a), y + radius * sin(a)) for a in angles]


def hexagon(x: float, y: float, radius: float) -> list[Point]:
    """A hexagon standing on a corner; its width is radius x sqrt(3)."""
    return regular(x, y, radius, 6)


def star(x: float, y: float, radius: float, rays: int = 5, inner: float = 0.5) -> list[Point]:
    outer = regular(x, y, radius, rays)
    inside = regular(x, y, radius * inner, rays, 0.5 / rays)
    return [p for pair in zip(outer, inside, strict=True) for p in pair]


def _scaled(x: float, y: float, r: float, unit: Sequence[Point]) -> list[Point]:
    return [(x + r * a, y + r * b) for a, b in unit]


def curve(start: Point, bend: Point, end: Point, steps: int = 12) -> list[Point]:
    """A smooth curve from start to end that leans towards the bend."""
    parts = [k / steps for k in range(steps + 1)]
    weights = [((1 - t) ** 2, 2 * t * (1 - t), t * t) for t in parts]
    return [
        (
            a * start[0] + b * bend[0] + c * end[0],
            a * start[1] + b * bend[1] + c * end[1],
        )
        for a, b, c in weights
    ]


_OBLONG = [
    *((-1.2, -0.5), (-0.9, -0.8), (0.9, -0.8), (1.2, -0.5)),
    *((1.2, 0.5), (0.9, 0.8), (-0.9, 0.8), (-1.2, 0.5)),
]
_LEAF = [
    *curve((0, -1.1), (1.25, -0.2), (0, 1.1)),
    *curve((0, 1.1), (-1.25, -0.2), (0, -1.1)),
]
_SHIELD = [
    (-0.88, -0.9),
    (0.88, -0.9),
    *curve((0.88, 0.05), (0.8, 0.7), (0, 1.1)),
    *curve((0, 1.1), (-0.8, 0.7), (-0.88, 0.05)),
]
_DROP = [
    (0, -1.2),
    *curve((0.35, -0.6), (1.0, 0.0), (0.9, 0.4)),
    *curve((0.9, 0.4), (0.6, 1.05), (0, 1.05)),
    *curve((0, 1.05), (-0.6, 1.05), (-0.9, 0.4)),
    *curve((-0.9, 0.4), (-1.0, 0.0), (-0.35, -0.6)),
]


def outline(shape: Shape, x: float, y: float, r: float) -> list[Point]:  # noqa: C901 - a table of cases
    """The outline of a token of about radius r."""
    match shape:
        case "circle":
            return regular(x, y, r, 48)
        case "square":
            return _scaled(x, y, r * 0.9, [(-1, -1), (1, -1), (1, 1), (-1, 1)])
        case "oblong":
            return _scaled(x, y, r, _OBLONG)
        case "hexagon":
            return regular(x, y, r * 1.06, 6, 1 / 12)
        case "octagon":
            return regular(x, y, r * 1.05, 8, 1 / 16)
        case "rhombus":
            return regular(x, y, r * 1.22, 4)
        case "lozenge":
            return _scaled(x, y, r, [(0, -1.15), (1.36, 0), (0, 1.15), (-1.36, 0)])
        case "star":
            return star(x, y, r * 1.3, 5, 0.58)
        case "leaf":
            return _scaled(x, y, r * 1.1, _LEAF)
        case "shield":
            return _scaled(x, y, r, _SHIELD)
        case "drop":
            return _scaled(x, y, r, _DROP)
