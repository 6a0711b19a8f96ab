"""Treasure maps made fresh: a visible layout that passes every constraint, then its filling.

Nothing under the foil influences the layout: the filling is drawn last and never rejected.
"""

from math import perm

from bot.games.contract import Rng
from bot.games.scratch_island.board.chart import Chart
from bot.games.scratch_island.board.motifs import THROUGH
from bot.games.scratch_island.board.squares import (
    MAP,
    SQUARES,
    WIDTH,
    Ways,
    beside,
    edge,
    mask,
    pack,
    pack_walls,
    squares,
    unpack,
    ways,
)
from bot.games.scratch_island.content import (
    BESIDE_BOAT,
    BLANK,
    BOAT,
    CORNERS,
    CROSSES,
    FIRST_KEY,
    FIRST_TREASURE,
    MOTIFS,
    ROCKS,
    SNAKE,
    TREASURE_COPIES,
    TREASURE_ROCKS,
    WALLS,
)

UNDER_CROSSES = (*range(FIRST_KEY, FIRST_KEY + 4), BLANK, BLANK)
LENGTHS = range(35, 38)  # allowed values of the length measure
BOAT_SQUARE = BOAT.bit_length() - 1
NO_WALLS = ways()
NO_ROCKS = CORNERS | BOAT | beside(CORNERS | BOAT, NO_WALLS)
NEAR = tuple(
    frozenset(o for o in SQUARES if abs(s // WIDTH - o // WIDTH) + abs(s % WIDTH - o % WIDTH) < 3)
    for s in SQUARES
)
CROSSABLE = tuple(  # inside the outer frame and not near the boat
    s
    for s in SQUARES
    if {s % WIDTH, s // WIDTH}.isdisjoint({0, WIDTH - 1}) and s not in NEAR[BOAT_SQUARE]
)
MIDDLE = WIDTH // 2  # the middle lines belong to no half
TOP = mask(s for s in CROSSABLE if s // WIDTH < MIDDLE)
BOTTOM = mask(s for s in CROSSABLE if s // WIDTH > MIDDLE)
LEFT = mask(s for s in CROSSABLE if s % WIDTH < MIDDLE)
RIGHT = mask(s for s in CROSSABLE if s % WIDTH > MIDDLE)
EDGES = {  # each inner edge with the two squares at its ends
    edge(s, o): 1 << s | 1 << o for s in SQUARES for o in squares(beside(1 << s, NO_WALLS))
}


def layout(rng: Rng) -> tuple[Chart, Rng]:
    """Crosses, rocks and walls, drawn anew until every constraint holds."""
    while True:
        crosses, rng = _crosses(rng)
        rocks, rng = _rocks(crosses, rng)
        walls, rng = _walls(rocks, rng)
        if is_fair(crosses, rocks, walls):
            return Chart(pack(crosses), pack(rocks), pack_walls(walls)), rng


def _crosses(rng: Rng) -> tuple[int, Rng]:
    """Six apart from each other and from the boat, two at least in every half of the map."""
    while True:
        crosses, free = 0, CROSSABLE
        while free and crosses.bit_count() < CROSSES:
            place, rng = rng.below(len(free), "crosses")
            crosses, near = crosses | 1 << free[place], NEAR[free[place]]
            free = tuple([other for other in free if other not in near])
        halves = all((crosses & half).bit_count() >= 2 for half in (TOP, BOTTOM, LEFT, RIGHT))
        if halves and crosses.bit_count() == CROSSES:
            return crosses, rng


def _rocks(crosses: int, rng: Rng) -> tuple[int, Rng]:
    chosen, rng = some(squares_of(MAP & ~NO_ROCKS & ~crosses), ROCKS, rng, "rocks")
    return mask(chosen), rng


def _walls(rocks: int, rng: Rng) -> tuple[int, Rng]:
    apart = CORNERS | BOAT | rocks
    allowed = tuple([bit for bit, ends in EDGES.items() if not ends & apart])
    chosen, rng = some(allowed, WALLS, rng, "walls")
    return sum(chosen), rng


def is_fair(crosses: int, rocks: int, walls: int) -> bool:
    """Everything can be walked to, every motif can begin, and the ways have the usual length."""
    open_ways = ways(walls)
    return (
        _reached(BOAT, MAP & ~rocks, open_ways) == MAP & ~rocks
        and length(crosses, rocks, open_ways) in LENGTHS
        and all(
            any(not placement & (rocks | CORNERS | walls) for placement in THROUGH[m][BOAT_SQUARE])
            for m in MOTIFS
        )
    )


def _reached(start: int, land: int, open_ways: Ways) -> int:
    """Where one can walk; chests are entered, not walked through."""
    reached = edge_of_reach = start
    while edge_of_reach:
        edge_of_reach = beside(edge_of_reach & ~CORNERS, open_ways) & land & ~reached
        reached |= edge_of_reach
    return reached


def length(crosses: int, rocks: int, open_ways: Ways) -> int:
    """Total of a minimum spanning tree over boat, chests and crosses (Prim)."""
    land, joined, missing, total = MAP & ~rocks, BOAT, crosses | CORNERS, 0
    while missing:
        steps, found = _nearest(joined, missing, land, open_ways)
        total, joined, missing = total + steps, joined | found, missing & ~found
    return total


def _nearest(joined: int, missing: int, land: int, open_ways: Ways) -> tuple[int, int]:
    """The place nearest to the joined ones, and the steps to it."""
    reached = front = joined
    for steps in SQUARES[1:]:
        walkable = front & ~CORNERS if steps > 1 else front  # chests are left, not walked through
        front = beside(walkable, open_ways) & land & ~reached
        if found := front & missing:
            return steps, found & -found
        reached |= front
    raise AssertionError("a place cannot be walked to")


def filling(chart: Chart, snakes: int, rng: Rng) -> tuple[bytes, Rng]:
    """What lies under the foil, one byte for each square; all arrangements are equally likely."""
    crosses, rocks = unpack(chart.crosses), unpack(chart.rocks)
    ground = MAP & ~(crosses | rocks | CORNERS | BOAT | BESIDE_BOAT)
    under_cross, rng = some(UNDER_CROSSES, CROSSES, rng, "keys")
    treasures, rng = some(TREASURE_COPIES, len(TREASURE_COPIES), rng, "treasures")
    hollow, rng = some(squares_of(rocks), TREASURE_ROCKS, rng, "hollow rocks")
    in_ground = len(treasures) - TREASURE_ROCKS
    holes, rng = some(squares_of(ground), in_ground + snakes, rng, "ground")
    contents = bytearray(len(SQUARES))
    for square, content in zip(squares(crosses), under_cross, strict=True):
        contents[square] = content
    for square, kind in zip((*hollow, *holes[:in_ground]), treasures, strict=True):
        contents[square] = FIRST_TREASURE + kind
    for square in holes[in_ground:]:
        contents[square] = SNAKE
    return bytes(contents), rng


def squares_of(mask: int) -> tuple[int, ...]:
    return tuple(squares(mask))


def some(
    candidates: tuple[int, ...], number: int, rng: Rng, purpose: str
) -> tuple[tuple[int, ...], Rng]:
    """Draws without replacement; one number is enough for all, while it stays below 2**256."""
    left, chosen = list(candidates), []
    drawn, rng = rng.below(perm(len(left), number), purpose)
    for _ in range(number):
        drawn, place = divmod(drawn, len(left))
        chosen.append(left.pop(place))
    return tuple(chosen), rng
