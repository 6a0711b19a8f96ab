"""An answer grows pick by pick: a die and a figure, its way, what it takes there.

Between its parts nothing comes to light, so that until the last pick all can be taken back. It is
whole when the figure's turn is over, when a tile was turned over, or when it has grown too long.
"""

from typing import Final

from msgspec import Struct

from bot.games.contract import LONGEST_PATH, Menu, Path
from bot.games.drachenland.board import PICKED
from bot.games.drachenland.content import COLOURS
from bot.games.drachenland.model import (
    Collecting,
    EndTurn,
    Enter,
    Entering,
    Moving,
    Next,
    Over,
    Part,
    Pick,
    Picking,
    Reroll,
    State,
    Stop,
    Story,
    Take,
)
from bot.games.drachenland.picks import FIGURE
from bot.games.drachenland.rules.collecting import collect_menu, take
from bot.games.drachenland.rules.menus import deed_of, move_menu
from bot.games.drachenland.rules.turn import end_turn, entry_menu, pick_menu, reroll
from bot.games.drachenland.rules.walking import do, enter, pick
from bot.games.kit.memory import memoize_by_identity

_TO_GO_ON: Final = LONGEST_PATH - len(".fly_little_dragon.15")  # the longest that may follow


class Begun(Struct, frozen=True):
    """An answer so far."""

    state: State  # as its parts leave it
    parts: tuple[Part, ...]
    group: Path  # a pick that needs another one: an area and a place, a flight and its target
    menu: Menu | None  # what is asked to complete it; None if it is whole


@memoize_by_identity
def begun(state: State, path: Path) -> Begun:
    """Where a path leads, provided every pick on it was offered."""
    if not path:
        return _waiting(state, (), ())
    before = begun(state, path[:-1])
    picks = (*before.group, path[-1])
    part = _part(before.state, picks)
    if part is None:
        return _waiting(before.state, before.parts, picks)
    step, parts = done(before.state, part), (*before.parts, part)
    if _goes_on(step, path):
        return _waiting(step.state, parts, ())
    return Begun(step.state, parts, (), None)


def _waiting(state: State, parts: tuple[Part, ...], group: Path) -> Begun:
    return Begun(state, parts, group, _menu(state, parts, group))


def _goes_on(step: Next, path: Path) -> bool:
    is_busy = isinstance(step.state.frame, Moving | Collecting)
    return is_busy and not step.reveals and len(".".join(path)) <= _TO_GO_ON


def _part(state: State, picks: Path) -> Part | None:
    match state.frame, picks:
        case Picking(), ("end_turn",):
            return EndTurn()
        case Picking(), ("reroll",):
            return Reroll()
        case Picking(), (one, *_):
            return Pick(*FIGURE[one])
        case Entering(), (colour, place):
            return Enter(COLOURS.index(colour), PICKED[place])
        case ((Moving() | Collecting()), _):
            return deed_of(picks)
        case _:
            return None


def _menu(state: State, parts: tuple[Part, ...], group: Path) -> Menu:
    match state.frame:
        case Picking():
            return pick_menu(state)
        case Moving() as moving:
            is_first = bool(parts) and isinstance(parts[-1], Pick)
            return move_menu(state, moving, group, begun=not is_first)
        case Collecting() as frame:
            return collect_menu(state, frame)
        case Entering():
            return entry_menu(state, group[0] if group else None)
        case Over():
            raise AssertionError("a game that is over asks nothing")


@memoize_by_identity  # what was tried while the answer grew is not done again when it is given
def done(state: State, part: Part) -> Next:
    """What follows from one part."""
    story = Story()
    return story.ends_with(_follow(state, part, story))


def _follow(state: State, part: Part, story: Story) -> State:
    match part, state.frame:
        case Pick(), _:
            return pick(state, part, story)
        case Enter(), _:
            return enter(state, part, story)
        case Reroll(), _:
            return reroll(state, story)
        case EndTurn(), _:
            return end_turn(state, story)
        case Take(what), Collecting() as frame:
            return take(state, frame, what, story)
        case Take(), Moving():
            return _follow(_follow(state, Stop(), story), part, story)
        case deed, Moving() as moving if not isinstance(deed, Take):
            return do(state, moving, deed, story)
        case _:
            raise AssertionError(f"{part} does not answer {state.frame}")
