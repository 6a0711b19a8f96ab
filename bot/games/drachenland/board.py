"""The land as a network: its 81 places, who neighbours whom, and how far a figure can walk.

A place is its number in the canonical order: the volcanoes, the lanes, the paths. So volcano v is
place v - 1, and a place below `OUTDOORS` is a volcano.
"""

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import pairwise
from typing import Final

from msgspec import Struct

from bot.games.drachenland.content import BELTS, LANES, PATHS, WATERS

OUTDOORS: Final = len(BELTS)  # the first place that is a path field


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


def _stone(ends: frozenset[int], step: int) -> str:
    """Stones are counted from the lower volcano."""
    return f"{min(ends)}-{max(ends)}.{step}"


NAMES: Final = tuple(_named())
PLACES: Final = len(NAMES)
OUTSIDE: Final = PLACES  # before the screen, at all three gates at once
NUMBER: Final = {name: place for place, name in enumerate(NAMES)}
PICKS: Final = tuple(name.replace(".", "_") for name in NAMES)  # a path has dots of its own
PICKED: Final = {pick: place for place, pick in enumerate(PICKS)}


def _chains() -> Iterator[tuple[str, ...]]:
    """Rows of places of which each touches the next."""
    for lane in LANES:
        yield f"{lane.name}.1", f"{lane.name}.2"
        for volcano, _ in lane.fork:
            yield f"{lane.name}.2", f"{lane.name}-{volcano}", str(volcano)
    for ends, stones in PATHS.items():
        between = (_stone(ends, step) for step in range(1, len(stones) + 1))
        yield str(min(ends)), *between, str(max(ends))


def _neighbours() -> Iterator[tuple[int, ...]]:
    pairs = {
        (NUMBER[one], NUMBER[other])
        for chain in _chains()
        for row in (chain, chain[::-1])
        for one, other in pairwise(row)
    }
    for place in range(PLACES):
        yield tuple(sorted(other for one, other in pairs if one == place))
    yield tuple(NUMBER[f"{lane.name}.1"] for lane in LANES)  # the gates lead inwards only


NEIGHBOURS: Final = tuple(_neighbours())  # of OUTSIDE too, as the last
ACROSS: Final = tuple(  # the volcanoes over the water, by volcano
    tuple(sorted(sum(water.ends) - 2 - v for water in WATERS if v + 1 in water.ends))
    for v in range(OUTDOORS)
)
FIELD_BIT: Final = (  # what a figure there occupies: nothing, unless it stands on a field
    *(0 if place < OUTDOORS else 1 << place for place in range(PLACES)),
    0,  # OUTSIDE
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


def spread(origin: int, steps: int, face_down: int = 0) -> bytes:
    """The shortest way to each place in at most so many steps; a face-down volcano ends it."""
    costs = bytearray([FAR] * (PLACES + 1))
    costs[origin] = 0
    rim = [origin]
    for step in range(1, steps + 1):
        near = {other for place in rim for other in NEIGHBOURS[place] if costs[other] == FAR}
        for place in near:
            costs[place] = step
        rim = [place for place in near if not face_down >> place & 1]
    return bytes(costs)


DISTANCE: Final = tuple(spread(origin, PLACES) for origin in range(PLACES + 1))


def reach(origin: int, steps: int, face_down: int) -> Reach:
    """Where a figure can walk to, given the volcanoes whose tile is still face down."""
    return _reach(origin, steps, face_down & _near(origin, steps))


@cache
def _near(origin: int, steps: int) -> int:
    """The volcanoes whose tile can matter, as bits: so that fewer walks differ."""
    return sum(1 << v for v in range(OUTDOORS) if DISTANCE[origin][v] <= steps)


@lru_cache(maxsize=8192)  # a pure function; nearly all walks of a game have been seen before
def _reach(origin: int, steps: int, face_down: int) -> Reach:
    costs = spread(origin, steps, face_down)
    places = tuple(place for place in range(PLACES) if 0 < costs[place] < FAR)
    return Reach(places, sum(1 << place for place in places), costs)
