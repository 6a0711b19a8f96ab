"""Does a planned move still mean what it meant? Same stride, same target, no new danger."""

from bot.games.contract import Path, Seat
from bot.games.emerald.board import arrival, wakes_dragon
from bot.games.emerald.content import PLACES, field_of, place_name
from bot.games.emerald.picks import MOVE, KnightPick
from bot.games.emerald.text.lines import risk
from bot.games.emerald.views import Public, ahead


def plan_still_valid(view_then: Public, view_now: Public, seat: Seat, path: Path) -> bool:
    """Which card is taken is said in the path; that it lies there still is looked at here.

    The second knight of an answer is judged on the board that the first one leaves behind."""
    for pick in MOVE.among(path):
        if not _is_same_move(view_then, view_now, seat, MOVE[pick]):
            return False
        view_then, view_now = ahead(view_then, (pick,)), ahead(view_now, (pick,))
    return True


def _is_same_move(then: Public, now: Public, seat: Seat, knight: KnightPick) -> bool:
    """As many knights go as far as before, to the same cards, and the danger has not grown."""
    origin = knight.place
    if then.places[origin] != now.places[origin]:
        return False
    steps = len(now.places[origin].knights)
    target = arrival(now.options.length, origin, steps)
    field = field_of(target)
    stacks = [[s for s in view.stacks if s.field == field] for view in (then, now)]
    return stacks[0] == stacks[1] and _is_as_safe(then, now, seat, knight, target)


def _is_as_safe(then: Public, now: Public, seat: Seat, knight: KnightPick, target: int) -> bool:
    """The dragon sleeps, or what was known still holds: her beat, and at most the same risk."""
    field = field_of(target)
    if not wakes_dragon(now.bar, now.dragon, field):
        return True
    if (then.bar, then.dragon, then.facing) != (now.bar, now.dragon, now.facing):
        return False
    names = seat, knight.colour, PLACES[knight.place], place_name(target)
    return risk(now, *names) <= risk(then, *names)
