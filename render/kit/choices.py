"""The choices of a menu on a picture, numbered, and a closer look where they are near each other.

A painter says where each pick has its place. Its number is that of its button; picks without a
place have none.
"""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

from PIL import Image

from bot.games.contract import Menu
from render.kit.shapes import Point
from render.kit.studio import Frame, Layer, Studio

Size = tuple[float, float]


class Mark(NamedTuple):
    """The number of a pick at its place."""

    number: int
    at: Point


class Marks(Mapping[str, Point]):
    """Buttons need to know at once, on the event loop, which picks have a number; where each is
    takes longer and is computed by the painter.
    """

    def __init__(self, picks: Collection[str], places: Callable[[], Mapping[str, Point]]) -> None:
        self._picks, self._work_out = picks, places

    @cached_property
    def _places(self) -> Mapping[str, Point]:
        return self._work_out()

    def __contains__(self, pick: object) -> bool:
        return pick in self._picks

    def __iter__(self) -> Iterator[str]:
        return iter(self._picks)

    def __len__(self) -> int:
        return len(self._picks)

    def __getitem__(self, pick: str) -> Point:
        return self._places[pick]


def numbered(menu: Menu, places: Mapping[str, Point]) -> list[Mark]:
    """Pick i of the menu has the number i + 1 at its place; picks without a place have none."""
    return [Mark(n, places[pick]) for n, pick in enumerate(menu.picks, 1) if pick in places]


def window(points: Sequence[Point], size: Size, room: Size, margin: float) -> Point | None:
    """The corner of a window of this size round all these points, as centred as room and margin
    allow; None if they are too far apart.
    """
    corner = list[float]()
    for axis in (0, 1):
        least, most = (end(point[axis] for point in points) for end in (min, max))
        if most - least > size[axis] - 2 * margin:
            return None
        begin = (least + most - size[axis]) / 2
        corner.append(min(max(begin, 0), room[axis] - size[axis]))
    return corner[0], corner[1]


def magnified(frame: Frame, corner: tuple[int, int], zoom: int, studio: Studio) -> Frame:
    """A part of a picture, magnified. Pixels are doubled, not smoothed: chats show pictures at less
    than half their size anyway, and smoothing would double the file.
    """
    (left, top), (width, height) = corner, (studio.width, studio.height)
    part = frame.image.crop((left, top, left + width // zoom, top + height // zoom))
    large = part.resize((width, height), Image.Resampling.NEAREST)
    return Layer(large, studio.colours, studio.floor).frame()
