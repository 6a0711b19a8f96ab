"""The growth of points: a line for each person, told apart by colour, shape and letter."""

from collections.abc import Iterator, Sequence
from itertools import count, pairwise
from typing import NamedTuple

from PIL.Image import Image

from render import kit
from render.kit import Pen, Point, Studio
from render.kit.caching import kept
from render.kit.colours import CREAM, FAINT, GOLD, INK, PAPER, WOOD
from render.painter import Sign

WIDTH, HEIGHT = 1200, 750
LEFT, RIGHT, TOP, BOTTOM, EDGE = 160, 780, 70, 620, 40
LEGEND = 880
NAME_W = WIDTH - LEGEND - 60
MOST = 6  # lines in one picture
BAR, HEAD, TOLD, LEGEND_STEP = 96, 136, 66, 98
NIGHT = "#3A2546"  # of title and numbers
OWN = (NIGHT, INK, CREAM, *PAPER, GOLD.base, GOLD.light, WOOD.light, FAINT)
ROUND_A_POINT = ((-46, -52), (0, -70), (46, -52), (-70, 0), (-46, 56), (0, 72), (46, 56), (70, 0))
SIGNS = (  # for people of several games, which have no tones in common
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
DOTTED = 30  # points beyond which single ones cannot be told apart


class Line(NamedTuple):
    """The points of one person, from first to last."""

    name: str
    points: tuple[int, ...]
    sign: Sign | None = None  # as the game shows them


class Scale(NamedTuple):
    """The points at the bottom and the top, in round steps."""

    low: int
    high: int
    step: int
    last: int
    down: int = 0  # distance of the diagram from the upper edge

    def x(self, number: int) -> float:
        return LEFT + (RIGHT - LEFT) * number / max(1, self.last)

    def y(self, points: float) -> float:
        share = (points - self.low) / (self.high - self.low)
        return self.down + BOTTOM - (BOTTOM - TOP) * share


class Labels(NamedTuple):
    """The words of the picture, in the reader's language."""

    title: str = ""
    points: str = ""  # along the side
    numbers: str = ""  # below
    first: int = 1  # the number below the first points


UNLABELLED = Labels()


class Moment(NamedTuple):
    """A noteworthy moment: the line, the index of its point, and words."""

    line: int
    at: int
    words: str


def curve(
    lines: Sequence[Line], labels: Labels = UNLABELLED, moments: Sequence[Moment] = ()
) -> Image:
    """Points upwards, games or rounds to the right; at most six lines, each with a point. Moments
    are numbered on the lines and described below.
    """
    shown = [line for line in lines if line.points][:MOST]
    signs = tuple(line.sign or SIGNS[k] for k, line in enumerate(shown))
    told = [moment for moment in moments if moment.line < len(shown)][:MOST]
    down = HEAD if labels.title else 0
    height = HEIGHT + down + (24 + TOLD * len(told) if told else 0)
    studio = _studio(tuple(sign.tone for sign in signs), height)
    scale = scaled(shown)._replace(down=down)
    names = kit.short(tuple(line.name for line in shown), NAME_W, studio.floor)

    def draw(pen: Pen) -> None:
        if labels.title:
            _title(pen, labels.title)
        _grid(pen, scale, labels)
        ways = [_way(scale, line) for line in shown]
        spots = [(x, y + down) for x, y in ends([(x, y - down) for x, y in (w[-1] for w in ways)])]
        for way, spot, sign in reversed(list(zip(ways, spots, signs, strict=True))):
            _line(pen, way, spot, sign.tone)  # the first lies on top
        for spot, sign in zip(spots, signs, strict=True):
            _token(pen, *spot, sign)
        for k, (line, name, sign) in enumerate(zip(shown, names, signs, strict=True)):
            _name(pen, TOP + down + LEGEND_STEP * k, name, line.points[-1], sign)
        _moments(pen, told, ways, spots)

    return studio.layer(draw, PAPER.base).frame().image


@kept
def _studio(tones: tuple[str, ...], height: int) -> Studio:
    return Studio(WIDTH, height, (*tones, *OWN))


def _title(pen: Pen, title: str) -> None:
    pen.box(0, 0, WIDTH, BAR, NIGHT)
    pen.box(0, BAR - 8, WIDTH, 8, GOLD.base)
    pen.text(36, (BAR - 8) / 2, title, 54, CREAM, "lm", "black", WIDTH - 72)


def _moments(
    pen: Pen, told: Sequence[Moment], ways: Sequence[Sequence[Point]], spots: Sequence[Point]
) -> None:
    """Each number at its point, where it covers least; the description below."""
    taken = [_round(at, 10) for way in ways for pair in pairwise(way) for at in _between(*pair)]
    taken += [_round(at, TOKEN) for at in spots]
    for number, moment in enumerate(told, 1):
        way = ways[moment.line]
        x, y = way[min(max(moment.at, 0), len(way) - 1)]
        places = [(x + dx, y + dy) for dx, dy in ROUND_A_POINT]
        inside = [(px, py) for px, py in places if LEFT < px < RIGHT]
        spot = kit.clearest(inside or places, 60, taken)
        taken.append(_round(spot, 30))
        pen.line(((x, y), spot), INK, 4)
        _badge(pen, *spot, number)
        low = pen.height - TOLD * (len(told) - number + 1) + TOLD / 2 - 18
        _badge(pen, 54, low, number)
        words = kit.readable(moment.words, 0)
        pen.text(96, low, words, 42, INK, "lm", room=WIDTH - 120)


def _between(start: Point, end: Point) -> list[Point]:
    """Points along a piece of a line."""
    (x, y), (ex, ey) = start, end
    return [(x + (ex - x) * k / 4, y + (ey - y) * k / 4) for k in range(5)]


def _round(at: Point, half: float) -> kit.Area:
    return at[0] - half, at[1] - half, at[0] + half, at[1] + half


def _badge(pen: Pen, x: float, y: float, number: int) -> None:
    pen.disc(x, y, 28, CREAM)
    pen.disc(x, y, 25, NIGHT)
    pen.text(x, y, str(number), 40, GOLD.light, weight="black")


def ends(points: Sequence[Point]) -> list[Point]:
    """Where the tokens at the ends of lines are placed: those in one column are moved apart."""
    spots = list(points)
    for column in _columns(points):
        heights = _apart([points[k][1] for k in column])
        for k, y in zip(column, heights, strict=True):
            spots[k] = points[k][0], y
    return spots


def _columns(points: Sequence[Point]) -> list[list[int]]:
    """The indices of points that are close above each other, from top to bottom."""
    columns: list[list[int]] = []
    for k in sorted(range(len(points)), key=lambda k: points[k][0]):
        if columns and points[k][0] - points[columns[-1][-1]][0] < APART:
            columns[-1].append(k)
        else:
            columns.append([k])
    return [sorted(column, key=lambda k: points[k][1]) for column in columns]


def _apart(heights: Sequence[float]) -> list[float]:
    """The middle between moving all down and moving all up, within the paper."""
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


def _grid(pen: Pen, scale: Scale, labels: Labels) -> None:
    top = TOP - EDGE + scale.down
    box = (LEFT - EDGE, top, RIGHT - LEFT + 2 * EDGE, BOTTOM - TOP + 2 * EDGE)
    pen.box(*box, CREAM, 18, PAPER.dark, 4)
    for points in range(scale.low, scale.high + 1, scale.step):
        tone, thick = (WOOD.light, 4) if points == 0 else (PAPER.dark, 3)
        pen.line([(LEFT - 24, scale.y(points)), (RIGHT + 24, scale.y(points))], tone, thick)
        pen.text(LEFT - EDGE - 14, scale.y(points), str(points), 42, INK, "rm", "black")
    every = -(-(scale.last + 1) // 8)
    for number in range(0, scale.last + 1, every):
        below = str(number + labels.first)
        pen.text(scale.x(number), scale.down + BOTTOM + EDGE + 36, below, 42, INK, weight="black")
    if labels.points:
        pen.text(LEFT - EDGE, top - 28, labels.points, 40, FAINT, "lm")
    if labels.numbers:
        pen.text(
            RIGHT + EDGE + 20, scale.down + BOTTOM + EDGE + 36, labels.numbers, 40, FAINT, "lm"
        )


def _way(scale: Scale, line: Line) -> list[Point]:
    return [(scale.x(number), scale.y(points)) for number, points in enumerate(line.points)]


def _line(pen: Pen, way: Sequence[Point], spot: Point, tone: str) -> None:
    """The line through the points, and on to the token."""
    pen.line([*way, spot], INK, 13)
    pen.line([*way, spot], tone, 8)
    for x, y in way[:-1] if len(way) <= DOTTED else []:
        pen.disc(x, y, 13, tone, INK, 3.5)


def _token(pen: Pen, x: float, y: float, sign: Sign) -> None:
    kit.token(pen, x, y, TOKEN, sign.tone, sign.letter, sign.shape)


def _name(pen: Pen, y: float, name: str, points: int, sign: Sign) -> None:
    _token(pen, LEGEND, y + 16, sign)
    pen.text(LEGEND + 46, y, name, 42, INK, "lm", room=NAME_W)
    pen.text(LEGEND + 46, y + 42, str(points), 46, INK, "lm", "black", NAME_W)
