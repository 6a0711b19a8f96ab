"""How points have grown: a line for each person, told apart by colour, shape and letter."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import count
from typing import NamedTuple

from PIL.Image import Image

from render import kit
from render.kit import Pen, Point, Studio
from render.painter import Sign

WIDTH, HEIGHT = 1200, 750
LEFT, RIGHT, TOP, BOTTOM, EDGE = 160, 780, 70, 620, 40
LEGEND = 880
NAME_W = WIDTH - LEGEND - 60
MOST = 6  # lines in one picture
SIGNS = (  # for people of many games, who have none in common
    Sign(kit.RED, "circle", "A"),
    Sign(kit.BLUE, "square", "B"),
    Sign(kit.GREEN, "hexagon", "C"),
    Sign(kit.ORANGE, "rhombus", "D"),
    Sign(kit.PURPLE, "shield", "E"),
    Sign(kit.BROWN, "octagon", "F"),
)
TOKEN = 28  # radius
APART = 2 * TOKEN + 10
TICKS = 6  # at most, of points
DOTTED = 30  # so many points of a line can still be told apart


class Line(NamedTuple):
    """Whose points, from the first to the last."""

    name: str
    points: tuple[int, ...]
    sign: Sign | None = None  # as the game shows him


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
    signs = tuple(line.sign or SIGNS[k] for k, line in enumerate(shown))
    studio, scale = _studio(tuple(sign.tone for sign in signs)), scaled(shown)
    names = kit.short(tuple(line.name for line in shown), NAME_W, studio.floor)

    def draw(pen: Pen) -> None:
        _grid(pen, scale)
        ways = [_way(scale, line) for line in shown]
        spots = ends([way[-1] for way in ways])
        for way, spot, sign in reversed(list(zip(ways, spots, signs, strict=True))):
            _line(pen, way, spot, sign.tone)  # the first lies on top
        for spot, sign in zip(spots, signs, strict=True):
            _token(pen, *spot, sign)
        for k, (name, sign) in enumerate(zip(names, signs, strict=True)):
            _name(pen, TOP + 20 + 100 * k, name, sign)

    return studio.layer(draw).frame().image


@lru_cache(maxsize=16)
def _studio(tones: tuple[str, ...]) -> Studio:
    return Studio(WIDTH, HEIGHT, tones)


def ends(points: Sequence[Point]) -> list[Point]:
    """Where the tokens of lines that end here stand: those of one column are pushed up and down
    so that none covers another."""
    spots = list(points)
    for column in _columns(points):
        heights = _apart([points[k][1] for k in column])
        for k, y in zip(column, heights, strict=True):
            spots[k] = points[k][0], y
    return spots


def _columns(points: Sequence[Point]) -> list[list[int]]:
    """The numbers of points that lie above each other or nearly so, from top to bottom."""
    columns: list[list[int]] = []
    for k in sorted(range(len(points)), key=lambda k: points[k][0]):
        if columns and points[k][0] - points[columns[-1][-1]][0] < APART:
            columns[-1].append(k)
        else:
            columns.append([k])
    return [sorted(column, key=lambda k: points[k][1]) for column in columns]


def _apart(heights: Sequence[float]) -> list[float]:
    """Midway between all pushed down and all pushed up, as far as the paper goes."""
    pairs = zip(_down(heights, TOP), _up(heights, BOTTOM + EDGE), strict=True)
    return _down(_up([(a + b) / 2 for a, b in pairs], BOTTOM), TOP - EDGE)


def _down(heights: Sequence[float], least: float) -> list[float]:
    pushed: list[float] = []
    for y in heights:
        pushed.append(max(y, pushed[-1] + APART if pushed else least))
    return pushed


def _up(heights: Sequence[float], most: float) -> list[float]:
    return [-y for y in _down([-y for y in reversed(heights)], -most)][::-1]


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


def _way(scale: Scale, line: Line) -> list[Point]:
    return [(scale.x(number), scale.y(points)) for number, points in enumerate(line.points)]


def _line(pen: Pen, way: Sequence[Point], spot: Point, tone: str) -> None:
    """The way of the points, and on to the token."""
    pen.line([*way, spot], tone, 6)
    for x, y in way[:-1] if len(way) <= DOTTED else []:
        pen.disc(x, y, 8, tone, kit.deep(tone), 2)


def _token(pen: Pen, x: float, y: float, sign: Sign) -> None:
    kit.token(pen, x, y, TOKEN, sign.tone, sign.letter, sign.shape, icon=sign.icon)


def _name(pen: Pen, y: float, name: str, sign: Sign) -> None:
    _token(pen, LEGEND, y, sign)
    pen.text(LEGEND + 46, y, name, 44, kit.INK, "lm", room=NAME_W)
