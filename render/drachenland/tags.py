"""The ids of the path stones that are offered, on small tags beside their numbers."""

from collections.abc import Iterator, Sequence
from functools import cache
from math import cos, pi, sin

from render import kit
from render.drachenland.sprites import STUDIO
from render.kit import Frame, Pen, Point, Sprite
from render.kit.fonts import width

SIZE = 40  # of the writing
_TALL, _AWAY = 40, 28
_TURNS = (0, 8, 4, 12, 2, 6, 10, 14, 1, 3, 5, 7, 9, 11, 13, 15)  # sixteenths: beside it is best

Box = tuple[float, float, float, float]  # left, top, right, bottom


def tagged(frame: Frame, stones: Sequence[tuple[str, Point]], taken: Sequence[Box]) -> None:
    """A tag for each stone, where none covers another or what is taken; on a full land some of
    the ids have no room, and the number alone leads to the option that names them."""
    for name, (left, top, right, bottom) in laid(stones, taken, frame.image.size):
        frame.put(_tag(name), (left + right) / 2, (top + bottom) / 2)


def laid(
    stones: Sequence[tuple[str, Point]], taken: Sequence[Box], size: tuple[int, int]
) -> Iterator[tuple[str, Box]]:
    full = list(taken)
    for name, at in stones:
        for box in _around(at, _wide(name)):
            inside = box[0] > 0 and box[1] > 0 and box[2] < size[0] and box[3] < size[1]
            if inside and not any(_meet(box, other) for other in full):
                full.append(box)
                yield name, box
                break


def _around(at: Point, wide: float) -> Iterator[Box]:
    """The places for a tag that touches its number: further off it might mean another one."""
    for turn in _TURNS:
        across, down = cos(turn * pi / 8), sin(turn * pi / 8)
        x = at[0] + across * (_AWAY + wide / 2)
        y = at[1] + down * (_AWAY + _TALL / 2)
        yield x - wide / 2, y - _TALL / 2, x + wide / 2, y + _TALL / 2


def _meet(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def _wide(name: str) -> float:
    return width(name, SIZE, "bold") + 12


@cache
def _tag(name: str) -> Sprite:
    def draw(pen: Pen) -> None:
        pen.box(0, 0, pen.width, pen.height, kit.PAPER_LIGHT, 10, kit.CHOICE, 2)
        pen.text(pen.width / 2, pen.height / 2, name, SIZE, kit.INK, weight="bold")

    return STUDIO.sprite(round(_wide(name) / 2) * 2, _TALL, draw)
