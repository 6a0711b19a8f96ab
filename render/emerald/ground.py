"""The still ground of Emerald: the drawn scene with its numbers, and the empty panels."""

from bot.games.emerald.content import CAVE, COLOURS, SEAT_COLOURS, TREASURES
from render.emerald.places import (
    CARD_H,
    CARD_W,
    CARDS_Y,
    GEM_DX,
    GOLD_DX,
    MEADOW,
    MEADOW_Y,
    TOWERS,
    chamber,
    column,
    panel,
)
from render.emerald.sprites import ARCH, ART, CAVE_LIGHT, STUDIO, TONES
from render.emerald.sprites import CAVE as CAVE_TONE
from render.kit import Layer, Pen, parts
from render.kit.caching import kept
from render.kit.colours import CREAM, INK, bar

SHORT_BEGINS = 4  # the short game has no first three fields
PATH_SIGN = "#8A5F30"


@kept
def ground(seats: int, length: str) -> Layer:
    """One ground for each number of players and length of the game."""

    def draw(pen: Pen) -> None:
        _fields(pen, SHORT_BEGINS if length == "short" else 1)
        _castle(pen)
        _stacks(pen)
        _chamber(pen, TREASURES[length])
        for seat in range(seats):
            _panel(pen, seat, seats)

    return STUDIO.layer(draw, ART.sprite("scene_board", 1200))


def _fields(pen: Pen, first: int) -> None:
    shown = {name: x for name, x in MEADOW.items() if int(name) >= first}
    for name, x in shown.items():
        pen.piece(ART.sprite("pedestal", 104).image, x - 52, MEADOW_Y - 18)
        pen.text(x, MEADOW_Y + 26, name, 42, INK, weight="black")
    for x in list(shown.values())[:-1]:
        way = [(x - 43, MEADOW_Y), (x - 55, MEADOW_Y + 12), (x - 43, MEADOW_Y + 24)]
        pen.line(way, PATH_SIGN, 7)


def _castle(pen: Pen) -> None:
    for name, x in TOWERS.items():
        pen.box(x - 40, 216, 80, 44, CREAM, 12, INK, 3)
        pen.text(x, 238, name, 42, INK, weight="black")


def _stacks(pen: Pen) -> None:
    for field in CAVE:
        x = column(field)
        pen.box(x - 50, CARDS_Y - 37, 100, 74, ARCH, 14)
        for dx in (GEM_DX, GOLD_DX):
            left, top = x + dx - CARD_W / 2, CARDS_Y - CARD_H / 2
            pen.box(left, top, CARD_W, CARD_H, CAVE_TONE, 8, CAVE_LIGHT, 3)


def _chamber(pen: Pen, places: int) -> None:
    for number in range(places):
        x, y = chamber(number)
        pen.oval(x, y - 2, 52, 16, "#C98A2B")
        pen.oval(x, y - 6, 50, 14, "#FFE6A0")
        pen.text(x, y + 27, f"C{number + 1}", 40, INK, weight="black")


def _panel(pen: Pen, seat: int, seats: int) -> None:
    colour = COLOURS[SEAT_COLOURS[seats][seat][0]]
    parts.panel(pen, *panel(seat, seats), TONES[colour], bar("emerald", colour)[0])
