"""What is asked in the same breath: an answer goes on as long as nothing comes to light by it.

A journey to a field without a card leads to the shop's deal and to the lord's own card, a henchman
who sits out to the card alone. What turns a card over, rolls a die or begins a fight completes an
answer. A table that was dealt by release 1.0.0 may stand between two parts: there the rest is
asked by itself.
"""

from bot.games.contract import Menu, Path, Seat, Value
from bot.games.kit.memory import memoize_by_identity
from bot.games.schatzjagd.actions import (
    Action,
    Deal,
    FinishActivity,
    Land,
    Part,
    Series,
    SitOut,
    Travel,
)
from bot.games.schatzjagd.model import Activity, LordPhase, State
from bot.games.schatzjagd.rules.asks import done
from bot.games.schatzjagd.rules.menus import offered

_LEADS_ON = (Travel, Land, Deal, FinishActivity, SitOut)


class Stand(Value, frozen=True):
    """How far an answer has come: its open question with the picks so far, and what comes next."""

    state: State
    parts: tuple[Part, ...]  # decided before that question
    picks: Path
    found: Menu | Action


def choices(state: State, seat: Seat, path: Path) -> Menu | Action:
    return stand(state, path).found


def reached(state: State, path: Path) -> State:
    """The position in which a half-made answer goes on."""
    return stand(state, path).state


@memoize_by_identity
def stand(state: State, path: Path) -> Stand:
    """Remembered, for the same ways are walked again and again: to look, to show, to answer."""
    if not path:
        return Stand(state, (), (), offered(state, ()))
    before = stand(state, path[:-1])
    picks = (*before.picks, path[-1])
    found = offered(before.state, picks)
    if isinstance(found, Menu):
        return Stand(before.state, before.parts, picks, found)
    return _decided(before.state, (*before.parts, found), picks)


def _decided(state: State, parts: tuple[Part, ...], picks: Path) -> Stand:
    further = _ahead(state, parts[-1])
    if further is not None:
        return Stand(further, parts, (), offered(further, ()))
    return Stand(state, parts, picks, parts[0] if len(parts) == 1 else Series(parts))


def _ahead(state: State, part: Part) -> State | None:
    """What follows, if the same lord is asked on and has learnt nothing new."""
    if not isinstance(part, _LEADS_ON):
        return None
    step = done(state, part)
    further = step.state
    goes_on = isinstance(further.frames[-1], Activity | LordPhase) and not step.reveals
    return further if goes_on and further.turns == state.turns else None
