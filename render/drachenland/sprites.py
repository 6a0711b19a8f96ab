"""The pieces of Drachenland, and those put together of others: a figure at the gate, rings."""

from typing import Final, NamedTuple

from bot.games.contract import Seat
from bot.games.drachenland.content import COLOURS
from bot.games.drachenland.views import Public
from render.drachenland.places import HEIGHT, WIDTH
from render.kit import Pen, Shape, Sprite
from render.kit.art import Art
from render.kit.caching import kept
from render.kit.colours import CREAM, INK, TURN, bar, owner
from render.painter import Sign

SLUG = "drachenland"
ART = Art(SLUG)
STUDIO = ART.studio(WIDTH, HEIGHT)
GROUPS = ("dwarf", "elf", "human", "wizard")  # by seat
TONES = tuple(owner(SLUG, group) for group in GROUPS)
HATS = ("ruby", "emerald", "sapphire")  # by the colour of a figure
GEMS = (*COLOURS, "clear")
STONES: dict[str, str] = dict(zip(GEMS, (*HATS, "diamond"), strict=True))
PLATE = "#3B2430"
RIM = (3, CREAM)
ZOOM = 1.35
_HARD = [255 * (alpha > 140) for alpha in range(256)]


class Scale(NamedTuple):
    """How wide the pieces on the land are cut."""

    zoom: float
    figure: int
    ringed: int
    disc: int
    gem: int
    egg: int
    tile: int
    dragon: int


PLAIN = Scale(1, 52, 58, 44, 48, 52, 54, 112)
CLOSE = Scale(ZOOM, 70, 78, 59, 65, 70, 73, 151)


def name_bar(seat: int) -> tuple[str, str]:
    """The bar of a seat's name, and the tone of the name."""
    return bar(SLUG, GROUPS[seat])


@kept
def _cut_out(name: str, width: int, rims: tuple[int | str, ...]) -> Sprite:
    """A piece with hard edges and no shadow: the fullest board stays small."""
    image = ART.sprite(name, width, rims=rims).image.copy()
    image.putalpha(image.getchannel("A").point(_HARD))
    return Sprite(image, True)


def _piece(name: str, width: int, token: bool, rims: tuple[int | str, ...] = ()) -> Sprite:
    return _cut_out(name, width, rims) if token else ART.sprite(name, width)


def figure(seat: int, colour: int, ring: bool, width: int, token: bool = False) -> Sprite:
    """A figure of this width; with a ring it is wider by its golden line."""
    name = f"figure-{GROUPS[seat]}-{HATS[colour]}"
    if ring:
        name, width = f"{name}-ring", round(width * 1.12)
    return _piece(name, width, token, RIM)


def disc(seat: int, colour: int, ring: bool, scale: Scale) -> Sprite:
    """A figure as a disc, where there are many."""
    name = f"disc-{GROUPS[seat]}-{HATS[colour]}{'-ring' if ring else ''}"
    return _piece(name, scale.disc, True, RIM)


def gem(colour: str, width: int, token: bool = False) -> Sprite:
    return _piece(f"gem-{STONES[colour]}", width, token)


def pale_gem(colour: str, width: int) -> Sprite:
    """A gem that does not count."""
    return ART.sprite(f"gem-{STONES[colour]}", width, faint=True)


def egg(width: int, token: bool = False) -> Sprite:
    return _piece("egg", width, token)


def king_dragon(colour: str, width: int, token: bool = False) -> Sprite:
    return _piece(f"dragon-{colour}", width, token, RIM)


def tile(kind: str, width: int, token: bool = False) -> Sprite:
    name = "ring" if kind == "ring_tile" else kind.replace("_", "-")
    return _piece(f"tile-{name}", width, token, RIM)


@kept
def waiting(seat: int, colour: int) -> Sprite:
    """A figure that has not entered yet, in its gate."""

    def draw(pen: Pen) -> None:
        pen.piece(ART.sprite("gate", 54).image, 0, 0)
        pen.piece(figure(seat, colour, False, 32).image, 11, 14)

    return STUDIO.sprite(54, 58, draw)


@kept
def halo(zoom: float) -> Sprite:
    """Below the acting figure, in the tone of the turn between two lines of ink."""
    rx, ry = 40 * zoom, 17 * zoom

    def draw(pen: Pen) -> None:
        pen.oval(rx, ry, rx - 1, ry - 1, INK)
        pen.oval(rx, ry, rx - 4, ry - 4, TURN)
        pen.oval(rx, ry, rx - 13, ry - 11, INK)

    return STUDIO.sprite(round(2 * rx), round(2 * ry), draw)


@kept
def pointer(zoom: float) -> Sprite:
    """Above the acting figure."""
    w, h = 38 * zoom, 30 * zoom

    def draw(pen: Pen) -> None:
        pen.shape([(4, 4), (w - 4, 4), (w / 2, h - 4)], TURN, INK, 4 * zoom)

    return STUDIO.sprite(round(w), round(h), draw)


@kept
def tether(dx: int, dy: int, zoom: float) -> Sprite:
    """A line of this length."""
    w, h = abs(dx) + 16, abs(dy) + 16
    ends = [(w / 2 - dx / 2, h / 2 - dy / 2), (w / 2 + dx / 2, h / 2 + dy / 2)]

    def draw(pen: Pen) -> None:
        pen.line(ends, INK, 10 * zoom)
        pen.line(ends, CREAM, 5 * zoom)

    return STUDIO.sprite(w, h, draw)


def all_gems(gems: tuple[int, int, int, int]) -> list[str]:
    """One after another: red, green, blue, clear."""
    return [colour for colour, many in zip(GEMS, gems, strict=True) for _ in range(many)]


SHAPES: Final[tuple[Shape, ...]] = ("square", "leaf", "circle", "star")


def sign(view: Public, seat: Seat) -> Sign:
    """The colour of their cloaks, and a shape for colour-blind eyes."""
    return Sign(TONES[seat].base, SHAPES[seat])
