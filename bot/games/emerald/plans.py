"""Does a planned move still mean what it meant? Same stride, same target, no new danger."""

from bot.games.contract import Path, Seat
from bot.games.emerald.board import arrival, wakes_dragon
from bot.games.emerald.content import field_of
from bot.games.emerald.picks import MOVE
from bot.games.emerald.views import Public


def same_deed(view_then: Public, view_now: Public, seat: Seat, path: Path) -> bool:
    """Which card is taken is said in the path; that it lies there still is looked at here."""
    origins = [MOVE[pick].place for pick in MOVE.among(path)]
    return all(_is_same_move(view_then, view_now, origin) for origin in origins)


def _is_same_move(then: Public, now: Public, origin: int) -> bool:
    """As many knights go as far as before, to the same cards, and the dragon sleeps as she did."""
    if then.places[origin] != now.places[origin]:
        return False
    steps = len(now.places[origin].knights)
    field = field_of(arrival(now.options.length, origin, steps))
    stacks = [[s for s in view.stacks if s.field == field] for view in (then, now)]
    return stacks[0] == stacks[1] and _danger(now, field) in (None, _danger(then, field))


def _danger(view: Public, field: int) -> tuple[int, int, int] | None:
    """Where bar and dragon are, if ending there wakes her."""
    beat = (view.bar, view.dragon, view.facing)
    return beat if wakes_dragon(view.bar, view.dragon, field) else None
