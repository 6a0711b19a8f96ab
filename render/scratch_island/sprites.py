"""The squares of a map, the things on them, and dice, each once for every size of square."""

from PIL import Image

from bot.games.contract import Seat
from bot.games.scratch_island.content import CHEST_POINTS, COLOURS, TREASURES
from bot.games.scratch_island.views import Public
from render.kit import Pen, Point, Shape, Sprite, Studio, parts
from render.kit.art import Art
from render.kit.caching import kept
from render.kit.colours import CREAM, GAMES, INK, LAST, WHITE, Three, bar, ground, owner
from render.painter import Sign
from render.scratch_island.land import EAST, NORTH, SOUTH, WEST
from render.scratch_island.places import CELL, HEIGHT, WIDTH

SLUG = "scratch_island"
ART = Art(SLUG)
STUDIO = ART.studio(WIDTH, HEIGHT)
CREW = ("captain", "diver", "pirate", "explorer")  # by seat
SEATS = tuple(owner(SLUG, who) for who in CREW)
BARS = tuple(bar(SLUG, who) for who in CREW)
GOODS: dict[str, Three] = {colour: Three(*GAMES[SLUG]["goods"][colour]) for colour in COLOURS}
POINTS: dict[str, int] = dict(zip(COLOURS, CHEST_POINTS, strict=True))
FOIL, BARE = ground(SLUG, "foil"), (ground(SLUG, "bare"), "#FAE8BB")
TORN, SHADE, HALF_SHADE, FOIL_DEEP = "#FFF8DC", "#C4AA7B", "#E6D4AA", "#BC8A2E"
STONE, CROSS = "#6E6A76", "#E02F36"
FINDS = {100: 74, 76: 56, 70: 56, 48: 38, 41: 38, 38: 30, 32: 28, 26: 24}  # width by square
TREASURE_WIDTHS = {100: 74, 76: 64, 70: 56}  # some are slender
CHEST_WIDTHS, TUFTS = {100: 92, 76: 70, 70: 62}, {100: 40, 76: 28, 70: 24}
BOATS, WALLS = {100: 92, 76: 70, 70: 66}, {100: 120, 76: 91, 70: 84, 48: 58}
FINE, SKETCH = 70, 25  # from this size on pieces have all details; smaller ones are dots
_TORN = (9, 4, 10, 3, 9, 4, 10, 4, 9, 3, 10, 5, 9)  # how far the foil is torn, in hundredths


def crew(seat: int, size: int, token: bool = False) -> Sprite:
    """The face of a seat."""
    return ART.sprite(f"crew-{CREW[seat]}", size, token=token)


def die(name: str, motif: str, size: int, spent: bool = False) -> Sprite:
    """A die by its name, faint when it is spent."""
    piece = f"die-{name.rstrip('12')}-{motif}"
    if spent:
        return ART.sprite(piece, size, faint=True)
    return ART.sprite(piece, size, token=True, rims=(3, CREAM))


def piece(what: str, cell: int) -> Sprite:
    """A thing on a square of this size: a rock, a cross, a find by its name, the boat."""
    wide, name = FINDS[cell], what.replace("_", "-")
    if cell < FINE:
        return ART.sprite("mid-hole" if what == "blank" else f"mid-{name}", wide)
    if what == "blank":  # nothing that can be taken or counted
        return ART.sprite("cross-empty", wide)
    if what in TREASURES:
        name, wide = f"treasure-{what}", TREASURE_WIDTHS[cell]
    if what == "boat":
        wide = BOATS[cell]
    return ART.sprite(name, wide, token=cell == CELL)


@kept
def chest(cell: int, colour: str, is_open: bool) -> Sprite:
    """With its points, if there is room for them."""
    name = f"chest-{colour}-open" if is_open else f"chest-{colour}"
    if cell < FINE:
        return ART.sprite(f"mid-{name}", FINDS[cell])
    return valued(name, CHEST_WIDTHS[cell], str(POINTS[colour]), cell == CELL)


@kept
def valued(name: str, width: int, value: str, token: bool = False) -> Sprite:
    """A piece with a number at its foot."""
    image = ART.sprite(name, width).image

    def draw(pen: Pen) -> None:
        pen.piece(image, 0, 0)
        text = parts.NUMBER
        pen.text(width / 2, image.height - 24, value, text, WHITE, weight="black", halo=INK)

    return STUDIO.sprite(width, image.height, draw, token)


@kept
def on_bare(sprite: Sprite, dark: bool) -> Sprite:
    """A piece for bare ground: its shadow and soft edges are blended with it already."""
    alpha = sprite.image.getchannel("A")
    below = Image.new("RGBA", sprite.image.size, BARE[dark])
    whole = Image.alpha_composite(below, sprite.image)
    whole.putalpha(alpha.point([255 * (a > 20) for a in range(256)]))
    return Sprite(whole, sprite.is_token, sprite.writing)


@kept
def scratched(cell: int, joined: int, dark: bool, grassy: bool = False) -> Sprite:
    """A scratched square, open to its joined sides, with torn foil round it."""
    rim = torn(cell)

    def draw(pen: Pen) -> None:
        pen.box(rim, rim, cell, cell, BARE[dark])
        for side, far in ((NORTH, 0.19), (WEST, 0.19)):
            if not joined & side:
                for reach, tone in ((far, HALF_SHADE), (far / 2, SHADE)):
                    w, h = (cell, cell * reach) if side == NORTH else (cell * reach, cell)
                    pen.box(rim, rim, w, h, tone)
        for side in (NORTH, EAST, SOUTH, WEST) if rim else ():
            if not joined & side:
                pen.shape(_edge(cell, rim, side), TORN)
        if grassy:
            tuft = ART.sprite("tuft", TUFTS[cell]).image
            pen.piece(tuft, rim + (cell - tuft.width) // 2, rim + (cell - tuft.height) // 2)

    return STUDIO.sprite(cell + 2 * rim, cell + 2 * rim, draw)


def torn(cell: int) -> int:
    """How far the torn edge of a square reaches into its neighbours."""
    return round(cell * 0.1) if cell > SKETCH else 0


def _edge(cell: int, rim: int, side: int) -> list[Point]:
    """The torn foil on one side of a square."""
    steps, low = len(_TORN) - 1, rim + cell
    along = [(rim + cell * k / steps, far * cell / 100) for k, far in enumerate(_TORN)]
    turned = {
        NORTH: [(a, rim - far) for a, far in along] + [(low, rim + 1), (rim, rim + 1)],
        SOUTH: [(a, low + far) for a, far in along] + [(low, low - 1), (rim, low - 1)],
        WEST: [(rim - far, a) for a, far in along] + [(rim + 1, low), (rim + 1, rim)],
        EAST: [(low + far, a) for a, far in along] + [(low - 1, low), (low - 1, rim)],
    }
    return turned[side]


@kept
def dot(cell: int, what: str) -> Sprite:
    """A thing on a square of a sketch."""
    colour = what.removeprefix("key_")

    def draw(pen: Pen) -> None:
        middle, r = cell / 2, cell * 0.34
        if what == "boat":
            pen.shape(((2, 11), (cell - 2, 11), (cell - 6, 18), (6, 18)), "#8A4A22", INK, 2)
            pen.shape(((middle, 1), (middle, 9), (cell - 4, 9)), WHITE, INK, 2)
        elif what == "cross":
            for way in (-1, 1):
                ends = ((middle - r, middle - r * way), (middle + r, middle + r * way))
                pen.line(ends, CROSS, 4.5)
        elif colour in GOODS:
            tones = GOODS[colour]
            pen.box(1, 1, cell - 2, cell - 2, tones.base, 3, INK, 2.5)
        else:
            tone = {"rock": STONE, "snake": GOODS["green"].base, "blank": SHADE}
            pen.disc(middle, middle, r, tone.get(what, GOODS["yellow"].base), INK, 2)

    return STUDIO.sprite(cell, cell, draw)


@kept
def wall(cell: int, upright: bool) -> Sprite:
    if cell in WALLS:
        image = ART.sprite("wall", WALLS[cell]).image
        return Sprite(image.transpose(Image.Transpose.ROTATE_90) if upright else image)
    long, thick = round(cell * 1.08), 8 if cell > SKETCH else 6
    w, h = (thick, long) if upright else (long, thick)
    return STUDIO.sprite(w, h, lambda pen: pen.box(0, 0, w, h, "#8A4A22", 2, INK, 2))


@kept
def framed(cell: int, cells: frozenset[Point], tone: str) -> Sprite:
    """A frame round connected squares, given by column and row from (0, 0)."""
    thick = max(4.0, cell / 9)
    rim, room = frame_rim(cell), 2 * frame_rim(cell)
    across, down = (int(max(place)) + 1 for place in zip(*cells, strict=True))
    strokes = [stroke for c, r in cells for stroke in _borders(cells, c, r)]

    def draw(pen: Pen) -> None:
        outer = (INK, thick + 4) if tone == LAST else (WHITE, thick + 6)
        for shade, wide in (outer, (tone, thick)):
            for begin, end in strokes:
                line = [(rim + x * cell, rim + y * cell) for x, y in (begin, end)]
                pen.line(line, shade, wide)

    return STUDIO.sprite(across * cell + room, down * cell + room, draw)


def frame_rim(cell: int) -> int:
    """How far a frame reaches out of its squares."""
    return round(cell / 18) + 5


def _borders(cells: frozenset[Point], c: float, r: float) -> list[tuple[Point, Point]]:
    """The sides of a square without another one of the group."""
    around = {
        (c, r - 1): ((c, r), (c + 1, r)),
        (c + 1, r): ((c + 1, r), (c + 1, r + 1)),
        (c, r + 1): ((c, r + 1), (c + 1, r + 1)),
        (c - 1, r): ((c, r), (c, r + 1)),
    }
    return [line for other, line in around.items() if other not in cells]


@kept
def seat_bar(studio: Studio, seat: int, width: int, height: int) -> Sprite:
    """The bar a name stands on."""
    tones, (tone, _) = SEATS[seat], BARS[seat]

    def draw(pen: Pen) -> None:
        pen.box(0, 0, width, height, tone, 18, INK, 5)
        pen.box(5, 5, width - 10, height * 0.3, tones.light, 12)
        pen.box(5, height * 0.25, width - 10, height * 0.2, tone)
        pen.box(8, height - 12, width - 16, 7, tones.dark, 3)

    return studio.sprite(width, height, draw)


@kept
def points(studio: Studio, many: int) -> Sprite:
    """The public points, on gold."""

    def draw(pen: Pen) -> None:
        pen.box(0, 0, 84, 60, "#FFE28A", 30, INK, 5)
        pen.text(42, 30, str(many), parts.NUMBER, INK, weight="black")

    return studio.sprite(84, 60, draw, token=True)


SHAPES: tuple[Shape, ...] = ("circle", "square", "hexagon", "shield")


def sign(view: Public, seat: Seat) -> Sign:
    return Sign(SEATS[seat].base, SHAPES[seat], str(seat + 1))
