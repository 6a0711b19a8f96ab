"""The title of Scratch Island, for lobby, rules and welcome."""

from functools import cache

from PIL.Image import Image

from render.kit import Layer
from render.kit.colours import GOLD, INK, Three
from render.kit.lettering import title as lettered
from render.scratch_island.sprites import ART, CREW

STUDIO = ART.studio(1200, 400)
SECOND = Three("#F06A3A", "#FF9A66", "#A8321C")


@cache
def _ground() -> Layer:
    return STUDIO.layer(lambda _: None, ART.sprite("scene_banner", 1200))


def banner(title: str) -> Image:
    """The first word in gold; the others, if there are some, below it."""
    frame = _ground().frame()
    first, _, rest = title.partition(" ")
    frame.put(lettered(first, 136, GOLD, 520), 334, 100 if rest else 150)
    if rest:
        frame.put(lettered(rest, 120, SECOND, 420), 390, 210)
    frame.put(ART.sprite("common/players", 190), 1000, 322, "lt")
    frame.put(STUDIO.caption(f"2–{len(CREW)}", 50, INK, 86, "black"), 1138, 358)
    return frame.image
