"""The studio of Die Dracheninsel: colours of land, sea and hunters, and the icons beside them."""

from collections.abc import Callable

from bot.games.dracheninsel.content import COLOURS, TERRAINS
from render import kit
from render.dracheninsel.places import HEIGHT, WIDTH
from render.kit import Pen, Shape, Sprite, Studio

SEA, SURF, BEACH = "#A9D3D8", "#CBE6E4", "#F0DDAC"
FOREST, VOLCANO, DESERT = "#93C572", "#E49A80", "#F3DA8B"
WATER, MOUNTAIN, FARMLAND = "#86B8E8", "#C3C5CA", "#CFA56F"
ACTION, REACTION = "#E7CFA4", "#A9D18E"  # the faces of the cards
GAP = "#6B5138"  # between the fields
BACK = "#9C3B31"

LAND = (FOREST, VOLCANO, DESERT, WATER, MOUNTAIN, FARMLAND)  # by terrain
HUNTERS = (kit.GREEN, kit.RED, kit.YELLOW, kit.BLUE, kit.GREY, kit.BROWN)  # by colour
SIGNS = ("tree", "volcano", "sun", "waves", "mountain", "wheat")  # by terrain and colour alike
# Of the hunters, by colour: without colour they differ first by outline
SHAPES: tuple[Shape, ...] = ("rhombus", "hexagon", "star", "circle", "shield", "square")
PENDING = kit.PURPLE  # announced, but not yet done

STUDIO = Studio(WIDTH, HEIGHT, (SEA, SURF, BEACH, *LAND, ACTION, REACTION, GAP, BACK))

assert len(LAND) == len(TERRAINS)
assert len(HUNTERS) == len(SHAPES) == len(COLOURS)


def drawn(width: int, height: int, draw: Callable[[Pen, float, float], None]) -> Sprite:
    """A sprite whose drawing is told its middle."""
    return STUDIO.sprite(width, height, lambda pen: draw(pen, width / 2, height / 2))
