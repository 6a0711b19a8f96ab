"""Does a planned deed still mean what it meant? Same price, same target, no new danger."""

from bot.games.contract import Path, Seat
from bot.games.dracheninsel.content import CENTRE, PLACE, PLACES, distance
from bot.games.dracheninsel.rules.movement import carriers, waiting
from bot.games.dracheninsel.views import Public

REACH = 2  # steps from which a rival may rob or join at once


def plan_still_valid(view_then: Public, view_now: Public, seat: Seat, path: Path) -> bool:
    """The card that pays is part of the path, so an offered path has the price it had."""
    if _reactions(view_now, seat) > _reactions(view_then, seat):
        return False
    if path[0] == "play":
        return view_then.board == view_now.board and view_then.sizes == view_now.sizes
    if _standing(view_then, seat) != _standing(view_now, seat):
        return False
    places = {PLACE[pick] for pick in path if pick in PLACE}
    return all(_is_same_place(view_then, view_now, seat, place) for place in places)


def _reactions(view: Public, seat: Seat) -> int:
    return sum(card.seat != seat for card in view.played)


def _standing(view: Public, seat: Seat) -> tuple[object, ...]:
    """Where the own hunters are, with whom and what they carry, and with how many cards."""
    own = [h for h, owner in enumerate(view.owners) if owner == seat]
    found = (view.board.hunters[h] for h in own)
    return view.sizes[seat], *((place, carriers(view.board, place)) for place in found)


def _is_same_place(then: Public, now: Public, seat: Seat, place: int) -> bool:
    return _look(then, place) == _look(now, place) and (
        _threats(now, seat, place) <= _threats(then, seat, place)
    )


def _look(view: Public, place: int) -> tuple[object, ...]:
    """What lies and stands there."""
    board = view.board
    return (
        board.tiles[place] if place < len(board.tiles) else None,
        [h for h, where in enumerate(board.hunters) if where == place],
        [t for t, where in enumerate(board.treasures) if where == place],
        place in board.dragons,
        waiting(board) if place == CENTRE else None,
    )


def _threats(view: Public, seat: Seat, place: int) -> int:
    """Rivals within reach of a place; whoever stands on it is seen there."""
    hunters = zip(view.owners, view.board.hunters, strict=True)
    there = (where for owner, where in hunters if owner != seat and where < len(PLACES))
    return sum(0 < distance(where, place) <= REACH for where in there)
