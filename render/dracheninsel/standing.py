"""Where hunters stand: alone, next to a partner at a treasure, among guests in a boat."""

from typing import NamedTuple

from bot.games.dracheninsel.content import CENTRE, FIELDS
from bot.games.dracheninsel.views import Public
from render.dracheninsel.places import ABOARD, FEET, SPOTS
from render.dracheninsel.reading import lying
from render.dracheninsel.sprites import PAIRED, SINGLE

BESIDE = 23  # from the middle of a field to each of two hunters on it
SEATED = 30  # from the mast to each of two hunters in a boat
CLOSE = 36  # from one to the next where more sit in a boat
ROW = 3  # guests in a row at most


class Figure(NamedTuple):
    """A hunter and the middle of their feet."""

    hunter: int
    x: float
    y: float
    size: int


def figures(view: Public) -> list[Figure]:
    """All hunters on the table, from far to near; those not in play are left out."""
    places = sorted({place for place in view.board.hunters if place < len(SPOTS)})
    return [figure for place in places for figure in standing(view, place)]


def standing(view: Public, place: int) -> list[Figure]:
    """The hunters of one place."""
    here = [hunter for hunter, where in enumerate(view.board.hunters) if where == place]
    if place >= FIELDS:
        return _seated(here, place)
    x, y = SPOTS[place][0], SPOTS[place][1] + FEET
    if len(here) == 1:
        waits = place == CENTRE and lying(view) is not None
        if waits:
            return [Figure(here[0], x - BESIDE, y, PAIRED)]
        return [Figure(here[0], x, y, SINGLE)]
    left = x - BESIDE * (len(here) - 1)
    return [Figure(hunter, left + 2 * BESIDE * k, y, PAIRED) for k, hunter in enumerate(here)]


def _seated(here: list[int], place: int) -> list[Figure]:
    """In their own boat left of the mast, guests right of it; many guests in two rows."""
    x, y = SPOTS[place][0], SPOTS[place][1] + ABOARD
    here.sort(key=lambda hunter: hunter != place - FIELDS)
    if len(here) < 3:
        spots = [x - SEATED if hunter == place - FIELDS else x + SEATED for hunter in here]
        return [Figure(h, spot, y, PAIRED) for h, spot in zip(here, spots, strict=True)]
    rows = [here[ROW:], here[:ROW]]  # the rear one first
    return [
        Figure(hunter, x + CLOSE * (k - (len(row) - 1) / 2), y - 42 * (1 - near), PAIRED)
        for near, row in enumerate(rows)
        for k, hunter in enumerate(row)
    ]
