"""The still ground of Drachenland: the island, its waters, paths and volcanoes, empty panels."""

from collections.abc import Sequence
from functools import cache

from bot.games.drachenland.content import VOLCANOES
from render import kit
from render.drachenland.places import (
    CRATER_Y,
    GATE_LABELS,
    GATES,
    HEIGHT,
    PANEL_H,
    PANEL_HEAD,
    PANEL_W,
    PLACES,
    STONE,
    STONES,
    STREAMS,
    WIDTH,
    panel,
    sign_spot,
    ways,
)
from render.drachenland.sprites import (
    ASH,
    FIERY,
    LAVA,
    MEADOW,
    RIVER,
    ROCK,
    SAND,
    SEA,
    STONE_TONE,
    STUDIO,
    TRACK,
    TREE,
    WOOD,
    draw_sign,
)
from render.kit import Layer, Pen, Point

_COAST = (
    *((-60, 330), (40, 330), (150, 210), (236, 120), (276, 66), (420, 78), (520, 40)),
    *((600, -20), (680, 40), (780, 78), (924, 66), (964, 120), (1050, 210), (1160, 330)),
    *((1260, 330), (1260, 640), (1170, 640), (1180, 740), (1060, 762), (960, 790), (936, 870)),
    *((920, 960), (280, 960), (264, 870), (240, 790), (140, 762), (20, 740), (30, 640), (-60, 640)),
)
_TREES = (
    *((404, 190, 40), (548, 196, 34), (348, 300, 36), (852, 312, 36), (172, 400, 40)),
    *((1030, 440, 40), (1000, 640, 38), (600, 735, 38), (206, 622, 38)),
)


@cache
def ground(seats: int) -> Layer:
    """The board's ground, with panels for so many players."""

    def draw(pen: Pen) -> None:
        _land(pen, 1)
        for seat in range(seats):
            _panel(pen, *panel(seat))

    return STUDIO.layer(draw, SEA)


@cache
def land(zoom: float) -> Layer:
    """The land alone, larger than a picture: for previews to be cut out of."""
    studio = STUDIO.sized(round(WIDTH * zoom), round(HEIGHT * zoom))
    return studio.layer(lambda pen: _land(pen, zoom), SEA)


def _land(pen: Pen, zoom: float) -> None:
    _island(pen, zoom)
    _waters(pen, zoom)
    _paths(pen, zoom)
    for name, (x, y) in GATES.items():
        _gate(pen, name, x, y, zoom)
    for volcano, (belt, _) in enumerate(VOLCANOES, 1):
        x, y = PLACES[str(volcano)]
        _volcano(pen, x * zoom, y * zoom, belt == "centre", zoom)
        dx, dy = sign_spot(volcano)
        draw_sign(pen, (x + dx) * zoom, (y + dy) * zoom, volcano, zoom)


def larger(points: Sequence[Point], zoom: float) -> list[Point]:
    return [(x * zoom, y * zoom) for x, y in points]


def _smooth(points: Sequence[Point]) -> list[Point]:
    """A closed line that leans towards each of the points."""
    middles = [
        ((ax + bx) / 2, (ay + by) / 2)
        for (ax, ay), (bx, by) in zip(points, [*points[1:], points[0]], strict=True)
    ]
    parts = zip([middles[-1], *middles], points, middles, strict=False)
    return [place for start, bend, end in parts for place in kit.curve(start, bend, end, 8)]


def _island(pen: Pen, zoom: float) -> None:
    coast = larger(_smooth(_COAST), zoom)
    pen.line([*coast, coast[0]], SAND, 18 * zoom)
    pen.shape(coast, MEADOW)
    pen.oval(600 * zoom, 486 * zoom, 262 * zoom, 176 * zoom, ASH)
    for x, y, size in _TREES:
        pen.icon(x * zoom, y * zoom, "tree", size * zoom, TREE)


def _waters(pen: Pen, zoom: float) -> None:
    for water, course in STREAMS.items():
        way = larger(course, zoom)
        pen.line(way, RIVER, 20 * zoom)
        if water.kind == "waterfall":
            pen.dashes(way, kit.WHITE, 9 * zoom, 3)


def _paths(pen: Pen, zoom: float) -> None:
    for start, end in ways():
        pen.line(larger((start, end), zoom), TRACK, 8 * zoom)
    for x, y in larger(STONES, zoom):
        pen.disc(x, y, STONE * zoom, STONE_TONE)


def _gate(pen: Pen, name: str, x: float, y: float, zoom: float) -> None:
    pen.icon(x * zoom, y * zoom, "gate", 44 * zoom, kit.GREEN, kit.deep(kit.GREEN), 3 * zoom)
    dx, dy = GATE_LABELS[name]
    size = round(44 * zoom)
    where = ((x + dx) * zoom, (y + dy) * zoom)
    pen.text(*where, name, size, kit.WHITE, weight="black", halo=kit.deep(kit.GREEN))


def _volcano(pen: Pen, x: float, y: float, fiery: bool, zoom: float) -> None:
    tone = FIERY if fiery else ROCK

    def side(sign: int, *points: Point) -> list[Point]:
        return [(x + sign * a * zoom, y + b * zoom) for a, b in points]

    slope = kit.curve((24, CRATER_Y), (34, 8), (66, 36))
    foot = kit.curve((66, 36), (60, 50), (0, 50))
    body = [*side(1, *slope, *foot), *reversed(side(-1, *slope, *foot))]
    pen.shape(body, tone, kit.deep(tone), 3 * zoom)
    lit = [*side(-1, *slope[2:]), *side(-1, (30, 46), (30, 10), (20, -34))]
    pen.shape(lit, kit.pale(tone))
    crater = y + CRATER_Y * zoom
    flow = side(1, (-22, -44), (-20, -26), (-12, -32), (-4, -20), (6, -30), (14, -24), (22, -44))
    pen.shape(flow, LAVA)
    pen.oval(x, crater, 25 * zoom, 8 * zoom, kit.deep(tone))
    pen.oval(x, crater + zoom, 20 * zoom, 5 * zoom, kit.YELLOW if fiery else LAVA)


def _panel(pen: Pen, left: int, top: int) -> None:
    kit.soft_box(pen, left, top, PANEL_W, PANEL_H, 14, 3)
    pen.box(left, top, PANEL_W, PANEL_H, kit.deep(WOOD), 14)
    pen.box(left + 3, top + 3, PANEL_W - 6, PANEL_H - 6, WOOD, 12)
    pen.box(left + 3, top + PANEL_HEAD, PANEL_W - 6, PANEL_H - PANEL_HEAD - 3, kit.PAPER_LIGHT, 12)
    pen.box(left + 3, top + PANEL_HEAD, PANEL_W - 6, 14, kit.PAPER_LIGHT)
