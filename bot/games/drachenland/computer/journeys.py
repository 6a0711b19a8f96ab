"""Where a figure turn can lead, tiles included, and how it begins: a computer's imagination."""

from collections.abc import Iterator
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from bot.games.contract import Menu, Path, Tree
from bot.games.drachenland.board import ACROSS, AREA_OF, OUTDOORS, PICKED, PICKS, reach
from bot.games.drachenland.computer.reachable import face_down, occupied_by_figures, place_of_figure
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
HASTY_TILES: Final = 1  # the same in a play-out


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
    has_flown: bool = False


class Ground(Struct, frozen=True):
    """What all journeys of a moment share."""

    lanes: int
    face_down: int
    occupied: int
    thrift: float  # a tile is worth less and less towards the end
    most_tiles: int


def ground(view: Public, thrift: float, *, is_hasty: bool = False) -> Ground:
    most_tiles = HASTY_TILES if is_hasty else MOST_TILES
    return Ground(view.lanes, face_down(view), occupied_by_figures(view), thrift, most_tiles)


def set_out(view: Public, active: Active, *, with_tiles: bool = True) -> Journey:
    owned = view.tiles[view.seat] if with_tiles else (0,) * len(KEPT)
    tiles = dict(zip(KEPT, owned, strict=True))
    colour = COLOURS[active.colour]
    dragons = [v for v, volcano in enumerate(view.volcanoes) if colour in volcano.dragons]
    return Journey(
        place_of_figure(view, active),
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
        if not _is_over(journey, on):
            waiting += _goings_on(journey, on)


def _is_over(journey: Journey, on: Ground) -> bool:
    """A flight ends the journey, a face-down tile does, and so does a place where only walking
    would be left."""
    if journey.has_flown or on.face_down >> journey.place & 1:
        return True
    return journey.walked and (journey.place >= OUTDOORS or not _has_tiles(journey))


def _has_tiles(journey: Journey) -> bool:
    can_pay = journey.littles > 0 or journey.pips == FOUR
    return journey.boats > 0 or (journey.dragon is not None and can_pay)


def _goings_on(journey: Journey, on: Ground) -> Iterator[Journey]:
    yield from _walks(journey, on)
    if journey.place < OUTDOORS and journey.dragon is not None:
        yield from _dragon(journey, on)
    if journey.spent == on.most_tiles:
        return
    if journey.place < OUTDOORS and journey.boats:
        yield from _trips(journey, on)
    if journey.quick and not journey.walked:
        after = _spend(journey, QUICK_STEPS_PRICE * on.thrift)
        extra, deeds = journey.extra + EXTRA_STEPS, _deeds(journey, "quick_steps")
        yield replace(after, quick=journey.quick - 1, extra=extra, deeds=deeds)


def _deeds(journey: Journey, *picks: str) -> tuple[Path, ...]:
    """Its deeds, and one more."""
    return (*journey.deeds, picks)


def _spend(journey: Journey, price: float) -> Journey:
    return replace(journey, price=journey.price + price, spent=journey.spent + 1)


def _walks(journey: Journey, on: Ground) -> Iterator[Journey]:
    steps = journey.pips + journey.extra
    if journey.walked or not steps:
        return
    found = reach(on.lanes, journey.place, steps, on.face_down)
    for place in found.places:
        if on.occupied >> place & 1:
            continue
        extra = journey.extra - found.costs[place]  # goes first
        yield replace(
            journey,
            place=place,
            pips=journey.pips + extra if extra < 0 else journey.pips,
            extra=extra if extra > 0 else 0,
            walked=True,
            deeds=_deeds(journey, PICKS[place]),
        )


def _trips(journey: Journey, on: Ground) -> Iterator[Journey]:
    after = replace(_spend(journey, BOAT_PRICE * on.thrift), walked=False, boats=journey.boats - 1)
    for v in ACROSS[journey.place]:
        yield replace(after, place=v, deeds=_deeds(journey, BOAT.pick(v)))


def _dragon(journey: Journey, on: Ground) -> Iterator[Journey]:
    riding = FLY if journey.dragon == journey.place else CALL
    ways = []
    if journey.pips == FOUR:
        ways.append((riding.pick("die"), replace(journey, pips=0, walked=False)))
    if journey.littles and journey.spent < on.most_tiles:
        after = _spend(journey, LITTLE_DRAGON_PRICE * on.thrift)
        after = replace(after, littles=journey.littles - 1, walked=False)
        ways.append((riding.pick("little_dragon"), after))
    for pick, after in ways:
        if riding is CALL:
            price = after.price - DRAGON_AT_HAND * on.thrift
            called = _deeds(journey, pick)
            yield replace(after, dragon=journey.place, price=price, deeds=called)
            continue
        for v in range(OUTDOORS):
            if v != journey.place:
                yield replace(after, place=v, has_flown=True, deeds=_deeds(journey, pick, PICKS[v]))


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
