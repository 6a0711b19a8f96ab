"""What is asked, what may be answered, and what follows."""

from bot.games.contract import Ask, Menu, Moment, Path, Seat
from bot.games.drachenland.content import COLOURS
from bot.games.drachenland.model import (
    Action,
    Collecting,
    Entering,
    Moving,
    Next,
    Over,
    Picking,
    Series,
    State,
)
from bot.games.drachenland.rules import answers
from bot.games.drachenland.rules.collecting import default_taking
from bot.games.drachenland.rules.menus import walks
from bot.games.kit.series import in_a_row
from bot.games.kit.walks import silent_pick


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
    answer = answers.begun(state, path)
    if answer.menu is not None:
        return answer.menu
    return answer.parts[0] if len(answer.parts) == 1 else Series(answer.parts)


def default(state: State, seat: Seat, begun: Path = ()) -> Path:
    """What silence says, and what it says to all that is asked in the same breath.

    It spends no tile: of a half-made answer it keeps what comes before the first one."""
    while answers.begun(state, begun).state.played != state.played:
        begun = begun[:-1]
    return _completed(state, begun)


def _completed(state: State, begun: Path) -> Path:
    answer = answers.begun(state, begun)
    if answer.menu is None:
        return begun
    said = (silent_pick(answer.menu),) if answer.group else _silence(answer.state)
    return _completed(state, (*begun, *said))


def _silence(state: State) -> Path:
    match state.frame:
        case Entering():
            return (COLOURS[0],)
        case Picking():
            return ("end_turn",)
        case Moving() as moving if walks(state, moving):
            return ("stop",)
        case Moving(colour):
            return (default_taking(state, Collecting(colour)),)
        case Collecting() as frame:
            return (default_taking(state, frame),)
        case Over():
            raise AssertionError("a game that is over asks nothing")


def apply(state: State, seat: Seat, action: Action) -> Next:
    if isinstance(action, Series):
        return in_a_row(state, action.parts, answers.done)
    return answers.done(state, action)


def moment(state: State) -> Moment:
    return Moment(state.round, state.turn, state.seat)
