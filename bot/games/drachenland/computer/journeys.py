"""Where a figure turn can lead, tiles included, and how it begins: a computer's imagination."""

from collections.abc import Iterator
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from bot.games.contract import Menu, Path, Tree
from bot.games.drachenland.board import ACROSS, AREA_OF, OUTDOORS, PICKED, PICKS, reach
from bot.games.drachenland.computer.sight import face_down, occupied, place_of
from bot.games.drachenland.content import (
    BOATMAN,
    COLOURS,
    EXTRA_STEPS,
    FOUR,
    KEPT,
    LITTLE_DRAGON,
    QUICK_STEPS,
)
from bot.games.drachenland.model import Action
from bot.games.drachenland.picks import AREA, BOAT, CALL, FLY
from bot.games.drachenland.views import Active, Public

BOAT_PRICE: Final = 1.3  # in points
LITTLE_DRAGON_PRICE: Final = 1.5
QUICK_STEPS_PRICE: Final = 1.3
DRAGON_AT_HAND: Final = 0.6  # what it is worth to have called the dragon
MOST_TILES: Final = 2  # on one journey; more ways than that are too many to imagine


class Journey(Struct, frozen=True):
    """A figure on its way; it may end there, or go on."""

    place: int
    pips: int
    extra: int
    walked: bool
    boats: int
    littles: int
    quick: int
    dragon: int | None  # the volcano of the king dragon of its colour
    price: float = 0.0  # of the tiles spent
    spent: int = 0  # tiles
    deeds: tuple[Path, ...] = ()  # the picks of each, in their order
    is_over: bool = False  # nothing can follow


class Ground(Struct, frozen=True):
    """What all journeys of a moment share."""

    lanes: int
    face_down: int
    occupied: int
    thrift: float  # a tile is worth less and less towards the end


def ground(view: Public, thrift: float) -> Ground:
    return Ground(view.lanes, face_down(view), occupied(view), thrift)


def set_out(view: Public, active: Active, *, with_tiles: bool = True) -> Journey:
    owned = view.tiles[view.seat] if with_tiles else (0,) * len(KEPT)
    tiles = dict(zip(KEPT, owned, strict=True))
    colour = COLOURS[active.colour]
    dragons = [v for v, volcano in enumerate(view.volcanoes) if colour in volcano.dragons]
    return Journey(
        place_of(view, active),
        active.pips,
        active.extra,
        active.walked,
        tiles[BOATMAN],
        tiles[LITTLE_DRAGON],
        tiles[QUICK_STEPS],
        dragons[0] if dragons else None,
    )


def journeys(start: Journey, on: Ground) -> Iterator[Journey]:
    """All the places where the figure may end its move phase, some of them by several ways."""
    waiting = [start]
    while waiting:
        journey = waiting.pop()
        yield journey
        if journey.is_over:
            continue
        for deed, after in _deeds(journey, on):
            waiting.append(replace(after, deeds=(*journey.deeds, deed)))


def _deeds(journey: Journey, on: Ground) -> Iterator[tuple[Path, Journey]]:
    yield from _walks(journey, on)
    if journey.place < OUTDOORS and journey.dragon is not None:
        yield from _dragon(journey, on)
    if journey.spent == MOST_TILES:
        return
    if journey.place < OUTDOORS and journey.boats:
        yield from _trips(journey, on)
    if journey.quick and not journey.walked:
        after = _spend(journey, QUICK_STEPS_PRICE * on.thrift)
        yield (
            ("quick_steps",),
            replace(after, quick=journey.quick - 1, extra=journey.extra + EXTRA_STEPS),
        )


def _spend(journey: Journey, price: float) -> Journey:
    return replace(journey, price=journey.price + price, spent=journey.spent + 1)


def _walks(journey: Journey, on: Ground) -> Iterator[tuple[Path, Journey]]:
    steps = journey.pips + journey.extra
    if journey.walked or not steps:
        return
    found = reach(on.lanes, journey.place, steps, on.face_down)
    for place in found.places:
        if on.occupied >> place & 1:
            continue
        cost = found.costs[place]
        pips = journey.pips - max(0, cost - journey.extra)
        extra = max(0, journey.extra - cost)
        after = replace(journey, place=place, pips=pips, extra=extra, walked=True)
        yield (PICKS[place],), _arrived(after, on)


def _trips(journey: Journey, on: Ground) -> Iterator[tuple[Path, Journey]]:
    after = replace(_spend(journey, BOAT_PRICE * on.thrift), walked=False)
    for v in ACROSS[journey.place]:
        sailed = replace(after, place=v, boats=journey.boats - 1)
        yield (BOAT.pick(v),), _arrived(sailed, on)


def _dragon(journey: Journey, on: Ground) -> Iterator[tuple[Path, Journey]]:
    riding = FLY if journey.dragon == journey.place else CALL
    ways = []
    if journey.pips == FOUR:
        ways.append((riding.pick("die"), replace(journey, pips=0, walked=False)))
    if journey.littles and journey.spent < MOST_TILES:
        after = _spend(journey, LITTLE_DRAGON_PRICE * on.thrift)
        after = replace(after, littles=journey.littles - 1, walked=False)
        ways.append((riding.pick("little_dragon"), after))
    for pick, after in ways:
        if riding is CALL:
            price = after.price - DRAGON_AT_HAND * on.thrift
            yield (pick,), replace(after, dragon=journey.place, price=price)
            continue
        for v in range(OUTDOORS):
            if v != journey.place:
                yield (pick, PICKS[v]), replace(after, place=v, is_over=True)


def _arrived(journey: Journey, on: Ground) -> Journey:
    """A face-down tile ends the journey, and so does a field where only walking would be left."""
    is_stuck = journey.walked and (journey.place >= OUTDOORS or not _has_tiles(journey))
    return replace(journey, is_over=is_stuck or bool(on.face_down >> journey.place & 1))


def _has_tiles(journey: Journey) -> bool:
    can_pay = journey.littles > 0 or journey.pips == FOUR
    return journey.boats > 0 or (journey.dragon is not None and can_pay)


def spelled(tree: Tree[Action], path: Path, journey: Journey) -> Path:
    """As the menus want it: a place may stand in the menu of its area. Where the answer is whole
    before, the rest of the journey is asked for by itself."""
    for deed in journey.deeds:
        menu = tree(path)
        if not isinstance(menu, Menu):
            return path
        area = () if menu.offers(deed[0]) else (AREA.pick(AREA_OF[PICKED[deed[0]]]),)
        path = (*path, *area, *deed)
    menu = tree(path)
    is_free = isinstance(menu, Menu) and menu.offers("stop")
    return (*path, "stop") if is_free else path
