"""Marks of deeds on the board: the last one that took effect, and one that is announced."""

from math import copysign

from bot.games.dracheninsel.content import CENTRE
from bot.games.dracheninsel.views import Public
from render import kit
from render.dracheninsel import pieces
from render.dracheninsel.places import FIGURE_RISE, SPOTS, R
from render.dracheninsel.reading import Deed
from render.dracheninsel.standing import Figure, figures, lift
from render.dracheninsel.tones import PENDING
from render.kit import Frame, Point


def mark_last(frame: Frame, deed: Deed) -> None:
    """Below all pieces: a broken rim where it began, a whole one where it ended."""
    for place in deed.left:
        frame.put(pieces.outline(kit.LAST, "dashed"), *SPOTS[place])
    for place in deed.reached:
        frame.put(pieces.outline(kit.LAST, "solid"), *SPOTS[place])


def mark_goals(frame: Frame, view: Public, deed: Deed) -> None:
    """Below all hunters: where an announced deed leads."""
    for place in deed.reached:
        frame.put(pieces.outline(PENDING, "dashed"), *SPOTS[place])
    for figure in figures(view):
        if figure.hunter == deed.mover:
            _arrow(frame, view, figure, deed)


def mark_pending(frame: Frame, view: Public, deed: Deed) -> None:
    """Over all pieces: what is about to happen."""
    if deed.icon == "dragon":
        frame.put(pieces.dragon(ghost=True), *SPOTS[deed.reached[0]])
    icon, tone = sign(view, deed)
    for x, y in _sign_places(view, deed) if icon else ():
        frame.put(pieces.badge(icon, tone), x, y)


def sign(view: Public, deed: Deed) -> tuple[str, str]:
    """Icon and tone of a pending deed: stopped and cancelled ones say so."""
    if view.stop is not None:
        return "bed", kit.RED
    if view.cancelled:
        return "shield", kit.RED
    return deed.icon, PENDING


def _sign_places(view: Public, deed: Deed) -> list[Point]:
    """Above the hunter who is to be sent home or goes, else at the upper corner of a field."""
    marked = deed.mover if deed.victim is None else deed.victim
    if marked is not None:
        return [_above(view, f) for f in figures(view) if f.hunter == marked]
    return [(SPOTS[place][0], SPOTS[place][1] - R) for place in deed.reached]


def _above(view: Public, figure: Figure) -> Point:
    """Over a head, but between the names of the two fields above."""
    middle = SPOTS[view.board.hunters[figure.hunter]][0]
    return (figure.x + middle) / 2, figure.y - figure.r - 14


def _arrow(frame: Frame, view: Public, mover: Figure, deed: Deed) -> None:
    x, y = _tip(view, mover, deed.reached[0])
    dx, dy = round(x - mover.x), round(y - mover.y)
    frame.put(pieces.way(dx, dy, deed.is_flight), mover.x + dx / 2, mover.y + dy / 2)


def _tip(view: Public, mover: Figure, goal: int) -> Point:
    """Where an arrow ends: beside the name of its goal, and before whoever stands there."""
    x, y = SPOTS[goal]
    nearer = copysign(1, mover.x - x)
    is_met = goal in (*view.board.hunters, *view.board.treasures, CENTRE)
    if mover.y > y + R / 2:
        return x + nearer * 36, y
    if mover.y < y - R and is_met:
        return x + nearer * 40, y - 22
    return x + nearer * (40 if is_met else 14), y - (lift(view, goal) if is_met else FIGURE_RISE)
