"""The choices of a seat on the land, with the numbers of its menu.

A number is next to its place, tied to it by a short line, and never on a piece. If all choices are
near each other the picture magnifies that part of the land.
"""

from collections.abc import Iterator, Sequence
from math import dist
from typing import Literal, NamedTuple

from PIL.Image import Image

from bot.games.contract import Menu, Path, Seat
from bot.games.drachenland.picks import AREA, BOAT
from bot.games.drachenland.views import Own, Public, ahead, steps_left
from render import kit
from render.drachenland import sprites
from render.drachenland.board import painted, steps
from render.drachenland.ground import window
from render.drachenland.lying import Table, lay_out
from render.drachenland.places import (
    GATES,
    HEIGHT,
    NUMBER,
    OUTDOORS,
    OUTSIDE,
    PLATES,
    SPOTS,
    STREAMS,
    WIDTH,
    plate,
)
from render.drachenland.sprites import CLOSE, STUDIO, ZOOM
from render.drachenland.standing import Land, roomiest, settled
from render.kit import Area, Marks, Pen, Point, Sprite, parts
from render.kit.caching import kept
from render.kit.colours import CHOICE, WHITE
from render.kit.spreading import shared
from render.painter import Names, Say

APART, WIDE = parts.CHOICE_SIZE + 4, 72  # the room of a number; with two digits it is wider
WINDOWS = [(x, y) for y in range(0, 316, 79) for x in range(0, 421, 105)]  # of the larger land
HIDDEN = 5  # pixels of a volcano's number that a choice may cover
MARGIN = 40  # from a choice to the edge of a closer look
LEVEL = 6  # compressed more than a board, because the numbers are added to it
ROUND_A_STONE = (
    *((0, -50), (0, 50), (56, 0), (-56, 0), (46, -40), (-46, -40), (46, 40), (-46, 40)),
    *((70, -30), (-70, -30), (70, 30), (-70, 30), (0, -88), (0, 88), (94, 0), (-94, 0)),
    *((74, -74), (-74, -74), (74, 74), (-74, 74), (0, -122), (0, 122), (118, -40), (-118, -40)),
    *((118, 40), (-118, 40), (60, -108), (-60, -108), (60, 108), (-60, 108)),
)
ROUND_A_PLATE = (
    *((64, 6), (-64, 6), (0, 54), (60, -36), (-60, -36), (58, 52), (-58, 52), (100, -30)),
    *((-100, -30), (112, 20), (-112, 20), (0, 100), (104, 66), (-104, 66), (60, 96)),
    *((-60, 96), (0, -176), (74, -140), (-74, -140), (140, -8), (-140, -8), (120, -90)),
    *((-120, -90), (0, 140)),
)

Kind = Literal["place", "area", "boat"]


class Choice(NamedTuple):
    """The number of a pick, its position, and the place it means."""

    number: int
    at: Point
    place: Point
    kind: Kind  # the places of an area
    on_volcano: bool


def preview(
    view: Public, own: Own, seat: Seat, path: Path, menu: Menu, names: Names, say: Say
) -> Image | None:
    """Where the figure can walk, sail or fly from the place that the path so far has led to."""
    view, own = ahead(view, own, seat, path)
    land = land_for(view, menu)
    found = choices(land, menu)
    if not found:
        return None
    acting = None if view.active is None else view.active.colour
    start = _start(view, acting)
    seen = [point for choice in found for point in (choice.at, choice.place)]
    corner = closest([*seen, start] if start else seen)
    if corner is None:
        table = Table(painted(view, names, land, acting))
    else:
        table = Table(window(*corner, view.lanes).frame(), CLOSE, *corner)
        lay_out(table, view, land, acting)
        _told(table, view, found)
    for choice in found:
        _put(table, choice, start)
    for choice in found:
        table.frame.put(parts.choice(STUDIO, choice.number), *table.at(choice.at))
    table.frame.image.info["level"] = LEVEL
    return table.frame.image


def marks(view: Public, own: Own, seat: Seat, path: Path, menu: Menu) -> Marks:
    def places() -> dict[str, Point]:
        land = land_for(ahead(view, own, seat, path)[0], menu)
        return {menu.picks[choice.number - 1]: choice.at for choice in choices(land, menu)}

    return Marks([menu.picks[number - 1] for number, *_ in _meant(menu)], places)


def land_for(view: Public, menu: Menu) -> Land:
    """The land with the offered stones free."""
    return settled(view, [place for _, _, place, on_volcano in _meant(menu) if not on_volcano])


def choices(land: Land, menu: Menu) -> list[Choice]:
    """Every pick with a place, its number where it covers least."""
    meant = list(_meant(menu))
    taken = [*land.taken, *(kit.around(place, 46) for _, _, place, _ in meant)]
    found: list[Choice] = []
    for number, kind, place, on_volcano in meant:
        ways = ROUND_A_PLATE if on_volcano else ROUND_A_STONE
        size = APART if number < 10 else WIDE
        spots = _off_plates([_inside(place, way) for way in ways], size)
        at = roomiest(spots, size, _near(place, taken))
        taken.append(kit.around(at, size))
        found.append(Choice(number, at, place, kind, on_volcano))
    return found


def _meant(menu: Menu) -> Iterator[tuple[int, Kind, Point, bool]]:
    """Number, kind and place of each pick; for a volcano its plate."""
    for number, pick in enumerate(menu.picks, 1):
        kind, place = _kind(pick)
        if place is not None:
            on_volcano = place < OUTDOORS
            yield number, kind, plate(place + 1) if on_volcano else SPOTS[place], on_volcano


def _kind(pick: str) -> tuple[Kind, int | None]:
    """What a pick means, and where: an area's volcano, or the middle of its lane."""
    if area := AREA.get(pick):
        return "area", NUMBER[f"{area}_2" if area in GATES else area]
    return ("boat", BOAT[pick]) if pick in BOAT else ("place", NUMBER.get(pick))


def _inside(place: Point, way: Point) -> Point:
    half = APART / 2 + 8
    x, y = place[0] + way[0], place[1] + way[1]
    return min(max(x, half), WIDTH - half), min(max(y, half - 6), HEIGHT - half + 6)


def _off_plates(spots: list[Point], size: float) -> list[Point]:
    """The spots at which a number covers next to nothing of a volcano's number."""
    across, down = size / 2 - HIDDEN, APART / 2 - HIDDEN

    def is_off(spot: Point) -> bool:
        area = spot[0] - across, spot[1] - down, spot[0] + across, spot[1] + down
        return not any(shared(area, plate) for plate in PLATES)

    return list(filter(is_off, spots)) or spots


def _near(place: Point, taken: Sequence[Area]) -> list[Area]:
    return [a for a in taken if abs(a[0] - place[0]) < 300 and abs(a[1] - place[1]) < 300]


def _start(view: Public, acting: int | None) -> Point | None:
    place = OUTSIDE if acting is None else view.figures[3 * view.seat + acting].place
    return None if place == OUTSIDE else SPOTS[place]


def closest(points: Sequence[Point]) -> tuple[int, int] | None:
    """The corner of the closer look that has all these points most in its middle; None: there is
    none.
    """
    large = [(x * ZOOM, y * ZOOM) for x, y in points]
    fitting = [corner for corner in WINDOWS if all(_within(point, corner) for point in large)]
    if not fitting:
        return None
    x, y = ((min(p[k] for p in large) + max(p[k] for p in large)) / 2 for k in (0, 1))
    return min(fitting, key=lambda c: dist((c[0] + WIDTH / 2, c[1] + HEIGHT / 2), (x, y)))


def _within(point: Point, corner: tuple[int, int]) -> bool:
    x, y = point[0] - corner[0], point[1] - corner[1]
    return MARGIN <= x <= WIDTH - MARGIN and MARGIN - 8 <= y <= HEIGHT - MARGIN + 12


def _told(table: Table, view: Public, found: Sequence[Choice]) -> None:
    """Which figure moves and how far, in the corner where it covers least."""
    active = view.active
    if active is None:
        return
    taken = [kit.around(table.at(choice.at), APART) for choice in found]
    corners = [(x, y) for y in (44.0, HEIGHT - 44.0) for x in (104.0, WIDTH - 104.0)]
    x, y = kit.clearest(corners, 180, taken)
    table.frame.put(steps(steps_left(active)), x + 34, y)
    table.frame.put(sprites.figure(view.seat, active.colour, False, 52), x - 54, y + 4)


def _put(table: Table, choice: Choice, start: Point | None) -> None:
    """A ring round a stone, a frame round a volcano's number, a way by water."""
    zoom, (x, y) = table.scale.zoom, table.at(choice.place)
    if choice.kind == "boat" and start is not None:
        way = [table.at(point) for point in _voyage(start, choice.place)]
        table.frame.arrow(way, CHOICE, 7 * zoom)
    if choice.kind == "area":
        table.frame.put(_round_area(zoom), x, y - (40 * zoom if choice.on_volcano else 0))
    _tie(table, choice)
    if choice.on_volcano:
        table.frame.put(_plate_frame(zoom), x, y)
    elif choice.kind != "area":
        table.frame.put(parts.choice_ring(STUDIO, round(22 * zoom), round(16 * zoom)), x, y - 2)


def _tie(table: Table, choice: Choice) -> None:
    """A short line from the edge of the place to its number."""
    (x, y), (nx, ny) = table.at(choice.place), table.at(choice.at)
    edge = (38 if choice.on_volcano else 22) * table.scale.zoom
    share = edge / dist((x, y), (nx, ny))
    if share < 0.8:
        x, y = x + (nx - x) * share, y + (ny - y) * share
        table.frame.put(_line(round(nx - x), round(ny - y)), (x + nx) / 2, (y + ny) / 2)


def _voyage(start: Point, end: Point) -> list[Point]:
    """The course of the water from near one point to near the other."""

    def detour(course: list[Point]) -> float:
        return dist(course[0], start) + dist(course[-1], end)

    courses = [course for way in STREAMS.values() for course in (way, way[::-1])]
    return min(courses, key=detour)[6:-6]


@kept
def _line(dx: int, dy: int) -> Sprite:
    """From a place to its number."""
    w, h = abs(dx) + 16, abs(dy) + 16
    ends = [(w / 2 - dx / 2, h / 2 - dy / 2), (w / 2 + dx / 2, h / 2 + dy / 2)]

    def draw(pen: Pen) -> None:
        pen.line(ends, WHITE, 12)
        pen.line(ends, CHOICE, 6)

    return STUDIO.sprite(w, h, draw)


@kept
def _plate_frame(zoom: float) -> Sprite:
    """Round the number of a volcano that can be chosen."""
    w, h = round(76 * zoom), round(58 * zoom)

    def draw(pen: Pen) -> None:
        pen.box(0, 0, w, h, None, 18 * zoom, WHITE, 9)
        pen.box(2, 2, w - 4, h - 4, None, 17 * zoom, CHOICE, 6)

    return STUDIO.sprite(w, h, draw)


@kept
def _round_area(zoom: float) -> Sprite:
    """A broken ring round the places that one number means."""
    r = round(92 * zoom)

    def draw(pen: Pen) -> None:
        rim = kit.regular(r, r, r - 8, 48)
        pen.dashes([*rim, rim[0]], WHITE, 12, 3)
        pen.dashes([*rim, rim[0]], CHOICE, 7, 3)

    return STUDIO.sprite(2 * r, 2 * r, draw)
