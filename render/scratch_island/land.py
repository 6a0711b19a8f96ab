"""A seat's map for painters: sets of squares, read from the public view.

Squares are numbered as one reads: A1 is 0, I1 is 8, I9 is 80. It has only what the view shows, so
what is under the foil cannot be drawn.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import permutations
from typing import NamedTuple

from bot.games.contract import Seat
from bot.games.scratch_island.content import BOAT, CHESTS
from bot.games.scratch_island.views import Public

SIDE = 9
SQUARES = SIDE * SIDE
LETTERS = "ABCDEFGHI"
BOAT_SQUARE = BOAT.bit_length() - 1
ON_EVERY_MAP = frozenset((BOAT_SQUARE, *CHESTS))  # what is printed on every map
NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8  # sides of a square, to be added


class Land(NamedTuple):
    crosses: frozenset[int]
    rocks: frozenset[int]  # as printed; broken ones are in `path`
    walls: frozenset[tuple[int, int]]  # the two squares of a closed edge, ascending
    path: frozenset[int]
    finds: dict[int, str]
    revealed: dict[int, str]  # never scratched when the game ended
    last: frozenset[int]  # uncovered by the last placement, if it was on this map
    keys: int
    marked: bytes


def land(view: Public, seat: Seat) -> Land:
    chart, last = view.charts[seat], view.last
    fresh = last.squares[: last.scratched] if last is not None and last.seat == seat else ()
    return Land(
        crosses=frozenset(_bits(chart.crosses)),
        rocks=frozenset(_bits(chart.rocks)),
        walls=frozenset(_edges(chart.walls)),
        path=frozenset(_bits(chart.scratched)),
        finds={number(find.square): find.content for find in view.finds[seat]},
        revealed={number(f.square): f.content for f in view.revealed[seat]} if view.over else {},
        last=frozenset(map(number, fresh)),
        keys=chart.keys,
        marked=chart.marked,
    )


def number(name: str) -> int:
    return LETTERS.index(name[0]) + SIDE * (int(name[1]) - 1)


def _bits(stored: bytes) -> Iterator[int]:
    mask = int.from_bytes(stored, "little")
    while mask:
        yield (mask & -mask).bit_length() - 1
        mask &= mask - 1


def _edges(stored: bytes) -> Iterator[tuple[int, int]]:
    """Stored are first the walls east of each square, then those south of each."""
    for bit in _bits(stored):
        yield (bit, bit + 1) if bit < SQUARES else (bit - SQUARES, bit - SQUARES + SIDE)


@cache
def neighbours(square: int) -> tuple[tuple[int, int], ...]:
    """The sides on which a square has a neighbour, and that neighbour."""
    row, column = divmod(square, SIDE)
    around = (
        (row > 0, NORTH, square - SIDE),
        (column < SIDE - 1, EAST, square + 1),
        (row < SIDE - 1, SOUTH, square + SIDE),
        (column > 0, WEST, square - 1),
    )
    return tuple((side, other) for is_there, side, other in around if is_there)


def sides(square: int, among: frozenset[int]) -> int:
    """The sides on which a neighbour is one of these squares."""
    return sum(side for side, other in neighbours(square) if other in among)


def shore(square: int) -> int:
    """The sides on which the map ends."""
    return NORTH + EAST + SOUTH + WEST - sum(side for side, _ in neighbours(square))


def reaches(here: Land, square: int, path: Iterable[int]) -> bool:
    """Whether a square shares an edge without wall with one of these."""
    joined = {other for _, other in neighbours(square)}.intersection(path)
    return any((min(square, o), max(square, o)) not in here.walls for o in joined)


def contacts(here: Land) -> frozenset[int]:
    """Where a motif may begin: next to the path, or at the boat while there is none."""
    if not here.path:
        return frozenset((BOAT_SQUARE,))
    free = frozenset(range(SQUARES)) - here.path
    return frozenset(square for square in free if reaches(here, square, here.path))


def scratching_order(here: Land, first: int, squares: frozenset[int]) -> tuple[int, ...]:
    """The rule's order for a motif: visible squares as early as possible, then in reading order."""
    visible = here.crosses | here.rocks | ON_EVERY_MAP
    orders = [(first, *rest) for rest in permutations(sorted(squares - {first}))]
    allowed = [order for order in orders if _walkable(here, order)]
    return min(allowed, key=lambda order: ([s not in visible for s in order], order))


def _walkable(here: Land, order: tuple[int, ...]) -> bool:
    return all(reaches(here, s, (*here.path, *order[:k])) for k, s in enumerate(order) if k)
