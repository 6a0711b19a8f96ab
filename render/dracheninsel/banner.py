"""The title of Die Dracheninsel, for lobby, rules and welcome."""

from functools import cache

from PIL.Image import Image

from bot.games.dracheninsel.content import SEATS
from render.dracheninsel.sprites import ART
from render.kit import Layer
from render.kit.colours import INK, Three
from render.kit.lettering import title as lettered

STUDIO = ART.studio(1200, 400)
LETTERS = Three("#F2B632", "#FFE99A", "#A8641A")


@cache
def _ground() -> Layer:
    return STUDIO.layer(lambda _: None, ART.sprite("scene_banner", 1200))


def banner(title: str) -> Image:
    frame = _ground().frame()
    frame.put(lettered(title, 104, LETTERS, 790), 396, 92)
    frame.put(ART.sprite("common/players", 190), 1000, 318, "lt")
    frame.put(STUDIO.caption(f"{min(SEATS)}–{max(SEATS)}", 50, INK, 86, "black"), 1138, 354)
    return frame.image
