"""The still ground of Drachenland: the drawn land with its numbers, and the empty panels."""

from PIL import Image, ImageFilter

from render.drachenland.places import (
    DICE,
    GATES,
    OPEN_H,
    OUTDOORS,
    PANEL_H,
    PANEL_W,
    STRIPS,
    panel,
    plate,
)
from render.drachenland.sprites import ART, GROUPS, PLATE, STUDIO, TONES, ZOOM, name_bar
from render.kit import Layer, Pen, Sprite, parts
from render.kit.caching import kept
from render.kit.colours import CREAM, INK, PAPER, WHITE

_SCENES = "scene_board_forked", "scene_board"  # depends on the direction of the lanes


@kept
def _land(width: int, lanes: int) -> Image.Image:
    """The drawn land with hard edges: a fifth smaller to pack and to send."""
    soft = ART.sprite(_SCENES[lanes], width).image.convert("RGB")
    toned = soft.quantize(palette=STUDIO.colours, dither=Image.Dither.NONE)
    places = Image.frombytes("L", toned.size, toned.tobytes())
    toned.frombytes(places.filter(ImageFilter.ModeFilter(3)).tobytes())
    return toned.convert("RGBA")


@kept
def ground(seats: int, is_open: bool, lanes: int) -> Layer:
    """One ground for each number of players, use of screens and direction of lanes."""

    def draw(pen: Pen) -> None:
        _numbers(pen, 1, 0, 0)
        for x, y, w, h in STRIPS:
            parts.drop(pen, x, y, w, h, 18)
            pen.box(x, y, w, h, CREAM, 18, INK, 4)
        for x, y in DICE:
            pen.box(x - 30, y - 30, 60, 60, PAPER.light, 12, PAPER.dark, 3)
        for seat in range(seats):
            _panel(pen, seat, is_open)

    return STUDIO.layer(draw, Sprite(_land(1200, lanes)))


@kept
def window(left: int, top: int, lanes: int) -> Layer:
    """A magnified part of the land."""
    right, bottom = left + STUDIO.width, top + STUDIO.height
    part = Sprite(_land(1620, lanes).crop((left, top, right, bottom)))
    return STUDIO.layer(lambda pen: _numbers(pen, ZOOM, left, top), part)


def _numbers(pen: Pen, zoom: float, left: int, top: int) -> None:
    """The numbers of volcanoes and gates."""
    for number in range(1, OUTDOORS + 1):
        x, y = plate(number)
        wide, high = (44 if number < 10 else 60) * zoom, 42 * zoom
        x, y = x * zoom - left, y * zoom - top
        pen.box(x - wide / 2, y - high / 2, wide, high, PLATE, 10 * zoom, CREAM, 3 * zoom)
        pen.text(x, y, str(number), round(42 * zoom), CREAM, weight="black")
    for name, (x, y) in GATES.items():
        x, y, size = x * zoom - left, (y + 10) * zoom - top, round(42 * zoom)
        pen.text(x, y, name, size, WHITE, weight="black", halo=INK)


def _panel(pen: Pen, seat: int, is_open: bool) -> None:
    high = OPEN_H if is_open else PANEL_H
    left, top = panel(seat, high)
    parts.panel(pen, left, top, PANEL_W, high, TONES[seat], name_bar(seat)[0])
    pen.piece(ART.sprite(f"portrait-{GROUPS[seat]}", 66).image, left + 4, top - 2)
    if is_open:
        pen.box(left, top + 140, PANEL_W, 3, PAPER.dark)
    pen.box(left - 2, top - 2, PANEL_W + 4, high + 4, None, 18, INK, 4)
