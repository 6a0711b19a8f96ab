"""Marks of deeds on the board: the last one that took effect, and one that is announced."""

from bot.games.dracheninsel.content import boat
from bot.games.dracheninsel.model import Board, Curse, Deed, Fear, Move, Patrol, Sneak, Swap
from bot.games.dracheninsel.views import Public
from render import kit
from render.dracheninsel import pieces
from render.dracheninsel.places import FIGURE_RISE, SPOTS
from render.dracheninsel.standing import figures
from render.dracheninsel.tones import PENDING
from render.kit import Frame, Point


def left(deed: Deed) -> tuple[int, ...]:
    """The places a deed takes something away from."""
    match deed:
        case Move(_, origin) | Patrol(int(origin)):
            return (origin,)
        case _:
            return ()


def reached(deed: Deed) -> tuple[int, ...]:
    """The places a deed brings something to."""
    match deed:
        case Move(_, _, target) | Patrol(_, target):
            return (target,)
        case Swap(_, first, second):
            return first, second
        case Fear(_, hunter):
            return (boat(hunter),)
        case _:
            return ()


def aimed_at(view: Public, deed: Deed) -> tuple[int, ...]:
    """The seats from whose hands a deed takes cards."""
    match deed:
        case Sneak(target):
            return (target,)
        case Curse() if view.turn is not None:
            return tuple(seat for seat in view.ring if seat != view.turn.seat)
        case _:
            return ()


def mark_last(frame: Frame, deed: Deed) -> None:
    """Below all pieces: a broken rim where it began, a whole one where it ended."""
    for place in left(deed):
        frame.put(pieces.outline(kit.LAST, "dashed"), *SPOTS[place])
    for place in reached(deed):
        frame.put(pieces.outline(kit.LAST, "solid"), *SPOTS[place])


def mark_pending(frame: Frame, view: Public, deed: Deed) -> None:
    """Over all pieces: where it leads, and what is about to happen there."""
    for place in reached(deed):
        frame.put(pieces.outline(PENDING, "dashed"), *SPOTS[place])
    match deed:
        case Move(_, origin, target, over):
            _arrow(frame, SPOTS[origin], SPOTS[target], bow=over is not None)
        case Patrol(_, target):
            frame.put(pieces.dragon(ghost=True), *SPOTS[target])
        case _:
            pass
    for x, y in _sign_places(view.board, deed):
        frame.put(pieces.badge(*sign(view, deed)), x, y)


def sign(view: Public, deed: Deed) -> tuple[str, str]:
    """Icon and tone of a pending deed: stopped and cancelled ones say so."""
    if view.stop is not None:
        return "bed", kit.RED
    if view.cancelled:
        return "shield", kit.RED
    if isinstance(deed, Move):
        return "hourglass" if deed.victim is None else "swords", PENDING
    return _ICONS.get(type(deed), "hourglass"), PENDING


_ICONS: dict[type[Deed], str] = {
    Swap: "swap",
    Patrol: "dragon",
    Fear: "ghost",
    Sneak: "hand",
    Curse: "skull",
}


def _sign_places(board: Board, deed: Deed) -> list[Point]:
    if isinstance(deed, Fear):
        return [(f.x + 14, f.y - 18) for f in figures(board) if f.hunter == deed.hunter]
    if isinstance(deed, Move) and deed.victim is not None:
        return [(f.x, f.y - 20) for f in figures(board) if f.hunter == deed.victim]
    return [(SPOTS[place][0] + 26, SPOTS[place][1] - 26) for place in reached(deed)]


def _arrow(frame: Frame, start: Point, end: Point, bow: bool) -> None:
    dx, dy = round(end[0] - start[0]), round(end[1] - start[1])
    middle = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2 - FIGURE_RISE
    frame.put(pieces.way(dx, dy, bow), *middle)
