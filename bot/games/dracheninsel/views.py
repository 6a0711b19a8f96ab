"""What all see, and what one seat sees besides."""

from typing import Any

from bot.games.contract import Seat, Value
from bot.games.dracheninsel.content import VALUES
from bot.games.dracheninsel.model import (
    Answer,
    Board,
    Choosing,
    Curse,
    Deed,
    Exchange,
    Exit,
    Fear,
    Journey,
    Landed,
    Move,
    Options,
    Patrol,
    Pending,
    Played,
    Sneak,
    State,
    Stop,
    Swap,
    Turn,
    Window,
)
from bot.games.dracheninsel.rules.deeds import marks
from bot.games.dracheninsel.rules.movement import waiting
from bot.games.dracheninsel.rules.turns import is_over, rounds

__all__ = [  # what a painter needs to read a view
    "Answer",
    "Board",
    "Curse",
    "Deed",
    "Fear",
    "Journey",
    "Landed",
    "Move",
    "Own",
    "Patrol",
    "Played",
    "Public",
    "Sneak",
    "Swap",
    "Turn",
    "own",
    "places_of",
    "public",
    "target_of",
    "value_of",
]


class Public(Value, frozen=True):
    """The whole table as everybody sees it."""

    options: Options
    rounds: int  # after so many the game ends at the latest
    round: int
    phase: str  # colour, turn, exit, exchange, start, react, counter, claim, duel or over
    ring: tuple[Seat, ...]  # the seats clockwise
    owners: bytes  # whose hunter and boat, by colour; 255 is vacant
    board: Board
    values: tuple[int, ...]  # of the treasures
    coins: tuple[tuple[int, ...], ...]
    sizes: tuple[int, ...]  # of the hands
    pile: int
    discard: bytes
    played: tuple[Played, ...]
    turn: Turn | None  # None while colours are chosen
    choosing: Seat | None
    pending: Deed | None  # announced, without effect so far: drawn as done, but marked
    cancelled: bool  # the pending deed was countered
    stop: Seat | None  # whose sweet slumber waits for a counterspell
    exit: int | None  # the hunter that must leave the treasure field
    landed: Landed | None
    asked: tuple[Seat, ...]  # of the open window, by public knowledge; never who has answered
    uses: tuple[str, ...]  # what can be answered in it
    last: Deed | None  # the last deed that took effect


class Own(Value, frozen=True):
    hand: bytes
    answer: Answer | None  # given and sealed, in the open window


def public(state: State) -> Public:
    found: dict[type, Any] = {type(frame): frame for frame in state.frames}  # of each the newest
    pending, stop, forced = found.get(Pending), found.get(Stop), found.get(Exit)
    choosing, top = found.get(Choosing), state.frames[-1]
    window = top if isinstance(top, Window) else None
    return Public(
        options=state.options,
        rounds=rounds(state.options),
        round=state.turns // len(state.hands),
        phase=_phase(state),
        ring=state.ring,
        owners=state.owners,
        board=state.board,
        values=VALUES[state.options.length],
        coins=state.coins,
        sizes=tuple(len(hand) for hand in state.hands),
        pile=len(state.pile),
        discard=state.discard,
        played=state.played,
        turn=found.get(Turn),
        choosing=choosing.seat if choosing else None,
        pending=pending.deed if pending else None,
        cancelled=pending.cancelled if pending else False,
        stop=stop.seat if stop else None,
        exit=forced.hunter if forced else None,
        landed=found.get(Landed),
        asked=window.asked if window else (),
        uses=window.uses if window else (),
        last=state.last,
    )


def _phase(state: State) -> str:
    if is_over(state):
        return "over"
    match state.frames[-1]:
        case Window(about):
            return about
        case Exit():
            return "exit"
        case Exchange():
            return "exchange"
        case Choosing():
            return "colour"
        case _:
            return "turn"


def own(state: State, seat: Seat) -> Own:
    top = state.frames[-1]
    answer = dict(top.said).get(seat) if isinstance(top, Window) else None
    return Own(state.hands[seat], answer)


def target_of(view: Public, deed: Deed) -> Seat | None:
    """The player a deed is directed at."""
    match deed:
        case Fear(_, hunter) | Move(victim=int(hunter)):
            return Seat(view.owners[hunter])
        case Sneak(target):
            return target
        case _:
            return None


def places_of(view: Public, deed: Deed) -> tuple[int, ...]:
    """Where a deed may touch a treasure."""
    match deed:
        case Move(_, origin, target):
            return origin, target
        case Fear(_, hunter):
            return (view.board.hunters[hunter],)
        case _:
            return ()


def value_of(view: Public, deed: Deed) -> int:
    """The value of the coins a deed is about, 0 if there are none.

    Who leaves a treasure may enter the treasure field or come to another one: that one counts.
    """
    treasures, lying = view.board.treasures, waiting(view.board)
    if lying is not None and marks(view.board, deed)[0] in ("first", "second"):
        return view.values[lying]
    for place in reversed(places_of(view, deed)):
        if place in treasures:
            return view.values[treasures.index(place)]
    return 0
