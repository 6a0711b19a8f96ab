"""The board of Die Dracheninsel as everybody sees it."""

from collections.abc import Iterable

from PIL.Image import Image

from bot.games.dracheninsel.content import CENTRE, COLOURS, FIELDS, NEXT, NO_TILE, TILES, boat
from bot.games.dracheninsel.views import Public
from render.dracheninsel import deeds, panels, sprites
from render.dracheninsel.corners import corners
from render.dracheninsel.ground import ground
from render.dracheninsel.places import ABOARD, FEET, NAME_DROP, PANEL_X, SPOTS, R
from render.dracheninsel.reading import carried, is_vacant, lying, read
from render.dracheninsel.sprites import ART
from render.dracheninsel.standing import BESIDE, Figure, standing
from render.kit import Frame, Sprite
from render.kit.colours import TURN
from render.painter import Names

SAIL_RISE, HULL_DROP = -44, 13  # height of sail and hull above and below the middle of a boat


def board(view: Public, names: Names) -> Image:
    return painted(view, names).image


def painted(view: Public, names: Names, below: Iterable[tuple[Sprite, int]] = ()) -> Frame:
    """The board as a frame that a preview can go on from."""
    frame = island(view, below)
    corners(frame, view)
    panels.paint(frame, view, names)
    return frame


def island(view: Public, below: Iterable[tuple[Sprite, int]] = ()) -> Frame:
    """The island alone; closer looks would cut lists and piles.

    Marks of a preview lie on their places, below all hunters.
    """
    frame, marked = ground().frame(), set[int]()
    _tiles(frame, view)
    for place in view.board.dragons:
        frame.put(sprites.lair(view.board.tiles[place]), *SPOTS[place])
    if view.last is not None:
        marked |= deeds.mark_last(frame, read(view, view.last))
    if view.pending is not None:
        marked |= deeds.mark_goals(frame, read(view, view.pending))
    for sprite, place in below:
        frame.put(sprite, *SPOTS[place])
        marked.add(place)
    marked |= _turn(frame, view)
    _dragons(frame, view)
    _names(frame, view, marked)
    _people(frame, view)
    if view.pending is not None:
        deeds.mark_way(frame, view, read(view, view.pending))
    for place, value in _treasures(view).items():
        _plate(frame, view, place, value)
    if view.pending is not None:
        deeds.mark_pending(frame, view, read(view, view.pending))
    return frame


def _tiles(frame: Frame, view: Public) -> None:
    """Only tiles that are not where the ground shows them, and what their sides would cover."""
    if view.board.tiles == TILES:
        return
    covered: set[int] = set()
    for place, terrain in enumerate(view.board.tiles):
        moved = terrain not in (TILES[place], NO_TILE)
        if moved or (place in covered and place != CENTRE):
            x, y = SPOTS[place]
            frame.put(sprites.tile(terrain, place, moved), x, y - R, "mt")
        if moved:
            covered |= _below(place)


def _turn(frame: Frame, view: Public) -> set[int]:
    """The fields of the hunters that can move now."""
    hunters = (hunter for hunter in range(len(COLOURS)) if moves(view, hunter))
    fields = {where for hunter in hunters if (where := view.board.hunters[hunter]) < FIELDS}
    for place in fields:
        frame.put(sprites.rim(TURN, "solid", 9), *SPOTS[place])
    return fields


def _names(frame: Frame, view: Public, marked: set[int]) -> None:
    """Names that a rim would cross are drawn again."""
    for place in marked:
        if place < FIELDS and place not in view.board.dragons:
            x, y = SPOTS[place]
            frame.put(sprites.name_over(view.board.tiles[place], place), x, y + NAME_DROP)


def _dragons(frame: Frame, view: Public) -> None:
    for place in view.board.dragons:
        x, y = SPOTS[place]
        frame.put(sprites.dragon(), x, y + 19, "mb")
        frame.put(sprites.lair_name(place), x, y + NAME_DROP)


# Hunters, boats and treasures


def _people(frame: Frame, view: Public) -> None:
    """From the far rows to the near ones; what they carry is drawn later, above all heads."""
    values = carried(view)
    for place in range(FIELDS):
        here = standing(view, place) if place in view.board.hunters else []
        for figure in here:
            _hunter(frame, view, figure, alone=place in values and len(here) == 1)
    _chest(frame, view)
    for colour in range(len(COLOURS)):
        _boat(frame, view, colour)


def _hunter(frame: Frame, view: Public, figure: Figure, alone: bool) -> None:
    """A rim in the tone of the turn marks which of several moves; alone on a field it has one."""
    hunter, x, y, size = figure
    if alone:
        frame.put(sprites.carrier(hunter), x, y + 3, "mb")
        return
    shown = size == sprites.PAIRED and moves(view, hunter)
    frame.put(sprites.hunter(hunter, size, shown), x, y + (6 if shown else 3), "mb")


def moves(view: Public, hunter: int) -> bool:
    """Whether it is this hunter's turn; with two, both until one has moved."""
    turn = view.turn
    if turn is None or turn.seat != view.owners[hunter]:
        return False
    return turn.mover is None or turn.mover == hunter


def _boat(frame: Frame, view: Public, colour: int) -> None:
    """Sail, crew and hull, so that the crew sits in it."""
    (x, y), vacant = SPOTS[boat(colour)], is_vacant(view, colour)
    frame.put(sprites.sail(colour, vacant), x, y + SAIL_RISE, "mt")
    for figure in standing(view, boat(colour)):
        _hunter(frame, view, figure, alone=False)
    frame.put(sprites.hull(colour, vacant), x, y + HULL_DROP, "mt")


def _chest(frame: Frame, view: Public) -> None:
    """The treasure in the middle, next to the hunter who waits for a partner."""
    if lying(view) is None:
        return
    x, y = SPOTS[CENTRE]
    many = view.board.hunters.count(CENTRE)
    if many == 0:
        frame.put(ART.sprite("common/chest", 66, token=True), x, y + FEET, "mb")
    elif many == 1:
        frame.put(ART.sprite("common/chest", 60, token=True), x + BESIDE + 2, y + FEET, "mb")


def _treasures(view: Public) -> dict[int, int]:
    """Visible coins and their values: the next in the middle, those on their way, those just
    landed.
    """
    found, next_one = carried(view), lying(view)
    if next_one is not None:
        found[CENTRE] = view.values[next_one]
    if view.landed is not None:
        landed = read(view, view.last).reached
        found |= dict.fromkeys(landed, view.values[view.landed.treasure])
    return found


def _is_above(view: Public, place: int) -> bool:
    """Whether a hunter is on one of the two fields below this one."""
    return not _below(place).isdisjoint(view.board.hunters)


def _below(place: int) -> set[int]:
    """The fields just below this one, into which its pieces reach."""
    return {other for other in NEXT[place] if place + 1 < other < FIELDS}


def _plate(frame: Frame, view: Public, place: int, value: int) -> None:
    """Above the name of the field, which it repeats unless there is no room for it."""
    (x, y), others = SPOTS[place], _treasures(view)
    crowded = place >= FIELDS or {place - 1, place + 1} & set(others) or _is_above(view, place)
    plate = sprites.plate(value, None if crowded else place)
    half = plate.width / 2
    x = min(max(x, half + 2), PANEL_X - 12 - half)
    frame.put(plate, x, y + (NAME_DROP + 2 if place < FIELDS else ABOARD + 8))
