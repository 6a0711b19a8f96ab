"""The greatest event of a turn, and the scene it is shown on."""

from collections.abc import Iterable, Sequence
from typing import Any

from render.kit.art import Art
from render.kit.caching import kept
from render.kit.studio import Layer, Studio

Told = dict[str, Any]  # the newest of each kind, by its name


def greatest(news: Sequence[Any], great: Iterable[str]) -> tuple[str, Told] | None:
    """The first of these kinds among the news, and all news of that kind."""
    told = {type(one).__name__: one for one in news}
    kind = next((kind for kind in great if kind in told), None)
    return None if kind is None else (kind, told)


@kept
def scene(studio: Studio, art: Art, name: str) -> Layer:
    return studio.layer(lambda _: None, art.sprite(f"scene_{name}", 1200))
