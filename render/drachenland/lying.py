"""All that lies and stands on the land, put onto a frame at any zoom."""

from collections.abc import Callable

from bot.games.drachenland.content import COLOURS
from bot.games.drachenland.views import Figure, Public, Volcano
from render.drachenland import sprites
from render.drachenland.places import (
    EGG_Y,
    FLOOR_Y,
    GEM_Y,
    OUTSIDE,
    SPOTS,
    crowd,
    dragon_spots,
    sign_spot,
    tile_spot,
)
from render.kit import Frame, Point, Sprite


class Table:
    """A frame on which places are given in the pixels of zoom 1."""

    def __init__(self, frame: Frame, zoom: float) -> None:
        self.frame, self.zoom = frame, zoom

    def put(self, sprite: Sprite, middle: Point, shift: Point = (0, 0)) -> None:
        x, y = middle[0] + shift[0], middle[1] + shift[1]
        self.frame.put(sprite, x * self.zoom, y * self.zoom)


def lay_out(frame: Frame, view: Public, acting: int | None, zoom: float = 1) -> None:
    """The land as it is, with a halo for the acting figure of the seat to move."""
    table = Table(frame, zoom)
    for number, volcano in enumerate(view.volcanoes, 1):
        _volcano(table, number, volcano)
    if view.last is not None and view.last.origin != OUTSIDE:
        _origin(table, view.last.origin, len(view.volcanoes))
    for place, figures in _standing(view).items():
        _figures(table, view, acting, place, figures)


def _volcano(table: Table, number: int, volcano: Volcano) -> None:
    middle, zoom = SPOTS[number - 1], table.zoom
    if volcano.face_down:
        table.put(sprites.face_down(zoom), middle, (0, FLOOR_Y - 1))
    dragons = zip(volcano.dragons, dragon_spots(number, len(volcano.dragons)), strict=True)
    for colour, shift in reversed(list(dragons)):  # so that the letter of each stays free
        table.put(sprites.king_dragon(COLOURS.index(colour), zoom), middle, shift)
    if volcano.dragons:  # they sit near the printed number, which must be read all the same
        table.put(sprites.sign(number, zoom), middle, sign_spot(number))
    if volcano.tile != "none":
        table.put(sprites.counter(volcano.tile, zoom), middle, tile_spot(number))
    if volcano.ring_tile:
        table.put(sprites.counter("ring_tile", zoom), middle, tile_spot(number))
    if volcano.eggs:
        table.put(sprites.eggs(volcano.eggs, zoom), middle, (0, EGG_Y))
    if any(volcano.gems):
        table.put(sprites.gems(volcano.gems, zoom), middle, (0, GEM_Y))


def _origin(table: Table, place: int, volcanoes: int) -> None:
    shift = (0, FLOOR_Y) if place < volcanoes else (0, 0)
    table.put(sprites.last_origin(table.zoom), SPOTS[place], shift)


def _standing(view: Public) -> dict[int, list[Figure]]:
    found: dict[int, list[Figure]] = {}
    for figure in view.figures:
        if figure.place != OUTSIDE:
            found.setdefault(figure.place, []).append(figure)
    return found


def _figures(
    table: Table, view: Public, acting: int | None, place: int, figures: list[Figure]
) -> None:
    shifts, large = ([(0.0, 0.0)], True) if place >= len(view.volcanoes) else crowd(len(figures))
    for figure, shift in zip(figures, shifts, strict=True):
        mark = _mark(view, acting, figure)
        if mark is not None:
            table.put(mark(large, table.zoom), SPOTS[place], shift)
    for figure, shift in zip(figures, shifts, strict=True):
        piece = sprites.figure(figure.seat, figure.colour, figure.ring, large, table.zoom)
        table.put(piece, SPOTS[place], shift)


def _mark(
    view: Public, acting: int | None, figure: Figure
) -> Callable[[bool, float], Sprite] | None:
    """What lies under a figure: the acting one is more than the one that moved last."""
    if (figure.seat, figure.colour) == (view.seat, acting):
        return sprites.halo
    if view.last and (figure.seat, figure.colour) == (view.last.seat, view.last.colour):
        return sprites.last_place
    return None
