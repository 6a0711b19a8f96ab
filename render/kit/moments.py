"""The greatest thing of a turn: which of the news it is, and the scene before which it is shown."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, TypeVar

from PIL.Image import Image

from render.kit.art import Art
from render.kit.naming import short
from render.kit.studio import Frame, Layer, Studio

P = TypeVar("P")  # Public
Told = dict[str, Any]  # the newest of each kind, by its name
Words = tuple[str, ...]  # names by seat, as long as there is room for
Paint = Callable[[Frame, P, Told, Words], None]


def strip(
    studio: Studio, art: Art, great: Mapping[str, tuple[str, Paint[P]]], room: int
) -> Callable[[P, Sequence[Any], tuple[str, ...]], Image | None]:
    """The painter of moments by what is told, the greatest first: its scene, and what is put
    before it."""

    def moment(view: P, news: Sequence[Any], names: tuple[str, ...]) -> Image | None:
        found = greatest(news, great)
        if found is None:
            return None
        behind, paint = great[found[0]]
        frame = _scene(studio, art, behind).frame()
        paint(frame, view, found[1], short(names, room, studio.floor))
        return frame.image

    return moment


def greatest(news: Sequence[Any], great: Iterable[str]) -> tuple[str, Told] | None:
    """The first of these kinds that was told, and all that was told with it."""
    told = {type(one).__name__: one for one in news}
    kind = next((kind for kind in great if kind in told), None)
    return None if kind is None else (kind, told)


@cache
def _scene(studio: Studio, art: Art, name: str) -> Layer:
    return studio.layer(lambda _: None, art.sprite(f"scene_{name}", 1200))
