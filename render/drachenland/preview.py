"""The choices of a seat on the land, numbered as its menu numbers them.

Where all of them lie close together the picture looks closer at that part of the land.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from math import dist
from typing import Literal, NamedTuple

from PIL.Image import Image

from bot.games.contract import Menu, Path, Seat
from bot.games.drachenland.content import LETTERS, VOLCANOES
from bot.games.drachenland.views import Own, Public
from render import kit
from render.drachenland import sprites
from render.drachenland.board import painted
from render.drachenland.ground import land, larger
from render.drachenland.lying import lay_out
from render.drachenland.places import (
    FLOOR_Y,
    GATE_LABELS,
    GATES,
    HEIGHT,
    NUMBER,
    OUTSIDE,
    PLACES,
    SPOTS,
    STREAMS,
    WIDTH,
    number_spot,
    sign_spot,
)
from render.drachenland.tags import Box, tagged
from render.kit import Frame, Pen, Point, Sprite
from render.painter import Names, Say

ZOOMS = (1.6, 1.3)  # the closest look that shows all choices
MARKER = 27
APART = 2 * MARKER - 2  # between the middles of two numbers
MARGIN = 76  # round the choices of a closer look


Kind = Literal["place", "area", "boat"]


class Mark(NamedTuple):
    """The number of a pick at its place."""

    number: int
    at: Point
    stops: bool = False  # a tile lies face down there: the move ends
    kind: Kind = "place"  # an area means several places round here
    stone: str = ""  # the id of a path stone
    middle: Point = (0, 0)  # of the place itself, beside which the number may stand


def preview(
    view: Public,
    own: Own,
    seat: Seat,
    path: Path,
    menu: Menu,
    names: Names,
    say: Say,
) -> Image | None:
    """Where the figure can walk, sail or fly to, and where a face-down tile would stop it."""
    found = numbers(view, menu)
    if not found:
        return None
    acting = _acting(view, path)
    start = _start(view, acting)
    seen = [mark.at for mark in found] + ([start] if start else [])
    zoom, window = closest(seen)
    frame = _closer(view, acting, zoom) if window else painted(view, names, acting)
    for mark in found:
        if mark.kind == "area":
            frame.put(_round_area(zoom), *larger([mark.middle], zoom)[0])
        elif mark.kind == "boat" and start:
            frame.arrow(larger(_voyage(start, mark.middle), zoom), kit.CHOICE, 6 * zoom)
    _numbered(frame, found, zoom)
    return frame.image.crop(window) if window else frame.image


def marks(view: Public, own: Own, seat: Seat, path: Path, menu: Menu) -> dict[str, Point]:
    return {menu.picks[mark.number - 1]: mark.at for mark in numbers(view, menu)}


def numbers(view: Public, menu: Menu) -> list[Mark]:
    """The number of each pick that has a place, and what kind of place it is."""
    return [mark for number, pick in enumerate(menu.picks, 1) for mark in _mark(view, number, pick)]


def _mark(view: Public, number: int, pick: str) -> Iterator[Mark]:
    kind: Kind = "area" if pick[:4] == "area" else "boat" if pick[:4] == "boat" else "place"
    name = pick.removeprefix(kind)
    if name in GATES:
        lane = PLACES[f"{name}_2"]
        yield Mark(number, lane, kind=kind, middle=lane)
    elif name in PLACES and (place := NUMBER[name]) < len(view.volcanoes):
        volcano = view.volcanoes[place]
        tiled = volcano.tile != "none" or volcano.ring_tile
        stops = volcano.face_down and kind != "area"
        yield Mark(number, number_spot(place + 1, tiled), stops, kind, middle=SPOTS[place])
    elif name in PLACES:
        yield Mark(number, PLACES[name], False, kind, name.replace("_", "."), PLACES[name])


def _acting(view: Public, path: Path) -> int | None:
    """The colour of the figure that moves: the acting one, or the one the path begins with."""
    if view.active is not None:
        return view.active.colour
    if view.round == 0 or not path:
        return None
    return LETTERS.index(path[0][1])


def _start(view: Public, acting: int | None) -> Point | None:
    place = OUTSIDE if acting is None else view.figures[3 * view.seat + acting].place
    if place == OUTSIDE:
        return None
    x, y = SPOTS[place]
    return x, y + (FLOOR_Y if place < len(view.volcanoes) else 0)


def closest(points: Sequence[Point]) -> tuple[float, tuple[int, int, int, int] | None]:
    """How close a picture can look at all these points, and at which part of the larger land;
    none of it is cut out where only the whole board shows them all."""
    for zoom in ZOOMS:
        room = (WIDTH * zoom, HEIGHT * zoom)
        if corner := kit.window(larger(points, zoom), (WIDTH, HEIGHT), room, MARGIN * zoom):
            x, y = (round(edge) for edge in corner)
            return zoom, (x, y, x + WIDTH, y + HEIGHT)
    return 1, None


def _voyage(start: Point, end: Point) -> list[Point]:
    """The course of the water that leads from near one point to near the other."""

    def detour(course: list[Point]) -> float:
        return dist(course[0], start) + dist(course[-1], end)

    courses = [course for way in STREAMS.values() for course in (way, way[::-1])]
    return min(courses, key=detour)[6:-6]


def _closer(view: Public, acting: int | None, zoom: float) -> Frame:
    frame = land(zoom).frame()
    lay_out(frame, view, acting, zoom)
    return frame


def _numbered(frame: Frame, found: list[Mark], zoom: float) -> None:
    places = larger([mark.at for mark in found], zoom)
    spots = kit.spread(places, APART, MARKER, WIDTH * zoom, HEIGHT * zoom)
    for place, spot in zip(places, spots, strict=True):
        if dist(place, spot) > MARKER:
            frame.arrow([spot, place], kit.CHOICE, 5)
    tagged(frame, *tags(found, spots, zoom))
    for mark, spot in zip(found, spots, strict=True):
        frame.put(_marker(mark.number, mark.stops), *spot)


def tags(
    found: list[Mark], spots: list[Point], zoom: float
) -> tuple[list[tuple[str, Point]], list[Box]]:
    """The stones with their ids, and what their tags must not cover."""
    stones = [(mark.stone, spot) for mark, spot in zip(found, spots, strict=True) if mark.stone]
    numbers = [(x - MARKER, y - MARKER, x + MARKER, y + MARKER) for x, y in spots]
    kept = [(a * zoom, b * zoom, c * zoom, d * zoom) for a, b, c, d in _kept()]
    return stones, [*numbers, *kept]


def _kept() -> Iterator[Box]:
    """Gates with their names; volcanoes with treasures and figures, and their numbers."""
    for name, (x, y) in GATES.items():
        aside = x + GATE_LABELS[name][0]
        yield min(x - 24, aside - 28), y - 26, max(x + 24, aside + 28), y + 24
    for volcano, (x, y) in enumerate(SPOTS[: len(VOLCANOES)], 1):
        yield x - 50, y - 24, x + 50, y + 12
        yield x - 36, y + 12, x + 36, y + 50
        dx, dy = sign_spot(volcano)
        yield x + dx - 26, y + dy - 18, x + dx + 26, y + dy + 18


@cache
def _marker(number: int, stops: bool) -> Sprite:
    """A number in a disc, or in the octagon of a stop sign."""

    def draw(pen: Pen, x: float, y: float) -> None:
        if not stops:
            kit.marker(pen, x, y, number, MARKER)
            return
        pen.shape(kit.outline("octagon", x, y, MARKER + 4), kit.INK)
        pen.shape(kit.outline("octagon", x, y, MARKER + 2), kit.WHITE)
        pen.shape(kit.outline("octagon", x, y, MARKER - 2), kit.CHOICE)
        pen.text(x, y, str(number), pen.floor, kit.WHITE, weight="black")

    return sprites.drawn(70, 70, draw)


@cache
def _round_area(zoom: float) -> Sprite:
    """A broken ring round the places that one number means together."""

    def draw(pen: Pen, x: float, y: float) -> None:
        rim = kit.regular(x, y, 86 * zoom, 48)
        pen.dashes([*rim, rim[0]], kit.CHOICE, 7, 3)

    return sprites.drawn(190, 190, draw, zoom)
