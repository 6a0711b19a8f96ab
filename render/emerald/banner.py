"""The title of Emerald, for lobby, rules and welcome."""

from functools import cache

from PIL.Image import Image

from bot.games.emerald.content import SEAT_COLOURS
from render.emerald.sprites import ART
from render.kit import Layer
from render.kit.colours import INK, Three
from render.kit.lettering import title as lettered

STUDIO = ART.studio(1200, 400)
LETTERS = Three("#2FB57C", "#8DF0B8", "#136B4E")


@cache
def _ground() -> Layer:
    return STUDIO.layer(lambda _: None, ART.sprite("scene_banner", 1200))


def banner(title: str) -> Image:
    frame = _ground().frame()
    frame.put(lettered(title, 150, LETTERS, 620), 330, 114)
    frame.put(ART.sprite("common/players", 190), 1000, 10, "lt")
    seats = f"{min(SEAT_COLOURS)}–{max(SEAT_COLOURS)}"
    frame.put(STUDIO.caption(seats, 50, INK, 86, "black"), 1138, 46)
    return frame.image
