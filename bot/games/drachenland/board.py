"""The land as a network: its places, who neighbours whom, and how far a figure can walk.

A place is its number in the canonical order: the volcanoes, the lanes of 1.0.0, the paths, then
what today's lanes have more. So volcano v is place v - 1, and a place below `OUTDOORS` is a
volcano. Who neighbours whom depends on how the game's lanes run.
"""

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import pairwise
from typing import Final

from msgspec import Struct

from bot.games.drachenland.content import BELTS, FORKED, LANES, PATHS, WATERS, WINDING, Lane

OUTDOORS: Final = len(BELTS)  # the first place that is a path field
_BEYOND: Final = "outside"


def _named() -> Iterator[str]:
    """Every place in the canonical order."""
    for number in range(1, OUTDOORS + 1):
        yield str(number)
    for lane in LANES:
        for step in range(1, len(lane.common) + 1):
            yield f"{lane.name}.{step}"
        for volcano, _ in lane.fork:
            yield f"{lane.name}-{volcano}"
    for ends, stones in PATHS.items():
        for step in range(1, len(stones) + 1):
            yield _stone(ends, step)
    yield _BEYOND  # has a number among the others because games of 1.0.0 have stored it
    for lane in LANES:
        yield from _bends(lane)


def _bends(lane: Lane) -> Iterator[str]:
    """Counted on from the common stones."""
    for step in range(1, len(lane.bends) + 1):
        yield f"{lane.name}.{len(lane.common) + step}"


def _stone(ends: frozenset[int], step: int) -> str:
    """Stones are counted from the lower volcano."""
    return f"{min(ends)}-{max(ends)}.{step}"


NAMES: Final = tuple(_named())
PLACES: Final = len(NAMES)
NUMBER: Final = {name: place for place, name in enumerate(NAMES)}
OUTSIDE: Final = NUMBER[_BEYOND]  # before the screen, at all three gates at once
PICKS: Final = tuple(name.replace(".", "_") for name in NAMES)  # a path has dots of its own
PICKED: Final = {pick: place for place, pick in enumerate(PICKS) if place != OUTSIDE}


def _chains(lanes: int) -> Iterator[tuple[str, ...]]:
    """Rows of places of which each touches the next."""
    for lane in LANES:
        if lanes == WINDING:
            yield f"{lane.name}.1", f"{lane.name}.2", *_bends(lane), lane.joins
            continue
        yield f"{lane.name}.1", f"{lane.name}.2"
        for volcano, _ in lane.fork:
            yield f"{lane.name}.2", f"{lane.name}-{volcano}", str(volcano)
    for ends, stones in PATHS.items():
        between = (_stone(ends, step) for step in range(1, len(stones) + 1))
        yield str(min(ends)), *between, str(max(ends))


def _neighbours(lanes: int) -> Iterator[tuple[int, ...]]:
    pairs = {
        (NUMBER[one], NUMBER[other])
        for chain in _chains(lanes)
        for row in (chain, chain[::-1])
        for one, other in pairwise(row)
    }
    gates = {(OUTSIDE, NUMBER[f"{lane.name}.1"]) for lane in LANES}  # they lead inwards only
    for place in range(PLACES):
        yield tuple(sorted(other for one, other in pairs | gates if one == place))


NEIGHBOURS: Final = tuple(tuple(_neighbours(lanes)) for lanes in (FORKED, WINDING))  # by lanes
ACROSS: Final = tuple(  # the volcanoes over the water, by volcano
    tuple(sorted(sum(water.ends) - 2 - v for water in WATERS if v + 1 in water.ends))
    for v in range(OUTDOORS)
)
FIELD_BIT: Final = tuple(  # what a figure there occupies: nothing, unless it stands on a field
    0 if place < OUTDOORS or place == OUTSIDE else 1 << place for place in range(PLACES)
)


def _area_of(name: str) -> str:
    """The nearer volcano, of two as near the lower one; common lane fields are their own."""
    if name[0] == "E":
        lane, _, volcano = name.partition("-")
        return volcano or lane.partition(".")[0]
    path, _, step = name.partition(".")
    if not step:
        return name
    a, b = path.split("-")
    stones = len(PATHS[frozenset({int(a), int(b)})])
    return a if 2 * int(step) <= stones + 1 else b


AREAS: Final = (*NAMES[:OUTDOORS], *(lane.name for lane in LANES))
AREA_OF: Final = tuple(_area_of(name) for name in NAMES)

FAR: Final = PLACES  # every way is shorter


class Reach(Struct, frozen=True):
    """Where a walk can lead, ignoring that a field may be taken."""

    places: tuple[int, ...]  # in canonical order
    mask: int  # the same, as bits
    costs: bytes  # steps to each place of the land, FAR if it is out of reach


def spread(lanes: int, origin: int, steps: int, face_down: int = 0) -> bytes:
    """The shortest way to each place in at most so many steps; a face-down volcano ends it."""
    costs, neighbours = bytearray([FAR] * PLACES), NEIGHBOURS[lanes]
    costs[origin] = 0
    rim = [origin]
    for step in range(1, steps + 1):
        near = {other for place in rim for other in neighbours[place] if costs[other] == FAR}
        for place in near:
            costs[place] = step
        rim = [place for place in near if not face_down >> place & 1]
    return bytes(costs)


DISTANCE: Final = tuple(  # by lanes, from place to place
    tuple(spread(lanes, origin, PLACES) for origin in range(PLACES)) for lanes in (FORKED, WINDING)
)


def reach(lanes: int, origin: int, steps: int, face_down: int) -> Reach:
    """Where a figure can walk to, given the volcanoes whose tile is still face down."""
    return _reach(lanes, origin, steps, face_down & _near(lanes, origin, steps))


@cache
def _near(lanes: int, origin: int, steps: int) -> int:
    """The volcanoes whose tile can matter, as bits: so that fewer walks differ."""
    return sum(1 << v for v in range(OUTDOORS) if DISTANCE[lanes][origin][v] <= steps)


@lru_cache(maxsize=8192)  # a pure function; nearly all walks of a game have been seen before
def _reach(lanes: int, origin: int, steps: int, face_down: int) -> Reach:
    costs = spread(lanes, origin, steps, face_down)
    places = tuple(place for place in range(PLACES) if 0 < costs[place] < FAR)
    return Reach(places, sum(1 << place for place in places), costs)
