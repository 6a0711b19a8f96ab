"""The title picture of a game, for lobby, rules and welcome: scene, name, players."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from PIL.Image import Image

from render.kit.art import Art
from render.kit.caching import kept
from render.kit.colours import INK, Three
from render.kit.lettering import title
from render.kit.studio import Layer, Studio

TOP, BOTTOM = 10, 320  # the number of players is in this column


class TitleLine(NamedTuple):
    """One line of a title in large letters: size, tones, room, and its middle."""

    size: int
    tones: Three
    room: int
    x: int
    y: int


def title_picture(
    slug: str, lines: Sequence[TitleLine], seats: Collection[int], players: int, name: str
) -> Image:
    """The sprite `scene_banner` under the game's name, with the number of players at this height.
    Each line has a word of the name, the last line all the rest.
    """
    art = _art(slug)
    frame = _ground(art).frame()
    for words, line in zip(name.split(" ", len(lines) - 1), lines, strict=False):
        frame.put(title(words, line.size, line.tones, line.room), line.x, line.y)
    frame.put(art.sprite("common/players", 190), 1000, players, "lt")
    number = f"{min(seats)}–{max(seats)}"
    frame.put(_studio(art).caption(number, 50, INK, 86, "black"), 1138, players + 36)
    return frame.image


@kept
def _art(slug: str) -> Art:
    return Art(slug)


@kept
def _ground(art: Art) -> Layer:
    return _studio(art).layer(lambda _: None, art.sprite("scene_banner", 1200))


@kept
def _studio(art: Art) -> Studio:
    return art.studio(1200, 400)
