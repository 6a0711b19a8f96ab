"""What squares of one map are worth to its seat, by what everybody sees."""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from bot.games.contract import Seat
from bot.games.scratch_island.chart import Chart
from bot.games.scratch_island.content import (
    BESIDE_BOAT,
    BOAT,
    BOXES,
    CHEST_POINTS,
    CHESTS,
    CORNERS,
    TREASURES,
)
from bot.games.scratch_island.model import NOBODY
from bot.games.scratch_island.pilot import ALL_KEYS, layers
from bot.games.scratch_island.rules_placing import Ground, ground
from bot.games.scratch_island.squares import MAP, beside, named, squares, unpack
from bot.games.scratch_island.views import Public, rock_odds, snake_odds, treasure_odds

STEP = 0.5  # what a step less to go is worth, in points
CHEST = 0.3  # how much of a chest's points counts at once, besides the shorter way
CROSS = 0.5  # what it is worth to know what lies under a cross
BOXED_IN = 1.2  # what it costs if only a pickaxe can still open a chest
SQUARE = 0.02  # every square is room to go on from
LAST_TURNS = 0.4  # how much each turn still to come lets ways count after the bell
FAR = 20  # steps to what cannot be reached on foot
BESIDE_CHESTS = named("A2", "B1", "H1", "I2", "A8", "B9", "H9", "I8")


class Outlook(NamedTuple):
    """What one seat's map promises: ways still to go, and what squares may bring."""

    land: Ground
    steps: tuple[tuple[int, ...], ...]  # by target and square: the way from there
    tree: tuple[tuple[int, int, int], ...]  # the shortest tree over the targets: length, ends
    standing: tuple[int, ...]  # by target: the way from the path
    to_go: int  # length of the tree that joins the path and all targets
    hopes: tuple[float, ...]  # by square: what it brings at once
    snakes: int  # squares where a snake may lie
    odds: float  # of a snake on each of them
    step: float  # what a step is worth


def outlook(view: Public, seat: Seat) -> Outlook:
    chart = view.charts[seat]
    land = ground(chart)
    targets = tuple(_targets(chart))
    steps = tuple(_steps(land, target) for target in targets)
    tree = _tree(targets, steps)
    path = tuple(squares(land.path or BOAT))
    standing = tuple(min([way[s] for s in path]) for way in steps)
    return Outlook(
        land,
        steps,
        tree,
        standing,
        _joined(tree, standing),
        _hopes(view, seat, land),
        _lairs(land),
        snake_odds(view, seat),
        STEP * _future(view),
    )


def _future(view: Public) -> float:
    """How much ways count: all in the middle of the game, nothing in everybody's last turn."""
    return min(1.0, LAST_TURNS * (len(view.charts) - view.roll)) if view.rung else 1.0


def _targets(chart: Chart) -> Iterator[int]:
    """Shut chests, and crosses while keys are missing."""
    path = unpack(chart.scratched)
    if chart.keys != ALL_KEYS:
        yield from squares(unpack(chart.crosses) & ~path)
    yield from squares(CORNERS & ~path)


def _steps(land: Ground, target: int) -> tuple[int, ...]:
    """From every square, the steps to the target over unscratched ground."""
    walkable = MAP & ~(land.path | land.rocks | CORNERS) | 1 << target
    values = [FAR] * 81
    for steps, layer in enumerate(layers(1 << target, walkable, land)):
        for square in squares(layer):
            values[square] = steps
    return tuple(values)


def _tree(
    targets: tuple[int, ...], steps: tuple[tuple[int, ...], ...]
) -> tuple[tuple[int, int, int], ...]:
    """Prim's shortest tree over the targets, its edges by length."""
    edges, left = list[tuple[int, int, int]](), set(range(1, len(targets)))
    while left:
        inside = [i for i in range(len(targets)) if i not in left]
        edge = min((steps[i][targets[o]], i, o) for i in inside for o in left)
        edges.append(edge)
        left.remove(edge[2])
    return tuple(sorted(edges))


def _joined(tree: tuple[tuple[int, int, int], ...], standing: tuple[int, ...]) -> int:
    """Length of the tree when the path joins it (Kruskal; the path is one more place)."""
    path = len(standing)
    group, total = list(range(path + 1)), 0
    for length, one, other in sorted([*tree, *[(w, i, path) for i, w in enumerate(standing)]]):
        a, b = group[one], group[other]
        if a != b:
            total += length
            group = [a if g == b else g for g in group]
    return total


def _hopes(view: Public, seat: Seat, land: Ground) -> tuple[float, ...]:
    """Chance of a treasure times what one is worth to this seat now."""
    treasure = _treasure_worth(view, seat)
    in_ground, in_rock = treasure_odds(view, seat) * treasure, rock_odds(view, seat) * treasure
    chart, lairs = view.charts[seat], _lairs(land)
    worth = [
        SQUARE + (in_ground if lairs >> s & 1 else in_rock if land.rocks >> s & 1 else 0.0)
        for s in range(81)
    ]
    for chest, points in zip(CHESTS, CHEST_POINTS, strict=True):
        worth[chest] += CHEST * points
    if chart.keys != ALL_KEYS:
        for cross in squares(unpack(chart.crosses)):
            worth[cross] += CROSS
    return tuple(worth)


def _treasure_worth(view: Public, seat: Seat) -> float:
    """A find is worth more the fewer boxes it leaves open, and nothing in a finished row."""
    found = Counter(find.content for find in view.finds[seat])
    total, copies = 0.0, 0
    for kind, (treasure, boxes) in enumerate(zip(TREASURES, BOXES, strict=True)):
        copies += boxes - found[treasure]
        if view.rows[kind] == NOBODY:
            total += (
                (boxes - found[treasure]) * boxes / (boxes - view.charts[seat].marked[kind]) ** 2
            )
    return total / max(1, copies)


def _lairs(land: Ground) -> int:
    """Where a snake may lie."""
    return MAP & ~(land.path | land.visible | BESIDE_BOAT)


def gain(sight: Outlook, laid: int) -> float:
    """What a placement improves, if no snake comes in between."""
    cells = tuple(squares(laid))
    hoped = sum([sight.hopes[s] for s in cells]) - BOXED_IN * _boxed_in(sight.land, laid)
    standing = _standing(sight, cells)
    if standing == sight.standing:
        return hoped
    return hoped + sight.step * (sight.to_go - _joined(sight.tree, standing))


def _standing(sight: Outlook, cells: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(
        [
            min(old, *[way[s] for s in cells])
            for way, old in zip(sight.steps, sight.standing, strict=True)
        ]
    )


def _boxed_in(land: Ground, laid: int) -> int:
    """Chests that this placement leaves to the pickaxe alone."""
    if not laid & BESIDE_CHESTS:
        return 0
    path = land.path | laid
    shut = CORNERS & ~path
    return sum(not beside(1 << chest, land.ways) & ~path for chest in squares(shut & ~_cut(land)))


def _cut(land: Ground) -> int:
    """Chests that only a pickaxe opens already."""
    return sum(1 << c for c in squares(CORNERS) if not beside(1 << c, land.ways) & ~land.path)


def survival(sight: Outlook, laid: int) -> float:
    """The chance that no snake lies there."""
    return float((1 - sight.odds) ** (laid & sight.snakes).bit_count())


def after(sight: Outlook, laid: int) -> Outlook:
    """The outlook once these squares are scratched, if nothing is found there."""
    land, cells = sight.land, tuple(squares(laid))
    path = land.path | laid
    contact = beside(path, land.ways) & ~path
    there = land._replace(
        path=path,
        contact=contact,
        contacts=tuple(squares(contact)),
        rocks=land.rocks & ~laid,
        closed=land.closed | laid,
    )
    standing = _standing(sight, cells)
    return sight._replace(land=there, standing=standing, to_go=_joined(sight.tree, standing))
