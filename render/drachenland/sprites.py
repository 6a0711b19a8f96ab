"""The pieces of Drachenland, each drawn once: figures, treasures, tiles, dragons, marks.

Those that lie on the land come in every zoom; the others in one size.
"""

from collections.abc import Callable
from functools import cache

from bot.games.drachenland.content import GEMS, LETTERS
from render import kit
from render.drachenland.places import FIGURE, HEIGHT, SMALL_FIGURE, WIDTH, row
from render.kit import Pen, Shape, Sprite, Studio

SEA, SAND = "#9CC7C9", "#F0DDA6"
MEADOW, ASH = "#C3D288", "#DDB48A"
TREE, RIVER, TRACK, STONE_TONE = "#6F9A4C", "#4B8FD0", "#B98F5C", "#F2E3BC"
ROCK, FIERY, LAVA = "#96694A", "#8A3A34", "#F08A2C"
WOOD, BACK = "#5A4030", "#5B3A73"
EGG, DIAMOND = "#FFF3CF", "#E6EEF2"
STUDIO = Studio(
    WIDTH,
    HEIGHT,
    (
        *(SEA, SAND, MEADOW, ASH, TREE, RIVER, TRACK, STONE_TONE),
        *(ROCK, FIERY, LAVA, WOOD, BACK, EGG, DIAMOND),
    ),
)
COLOUR_TONES = (kit.RED, kit.GREEN, kit.BLUE)
GROUP_SHAPES: tuple[Shape, ...] = ("square", "leaf", "circle", "star")  # by seat
GEM_LOOKS: dict[str, tuple[Shape, str]] = {  # other shapes than the figures have
    "red": ("rhombus", kit.RED),
    "green": ("oblong", kit.GREEN),
    "blue": ("drop", kit.BLUE),
    "clear": ("hexagon", DIAMOND),
}
GEM_LETTERS: dict[str, str] = dict(zip(GEMS, (*LETTERS, ""), strict=True))
TILE_ICONS = {
    "boatman": ("boat", kit.BLUE),
    "little_dragon": ("dragon", kit.GREY),
    "quick_steps": ("boots", kit.BROWN),
    "magic_hand": ("hand", kit.PURPLE),
    "reroll": ("dice", kit.ORANGE),
    "ring_tile": ("ring", kit.GOLD_DARK),
}

Drawing = Callable[[Pen, float, float], None]


def drawn(width: float, height: float, draw: Drawing, zoom: float = 1) -> Sprite:
    """A sprite whose drawing is told its middle; its size is given for zoom 1."""
    across, down = round(width * zoom / 2) * 2, round(height * zoom / 2) * 2
    return STUDIO.sprite(across, down, lambda pen: draw(pen, across / 2, down / 2))


@cache
def figure(seat: int, colour: int, ring: bool, large: bool = True, zoom: float = 1) -> Sprite:
    """A figure in the shape of its group, with a white band round it if it wears a ring."""
    r = (FIGURE if large else SMALL_FIGURE) * zoom
    shape = GROUP_SHAPES[seat]

    def draw(pen: Pen, x: float, y: float) -> None:
        if ring:
            pen.shape(kit.outline(shape, x, y, r + 5 * zoom), kit.INK, kit.INK, 3 * zoom)
            pen.shape(kit.outline(shape, x, y, r + 5 * zoom), kit.WHITE, kit.WHITE, 1)
        draw_figure(pen, x, y, r, seat, colour, zoom)

    return drawn(76 if large else 66, 76 if large else 66, draw, zoom)


def draw_figure(
    pen: Pen, x: float, y: float, r: float, seat: int, colour: int, zoom: float = 1
) -> None:
    tone = COLOUR_TONES[colour]
    pen.shape(kit.outline(GROUP_SHAPES[seat], x, y, r), tone, kit.deep(tone), 3 * zoom)
    pen.text(x, y, LETTERS[colour], round(40 * zoom), kit.WHITE, weight="black")


@cache
def halo(large: bool = True, zoom: float = 1) -> Sprite:
    """Behind the figure that is acting."""
    r = (31 if large else 26) * zoom

    def draw(pen: Pen, x: float, y: float) -> None:
        pen.disc(x, y, r, kit.TURN, kit.deep(kit.TURN), 2.5)
        pen.disc(x, y, r - 6, kit.GOLD_LIGHT)

    return drawn(66, 66, draw, zoom)


@cache
def last_place(large: bool = True, zoom: float = 1) -> Sprite:
    """Behind the figure that moved last."""
    r = (29 if large else 24) * zoom

    def draw(pen: Pen, x: float, y: float) -> None:
        pen.disc(x, y, r, kit.LAST, kit.deep(kit.LAST), 2.5 * zoom)

    return drawn(62, 62, draw, zoom)


@cache
def last_origin(zoom: float = 1) -> Sprite:
    """Where the last move began: a broken ring."""

    def draw(pen: Pen, x: float, y: float) -> None:
        rim = kit.regular(x, y, 22 * zoom, 30)
        pen.dashes([*rim, rim[0]], kit.dark(kit.LAST), 8 * zoom, 3)
        pen.dashes([*rim, rim[0]], kit.LAST, 5 * zoom, 3)

    return drawn(62, 62, draw, zoom)


@cache
def gem(colour: str, r: float) -> Sprite:
    return drawn(3 * r, 3 * r, lambda pen, x, y: draw_gem(pen, x, y, r, colour))


@cache
def gems(numbers: tuple[int, ...], zoom: float = 1) -> Sprite:
    """The gems of a volcano in a row: at most some hundred different ones, pasted as one."""
    stones = [gem for gem, many in zip(GEMS, numbers, strict=True) for _ in range(many)]

    def draw(pen: Pen, x: float, y: float) -> None:
        for stone, across in zip(stones, row(len(stones)), strict=True):
            draw_gem(pen, x + across * zoom, y, 11 * zoom, stone)

    return drawn(136, 34, draw, zoom)


@cache
def eggs(many: int, zoom: float = 1) -> Sprite:
    def draw(pen: Pen, x: float, y: float) -> None:
        for across in row(many):
            draw_egg(pen, x + across * zoom, y, 13 * zoom)

    return drawn(60, 34, draw, zoom)


def draw_gem(pen: Pen, x: float, y: float, r: float, colour: str) -> None:
    """A cut stone, plain enough for nearly sixty of them on one picture; its edge is seen by
    every eye, on rock and on grass."""
    shape, tone = GEM_LOOKS[colour]
    edge = kit.INK if colour == "clear" else kit.WHITE
    r *= 0.86 if shape == "oblong" else 1  # else two of them in a row would grow together
    pen.shape(kit.outline(shape, x, y, r), tone, edge, max(2.5, r / 9))
    pen.shape(kit.outline(shape, x, y - r * 0.1, r * 0.55), kit.pale(tone))


@cache
def egg(r: float) -> Sprite:
    return drawn(2 * r, 2.4 * r, lambda pen, x, y: draw_egg(pen, x, y, r))


def draw_egg(pen: Pen, x: float, y: float, r: float) -> None:
    """An egg about as high as twice r, with a few spots."""
    half, thick = 0.74 * r, max(2.5, r / 12)
    left = kit.curve((x, y - 1.05 * r), (x - 1.15 * half, y - 0.7 * r), (x - half, y + 0.25 * r))
    low = kit.curve((x - half, y + 0.25 * r), (x - 0.75 * half, y + r), (x, y + r))
    side = [*left, *low]
    body = [*side, *[(2 * x - px, py) for px, py in reversed(side)]]
    pen.shape(body, EGG, kit.INK, thick)
    for dx, dy, size in ((-0.25, -0.3, 0.14), (0.25, 0.05, 0.17), (-0.2, 0.45, 0.13)):
        pen.disc(x + dx * r, y + dy * r, size * r, LAVA)


def draw_counter(pen: Pen, x: float, y: float, r: float, tile: str) -> None:
    """A round tile with its icon."""
    icon, tone = TILE_ICONS[tile]
    pen.disc(x, y, r, kit.deep(tone))
    pen.disc(x, y, r * 0.9, kit.PAPER_LIGHT)
    if tile == "ring_tile":
        draw_ring(pen, x, y, r * 0.62, kit.dark(tone))
    else:
        pen.icon(x, y, icon, r * 1.2, kit.dark(tone))


def draw_ring(pen: Pen, x: float, y: float, r: float, tone: str) -> None:
    """A ring with its stone."""
    pen.disc(x, y + 0.25 * r, 0.8 * r, None, tone, 0.26 * r)
    stone = ((-0.5, -0.75), (-0.25, -1.05), (0.25, -1.05), (0.5, -0.75), (0, -0.25))
    pen.shape([(x + a * r, y + b * r) for a, b in stone], tone)


@cache
def counter(tile: str, zoom: float = 1, r: float = 21) -> Sprite:
    size = 2.5 * r
    return drawn(size, size, lambda pen, x, y: draw_counter(pen, x, y, r * zoom, tile), zoom)


@cache
def face_down(zoom: float = 1) -> Sprite:
    """The back of a tile: whoever arrives stops and turns it."""

    def draw(pen: Pen, x: float, y: float) -> None:
        r = 22 * zoom
        pen.disc(x, y, r, kit.deep(BACK))
        pen.disc(x, y, r * 0.9, BACK)
        pen.icon(x, y, "dragon", r * 1.35, kit.GOLD_LIGHT)

    return drawn(54, 54, draw, zoom)


def draw_sign(pen: Pen, x: float, y: float, volcano: int, zoom: float) -> None:
    """The printed number of a volcano."""
    wide = (34 if volcano < 10 else 52) * zoom
    pen.box(x - wide / 2, y - 18 * zoom, wide, 36 * zoom, WOOD, 8 * zoom)
    pen.text(x, y, str(volcano), round(40 * zoom), kit.WHITE, weight="black")


@cache
def sign(volcano: int, zoom: float = 1) -> Sprite:
    return drawn(58, 42, lambda pen, x, y: draw_sign(pen, x, y, volcano, zoom), zoom)


@cache
def king_dragon(colour: int, zoom: float = 1) -> Sprite:
    """A large dragon on its crater, with the letter of its colour."""
    tone = COLOUR_TONES[colour]

    def draw(pen: Pen, x: float, y: float) -> None:
        pen.icon(x, y, "dragon", 64 * zoom, kit.INK, kit.INK, 4 * zoom)
        pen.icon(x, y, "dragon", 64 * zoom, tone)
        letter, size = LETTERS[colour], round(40 * zoom)
        pen.text(x + 20 * zoom, y - 8 * zoom, letter, size, kit.WHITE, "mm", "black", None, kit.INK)

    return drawn(80, 76, draw, zoom)


@cache
def die(pips: int, spent: bool) -> Sprite:
    def draw(pen: Pen, x: float, y: float) -> None:
        kit.die(pen, x, y, 54, pips, kit.PAPER_DARK if spent else kit.WHITE)

    return drawn(66, 64, draw)
