"""What a seat can work out from the public view: where the figures of the seat to move can go."""

from bot.games.drachenland.board import FIELD_BIT, Reach, reach
from bot.games.drachenland.views import Active, Public


def place_of_figure(view: Public, active: Active) -> int:
    return view.figures[3 * view.seat + active.colour].place


def face_down(view: Public) -> int:
    return sum(1 << v for v, volcano in enumerate(view.volcanoes) if volcano.face_down)


def occupied_by_figures(view: Public) -> int:
    bits = 0
    for figure in view.figures:
        bits |= FIELD_BIT[figure.place]
    return bits


def reach_of(view: Public, active: Active) -> Reach:
    steps = active.pips + active.extra
    return reach(view.lanes, place_of_figure(view, active), steps, face_down(view))


def walks_of_figure(view: Public, active: Active) -> tuple[int, ...]:
    """Where the figure can walk to, with the steps it has left."""
    found = reach_of(view, active)
    taken = found.mask & occupied_by_figures(view)
    return tuple(place for place in found.places if not taken >> place & 1)
