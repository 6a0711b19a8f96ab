"""The squares with which a motif can begin, by public knowledge of a map."""

from functools import cache
from itertools import combinations

from bot.games.scratch_island.content import CHESTS, SHAPES, Motif
from render.scratch_island.land import SIDE, Land, contacts

Spots = frozenset[tuple[int, int]]  # row and column


@cache
def _turned(motif: Motif) -> frozenset[Spots]:
    """All ways to turn and mirror a motif, each with each of its squares once at (0, 0)."""
    ways = [[(r, c) for r, c in SHAPES[motif]]]
    for _ in range(3):
        ways.append([(c, -r) for r, c in ways[-1]])
    ways += [[(r, -c) for r, c in way] for way in ways]
    return frozenset(
        frozenset((r - first[0], c - first[1]) for r, c in way) for way in ways for first in way
    )


def beginnings(here: Land, motif: Motif, combined: bool = False) -> frozenset[int]:
    """Every square with which a motif can begin, alone or together with a pickaxe."""
    return frozenset(square for square in contacts(here) if _fits(here, motif, square, combined))


def _fits(here: Land, motif: Motif, first: int, combined: bool) -> bool:
    locked = {chest for colour, chest in enumerate(CHESTS) if not here.keys >> colour & 1}
    row, column = divmod(first, SIDE)
    for way in _turned(motif):
        spots = [(row + r, column + c) for r, c in way]
        if all(0 <= r < SIDE and 0 <= c < SIDE for r, c in spots):
            laid = frozenset(r * SIDE + c for r, c in spots)
            if not laid & (here.path | locked) and _open(here, laid, motif, combined):
                return True
    return False


def _open(here: Land, laid: frozenset[int], motif: Motif, combined: bool) -> bool:
    """No wall inside, and no rock but one that is broken with it."""
    rocks = len(laid & here.rocks)
    if any(pair in here.walls for pair in combinations(sorted(laid), 2)):
        return False
    return rocks == 1 if combined else motif == "pickaxe" or not rocks
