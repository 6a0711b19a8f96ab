"""What is asked, what may be answered, and what follows."""

from bot.games.contract import Ask, Menu, Moment, Path, Seat
from bot.games.drachenland.board import PICKED
from bot.games.drachenland.content import COLOURS
from bot.games.drachenland.model import (
    Act,
    Action,
    Collecting,
    EndTurn,
    Enter,
    Entering,
    Moving,
    Next,
    Over,
    Picking,
    Reroll,
    State,
    Take,
    Taking,
)
from bot.games.drachenland.rules.collecting import collect_menu, default_taking, take
from bot.games.drachenland.rules.menus import move_choices
from bot.games.drachenland.rules.turn import PICKED_FIGURE, end_turn, entry_menu, pick_menu, reroll
from bot.games.drachenland.rules.walking import act, do, enter

_TAKINGS: dict[str, Taking] = {
    "gems": "gems",
    "clear": "clear",
    "egg": "egg",
    "ring": "ring",
    "nothing": "nothing",
    "no": "nothing",
}


def asks(state: State) -> tuple[Ask, ...]:
    """Always the seat whose turn it is: nobody reacts to anything."""
    match state.frame:
        case Picking():
            return (Ask(state.seat, "pick"),)
        case Moving():
            return (Ask(state.seat, "move"),)
        case Collecting(_, again):
            return (Ask(state.seat, "hand" if again else "collect"),)
        case Entering():
            return (Ask(state.seat, "enter"),)
        case Over():
            return ()


def choices(state: State, seat: Seat, path: Path) -> Menu | Action:
    match state.frame:
        case Picking():
            return _turn_choices(state, path)
        case Moving() as moving:
            return move_choices(state, moving, path, begun=True)
        case Collecting() as frame:
            return Take(_TAKINGS[path[0]]) if path else collect_menu(state, frame)
        case Entering():
            return _entry_choices(state, path)
        case Over():
            raise AssertionError("a game that is over asks nothing")


def _entry_choices(state: State, path: Path) -> Menu | Action:
    if len(path) == 2:
        return Enter(COLOURS.index(path[0]), PICKED[path[1]])
    return entry_menu(state, path[0] if path else None)


def _turn_choices(state: State, path: Path) -> Menu | Action:
    """Die and figure, then the figure's first deed: until it is done, the choice is free."""
    match path:
        case ():
            return pick_menu(state)
        case ("end_turn",):
            return EndTurn()
        case ("reroll",):
            return Reroll()
        case _:
            moving = PICKED_FIGURE[path[0]]
            found = move_choices(state, moving, path[1:], begun=False)
            return found if isinstance(found, Menu) else Act(moving.die, moving.colour, found)


def default(state: State, seat: Seat) -> Path:
    match state.frame:
        case Entering():
            return (COLOURS[0], entry_menu(state, COLOURS[0]).picks[0])
        case Picking():
            return ("end_turn",)
        case Moving():
            return ("stop",)
        case Collecting() as frame:
            return (default_taking(state, frame),)
        case Over():
            raise AssertionError("a game that is over asks nothing")


def apply(state: State, seat: Seat, action: Action) -> Next:
    match action, state.frame:
        case Act(), _:
            return act(state, action)
        case Enter(), _:
            return enter(state, action)
        case Reroll(), _:
            return reroll(state)
        case EndTurn(), _:
            return end_turn(state)
        case Take(what), Collecting() as frame:
            return take(state, frame, what)
        case deed, Moving() as moving if not isinstance(deed, Take):
            return do(state, moving, deed)
        case _:
            raise AssertionError(f"{action} does not answer {state.frame}")


def moment(state: State) -> Moment:
    return Moment(state.round, state.turn, state.seat)
