"""Where tiles, dragons and figures have room on the land, so that each can be seen.

Eggs and gems have fixed places in their volcano. Everything else is placed where it covers least: a
figure on a stone upright if it can, else as a disc; tiles, dragons and figures of a volcano round
its cone.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from bot.games.drachenland.views import Figure, Public, Volcano
from render import kit
from render.drachenland.places import (
    CONES,
    HEIGHT,
    OUTDOORS,
    OUTSIDE,
    PANEL_H,
    PANEL_W,
    PLATES,
    SPOTS,
    STRIPS,
    WIDTH,
    egg_spots,
    gem_spots,
    panel,
    tile_spots,
)
from render.kit import Area, Point

FIGURE, DISC, DRAGON, TILE, PIECE = 68, 50, 112, 56, 46  # the room of each kind
LARGE = 4  # upright figures of a volcano at most; the others are discs
FEET = 28  # from the middle of a figure down to its feet
SLACK = 8  # an overlap below this in one direction hardly covers anything
REACH = 270  # distance of its pieces from a volcano's middle
ON_A_STONE = (
    *((0, -4), (0, 6), (10, 0), (-10, 0), (14, 10), (-14, 10), (0, 16), (18, 0), (-18, 0)),
    *((22, 14), (-22, 14), (0, 24)),
)
FIGURES_AT = (
    *((86, 28), (-86, 28), (60, 90), (-60, 90), (108, 62), (-108, 62), (104, -26), (-104, -26)),
    *((98, 106), (-98, 106)),
)
DISCS_AT = (
    *((88, 50), (-88, 50), (96, 0), (-96, 0), (54, 92), (-54, 92), (0, 108), (104, 92)),
    *((-104, 92), (136, 36), (-136, 36), (52, 140), (-52, 140), (0, 156), (104, -48)),
    *((-104, -48), (142, -14), (-142, -14), (148, 82), (-148, 82), (100, 138), (-100, 138)),
    *((182, 22), (-182, 22), (150, -66), (-150, -66), (180, -30), (-180, -30), (60, -112)),
    (-60, -112),
)
DRAGONS_AT = (
    *((0, -84), (78, -58), (-78, -58), (104, -30), (-104, -30), (108, 18), (-108, 18)),
    *((120, -70), (-120, -70), (146, -20), (-146, -20), (150, 40), (-150, 40), (0, -140)),
    *((90, -130), (-90, -130), (130, 76), (-130, 76), (76, 124), (-76, 124), (0, 130)),
    *((176, -70), (-176, -70), (180, 6), (-180, 6), (206, -36), (-206, -36), (206, 40)),
    *((-206, 40), (150, -130), (-150, -130)),
)


class Spot(NamedTuple):
    """The middle of a figure, and whether it is upright."""

    figure: Figure
    at: Point
    upright: bool


class Land(NamedTuple):
    """The placed pieces, and the boxes of everything on the land."""

    tiles: list[tuple[str, Point]]
    dragons: list[tuple[str, int, Point]]  # colour and place of each
    figures: list[Spot]  # from afar to near
    taken: list[Area]


def settled(view: Public, offered: Sequence[Point] = ()) -> Land:
    """Figures on stones first, then tiles, dragons, figures of volcanoes; offered places stay
    free.
    """
    taken = [*_still(len(view.tiles)), *_lying(view.volcanoes)]
    taken += [kit.around(place, 34) for place in offered]
    on_land = sorted((f for f in view.figures if f.place != OUTSIDE), key=_depth)
    figures = [_on_stone(f, taken) for f in on_land if f.place >= OUTDOORS]
    tiles = [
        (kind, _room(place, tile_spots(place + 1), TILE, taken))
        for place, volcano in enumerate(view.volcanoes)
        for kind in _tile(volcano)
    ]
    dragons = [
        (colour, place, _room(place, DRAGONS_AT, DRAGON, taken))
        for place, volcano in enumerate(view.volcanoes)
        for colour in volcano.dragons
    ]
    crowds: dict[int, list[Figure]] = {}
    for figure in on_land:
        if figure.place < OUTDOORS:
            crowds.setdefault(figure.place, []).append(figure)
    for place, crowd in crowds.items():
        figures += _crowd(place, crowd, taken)
    return Land(tiles, dragons, sorted(figures, key=lambda spot: spot.at[1]), taken)


def _depth(figure: Figure) -> float:
    return SPOTS[figure.place][1]


def _on_stone(figure: Figure, taken: list[Area]) -> Spot:
    """Upright, unless too much would be hidden."""
    x, y = SPOTS[figure.place]
    body = (x - 30, y - 64, x + 30, y + 6)
    if not _met(body, taken, SLACK):
        taken.append(body)
        return Spot(figure, (x, y - FEET), True)
    near = _met(kit.around((x, y), 120), taken, 0)
    at = roomiest([(x + dx, y + dy) for dx, dy in ON_A_STONE], DISC, near)
    taken.append(kit.around(at, DISC))
    return Spot(figure, at, False)


def _crowd(place: int, crowd: Sequence[Figure], taken: list[Area]) -> Iterator[Spot]:
    """Upright while there is room, the others as discs."""
    for figure in crowd:
        spots = _round(place, FIGURES_AT, FIGURE)
        at = _free(spots, FIGURE, _near(place, taken)) if len(crowd) <= LARGE else None
        if at is None:
            yield Spot(figure, _room(place, DISCS_AT, DISC, taken), False)
        else:
            taken.append(kit.around(at, FIGURE))
            yield Spot(figure, at, True)


def _room(place: int, ways: Sequence[Point], size: float, taken: list[Area]) -> Point:
    """The first free spot round a volcano, or the best one; it counts as taken then."""
    spots, near = _round(place, ways, size), _near(place, taken)
    at = roomiest(spots, size, near)
    taken.append(kit.around(at, size))
    return at


def _round(place: int, ways: Sequence[Point], size: float) -> list[Point]:
    """The spots within the picture."""
    (x, y), half = CONES[place], size / 2
    right, below = WIDTH - half, HEIGHT - half - 2
    return [(min(max(x + dx, half), right), min(max(y + dy, half), below)) for dx, dy in ways]


def _near(place: int, taken: Sequence[Area]) -> list[Area]:
    return _met(kit.around(CONES[place], 2 * REACH), taken, 0)


def roomiest(spots: Sequence[Point], size: float, near: Sequence[Area]) -> Point:
    """The first free spot, or the least bad one."""
    return _free(spots, size, near) or _least_bad(spots, size, near)


def _free(spots: Sequence[Point], size: float, near: Sequence[Area]) -> Point | None:
    areas = ((spot, kit.around(spot, size)) for spot in spots)
    return next((spot for spot, area in areas if not _met(area, near, SLACK / 2)), None)


def _least_bad(spots: Sequence[Point], size: float, near: Sequence[Area]) -> Point:
    """Least for what is hidden most: some of two eggs rather than all of one."""

    def worst(spot: Point) -> float:
        shares = (_shared(kit.around(spot, size), other) for other in near)
        return max((max(0.0, across) * max(0.0, down) for across, down in shares), default=0)

    return min(spots, key=worst)


def _met(area: Area, others: Sequence[Area], slack: float) -> list[Area]:
    """The boxes that share more than the slack with an area in both directions.

    Called hundreds of times for each board, so it calls nothing itself.
    """
    left, top, right, bottom = area
    left, top, right, bottom = left + slack, top + slack, right - slack, bottom - slack
    return [o for o in others if o[0] < right and o[2] > left and o[1] < bottom and o[3] > top]


def _shared(one: Area, other: Area) -> tuple[float, float]:
    """How much two areas share across and down."""
    across = min(one[2], other[2]) - max(one[0], other[0])
    return across, min(one[3], other[3]) - max(one[1], other[1])


@cache
def _still(seats: int) -> tuple[Area, ...]:
    """The numbers of the volcanoes, and panels and strips, which are above everything."""
    boxes = [(*panel(seat, PANEL_H), PANEL_W, PANEL_H) for seat in range(seats)]
    return (*PLATES, *((x, y, x + w, y + h) for x, y, w, h in (*boxes, *STRIPS)))


def _lying(volcanoes: Sequence[Volcano]) -> Iterator[Area]:
    for (x, y), volcano in zip(CONES, volcanoes, strict=True):
        for dx, dy in (*egg_spots(volcano.eggs), *gem_spots(sum(volcano.gems))):
            yield kit.around((x + dx, y + dy), PIECE)


def _tile(volcano: Volcano) -> Iterator[str]:
    """A volcano has one tile at most, besides dragons."""
    if volcano.face_down:
        yield "face_down"
    elif volcano.ring_tile:
        yield "ring_tile"
    elif volcano.tile != "none":
        yield volcano.tile
