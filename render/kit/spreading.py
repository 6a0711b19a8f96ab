"""Marks next to pieces: placed where they cover least, and moved apart until each can be read."""

from collections.abc import Sequence
from itertools import combinations
from math import hypot

from render.kit.shapes import Point

_ROUNDS = 40  # enough for two dozen marks on one spot


def spread(
    points: Sequence[Point], apart: float, margin: float, width: float, height: float
) -> list[Point]:
    """The points, moved apart to this distance within the picture's margin."""
    spots = [(x + 0.01 * k, y) for k, (x, y) in enumerate(points)]
    for _ in range(_ROUNDS):
        for one, other in combinations(range(len(spots)), 2):
            (ax, ay), (bx, by) = spots[one], spots[other]
            gap = hypot(bx - ax, by - ay)
            if gap < apart:
                push = (apart - gap) / 2 / gap
                dx, dy = (bx - ax) * push, (by - ay) * push
                spots[one], spots[other] = (ax - dx, ay - dy), (bx + dx, by + dy)
        spots = [
            (min(max(x, margin), width - margin), min(max(y, margin), height - margin))
            for x, y in spots
        ]
    return spots


Area = tuple[float, float, float, float]  # left, top, right, bottom


def clearest(spots: Sequence[Point], size: float, taken: Sequence[Area]) -> Point:
    """The spot where a mark of this size covers least of what is taken; the first of equals."""
    return min(spots, key=lambda spot: sum(shared(around(spot, size), area) for area in taken))


def claimed(spots: Sequence[Point], size: float, taken: list[Area]) -> Point:
    """The clearest spot, which counts as taken from now on."""
    at = clearest(spots, size, taken)
    taken.append(around(at, size))
    return at


def around(spot: Point, size: float) -> Area:
    x, y = spot
    return x - size / 2, y - size / 2, x + size / 2, y + size / 2


def shared(one: Area, other: Area) -> float:
    """The area that two boxes share."""
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    return max(0.0, across) * max(0.0, down)
