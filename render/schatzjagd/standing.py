"""Where pieces are placed on the fields, how large, and in which order they are drawn."""

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping
from functools import lru_cache
from itertools import chain, product
from math import hypot, inf
from typing import NamedTuple

from bot.games.contract import Seat
from bot.games.schatzjagd.views import Public, SeenSlot
from render.kit import Area, Point, Sprite
from render.kit.caching import kept
from render.kit.colours import CREAM
from render.kit.spreading import shared
from render.schatzjagd.cards import back, chest, face
from render.schatzjagd.places import BAND, CELL, SPOTS
from render.schatzjagd.tones import ART

ALONE, CROWDED = 66, 54  # the widths of a henchman's head
RIM = (3, CREAM)
CARD, HEAD, HEAP = range(3)
SOLID = [255 * (alpha > 128) for alpha in range(256)]
SHOP: tuple[Area, ...] = ((-26, -26, 8, 8),)  # the sign of a shop, better not covered
EDGE, FAR = CELL / 2 + 3, 2 * CELL  # how far pieces may reach: at the edge of the realm, elsewhere
PIECE = (46, 54)  # pieces that a field has room for at least
PRESSED = 0.2  # the part of a piece that one of another field may hide
FEW, TURNS = 3, 8  # with many pieces some may be further out
OFFERED = (12, 8)  # in a closer look all make room for the numbers of fields


class Standing(NamedTuple):
    """A piece in a field: the middle of its foot, relative to the middle of the field."""

    field: str
    sprite: Sprite
    dx: float
    dy: float
    height: int  # cards at the back, chests in front of everything: treasures must be visible


def henchman(colour: str, size: int) -> Sprite:
    return ART.sprite(f"bust_{colour}", size, token=True, rims=RIM)


def pieces(view: Public, known: tuple[SeenSlot, ...] = ()) -> list[Standing]:
    """Everything in the realm; `known` are cards one lord alone knows."""
    faces = {slot.field: slot.card for slot in known}
    slots = {slot.field: (slot, slot.card or faces.get(slot.field)) for slot in view.slots}
    there: defaultdict[str, list[str]] = defaultdict(list)
    for lord in view.figures:
        if lord.field:
            there[lord.field].append(lord.colour)
    chests = {heap.field: heap.number for heap in view.chests}
    shops = {shop.field for shop in view.shops}
    found: dict[str, list[Standing]] = {}
    occupied = sorted(
        {**slots, **there, **chests}, key=lambda field: _many(field, slots, there, chests)
    )

    def put(field: str) -> list[Standing]:
        slot, card = slots.get(field, (None, None))
        lain = None if slot is None else _lain(view, slot, card)
        taken = (*_around(field, occupied, found), *(SHOP if field in shops else ()))
        return list(_field(field, lain, there.get(field, []), chests.get(field, 0), taken))

    for field in occupied:  # a single henchman stays in the middle, several go round it
        found[field] = put(field)
    for field in occupied:  # the first ones were placed without knowing the others
        if _is_pressed(found[field], _around(field, occupied, found)):
            found[field] = put(field)
    return sorted(chain.from_iterable(found.values()), key=lambda one: one.height)


def _many(
    field: str, slots: Collection[str], there: Mapping[str, list[str]], chests: Collection[str]
) -> int:
    return (field in slots) + (field in chests) + len(there.get(field, ()))


def _is_pressed(standing: list[Standing], others: tuple[Area, ...]) -> bool:
    """Whether a piece of this field and one of another hide too much of each other."""
    own = [_covered(one, (0.0, 0.0)) for one in standing]
    return any(_share(area, other) > PRESSED for area in own for other in others)


def _around(
    field: str, occupied: Collection[str], found: Mapping[str, list[Standing]]
) -> tuple[Area, ...]:
    """The pieces of neighbouring fields; at least one each."""
    x, y = SPOTS[field]
    areas: list[Area] = []
    for near in occupied:
        at = SPOTS[near][0] - x, SPOTS[near][1] - y
        if near != field and max(map(abs, at)) < 2 * CELL - BAND:
            areas += (
                [_covered(one, at) for one in found[near]] if near in found else [_area(at, PIECE)]
            )
    return tuple(areas)


def _covered(one: Standing, apart: Point) -> Area:
    """What a piece hides, seen from the middle of a field at this distance."""
    wide, high = _solid(one.sprite)
    middle = one.dy - (one.sprite.height - high) // 3 - high / 2
    return _area((apart[0] + one.dx, apart[1] + middle), (wide, high))


def _lain(view: Public, slot: SeenSlot, card: str | None) -> Sprite:
    if card is not None:
        return face(card)
    seat: Seat | None = slot.slotter
    return back("" if seat is None else view.figures[seat].colour)


def _field(
    field: str, card: Sprite | None, colours: list[str], treasures: int, taken: tuple[Area, ...]
) -> Iterator[Standing]:
    alone = len(colours) == 1 and not (card or treasures or SHOP[0] in taken)
    size = ALONE if alone else CROWDED
    there = [(CARD, card)] if card else []
    there += [(HEAP, chest(treasures))] if treasures else []
    there += [(HEAD, henchman(colour, size)) for colour in colours]
    solid = tuple(_solid(sprite) for _, sprite in there)
    where = arranged(solid, taken, _bounds(field))
    for (height, sprite), (x, y), (_, high) in zip(there, where, solid, strict=True):
        yield Standing(field, sprite, x, y + high / 2 + (sprite.height - high) // 3, height)


@kept
def _solid(sprite: Sprite) -> tuple[int, int]:
    """The width and height of a piece without its shadow."""
    box = sprite.image.getchannel("A").point(SOLID).getbbox()
    assert box is not None
    return box[2] - box[0], box[3] - box[1]


# positions of crowds and neighbours vary endlessly, so the cache is bounded
@lru_cache(maxsize=2048)
def arranged(
    sizes: tuple[tuple[int, int], ...], taken: tuple[Area, ...], bounds: Area
) -> tuple[Point, ...]:
    """The middles of the pieces in one field: near its middle, none covered by much. They are
    placed in turns, until all have had a few.
    """
    places: list[Point] = [(0.0, 0.0)] * len(sizes)
    reach, harmless = (9, 0.15) if len(sizes) <= FEW else (13, 0.08)
    middle = _area((0.0, 0.0), sizes[0])
    is_free = SHOP[0] not in taken and all(_share(middle, other) <= PRESSED for other in taken)
    for _ in range(0 if len(sizes) == 1 and is_free else TURNS):
        for k, size in enumerate(sizes):
            near = [_area(*one) for one in zip(places, sizes, strict=True)]
            others = [*near[:k], *near[k + 1 :], *taken]
            places[k] = _cheapest(_spots(size, reach, bounds), size, others, harmless)
    return tuple(places)


Spot = tuple[float, int, Point]  # the cost before anything is covered, its number, its spot


@lru_cache(maxsize=256)
def _spots(size: tuple[int, int], reach: int, bounds: Area) -> list[Spot]:
    """The spots of a piece, the best first: near the middle, within the field."""
    steps = [4.0 * k for k in range(-reach, reach + 1)]
    found: list[Spot] = []
    for number, at in enumerate(product(steps, steps)):
        area = _area(at, size)
        if _fits(area, bounds):
            beyond = sum(max(0, abs(side) - CELL / 2) for side in area)
            found.append((3 * hypot(*at) + 5 * beyond, number, at))
    return sorted(found)


def _cheapest(
    spots: list[Spot], size: tuple[int, int], others: list[Area], harmless: float
) -> Point:
    """The cheapest spot, the first of equals; spots that cost more by themselves are skipped."""
    best, where = (inf, 0), (0.0, 0.0)
    for price, number, at in spots:
        if price > best[0]:
            break
        area = _area(at, size)
        covered = (_share(area, other) for other in others)
        cost = price + sum(4000 * max(0.0, share - harmless) for share in covered)
        if (cost, number) < best:
            best, where = (cost, number), at
    return where


def _bounds(field: str) -> Area:
    """The limits for pieces: the edges of the realm."""
    column, row = field[0], field[1:]
    return (
        -EDGE if column == "A" else -FAR,
        -EDGE if row == "1" else -FAR,
        EDGE if column == "J" else FAR,
        EDGE if row == "10" else FAR,
    )


def _fits(area: Area, bounds: Area) -> bool:
    return (
        area[0] >= bounds[0]
        and area[1] >= bounds[1] - 8
        and area[2] <= bounds[2]
        and area[3] <= bounds[3] + 4
    )


def _share(one: Area, other: Area) -> float:
    return shared(one, other) / min(_room(one), _room(other))


def _room(area: Area) -> float:
    return (area[2] - area[0]) * (area[3] - area[1])


def _area(at: Point, size: tuple[int, int]) -> Area:
    (x, y), (wide, high) = at, size
    return x - wide / 2, y - high / 2, x + wide / 2, y + high / 2
