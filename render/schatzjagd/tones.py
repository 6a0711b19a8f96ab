"""The colours of Schatzjagd, and the emblem that goes with each castle's colour."""

from collections.abc import Callable

from render import kit
from render.kit import Pen, Sprite, Studio

WHEAT, MEADOW, MOOR, HEATH = "#EADB98", "#BEDB95", "#BBD9D6", "#E9C4A4"
WHEAT_2, MEADOW_2, MOOR_2, HEATH_2 = "#E2D088", "#B0D085", "#ABCDCB", "#E0B592"
LANDS = ((WHEAT, WHEAT_2), (MEADOW, MEADOW_2), (MOOR, MOOR_2), (HEATH, HEATH_2))  # clockwise
FRAME, STREET, RIVER = "#6B4A34", "#CDA56B", "#6FB3DC"
PAVING, WALL = "#DAD3C8", "#9A938C"
BACK = "#7C3F4B"  # of every play card, whatever its face
NIGHT = "#3B3A4A"  # the ground of the symbols that work from the hand

COLOURS = {"yellow": kit.YELLOW, "green": kit.GREEN, "blue": kit.BLUE, "red": kit.RED, "": kit.GREY}
EMBLEMS = {"yellow": "sun", "green": "leaf", "blue": "drop", "red": "fire", "": "user"}
SORTS = {
    "weapon": kit.BLUE,
    "potion": kit.GREEN,
    "trap": kit.ORANGE,
    "special": kit.GOLD,
    "monster": kit.RED,
    "spell": NIGHT,
    "map": NIGHT,
}
VALUES = {
    "life": kit.GREEN,
    "money": kit.GOLD_DARK,
    "strength": kit.RED,
    "weapons": kit.BLUE,
    "poisoned": kit.PURPLE,
    "sits_out": kit.BROWN,
}

STUDIO = Studio(
    1440,
    900,
    (
        *(tone for land in LANDS for tone in land),
        *(FRAME, STREET, RIVER, PAVING, WALL, BACK, NIGHT),
    ),
)


def drawn(width: int, height: int, draw: Callable[[Pen, float, float], None]) -> Sprite:
    """A sprite whose drawing is told its middle."""
    return STUDIO.sprite(width, height, lambda pen: draw(pen, width / 2, height / 2))
