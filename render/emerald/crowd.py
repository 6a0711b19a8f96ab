"""Knights at one place: heads that can be counted, and a number."""

from collections.abc import Sequence
from typing import NamedTuple

from render.emerald.sprites import STUDIO, head
from render.kit import Frame, Point, parts
from render.kit.colours import WHITE

LARGE, SMALL = 70, 62  # the widths of heads
COUNTED = 9  # from this number on one head for each colour, with its count


class Spot(NamedTuple):
    """The middle of a head's chin, and the number of knights it stands for."""

    x: float
    y: float
    colour: str
    many: int
    size: int


def crowd(
    knights: Sequence[str], floor: Point, large: int = LARGE, low: bool = False
) -> list[Spot]:
    """A spot for every knight, the rear row first; if there are too many, one for each colour.

    Rows of two, so that crowds on neighbouring fields stay apart; towers need low ones.
    """
    if len(knights) > COUNTED:
        colours = sorted(set(knights), key=knights.index)
        heads = [(colour, knights.count(colour)) for colour in colours]
        return _rows(heads, floor, SMALL, 2, 78, 50)
    heads = [(colour, 1) for colour in knights]
    if len(knights) <= 4:
        return _rows(heads, floor, large, 2, round(large * 0.71), round(large * 0.8))
    if len(knights) <= 6 and not low:
        return _rows(heads, floor, SMALL, 2, 42, 51)
    return _rows(heads, floor, SMALL, 3, 39, 50)


def _rows(
    heads: Sequence[tuple[str, int]], floor: Point, size: int, across: int, step: int, rise: int
) -> list[Spot]:
    placed: list[Spot] = []
    for start in range(0, len(heads), across):
        row = heads[start : start + across]
        left, y = floor[0] - step * (len(row) - 1) / 2, floor[1] - rise * (start // across)
        placed[:0] = [Spot(left + step * k, y, c, many, size) for k, (c, many) in enumerate(row)]
    return placed


def top(spots: Sequence[Spot]) -> float:
    """The height of the highest head."""
    return min(spot.y for spot in spots) - 1.04 * spots[0].size


def put(frame: Frame, spots: Sequence[Spot], afraid: bool, moved: str | None) -> None:
    """All heads of a place; a colour whose knight moved last has one marked head."""
    first = next((spot for spot in spots if spot.colour == moved), None)
    for spot in spots:
        x, low = spot.x - (16 if spot.many > 1 else 0), 5 if spot is first else 3
        frame.put(head(spot.colour, spot.size, afraid, spot is first), x, spot.y + low, "mb")
    for spot in spots:
        if spot.many > 1:
            number = STUDIO.caption(str(spot.many), 42, weight="black", halo=WHITE)
            frame.put(number, spot.x + 26, spot.y - 20)


def count_at(spots: Sequence[Spot], floor: Point) -> Point:
    """The place of a crowd's number: above all heads."""
    return floor[0], max(top(spots) - 22, 24)


def put_count(frame: Frame, spots: Sequence[Spot], floor: Point, pointing: int) -> None:
    many = sum(spot.many for spot in spots)
    frame.put(parts.pill(STUDIO, str(many), pointing), *count_at(spots, floor))
