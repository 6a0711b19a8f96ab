"""Which placements are legal, and in which order their squares are scratched.

All of it is judged from a `Chart`, which has no field for what lies under the foil.
"""

from collections.abc import Iterator
from functools import lru_cache, reduce
from operator import or_

from msgspec import Struct

from bot.games.scratch_island.board.chart import Chart
from bot.games.scratch_island.board.motifs import FOOTPRINT, FORMS, PLACEMENTS, THROUGH
from bot.games.scratch_island.board.squares import (
    EVERYTHING,
    MAP,
    Ways,
    beside,
    squares,
    unpack,
    unpack_walls,
    ways,
)
from bot.games.scratch_island.content import BOAT, CHESTS, CORNERS, Motif

LOCKED = tuple(  # the chests that stay shut, by the bits of the keys owned
    sum(1 << chest for colour, chest in enumerate(CHESTS) if not keys >> colour & 1)
    for keys in range(16)
)


class Ground(Struct, frozen=True, eq=False, gc=False):
    """A chart as masks; each is equal to itself alone, so that what follows from it is found."""

    path: int
    contact: int  # squares a motif may begin with
    rocks: int  # still standing
    closed: int  # scratched squares, locked chests and walls: in the way of every motif
    visible: int  # squares that show what they are, so that no snake can lie there
    ways: Ways


@lru_cache(maxsize=32)  # one answer is several steps on the same chart; few stay at hand
def ground(chart: Chart) -> Ground:
    path, rocks = unpack(chart.scratched), unpack(chart.rocks)
    walls, open_ways = _walls(chart.walls)
    contact = beside(path, open_ways) & ~path if path else BOAT
    return Ground(
        path,
        contact,
        rocks & ~path,
        path | LOCKED[chart.keys] | walls,
        rocks | unpack(chart.crosses) | CORNERS | BOAT,
        open_ways,
    )


@lru_cache(maxsize=64)
def _walls(stored: bytes) -> tuple[int, Ways]:
    walls = unpack_walls(stored)
    return walls, ways(walls)


def placements(land: Ground, motif: Motif, first: int, combined: bool = False) -> list[int]:
    """Footprints of all legal placements with this first square, in their fixed order."""
    through = THROUGH[motif][first]
    if combined:
        closed, rocks = land.closed, land.rocks
        return [p for p in through if not p & closed and (p & rocks).bit_count() == 1]
    closed = _in_the_way(land, motif)
    return [p for p in through if not p & closed]


def all_placements(land: Ground, motif: Motif, combined: bool = False) -> list[int]:
    """Footprints of all legal placements, each once, by their ascending lists of squares."""
    if combined:
        found = set(_combinations(land, motif))
        return [p for p in PLACEMENTS[motif] if p in found]
    closed, contact = _in_the_way(land, motif), land.contact
    return [p for p in PLACEMENTS[motif] if not p & closed and p & contact]


def _in_the_way(land: Ground, motif: Motif) -> int:
    """Rocks stop everything but a pickaxe."""
    return land.closed if motif == "pickaxe" else land.closed | land.rocks


def _combinations(land: Ground, motif: Motif) -> Iterator[int]:
    """Legal placements together with a pickaxe: those over exactly one rock."""
    closed, rocks, contact, through = land.closed, land.rocks, land.contact, THROUGH[motif]
    for rock in squares(rocks):
        for p in through[rock]:
            if p & contact and not p & closed and (p & rocks).bit_count() == 1:
                yield p


@lru_cache(maxsize=64)
def first_squares(land: Ground, motif: Motif, combined: bool = False) -> int:
    """Every square a legal placement may begin with, as a mask."""
    if combined:
        return reduce(or_, _combinations(land, motif), 0) & land.contact
    return _coverable(motif, EVERYTHING & ~_in_the_way(land, motif)) & land.contact


def _coverable(motif: Motif, free: int) -> int:
    """The squares that a motif can cover while it lies on free squares and edges alone. All places
    are tried at once, each by its bit."""
    found = 0
    for corners, cells, parts in FORMS[motif]:
        for part in parts:
            corners &= free >> part
        for cell in cells:
            found |= corners << cell
    return found


def fits(land: Ground, motif: Motif, combined: bool = False) -> bool:
    """Is there any legal placement?"""
    return bool(first_squares(land, motif, combined))


def why_illegal(land: Ground, motif: Motif, laid: int, combined: bool = False) -> str | None:
    """The first reason against laying the motif on these squares, None if it is legal."""
    footprint = FOOTPRINT.get(laid, 0)
    rocks = (laid & land.rocks).bit_count()
    reasons = {
        "wrong_shape": footprint not in PLACEMENTS[motif],
        "scratched": laid & land.path,
        "locked_chest": laid & land.closed & CORNERS & ~land.path,
        "needs_one_rock": combined and rocks != 1,
        "rock": not combined and motif != "pickaxe" and rocks,
        "wall": footprint & land.closed & ~MAP,
        "no_boat": not land.path and not laid & BOAT,
        "no_contact": not laid & land.contact,
    }
    return next((reason for reason, applies in reasons.items() if applies), None)


def scratching_order(land: Ground, laid: int, first: int) -> tuple[int, ...]:
    """The first square, then visible squares as early as the way allows, then reading order."""
    path, rest = land.path | 1 << first, laid & ~(1 << first)
    if laid & land.visible:
        return (first, *_rest(land, path, rest)[1])
    order = [first]
    while rest:
        nearest = beside(path, land.ways) & rest
        path, rest = path | nearest & -nearest, rest & ~(nearest & -nearest)
        order.append((nearest & -nearest).bit_length() - 1)
    return tuple(order)


def _rest(land: Ground, path: int, laid: int) -> tuple[tuple[bool, ...], tuple[int, ...]]:
    """The best order with its classes: lexicographically smallest, so best piece by piece."""
    if laid & (laid - 1) == 0:
        return (), tuple(squares(laid))  # the class of the last one follows from the others
    orders = []
    for square in squares(beside(path, land.ways) & laid):
        classes, after = _rest(land, path | 1 << square, laid & ~(1 << square))
        orders.append(((not land.visible >> square & 1, *classes), (square, *after)))
    return min(orders)
