"""The pieces of Die Dracheninsel, and those composed of others: tiles, boats, plates, rims."""

from itertools import pairwise
from math import hypot
from typing import Literal

from bot.games.contract import Seat
from bot.games.dracheninsel.content import COLOURS, NO_TILE, PLACES, TERRAINS
from bot.games.dracheninsel.views import Public
from render import kit
from render.dracheninsel.places import ACROSS, HEIGHT, NAME_DROP, WIDTH, R, hexagon
from render.dracheninsel.reading import colours
from render.kit import Pen, Point, Shape, Sprite, parts
from render.kit.art import Art
from render.kit.caching import kept
from render.kit.colours import CREAM, GOLD, INK, PAPER, TURN, WHITE, bar, ground, owner
from render.kit.fonts import width
from render.painter import Sign

SLUG = "dracheninsel"
ART = Art(SLUG)
STUDIO = ART.studio(WIDTH, HEIGHT)
TONES = tuple(owner(SLUG, colour) for colour in COLOURS)
BARS = tuple(bar(SLUG, colour) for colour in COLOURS)  # the bar of a name, and the tone of the name
SINGLE, PAIRED, ALONE = 58, 54, 70  # widths of a hunter, of one among others, of a lone carrier
DEEP, FOAM = "#1F6078", "#D8F4F7"  # water below writing, and the writing
BACK = "#9C3B31"
PLAIN, MOVING = (3, CREAM), (4, TURN, 2, INK)  # rims, because trees and rocks are as dark as ink
DART = 34  # length of an arrow's head
LINE = 6  # half the width of a rim


def hunter(which: int, size: int, moves: bool = False) -> Sprite:
    """With a rim in the tone of the turn if it is at turn."""
    name = f"hunter_{COLOURS[which]}"
    return ART.sprite(name, size, token=True, rims=MOVING if moves else PLAIN)


def carrier(which: int) -> Sprite:
    """A hunter who carries a treasure alone."""
    return ART.sprite(f"carry_{COLOURS[which]}", ALONE, token=True, rims=PLAIN)


def face(which: int, size: int) -> Sprite:
    """A hunter beside the board."""
    return ART.sprite(f"hunter_{COLOURS[which]}", size)


def sail(colour: int, vacant: bool) -> Sprite:
    return ART.sprite(f"sail_{COLOURS[colour]}", 100, faint=vacant)


def hull(colour: int, vacant: bool) -> Sprite:
    return ART.sprite(f"hull_{COLOURS[colour]}", 100, faint=vacant)


def name(pen: Pen, place: int, x: float, y: float) -> None:
    pen.text(x, y + NAME_DROP, PLACES[place], STUDIO.floor, INK)


@kept
def tile(terrain: int, place: int, whole: bool) -> Sprite:
    """A terrain where another one lay at the start; whole with its side below."""
    kind = f"tile_{TERRAINS[terrain]}" if whole else f"top_{TERRAINS[terrain]}"

    def draw(pen: Pen) -> None:
        pen.piece(ART.sprite(kind, ACROSS).image, 0, 0)
        name(pen, place, ACROSS / 2, R)

    return STUDIO.sprite(ACROSS, 112 if whole else 2 * R, draw)


def lair(terrain: int) -> Sprite:
    """A field a dragon blocks: in the dark."""
    return ART.sprite(f"blocked_{TERRAINS[terrain]}", ACROSS)


def lair_name(place: int) -> Sprite:
    return STUDIO.caption(PLACES[place], STUDIO.floor, WHITE, weight="black", halo=INK)


def name_over(terrain: int, place: int) -> Sprite:
    """The name of a field again, above what would cross it."""
    tone = GOLD.light if terrain == NO_TILE else ground(SLUG, TERRAINS[terrain])
    return STUDIO.caption(PLACES[place], STUDIO.floor, INK, halo=tone)


@kept
def dragon(ghost: bool = False) -> Sprite:
    """On a blocked field; pale where one is announced."""
    if ghost:
        return ART.sprite("dragon_guard", 70, faint=True)
    return ART.sprite("dragon_guard", 70, token=True, rims=(4, CREAM))


@kept
def plate(value: int, place: int | None) -> Sprite:
    """The value of a treasure on gold, after the name of its field."""
    words = "" if place is None else PLACES[place]
    begin = int(width(words, STUDIO.floor)) + 10 if words else 0
    across = begin + int(width(str(value), parts.NUMBER, "black")) + (10 if words else 18)

    def draw(pen: Pen) -> None:
        pen.box(2, 4, across, 40, INK, 14, alpha=90)
        pen.box(0, 0, across, 41, GOLD.base, 14, INK, 3)
        pen.box(begin + 5, 4, across - begin - 14, 6, GOLD.light, 3)
        if words:
            pen.box(0, 0, begin + 12, 41, CREAM, 14, INK, 3)
            pen.box(begin, 3, 16, 35, GOLD.base)
            pen.text(begin / 2 + 2, 20, words, STUDIO.floor, INK)
        pen.text((begin + across) / 2 - 1, 21, str(value), parts.NUMBER, INK, weight="black")

    return STUDIO.sprite(across + 2, 45, draw, token=True)


# Marks


Line = Literal["solid", "dashed"]


@kept
def rim(tone: str, line: Line, inset: int, between: str = INK) -> Sprite:
    """Inside the edge of a field, between two lines of ink; choices have white there."""
    middle = (ACROSS / 2 + LINE, R + LINE)
    corners = hexagon(*middle, inset)

    def draw(pen: Pen) -> None:
        for thick, colour in _strokes(tone, between):
            for start, end in pairwise([*corners, corners[0]]):
                if line == "solid":
                    pen.line((start, end), colour, thick)
                    continue
                for share in (0.1, 0.62):
                    pen.line((_on(start, end, share), _on(start, end, share + 0.28)), colour, thick)

    return STUDIO.sprite(ACROSS + 2 * LINE, 2 * (R + LINE), draw)


def _strokes(tone: str, between: str) -> tuple[tuple[float, str], ...]:
    if between == INK:
        return (11, INK), (7, tone)
    return (13, INK), (11, between), (6, tone)


def _on(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


@kept
def way(dx: int, dy: int, bow: bool) -> Sprite:
    """A white arrow for an announced move, curved for a flight."""
    margin = 42
    start = (margin + max(0, -dx), margin + max(0, -dy))
    steps = kit.arc(start, (start[0] + dx, start[1] + dy), 26 if bow else 0)
    shaft = steps[: -round(20 * DART / max(DART, hypot(dx, dy)))]

    def draw(pen: Pen) -> None:
        if len(shaft) > 1:
            pen.line(shaft, INK, 17)
        _dart(pen, steps[-2], steps[-1], INK, 8)
        if len(shaft) > 1:
            pen.line(shaft, WHITE, 9)
        _dart(pen, steps[-2], steps[-1], WHITE, 1)

    return STUDIO.sprite(2 * margin + abs(dx), 2 * margin + abs(dy), draw)


def _dart(pen: Pen, before: Point, tip: Point, tone: str, thick: float) -> None:
    """The head of an arrow; it shows the direction also without a shaft."""
    length = hypot(tip[0] - before[0], tip[1] - before[1])
    ahead, aside = (tip[0] - before[0]) / length, (tip[1] - before[1]) / length
    body = [
        (tip[0] - ahead * back - aside * side, tip[1] - aside * back + ahead * side)
        for back, side in ((0, 0), (DART, 18), (DART - 8, 0), (DART, -18))
    ]
    pen.shape(body, tone, tone, thick)


# By colour: green and grey share a letter, so their shapes differ
SHAPES: tuple[Shape, ...] = ("rhombus", "hexagon", "star", "circle", "shield", "square")


def sign(view: Public, seat: Seat) -> Sign:
    """The colour of their hunter, or of the first of two; a number before one is chosen."""
    for hunter in colours(view, seat):
        return Sign(TONES[hunter].base, SHAPES[hunter], COLOURS[hunter][0].upper())
    return Sign(PAPER.dark, letter=str(seat + 1))
