"""Marks that lie too close together are pushed apart until each can be read."""

from collections.abc import Sequence
from itertools import combinations
from math import hypot

from render.kit.shapes import Point

_ROUNDS = 40  # enough for two dozen marks on one spot


def spread(
    points: Sequence[Point], apart: float, margin: float, width: float, height: float
) -> list[Point]:
    """The points, moved so far that they are so far apart, all within the picture's margin."""
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
