"""Marks of deeds on the board: the last one that took effect, and one that is announced."""

from bot.games.dracheninsel.views import Public
from render import kit
from render.dracheninsel import pieces
from render.dracheninsel.places import FIGURE_RISE, SPOTS
from render.dracheninsel.reading import Deed
from render.dracheninsel.standing import figures
from render.dracheninsel.tones import PENDING
from render.kit import Frame, Point


def mark_last(frame: Frame, deed: Deed) -> None:
    """Below all pieces: a broken rim where it began, a whole one where it ended."""
    for place in deed.left:
        frame.put(pieces.outline(kit.LAST, "dashed"), *SPOTS[place])
    for place in deed.reached:
        frame.put(pieces.outline(kit.LAST, "solid"), *SPOTS[place])


def mark_pending(frame: Frame, view: Public, deed: Deed) -> None:
    """Over all pieces: where it leads, and what is about to happen there."""
    for place in deed.reached:
        frame.put(pieces.outline(PENDING, "dashed"), *SPOTS[place])
    if deed.icon == "dragon":
        frame.put(pieces.dragon(ghost=True), *SPOTS[deed.reached[0]])
    elif deed.left:
        _arrow(frame, SPOTS[deed.left[0]], SPOTS[deed.reached[0]], deed.is_flight)
    for x, y in _sign_places(view, deed):
        frame.put(pieces.badge(*sign(view, deed)), x, y)


def sign(view: Public, deed: Deed) -> tuple[str, str]:
    """Icon and tone of a pending deed: stopped and cancelled ones say so."""
    if view.stop is not None:
        return "bed", kit.RED
    if view.cancelled:
        return "shield", kit.RED
    return deed.icon, PENDING


def _sign_places(view: Public, deed: Deed) -> list[Point]:
    """At the hunter who is to be sent home, else where something comes to."""
    if deed.victim is not None:
        return [(f.x + 14, f.y - 18) for f in figures(view) if f.hunter == deed.victim]
    return [(SPOTS[place][0] + 26, SPOTS[place][1] - 26) for place in deed.reached]


def _arrow(frame: Frame, start: Point, end: Point, bow: bool) -> None:
    dx, dy = round(end[0] - start[0]), round(end[1] - start[1])
    middle = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2 - FIGURE_RISE
    frame.put(pieces.way(dx, dy, bow), *middle)
