"""The studio of Scratch Island, and which colour and shape belong together."""

from bot.games.scratch_island.content import COLOURS
from render import kit
from render.kit import Pen, Shape, Studio

WIDTH, HEIGHT = 1200, 900
SEA, WAVE = "#2E7C86", "#3B8C95"
FOIL_DEEP, FOIL, FOIL_LIT, FOIL_SHINE = "#C2933C", "#D4A84D", "#DFB75F", "#EACA7E"
TORN = "#FFF3CF"  # the bright edge where the foil was rubbed off
SAND, SAND_SHADE = "#F1E2BE", "#CDB483"
PEARL, JADE, SILVER = "#E9E4F2", "#2F9C8A", "#A9B4C2"
RUST, AZURE, OLIVE = "#BF4F36", "#2D7FB8", "#6B8F2F"
STUDIO = Studio(
    WIDTH,
    HEIGHT,
    (
        *(SEA, WAVE, FOIL_DEEP, FOIL, FOIL_LIT, FOIL_SHINE, TORN, SAND, SAND_SHADE),
        *(PEARL, JADE, SILVER, RUST, AZURE, OLIVE),
    ),
)

# Colours of keys and chests: the bow of a key has the shape of its chest's lock.
TONES: dict[str, str] = dict(zip(COLOURS, (kit.BLUE, kit.RED, kit.GREEN, kit.YELLOW), strict=True))
LOCKS: dict[str, Shape] = dict(zip(COLOURS, ("circle", "square", "rhombus", "shield"), strict=True))
DICE = {"blue": kit.BLUE, "orange": kit.ORANGE, "yellow": kit.YELLOW}
SEATS: tuple[tuple[str, Shape], ...] = (
    (RUST, "circle"),
    (AZURE, "square"),
    (kit.PURPLE, "hexagon"),
    (OLIVE, "shield"),
)


def token(pen: Pen, x: float, y: float, r: float, seat: int) -> None:
    """A seat's sign: shape, colour and number."""
    tone, shape = SEATS[seat]
    pen.shape(kit.outline(shape, x, y, r), tone, kit.deep(tone), 2.5)
    pen.text(x, y, str(seat + 1), pen.floor, kit.WHITE, weight="black")
