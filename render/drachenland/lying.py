"""Everything on the land, drawn onto the whole board or a closer look at it."""

from math import dist

from bot.games.drachenland.views import Public, Volcano
from render.drachenland import sprites
from render.drachenland.places import (
    CONES,
    FOOT_Y,
    OUTDOORS,
    OUTSIDE,
    SPOTS,
    egg_spots,
    gem_spots,
    plate,
)
from render.drachenland.sprites import PLAIN, STUDIO, Scale, all_gems
from render.drachenland.standing import FEET, Land, Spot
from render.kit import Frame, Point, Sprite, parts

NEAR = 125  # from this distance on a dragon is tied to its volcano


class Table:
    """A frame whose places are given in pixels of the whole board."""

    def __init__(self, frame: Frame, scale: Scale = PLAIN, left: int = 0, top: int = 0) -> None:
        self.frame, self.scale, self._corner = frame, scale, (left, top)

    def at(self, point: Point) -> Point:
        zoom, (left, top) = self.scale.zoom, self._corner
        return point[0] * zoom - left, point[1] * zoom - top

    def put(self, sprite: Sprite, x: float, y: float) -> None:
        """Left out if it is outside of the picture."""
        x, y = self.at((x, y))
        across, down = sprite.width / 2, sprite.height / 2
        if -across < x < STUDIO.width + across and -down < y < STUDIO.height + down:
            self.frame.put(sprite, x, y)


def lay_out(table: Table, view: Public, land: Land, acting: int | None) -> None:
    """The present land, with a halo for the acting figure of the seat whose turn it is."""
    _tethers(table, land)
    for number, volcano in enumerate(view.volcanoes, 1):
        _volcano(table, number, volcano)
    for kind, at in land.tiles:
        table.put(sprites.tile(kind, table.scale.tile, token=True), *at)
    for colour, _, at in land.dragons:
        table.put(sprites.king_dragon(colour, table.scale.dragon, token=True), *at)
    if view.last is not None and view.last.origin != OUTSIDE:
        _origin(table, view.last.origin)
    _figures(table, view, land, acting)


def _tethers(table: Table, land: Land) -> None:
    """Lines to the volcano of pieces that are drawn beside it."""
    for spot in land.figures:
        if not spot.upright and spot.figure.place < OUTDOORS:
            _tether(table, spot.at, spot.figure.place)
    for _, place, at in land.dragons:
        if dist(at, CONES[place]) > NEAR:
            _tether(table, at, place)


def _figures(table: Table, view: Public, land: Land, acting: int | None) -> None:
    """Halos below all figures, the pointer above them."""
    marks = [(spot, _mark(table, view, acting, spot)) for spot in land.figures]
    for spot, mark in marks:
        if mark is not None:
            table.put(mark, spot.at[0], spot.at[1] + (FEET if spot.upright else 12))
    for spot in land.figures:
        _figure(table, spot)
    for spot in land.figures:
        if (spot.figure.seat, spot.figure.colour) == (view.seat, acting):
            table.put(sprites.pointer(table.scale.zoom), spot.at[0], spot.at[1] - 50)


def _volcano(table: Table, number: int, volcano: Volcano) -> None:
    (x, y), scale = CONES[number - 1], table.scale
    for dx, dy in egg_spots(volcano.eggs):
        table.put(sprites.egg(scale.egg, token=True), x + dx, y + dy)
    gems = all_gems(volcano.gems)
    for colour, (dx, dy) in zip(gems, gem_spots(len(gems)), strict=True):
        table.put(sprites.gem(colour, scale.gem, token=True), x + dx, y + dy)


def _origin(table: Table, place: int) -> None:
    (x, y), zoom = SPOTS[place], table.scale.zoom
    wide, down = (84, FOOT_Y + 8) if place < OUTDOORS else (30, 0)
    ring = parts.last_ring(STUDIO, round(wide * zoom), round(wide * zoom * 0.36), True)
    table.put(ring, x, y + down)


def _figure(table: Table, spot: Spot) -> None:
    scale, (seat, colour, ring) = table.scale, _looks(spot)
    if spot.upright:
        table.put(sprites.figure(seat, colour, ring, scale.figure, token=True), *spot.at)
    else:
        table.put(sprites.disc(seat, colour, ring, scale), *spot.at)


def _tether(table: Table, at: Point, place: int) -> None:
    """To the number of the volcano, so that a piece drawn beside it belongs to no other."""
    (x, y), (px, py) = at, plate(place + 1)
    zoom, short = table.scale.zoom, 1 - 36 / max(40, dist((x, y), (px, py)))
    px, py = x + (px - x) * short, y + (py - y) * short
    line = sprites.tether(round((px - x) * zoom), round((py - y) * zoom), zoom)
    table.put(line, (x + px) / 2, (y + py) / 2)


def _looks(spot: Spot) -> tuple[int, int, bool]:
    return spot.figure.seat, spot.figure.colour, spot.figure.ring


def _mark(table: Table, view: Public, acting: int | None, spot: Spot) -> Sprite | None:
    """The mark below a figure: the acting one comes before the one that moved last."""
    who, zoom = (spot.figure.seat, spot.figure.colour), table.scale.zoom
    if who == (view.seat, acting):
        return sprites.halo(zoom)
    if view.last is not None and who == (view.last.seat, view.last.colour):
        return parts.last_ring(STUDIO, round(34 * zoom), round(14 * zoom), False)
    return None
