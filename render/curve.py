"""How points have grown: a line for each person, told apart by colour, shape and letter."""

from collections.abc import Iterator, Sequence
from itertools import count
from typing import NamedTuple

from PIL.Image import Image

from render import kit
from render.kit import Pen, Shape, Studio

STUDIO = Studio(1200, 750, ())
LEFT, RIGHT, TOP, BOTTOM, EDGE = 160, 780, 70, 620, 40
LEGEND = 880
MOST = 6  # lines in one picture
TONES = (kit.RED, kit.BLUE, kit.GREEN, kit.ORANGE, kit.PURPLE, kit.BROWN)
SHAPES: tuple[Shape, ...] = ("circle", "square", "hexagon", "rhombus", "shield", "octagon")
TICKS = 6  # at most, of points
DOTTED = 30  # so many points of a line can still be told apart


class Line(NamedTuple):
    """Whose points, from the first to the last."""

    name: str
    points: tuple[int, ...]


class Scale(NamedTuple):
    """Which points stand at the bottom and at the top, in round steps; how far it goes on."""

    low: int
    high: int
    step: int
    last: int

    def x(self, number: int) -> float:
        return LEFT + (RIGHT - LEFT) * number / max(1, self.last)

    def y(self, points: float) -> float:
        return BOTTOM - (BOTTOM - TOP) * (points - self.low) / (self.high - self.low)


def curve(lines: Sequence[Line]) -> Image:
    """Points upwards, games or rounds to the right; at most six lines, each with a point."""
    shown = [line for line in lines if line.points][:MOST]
    scale = scaled(shown)

    def draw(pen: Pen) -> None:
        _grid(pen, scale)
        for seat, line in reversed(list(enumerate(shown))):  # the first lies on top
            _line(pen, scale, seat, line)
        for seat, line in enumerate(shown):
            _token(pen, scale.x(len(line.points) - 1), scale.y(line.points[-1]), seat)
            _name(pen, seat, line)

    return STUDIO.layer(draw).frame().image


def scaled(lines: Sequence[Line]) -> Scale:
    every = [points for line in lines for points in line.points]
    low, high = min(0, *every, 0), max(1, *every, 1)
    step = next(step for step in _steps() if (high - low) / step <= TICKS - 1)
    longest = max((len(line.points) for line in lines), default=1)
    return Scale(low // step * step, -(-high // step) * step, step, longest - 1)


def _steps() -> Iterator[int]:
    """1, 2, 5, 10, 20, 50, …"""
    return ((1, 2, 5)[k % 3] * 10 ** (k // 3) for k in count())


def _grid(pen: Pen, scale: Scale) -> None:
    box = (LEFT - EDGE, TOP - EDGE, RIGHT - LEFT + 2 * EDGE, BOTTOM - TOP + 2 * EDGE)
    kit.soft_box(pen, *box, 18, 3)
    pen.box(*box, kit.PAPER_LIGHT, 18)
    for points in range(scale.low, scale.high + 1, scale.step):
        tone, thick = (kit.INK_SOFT, 3) if points == 0 else (kit.PAPER_DARK, 2)
        pen.line([(LEFT, scale.y(points)), (RIGHT, scale.y(points))], tone, thick)
        pen.text(LEFT - EDGE - 14, scale.y(points), str(points), 40, kit.INK, "rm")
    every = -(-(scale.last + 1) // 8)
    for number in range(0, scale.last + 1, every):
        pen.text(scale.x(number), BOTTOM + EDGE + 36, str(number + 1), 40, kit.INK_SOFT)


def _line(pen: Pen, scale: Scale, seat: int, line: Line) -> None:
    way = [(scale.x(number), scale.y(points)) for number, points in enumerate(line.points)]
    if len(way) > 1:
        pen.line(way, TONES[seat], 6)
    for x, y in way[:-1] if len(way) <= DOTTED else []:
        pen.disc(x, y, 8, TONES[seat], kit.deep(TONES[seat]), 2)


def _token(pen: Pen, x: float, y: float, seat: int) -> None:
    kit.token(pen, x, y, 28, TONES[seat], "ABCDEF"[seat], SHAPES[seat])


def _name(pen: Pen, seat: int, line: Line) -> None:
    y = TOP + 20 + 100 * seat
    _token(pen, LEGEND, y, seat)
    room = STUDIO.width - LEGEND - 60
    pen.text(LEGEND + 46, y, kit.readable(line.name, seat), 44, kit.INK, "lm", room=room)
