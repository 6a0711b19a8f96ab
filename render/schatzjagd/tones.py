"""The colours of Schatzjagd, and the studio of its board."""

from typing import Final

from PIL import Image, ImageDraw

from bot.games.contract import Seat
from bot.games.schatzjagd.views import Public
from render.kit import Shape, Studio
from render.kit.art import Art
from render.kit.caching import kept
from render.kit.colours import INK, Three, bar, ground, owner
from render.painter import Sign
from render.schatzjagd.places import HEIGHT, WIDTH

SLUG = "schatzjagd"
ART = Art(SLUG)
STUDIO: Studio = ART.studio(WIDTH, HEIGHT)

NOBODY = Three("#8C93A3", "#BCC3CF", "#596074")  # a lord without a castle
TONES = {colour: owner(SLUG, colour) for colour in ("yellow", "green", "blue", "red")} | {
    "": NOBODY
}
LANDS = (  # by quarter, clockwise; two tones alternate
    (ground(SLUG, "wheat"), "#E5CB76"),
    (ground(SLUG, "meadow"), "#99C873"),
    (ground(SLUG, "moor"), "#8DC2BF"),
    (ground(SLUG, "heath"), "#D69D73"),
)
FRAME, PAVING, STAGE = (ground(SLUG, name) for name in ("frame", "paving", "stage"))
TABLE, TABLE_LIGHT, FRAME_LIGHT = "#5A3A2C", "#7A5240", "#94684B"
RIVER, STREET = Three("#4C9BD0", "#8FCBEE", "#4C9BD0"), Three("#C99F63", "#EBCB8E", "#C99F63")
WALL, JOINT = Three("#9C95A6", "#C9C4D2", "#6B6478"), "#BFB5A6"
PILES, PILES_TEXT = "#3B2A22", "#F7EBD0"
SORTS = {  # of cards: the bar their name stands on
    "weapon": Three("#3B74D1", "#74A6F0", "#244A96"),
    "potion": Three("#23854E", "#6CC682", "#1F6642"),
    "trap": Three("#A8511A", "#E8832E", "#7E3A12"),
    "special": Three("#1E7A80", "#5FB8BC", "#125A60"),
    "monster": Three("#B3392F", "#E0705C", "#7A1F24"),
    "spell": Three("#5B3F8C", "#8C6CC4", "#3B2760"),
    "map": Three("#8A5F35", "#C79A63", "#5E3A23"),
}
LIFE = Three("#E2405A", "#FFA3AE", "#5A4A52")
LOST = Three("#9A8EA0", "#B3A8B8", "#5F5466")  # the lower sum of an exchange
BETTER, WORSE = "#1F6642", "#9C2B33"  # a value that has risen or fallen


@kept
def resized(name: str, cut: int, width: int) -> Image.Image:
    """A piece reduced in size: large pieces are shipped in one size only."""
    image = ART.sprite(name, cut).image
    size = width, round(image.height * width / image.width)
    return image.resize(size, Image.Resampling.LANCZOS)


def rounded(image: Image.Image, radius: int, more: int = 0) -> Image.Image:
    """A picture with round corners; `more` extends it to the right."""
    mask = Image.new("L", image.size)
    box = (0, 0, image.width - 1 + more, image.height - 1)
    ImageDraw.Draw(mask).rounded_rectangle(box, radius, fill=255)
    cut = image.copy()
    cut.putalpha(mask)
    return cut


def name_bar(colour: str) -> tuple[str, str]:
    """The bar a lord's name stands on, and the tone of the name."""
    return bar(SLUG, colour) if colour else (NOBODY.base, INK)


SHAPES: Final[dict[str, Shape]] = {
    "yellow": "star",
    "green": "leaf",
    "blue": "drop",
    "red": "shield",
}


def sign(view: Public, seat: Seat) -> Sign:
    """The colour of their castle and a shape; a number before they have one."""
    colour = view.figures[seat].colour
    if not colour:
        return Sign(TONES[colour].base, letter=str(seat + 1))
    return Sign(TONES[colour].base, SHAPES[colour])
