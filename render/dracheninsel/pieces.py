"""The pieces of Die Dracheninsel, each drawn once: hunters, boats, dragons, coins, tiles, marks."""

from functools import cache
from itertools import pairwise
from math import hypot
from typing import Literal

from bot.games.dracheninsel.content import CENTRE, PLACES
from render import kit
from render.dracheninsel import land
from render.dracheninsel.places import NAME_DROP, hexagon
from render.dracheninsel.tones import GAP, HUNTERS, PENDING, SHAPES, SIGNS, STUDIO, drawn
from render.kit import Pen, Point, Shape, Sprite

SINGLE, PAIRED = 25, 22  # radius of a hunter alone, and beside others
DART = 33  # length of an arrow's head
_POINTED: dict[Shape, float] = {"star": 0.96, "shield": 0.94, "rhombus": 0.96}  # as large as round


def _body(hunter: int, x: float, y: float, r: float) -> list[Point]:
    shape = SHAPES[hunter]
    return kit.outline(shape, x, y, r * _POINTED.get(shape, 1))


def figure(pen: Pen, x: float, y: float, r: float, hunter: int) -> None:
    """A hunter: shape, icon and colour, in a white rim that stands out on any land."""
    tone = HUNTERS[hunter]
    for inset, fill in ((0.0, kit.INK), (2.5, kit.WHITE), (5.5, tone)):
        pen.shape(_body(hunter, x, y, r - inset), fill)
    size = 0.88 if SHAPES[hunter] == "star" else 1.08
    pen.icon(x, y, SIGNS[hunter], size * r, kit.ink_on(tone))


@cache
def hunter(which: int, r: int, is_mover: bool) -> Sprite:
    """With a ring of gold if he is at turn."""

    def draw(pen: Pen, x: float, y: float) -> None:
        if is_mover:
            pen.shape(_body(which, x, y, r + 7), kit.INK)
            pen.shape(_body(which, x, y, r + 5.5), kit.TURN)
        figure(pen, x, y, r, which)

    return drawn(2 * r + 36, 2 * r + 36, draw)


def ship(pen: Pen, x: float, y: float, colour: int, vacant: bool) -> None:
    """A boat with its sail; hunters stand in front of the sail."""
    tone = kit.PAPER_DARK if vacant else HUNTERS[colour]
    hull = [(x - 46, y + 14), (x + 46, y + 14), (x + 32, y + 40), (x - 32, y + 40)]
    pen.line(((x, y - 42), (x, y + 16)), kit.deep(kit.BROWN), 5)
    sail = [
        *kit.curve((x + 25, y - 41), (x + 33, y - 16), (x + 25, y + 8)),
        *kit.curve((x - 25, y + 8), (x - 17, y - 16), (x - 25, y - 41)),
    ]
    pen.shape(sail, kit.PAPER if vacant else kit.pale(tone), kit.deep(tone), 2.5)
    pen.icon(x + 4, y - 19, SIGNS[colour], 34, kit.PAPER_DARK if vacant else kit.deep(tone))
    pen.shape(hull, tone, kit.deep(tone), 3)


@cache
def boat(colour: int, vacant: bool) -> Sprite:
    return drawn(100, 90, lambda pen, x, y: ship(pen, x, y, colour, vacant))


def name(pen: Pen, place: int, x: float, y: float) -> None:
    pen.text(x, y + NAME_DROP, PLACES[place], STUDIO.floor, kit.INK)


@cache
def tile(terrain: int, place: int) -> Sprite:
    """A terrain lying where another one lay at the start."""

    def draw(pen: Pen, x: float, y: float) -> None:
        land.tile(pen, terrain, x, y)
        name(pen, place, x, y)

    return drawn(96, 110, draw)


@cache
def dragon(ghost: bool = False) -> Sprite:
    """On a blocked field; as a ghost where one is announced."""

    def draw(pen: Pen, x: float, y: float) -> None:
        if not ghost:
            for k in (-3, -2, 2, 3):
                start, end = (x + 13 * k - 6, y + 6), (x + 13 * k + 6, y - 26)
                pen.line((start, end), kit.INK, 3)
        tone = PENDING if ghost else kit.INK
        pen.icon(x, y - 19, "dragon", 58, tone, kit.WHITE, 3)
        pen.icon(x, y - 19, "dragon", 58, tone)

    return drawn(96, 110, draw)


def treasure_field(pen: Pen, x: float, y: float) -> None:
    """The middle of the island, still empty of coins."""
    pen.shape(hexagon(x, y), GAP)
    pen.shape(hexagon(x, y, 1.5), kit.GOLD)
    pen.shape(hexagon(x, y, 9), kit.GOLD_LIGHT)
    name(pen, CENTRE, x, y)


def coin(pen: Pen, x: float, y: float, r: float) -> None:
    """Gold in its simplest form, for the many small places."""
    pen.disc(x, y, r, kit.GOLD_DARK)
    pen.disc(x, y, r - 3, kit.GOLD_LIGHT)


@cache
def chest() -> Sprite:
    return drawn(72, 64, lambda pen, x, y: kit.chest(pen, x, y, 26))


@cache
def coins(value: int) -> Sprite:
    """The value of a treasure, on gold."""

    def draw(pen: Pen, x: float, y: float) -> None:
        pen.box(x - 40, y - 16, 80, 32, kit.GOLD_LIGHT, 16, kit.INK, 2.5)
        pen.text(x, y, str(value), STUDIO.floor, kit.INK, weight="black", room=74)

    return drawn(88, 42, draw)


Line = Literal["solid", "dashed"]


def rim(pen: Pen, x: float, y: float, inset: float, tone: str, line: Line) -> None:
    """A hexagon drawn as a line, on white so that it stands out."""
    corners = hexagon(x, y, inset)
    closed = [*corners, corners[0]]
    if line == "solid":
        pen.shape(corners, None, kit.WHITE, 8)
        pen.shape(corners, None, tone, 5)
        return
    for thick, colour in ((8, kit.WHITE), (5, tone)):
        for start, end in pairwise(closed):
            for share in (0.12, 0.62):
                pen.line((_on(start, end, share), _on(start, end, share + 0.26)), colour, thick)


def _on(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


@cache
def outline(tone: str, line: Line) -> Sprite:
    """Round a field or a boat."""
    return drawn(104, 116, lambda pen, x, y: rim(pen, x, y, 4, tone, line))


@cache
def badge(icon: str, tone: str) -> Sprite:
    """A small round sign: what is about to happen here, or who is asked."""

    def draw(pen: Pen, x: float, y: float) -> None:
        pen.disc(x, y, 21, kit.WHITE)
        pen.disc(x, y, 18, tone)
        if icon == "swords":
            kit.swords(pen, x, y, 12, kit.WHITE)
        else:
            pen.icon(x, y, icon, 23, kit.ink_on(tone))

    return drawn(48, 50, draw)


@cache
def way(dx: int, dy: int, bow: bool) -> Sprite:
    """A broken arrow for a move that is announced, in a bow if it is a flight."""
    margin = 40
    start = (margin + max(0, -dx), margin + max(0, -dy))
    steps = kit.arc(start, (start[0] + dx, start[1] + dy), 22 if bow else 0)
    shaft = steps[: -round(24 * DART / max(DART, hypot(dx, dy)))]

    def draw(pen: Pen) -> None:
        if len(shaft) > 1:
            pen.dashes(shaft, kit.WHITE, 13)
            pen.dashes(shaft, PENDING, 8)
        _dart(pen, steps[-2], steps[-1])

    return STUDIO.sprite(2 * margin + abs(dx), 2 * margin + abs(dy), draw)


def _dart(pen: Pen, before: Point, tip: Point) -> None:
    """The head of an arrow; it shows its way also without a shaft."""
    length = hypot(tip[0] - before[0], tip[1] - before[1])
    ahead, aside = (tip[0] - before[0]) / length, (tip[1] - before[1]) / length
    body = [
        (tip[0] - ahead * back - aside * side, tip[1] - aside * back + ahead * side)
        for back, side in ((0, 0), (DART, 15), (DART - 9, 0), (DART, -15))
    ]
    pen.shape(body, kit.WHITE, kit.WHITE, 7)
    pen.shape(body, PENDING, PENDING, 1)


@cache
def marker(number: int, r: int = 25) -> Sprite:
    """The number of a choice; large ones are for close views."""

    def draw(pen: Pen, x: float, y: float) -> None:
        pen.disc(x, y, r, kit.WHITE)
        pen.disc(x, y, r - r / 8, kit.CHOICE)
        size = max(STUDIO.floor, round(1.4 * r))
        pen.text(x, y, str(number), size, kit.WHITE, weight="black", room=2 * r - 6)

    return drawn(2 * r + 2, 2 * r + 2, draw)
