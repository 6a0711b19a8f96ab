"""What squares of one map are worth to its seat, by what everybody sees."""

from collections import Counter
from functools import lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from bot.games.contract import Seat
from bot.games.scratch_island.board.chart import Chart
from bot.games.scratch_island.board.motifs import CELLS
from bot.games.scratch_island.board.squares import MAP, beside, named, squares, unpack
from bot.games.scratch_island.computer.routes import joined, routes
from bot.games.scratch_island.content import (
    BESIDE_BOAT,
    BOXES,
    CHEST_POINTS,
    CHESTS,
    CORNERS,
    TREASURES,
)
from bot.games.scratch_island.model import NOBODY
from bot.games.scratch_island.rules.defaults import ALL_KEYS, targets
from bot.games.scratch_island.rules.placing import Ground, ground
from bot.games.scratch_island.views import Public, rock_odds, snake_odds, treasure_odds

STEP = 0.5  # what a step less to go is worth, in points
CHEST = 0.3  # how much of a chest's points counts at once, besides the shorter way
LAST_CHESTS = 1.0  # the same, once at most one cross is left to be looked under
CROSS = 0.5  # what it is worth to know what lies under a cross
BOXED_IN = 2.0  # what it costs if only a pickaxe can still open a chest
SQUARE = 0.1  # every square is room to go on from
LAST_TURNS = 0.4  # how much each turn still to come lets ways count after the bell
BESIDE_CHESTS = named("A2", "B1", "H1", "I2", "A8", "B9", "H9", "I8")


class Outlook(NamedTuple):
    """What one seat's map promises: ways still to go, and what squares may bring."""

    land: Ground
    steps: tuple[tuple[int, ...], ...]  # by square: the ways from there to each target
    tree: tuple[tuple[int, int, int], ...]  # the shortest tree over the targets: length, ends
    standing: tuple[int, ...]  # by target: the way from the path
    to_go: int  # length of the tree that joins the path and all targets
    hopes: tuple[float, ...]  # by square: what it brings at once
    lairs: int  # squares where a snake may lie
    survival: tuple[float, ...]  # by number of such squares: the chance to meet none
    step: float  # what a step is worth
    crosses: int  # unscratched ones, while keys are missing


def outlook(view: Public, seat: Seat) -> Outlook:
    chart = view.charts[seat]
    land, safe = ground(chart), 1 - snake_odds(view, seat)
    return Outlook(
        land,
        *routes(chart),
        _hopes(view, seat, land),
        _lairs(land),
        tuple(safe**number for number in range(5)),
        STEP * _future(view),
        _missing(chart, land),
    )


def _missing(chart: Chart, land: Ground) -> int:
    """Crosses under which a key may lie."""
    return targets(chart, land)[1]


def _future(view: Public) -> float:
    """How much ways count: all in the middle of the game, nothing in everybody's last turn."""
    return min(1.0, LAST_TURNS * (len(view.charts) - view.roll)) if view.rung else 1.0


def _hopes(view: Public, seat: Seat, land: Ground) -> tuple[float, ...]:
    """Chance of a treasure times what one is worth to this seat now."""
    treasure = _treasure_worth(view, seat)
    in_ground, in_rock = treasure_odds(view, seat) * treasure, rock_odds(view, seat) * treasure
    chart, lairs = view.charts[seat], _lairs(land)
    worth = [
        SQUARE + (in_ground if lairs >> s & 1 else in_rock if land.rocks >> s & 1 else 0.0)
        for s in range(81)
    ]
    share = CHEST if len(squares(_missing(chart, land))) > 1 else LAST_CHESTS
    for chest, points in zip(CHESTS, CHEST_POINTS, strict=True):
        worth[chest] += share * points
    if chart.keys != ALL_KEYS:
        for cross in squares(unpack(chart.crosses)):
            worth[cross] += CROSS
    return tuple(worth)


def _treasure_worth(view: Public, seat: Seat) -> float:
    """A find is worth more the fewer boxes it leaves open, and nothing in a finished row."""
    found, marked = Counter(find.content for find in view.finds[seat]), view.charts[seat].marked
    total, copies = 0.0, 0
    for kind, (treasure, boxes) in enumerate(zip(TREASURES, BOXES, strict=True)):
        left = boxes - found[treasure]
        copies += left
        if view.rows[kind] == NOBODY:
            total += left * boxes / (boxes - marked[kind]) ** 2
    return total / max(1, copies)


def _lairs(land: Ground) -> int:
    """Where a snake may lie."""
    return MAP & ~(land.path | land.visible | BESIDE_BOAT)


def gain(sight: Outlook, laid: int) -> float:
    """What a placement improves, if no snake comes in between."""
    hopes, cells = sight.hopes, CELLS[laid]
    hoped = sum([hopes[s] for s in cells])
    if laid & BESIDE_CHESTS:
        hoped -= BOXED_IN * _boxed_in(sight.land, laid)
    standing = _standing(sight, cells)
    if standing == sight.standing:
        return hoped
    return hoped + sight.step * (sight.to_go - joined(sight.tree, standing))


def _standing(sight: Outlook, cells: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(map(min, sight.standing, *[sight.steps[s] for s in cells]))


def _boxed_in(land: Ground, laid: int) -> int:
    """Chests that this placement leaves to the pickaxe alone."""
    path = land.path | laid
    shut = CORNERS & ~path
    return sum(not beside(1 << chest, land.ways) & ~path for chest in squares(shut & ~_cut(land)))


@lru_cache(maxsize=512)
def _cut(land: Ground) -> int:
    """Chests that only a pickaxe opens already."""
    return sum(1 << c for c in squares(CORNERS) if not beside(1 << c, land.ways) & ~land.path)


def survival(sight: Outlook, laid: int) -> float:
    """The chance that no snake lies there."""
    return sight.survival[(laid & sight.lairs).bit_count()]


def after(sight: Outlook, laid: int) -> Outlook:
    """The outlook once these squares are scratched, if nothing is found there but what must lie
    there: under the last crosses lie all the keys that are missing."""
    land = sight.land
    path = land.path | laid
    contact = beside(path, land.ways) & ~path
    opened = CORNERS & ~path if sight.crosses and not sight.crosses & ~laid else 0
    there = replace(
        land,
        path=path,
        contact=contact,
        rocks=land.rocks & ~laid,
        closed=(land.closed | laid) & ~opened,
    )
    standing = _standing(sight, CELLS[laid])
    return sight._replace(land=there, standing=standing, to_go=joined(sight.tree, standing))
