"""The title of Scratch Island, for lobby, rules and welcome."""

from PIL.Image import Image

from render.kit.colours import GOLD, Three
from render.kit.titles import BOTTOM, Line, titled
from render.scratch_island.sprites import ART, CREW

SECOND = Three("#F06A3A", "#FF9A66", "#A8321C")


def banner(title: str) -> Image:
    """The first word in gold; the others, if there are some, below it."""
    first, _, rest = title.partition(" ")
    lines = [Line(first, 136, GOLD, 520, 334, 100 if rest else 150)]
    if rest:
        lines.append(Line(rest, 120, SECOND, 420, 390, 210))
    return titled(ART, lines, (2, len(CREW)), BOTTOM)
