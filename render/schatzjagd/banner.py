"""The title of Schatzjagd, for lobby, rules and welcome."""

from functools import cache

from PIL.Image import Image

from bot.games.schatzjagd.content import ASSIGNED
from render.kit import Layer
from render.kit.colours import INK, Three
from render.kit.lettering import title as lettered
from render.schatzjagd.tones import ART

STUDIO = ART.studio(1200, 400)
LETTERS = Three("#E8572E", "#FFC24A", "#8E2B22")


@cache
def _ground() -> Layer:
    return STUDIO.layer(lambda _: None, ART.sprite("scene_banner", 1200))


def banner(title: str) -> Image:
    frame = _ground().frame()
    frame.put(lettered(title, 132, LETTERS, 680), 372, 104)
    frame.put(ART.sprite("common/players", 190), 1000, 10, "lt")
    seats = f"{min(ASSIGNED)}–{max(ASSIGNED)}"
    frame.put(STUDIO.caption(seats, 50, INK, 86, "black"), 1138, 46)
    return frame.image
