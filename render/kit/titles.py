"""The title picture of a game, for lobby, rules and welcome: its scene, its name, its players."""

from collections.abc import Collection
from functools import cache
from typing import NamedTuple

from PIL.Image import Image

from render.kit.art import Art
from render.kit.colours import INK, Three
from render.kit.lettering import title
from render.kit.studio import Layer, Studio

TOP, BOTTOM = 10, 320  # where the number of players may stand, at the right


class Line(NamedTuple):
    """Words in large letters: their size, tones and room, and where their middle is."""

    words: str
    size: int
    tones: Three
    room: int
    x: int
    y: int


def titled(art: Art, lines: Collection[Line], seats: Collection[int], players: int = TOP) -> Image:
    """`scene_banner` of the game with these lines on it; the players at this height."""
    frame = _ground(art).frame()
    for words, size, tones, room, x, y in lines:
        frame.put(title(words, size, tones, room), x, y)
    frame.put(art.sprite("common/players", 190), 1000, players, "lt")
    number = f"{min(seats)}–{max(seats)}"
    frame.put(_studio(art).caption(number, 50, INK, 86, "black"), 1138, players + 36)
    return frame.image


@cache
def _ground(art: Art) -> Layer:
    return _studio(art).layer(lambda _: None, art.sprite("scene_banner", 1200))


@cache
def _studio(art: Art) -> Studio:
    return art.studio(1200, 400)
