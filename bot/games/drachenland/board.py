"""The land as a network: its 81 places, who neighbours whom, and how far a figure can walk.

A place is its number in the canonical order: the volcanoes, the lanes, the paths. So volcano v is
place v - 1, and a place below `OUTDOORS` is a volcano.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from typing import Final

from msgspec import Struct

from bot.games.drachenland.content import LANES, PATHS, VOLCANOES, WATERS, Point

OUTDOORS: Final = len(VOLCANOES)  # the first place that is a path field


def _named() -> Iterator[tuple[str, Point]]:
    """Every place in the canonical order."""
    for number, (_, point) in enumerate(VOLCANOES, 1):
        yield str(number), point
    for lane in LANES:
        for step, point in enumerate(lane.common, 1):
            yield f"{lane.name}.{step}", point
        for volcano, point in lane.fork:
            yield f"{lane.name}-{volcano}", point
    for (a, b), stones in PATHS.items():
        for step, point in enumerate(stones, 1):
            yield f"{a}-{b}.{step}", point


NAMES: Final = tuple(name for name, _ in _named())
POINTS: Final = tuple(point for _, point in _named())
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
    for (a, b), stones in PATHS.items():
        yield str(a), *(f"{a}-{b}.{step}" for step in range(1, len(stones) + 1)), str(b)


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
    tuple(sorted(a + b - 2 - v for a, b in (w.ends for w in WATERS) if v + 1 in (a, b)))
    for v in range(OUTDOORS)
)
FIELD_BIT: Final = tuple(  # what a figure there occupies: nothing, unless it stands on a field
    1 << place if OUTDOORS <= place < PLACES else 0 for place in range(PLACES + 1)
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
    stones = len(PATHS[int(a), int(b)])
    return a if 2 * int(step) <= stones + 1 else b


AREAS: Final = (*(str(v) for v in range(1, OUTDOORS + 1)), *(lane.name for lane in LANES))
AREA_OF: Final = tuple(_area_of(name) for name in NAMES)

FAR: Final = 255


class Reach(Struct, frozen=True):
    """Where a walk can lead, ignoring that a field may be taken."""

    places: tuple[int, ...]  # in canonical order
    mask: int  # the same, as bits
    costs: bytes  # steps to each place of the land, FAR if it is out of reach


def spread(origin: int, steps: int, face_down: int) -> bytes:
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


DISTANCE: Final = tuple(spread(origin, FAR - 1, 0) for origin in range(PLACES + 1))
LONGEST_WALK: Final = 16  # a four and all four tiles of quick steps
NEAR: Final = tuple(  # by origin and steps: the volcanoes whose tile can matter, as bits
    tuple(
        sum(1 << v for v in range(OUTDOORS) if distance[v] <= steps)
        for steps in range(LONGEST_WALK + 1)
    )
    for distance in DISTANCE
)


def reach(origin: int, steps: int, face_down: int) -> Reach:
    """Where a figure can walk to, given the volcanoes whose tile is still face down."""
    return _reach(origin, steps, face_down & NEAR[origin][steps])


@lru_cache(maxsize=8192)  # a pure function; nearly all walks of a game have been seen before
def _reach(origin: int, steps: int, face_down: int) -> Reach:
    costs = spread(origin, steps, face_down)
    places = tuple(place for place in range(PLACES) if 0 < costs[place] < FAR)
    return Reach(places, sum(1 << place for place in places), costs)
