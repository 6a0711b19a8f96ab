"""The board of Emerald as everybody sees it: a ground, and on it all that moves."""

from collections.abc import Sequence

from PIL.Image import Image

from bot.games.emerald.content import CAVE, START_PLACES
from bot.games.emerald.views import Knight, Place, Public, stops
from render.emerald import cave, crowd
from render.emerald.crowd import Spot
from render.emerald.ground import ground
from render.emerald.panels import panels
from render.emerald.places import CAVE_Y, FLOORS, MEADOW_Y, chamber
from render.emerald.sprites import ART, STUDIO
from render.kit import Frame, Point, parts
from render.painter import Names

RING = 48  # half the width of the ring round a stone


def board(view: Public, names: Names) -> Image:
    return painted(view, names).image


def painted(view: Public, names: Names, offered: Sequence[Point] = ()) -> Frame:
    """The board as a frame that a preview can go on from; what it offers is below the knights."""
    frame = ground(len(view.players), view.options.length).frame()
    cave.dragon(frame, view)
    cave.side(frame, view)
    _last_move(frame, view)
    for place in offered:
        frame.put(parts.choice_ring(STUDIO, RING, 16), *place)
    cave.cards(frame, view)
    _crowds(frame, view)
    panels(frame, view, names)
    return frame


def in_cave(name: str) -> bool:
    return name.isdigit() and int(name) in CAVE


def stone_of(name: str) -> Point:
    """The middle of the upper side of a field; for a tower its floor."""
    x, floor = FLOORS[name]
    if name in START_PLACES:
        return x, floor - 18
    return x, CAVE_Y if in_cave(name) else MEADOW_Y


def _last_move(frame: Frame, view: Public) -> None:
    for trip in view.trips:
        frame.put(parts.last_ring(STUDIO, RING, 16, True), *stone_of(trip.origin))
        if trip.target in FLOORS:
            frame.put(parts.last_ring(STUDIO, RING, 16, False), *stone_of(trip.target))
        else:
            x, y = chamber(len(view.chamber) - 1)
            frame.put(parts.last_ring(STUDIO, RING, 16, False), x, y - 6)


def spots(place: Place) -> list[Spot]:
    """The places of knights."""
    large = crowd.LARGE if in_cave(place.name) else crowd.SMALL
    return crowd.crowd(place.knights, FLOORS[place.name], large, place.name in START_PLACES)


def _crowds(frame: Frame, view: Public) -> None:
    """First all heads, then all numbers, so that no head hides the number of a neighbour."""
    feared = {str(field) for field in (*stops(view), view.dragon)}
    filled = [(place, spots(place)) for place in view.places if place.knights]
    for place, where in filled:
        crowd.put(frame, where, place.name in feared, _colour(view.marked, place))
    for place, where in filled:
        way = 1 if in_cave(place.name) else -1
        crowd.put_count(frame, where, FLOORS[place.name], way)
        if _colour(view.caught, place):
            x, y = crowd.count_at(where, FLOORS[place.name])
            frame.put(ART.sprite("common/sign-caught", 66, token=True), x, y - 58)


def _colour(knight: Knight | None, place: Place) -> str | None:
    """The colour of a certain knight, if it is here."""
    return knight.colour if knight is not None and knight.place == place.name else None
