"""The title of Drachenland, for lobby, rules and welcome."""

from functools import cache

from PIL.Image import Image

from bot.games.drachenland.content import SEATS
from render.drachenland.sprites import ART
from render.kit import Layer
from render.kit.colours import INK, Three
from render.kit.lettering import title as lettered

STUDIO = ART.studio(1200, 400)
LETTERS = Three("#F58A1B", "#FFC06A", "#A03A12")


@cache
def _ground() -> Layer:
    return STUDIO.layer(lambda _: None, ART.sprite("scene_banner", 1200))


def banner(title: str) -> Image:
    frame = _ground().frame()
    frame.put(lettered(title, 150, LETTERS, 640), 334, 140)
    frame.put(ART.sprite("common/players", 190), 1000, 10, "lt")
    frame.put(STUDIO.caption(f"{min(SEATS)}–{max(SEATS)}", 50, INK, 86, "black"), 1138, 46)
    return frame.image
