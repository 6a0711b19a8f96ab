"""Marks of deeds on the board: of the last one that took effect, and of an announced one."""

from math import copysign, hypot

from bot.games.dracheninsel.content import CENTRE, FIELDS, boat
from bot.games.dracheninsel.views import Public
from render.dracheninsel import sprites
from render.dracheninsel.places import FEET, PANEL_X, SPOTS, R
from render.dracheninsel.reading import Deed
from render.dracheninsel.sprites import ART
from render.dracheninsel.standing import Figure, figures
from render.kit import Frame, Point, Sprite
from render.kit.colours import LAST, WHITE


def mark_last(frame: Frame, deed: Deed) -> set[int]:
    """Below all pieces: a broken rim at its start, a whole one at its end."""
    for place in deed.left:
        frame.put(sprites.rim(LAST, "dashed", 3), *SPOTS[place])
    for place in deed.reached:
        frame.put(sprites.rim(LAST, "solid", 3), *SPOTS[place])
    return {*deed.left, *deed.reached}


def mark_goals(frame: Frame, deed: Deed) -> set[int]:
    """Below all pieces: where an announced deed leads, and the boat of a hunter sent home."""
    home = () if deed.victim is None else (boat(deed.victim),)
    goals = {*deed.reached, *home}
    for place in goals:
        frame.put(sprites.rim(WHITE, "dashed", 5), *SPOTS[place])
    return goals


def mark_way(frame: Frame, view: Public, deed: Deed) -> None:
    """Over all hunters: the way of one of them."""
    for figure in figures(view):
        if figure.hunter == deed.mover:
            _arrow(frame, view, figure, deed)


def mark_pending(frame: Frame, view: Public, deed: Deed) -> None:
    """Over all pieces: what is about to happen."""
    if deed.sign == "dragon_patrol":
        x, y = SPOTS[deed.reached[0]]
        frame.put(sprites.dragon(ghost=True), x, y + FEET, "mb")
    badge = sign(view, deed)
    for x, y in _sign_places(view, deed) if badge else ():
        assert badge is not None
        frame.put(badge, x, y)


def sign(view: Public, deed: Deed) -> Sprite | None:
    """The sign of a pending deed; it shows if the deed was stopped or cancelled."""
    if view.stop is not None:
        return ART.sprite("common/sign-stopped", 60)
    if view.cancelled:
        return ART.sprite("sign_counterspell", 60)
    return ART.sprite(f"sign_{deed.sign}", 60) if deed.sign else None


def _sign_places(view: Public, deed: Deed) -> list[Point]:
    """Next to the hunter concerned, else at the upper corner of a field."""
    marked = deed.mover if deed.victim is None else deed.victim
    if marked is not None:
        return [_beside(view, f) for f in figures(view) if f.hunter == marked]
    return [(SPOTS[place][0], SPOTS[place][1] - R) for place in deed.reached]


def _beside(view: Public, figure: Figure) -> Point:
    """At the outer shoulder, between the names of the fields; above a head in a boat."""
    place = view.board.hunters[figure.hunter]
    if place >= FIELDS:
        return figure.x, max(figure.y - figure.size - 24, 32)
    outwards = -1 if figure.x < SPOTS[place][0] else 1
    return min(max(figure.x + 51 * outwards, 32), PANEL_X - 40), figure.y - FEET - 8


def _arrow(frame: Frame, view: Public, mover: Figure, deed: Deed) -> None:
    """From the mover's side, so that the face stays visible."""
    x, y = _tip(view, mover, deed.reached[0])
    across, down = x - mover.x, y - (mover.y - mover.size / 2)
    clear = min(0.6, 30 / max(1, hypot(across, down)))
    dx, dy = round(across * (1 - clear)), round(down * (1 - clear))
    frame.put(sprites.way(dx, dy, deed.is_flight), x - dx / 2, y - dy / 2)


def _tip(view: Public, mover: Figure, goal: int) -> Point:
    """The end of an arrow: next to the name of its destination, and before a hunter there."""
    x, y = SPOTS[goal]
    nearer = copysign(1, mover.x - x)
    is_met = goal in (*view.board.hunters, *view.board.treasures, CENTRE) or goal >= FIELDS
    if mover.y > y + R:
        return x + nearer * 44, y + 6
    if mover.y < y - R and is_met:
        return x + nearer * 44, y - 34
    return x + nearer * (50 if is_met else 14), y - 14
