"""The still ground: table, realm with its growth, city and castles, an empty stage."""

from collections.abc import Iterable

from PIL import Image

from bot.games.schatzjagd.content import CASTLES, CITY, COLOURS, FIELD, QUARTER, ROWS, SIDE
from render.kit import Frame, Layer, Pen
from render.kit.caching import kept
from render.kit.colours import INK, PAPER
from render.kit.palette import rgb
from render.schatzjagd.places import (
    BAND,
    CELL,
    LEFT,
    PILES_H,
    PILES_Y,
    REALM,
    SPOTS,
    STAGE_W,
    STAGE_X,
    STAGE_Y,
    TOP,
    Look,
    along,
    lands,
    spot,
)
from render.schatzjagd.tones import (
    ART,
    FRAME,
    FRAME_LIGHT,
    JOINT,
    LANDS,
    PAVING,
    PILES,
    RIVER,
    STREET,
    STUDIO,
    TABLE,
    TABLE_LIGHT,
    TONES,
    WALL,
)

GROWTH = ("wheat", "meadow", "moor", "heath")  # by quarter
VEIL = 0.42  # for fields that cannot be chosen
PILE_X = tuple(STAGE_X + 14 + dx for dx in (0, 138, 254, 374))


def turned(field: int) -> int:
    """The same field of the next quarter, clockwise."""
    return SIDE * (field % SIDE) + SIDE - 1 - field // SIDE


def _grown() -> frozenset[int]:
    """Fields with plants: they have no meaning, and none of them is a map's field."""
    fields = {FIELD[name] for name in ("B2", "D3", "B5", "C1", "A3")}
    for _ in range(3):
        fields |= {turned(field) for field in fields}
    return frozenset(fields)


GROWN = _grown()


@kept
def ground(scene: str) -> Layer:
    """One ground for each stage."""

    def draw(pen: Pen) -> None:
        pen.box(0, 0, pen.width, 8, TABLE_LIGHT)
        pen.box(6, 6, 696, 692, FRAME, 20)
        pen.box(6, 6, 696, 14, FRAME_LIGHT, 10)
        pen.piece(_realm(1), LEFT, TOP)
        for number, (letter, row) in enumerate(zip("ABCDEFGHIJ", ROWS, strict=True)):
            pen.text(LEFT + along(number), 26, letter, 40, PAPER.base, weight="black")
            pen.text(27, TOP + along(number), row, 40, PAPER.base, weight="black")
        pen.piece(ART.sprite(f"stage_{scene}", STAGE_W).image, STAGE_X, STAGE_Y)
        _piles(pen)

    return STUDIO.layer(draw, TABLE)


@kept
def _realm(zoom: float) -> Image.Image:
    """The realm alone, drawn once for each zoom."""
    size = round(REALM * zoom)

    def draw(pen: Pen) -> None:
        for field in lands():
            _land(pen, field, zoom)
        _bands(pen, zoom)
        _city(pen, zoom)
        for castle, colour in zip(CASTLES, COLOURS, strict=True):
            _castle(pen, castle, colour, zoom)

    return STUDIO.sprite(size, size, draw).image


def _corner(field: int, zoom: float) -> tuple[float, float]:
    x, y = spot(field)
    return (x - LEFT - CELL / 2) * zoom, (y - TOP - CELL / 2) * zoom


def _piece(pen: Pen, name: str, size: int, zoom: float, x: float, y: float) -> None:
    """A piece round a middle; sizes.toml has both sizes."""
    image = ART.sprite(name, size if zoom == 1 else round(size * zoom)).image
    pen.piece(image, x - image.width / 2, y - image.height / 2)


def _land(pen: Pen, field: int, zoom: float) -> None:
    x, y = _corner(field, zoom)
    tone = LANDS[QUARTER[field]][(field % SIDE + field // SIDE) % 2]
    pen.box(x, y, CELL * zoom, CELL * zoom, tone)
    if field in GROWN:
        half = CELL * zoom / 2
        _piece(pen, f"growth_{GROWTH[QUARTER[field]]}", CELL, zoom, x + half, y + half)


def _bands(pen: Pen, zoom: float) -> None:
    middle, size, band = SIDE // 2 * CELL * zoom, REALM * zoom, BAND * zoom
    pen.box(middle, 0, band, size, RIVER.base)
    pen.box(middle, 0, 3 * zoom, size, RIVER.light)
    pen.box(0, middle, size, band, STREET.base)
    pen.box(0, middle, size, 3 * zoom, STREET.light)


def _city(pen: Pen, zoom: float) -> None:
    """A wall with four towers round four houses, which are drawn where they are."""
    x, y = _corner(CITY[0], zoom)
    side = (2 * CELL + BAND) * zoom
    for dx, dy, tone in ((2, 4, WALL.dark), (2, 0, WALL.base), (-5, -5, PAVING)):
        pen.box(
            x - dx * zoom, y - (dx - dy) * zoom, side + 2 * dx * zoom, side + 2 * dx * zoom, tone, 8
        )
    half = side / 2
    pen.box(x + half - 2.5, y + 5 * zoom, 5, side - 10 * zoom, JOINT)
    pen.box(x + 5 * zoom, y + half - 2.5, side - 10 * zoom, 5, JOINT)
    for cx in (x - 2 * zoom, x + side + 2 * zoom):
        for cy in (y - 2 * zoom, y + side):
            _piece(pen, "city_tower", 40, zoom, cx, cy)


def _castle(pen: Pen, field: int, colour: str, zoom: float) -> None:
    x, y = _corner(field, zoom)
    side, tones = CELL * zoom, TONES[colour]
    pen.box(x, y, side, side, tones.light)
    pen.box(x, y, side, side, None, 0, tones.dark, 5 * zoom)
    _piece(pen, f"castle_{colour}", 58, zoom, x + side / 2, y + side / 2)


def _piles(pen: Pen) -> None:
    """Signs of the draw pile, the discard pile, the hoard and the day."""
    y = PILES_Y + PILES_H / 2
    pen.box(STAGE_X, PILES_Y, STAGE_W, PILES_H, PILES, 16)
    draw, discard, hoard, day = PILE_X
    back = ART.sprite("card_back", 32).image
    pen.piece(back, draw + 12, y - 25)
    pen.piece(back, draw + 4, y - 18)
    pen.box(discard + 6, y - 20, 30, 40, None, 6, "#D9BE96", 4)
    crown = ART.sprite("treasure_crown", 48).image
    pen.piece(crown, hoard, y - crown.height / 2)
    sun = ART.sprite("badge_day", 46).image
    pen.piece(sun, day, y - sun.height / 2)


# What can be chosen is bright, everything else is veiled


@kept
def _looked_at(scene: str, look: Look, veiled: bool) -> Layer:
    whole = ground(scene)
    full = whole.frame().image.convert("RGB")
    left, top = round(look.left * look.zoom), round(look.top * look.zoom)
    part = _realm(look.zoom).crop((left, top, left + REALM, top + REALM)).convert("RGB")
    if veiled:
        part = Image.blend(part, Image.new("RGB", part.size, rgb(INK)), VEIL)
    if look.zoom != 1:  # the coordinates of other fields are there
        full.paste(rgb(FRAME_LIGHT), (20, 8, 690, 20))
        full.paste(rgb(FRAME), (20, 20, 690, TOP))
        full.paste(rgb(FRAME), (8, TOP, LEFT, 690))
    full.paste(part, (LEFT, TOP))
    writing = whole.writing if look.zoom == 1 else ()
    return STUDIO.still(full, writing)


def looked_at(scene: str, look: Look, offered: Iterable[str]) -> tuple[Frame, Frame]:
    """Two frames of one picture: pieces in the first and offered fields are bright, those in the
    other veiled.
    """
    lit, veiled = (_looked_at(scene, look, dark).frame() for dark in (False, True))
    half = CELL * look.zoom / 2
    for field in offered:
        x, y = look.at(SPOTS[field])
        box = (round(x - half), round(y - half), round(x + half), round(y + half))
        veiled.image.paste(lit.image.crop(box), box)
    return Frame(_looked_at(scene, look, False), veiled.image), veiled
