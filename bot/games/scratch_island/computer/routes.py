"""The ways still to go on one map: to shut chests, and to crosses while keys are missing."""

from functools import lru_cache
from typing import NamedTuple

from bot.games.scratch_island.board.chart import Chart
from bot.games.scratch_island.board.squares import MAP, squares
from bot.games.scratch_island.content import BOAT, CORNERS
from bot.games.scratch_island.rules.defaults import layers, targets
from bot.games.scratch_island.rules.placing import Ground, ground

FAR = 20  # steps to what cannot be reached on foot

Branch = tuple[int, int, int]  # its length, and the targets at its ends


class Routes(NamedTuple):
    """From squares and from the path to all targets."""

    steps: tuple[tuple[int, ...], ...]  # by square: the ways from there to each target
    tree: tuple[Branch, ...]  # the shortest tree over the targets
    standing: tuple[int, ...]  # by target: the way from the path
    to_go: int  # length of the tree that joins the path and all targets


@lru_cache(maxsize=64)  # in thought the same maps are looked at again and again
def routes(chart: Chart) -> Routes:
    land = ground(chart)
    _, crosses = targets(chart, land)
    goals = (*squares(crosses), *squares(CORNERS & ~land.path))
    ways = tuple(_steps(land, goal) for goal in goals)
    steps, tree = tuple(zip(*ways, strict=True)), _tree(goals, ways)
    standing = tuple(min(way[s] for s in squares(land.path or BOAT)) for way in ways)
    return Routes(steps or ((),) * 81, tree, standing, joined(tree, standing))


def _steps(land: Ground, target: int) -> tuple[int, ...]:
    """From every square, the steps to the target over unscratched ground."""
    walkable = MAP & ~(land.path | land.rocks | CORNERS) | 1 << target
    values = [FAR] * 81
    for steps, layer in enumerate(layers(1 << target, walkable, land)):
        for square in squares(layer):
            values[square] = steps
    return tuple(values)


def _tree(targets: tuple[int, ...], steps: tuple[tuple[int, ...], ...]) -> tuple[Branch, ...]:
    """Prim's shortest tree over the targets, its edges by length."""
    edges, left = list[Branch](), set(range(1, len(targets)))
    while left:
        inside = [i for i in range(len(targets)) if i not in left]
        edge = min((steps[i][targets[o]], i, o) for i in inside for o in left)
        edges.append(edge)
        left.remove(edge[2])
    return tuple(sorted(edges))


def joined(tree: tuple[Branch, ...], standing: tuple[int, ...]) -> int:
    """Length of the shortest tree over path and targets.

    Branches come by length: one is used unless both its sides are nearer to the path than it is
    long. What is not joined by branches goes to the path on its own.
    """
    group, nearest, total = list(range(len(standing))), list(standing), 0
    for length, one, other in tree:
        while group[one] != one:
            one = group[one]
        while group[other] != other:
            other = group[other]
        near, far = (one, other) if nearest[one] < nearest[other] else (other, one)
        if nearest[far] > length:
            total += length
            group[far], nearest[far] = near, 0
    return total + sum(nearest)
