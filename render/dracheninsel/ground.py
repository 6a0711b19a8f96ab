"""The still ground of Die Dracheninsel: sea, island at its start, corners, empty panels."""

from functools import cache

from bot.games.dracheninsel.content import CENTRE, COLOURS, FIELDS, NEXT, TILES, boat
from render import kit
from render.dracheninsel import land, pieces
from render.dracheninsel.places import HEIGHT, PANEL_X, SPOTS, WIDTH, hexagon, panel
from render.dracheninsel.tones import BEACH, SEA, STUDIO, SURF
from render.kit import Layer, Pen


@cache
def ground(seats: int) -> Layer:
    def draw(pen: Pen) -> None:
        _sea(pen)
        _shore(pen)
        for colour in range(len(COLOURS)):
            _gangways(pen, colour)
        for place in range(FIELDS):
            _field(pen, place)
        for position in range(seats):
            _panel(pen, position, seats)

    return STUDIO.layer(draw, SEA)


def _sea(pen: Pen) -> None:
    for x, y in ((30, 380), (150, 690), (250, 20), (880, 560), (330, 62), (690, 880), (880, 268)):
        for shift in (-16, 8):
            bow = kit.curve((x + shift, y), (x + shift + 12, y - 12), (x + shift + 24, y))
            pen.line(bow, kit.pale(SURF), 4)
    pen.box(PANEL_X - 10, 0, WIDTH - PANEL_X + 10, HEIGHT, kit.PAPER_DARK)
    pen.box(PANEL_X - 10, 0, 4, HEIGHT, kit.dark(kit.PAPER_DARK))


def _shore(pen: Pen) -> None:
    """Surf and sand follow the rim of the fields."""
    for reach, tone in ((24, SURF), (12, BEACH)):
        for x, y in SPOTS[:FIELDS]:
            pen.shape(hexagon(x, y, -reach), tone)


def _gangways(pen: Pen, colour: int) -> None:
    """From a boat to its two front fields."""
    x, y = SPOTS[boat(colour)]
    for field in NEXT[boat(colour)]:
        fx, fy = SPOTS[field]
        start, end = (
            (x + (fx - x) * 0.3, y + (fy - y) * 0.3),
            (x + (fx - x) * 0.7, y + (fy - y) * 0.7),
        )
        pen.line((start, end), kit.deep(kit.BROWN), 14)
        pen.line((start, end), kit.pale(kit.BROWN), 9)


def _field(pen: Pen, place: int) -> None:
    x, y = SPOTS[place]
    if place == CENTRE:
        pieces.treasure_field(pen, x, y)
        return
    land.tile(pen, TILES[place], x, y)
    pieces.name(pen, place, x, y)


def _panel(pen: Pen, position: int, seats: int) -> None:
    left, top, width, height = panel(position, seats)
    kit.soft_box(pen, left, top, width, height, 16, 3)
    pen.box(left, top, width, height, kit.INK_SOFT, 16)
    pen.box(left + 3, top + 3, width - 6, height - 6, kit.PAPER_LIGHT, 14)
