"""What is asked, what may be answered, and what is answered when time has run out."""

from typing import Any, cast

from bot.games.contract import Ask, Clock, Menu, Moment, Path, Seat
from bot.games.emerald.board import (
    active_seat,
    arrival,
    colours_on,
    in_play,
    owner_of,
    stack_at,
    stride,
    wakes_dragon,
)
from bot.games.emerald.content import COLOURS, GOLD_VALUES, PLACES, field_of, place_of
from bot.games.emerald.model import (
    Action,
    Catch,
    EndTurn,
    FirstMove,
    GiveUp,
    Move,
    Over,
    Pay,
    Ransom,
    RansomOrder,
    SecondMove,
    Series,
    State,
    Take,
    TakeCard,
    Victim,
)
from bot.games.emerald.orders import RANSOM
from bot.games.emerald.rules.moving import ahead, first_moves, second_moves
from bot.games.kit.orders import settled

CLOCKS_ORDER = RansomOrder(limit=3, last_stand="pay")  # how silence answers a ransom

# Every pick of the game, and what it means.
MOVE_PICKS = tuple(tuple(f"{colour}-{place}" for place in PLACES) for colour in COLOURS)
PAY_PICKS = {value: f"pay{value}" for value in GOLD_VALUES}
ANSWERS: dict[str, Action] = {
    **{pick: Move(c, p) for c, row in enumerate(MOVE_PICKS) for p, pick in enumerate(row)},
    **{name: Catch(colour) for colour, name in enumerate(COLOURS)},
    **{pick: Pay(value) for value, pick in PAY_PICKS.items()},
    "gem": Take("gem"),
    "gold": Take("gold"),
    "give_up": GiveUp(),
    "end_turn": EndTurn(),
}
CARDS = Menu("take_card", ("gem", "gold"))
QUIET = frozenset({"end_turn", "give_up"})


def asks(state: State) -> tuple[Ask, ...]:
    match state.situation:
        case Over():
            return ()
        case FirstMove():
            return (Ask(active_seat(state), "first_move"),)
        case SecondMove():
            return (Ask(active_seat(state), "second_move"),)
        case TakeCard():
            return (Ask(active_seat(state), "take_card"),)
        case Victim():
            return (Ask(active_seat(state), "victim"),)
        case Ransom(colour):
            return (Ask(owner_of(state, colour), "ransom", Clock.DECISION),)


def choices(state: State, seat: Seat, path: Path) -> Menu | Action:
    """A move whose card is open to choice, or that brings nothing at all, goes on: with the card,
    or with the second knight."""
    actions = tuple(ANSWERS[pick] for pick in path)
    for action in actions:
        further = ahead(state, action) if isinstance(action, Move) else None
        if further is None:
            return actions[0] if len(actions) == 1 else Series(cast(Any, actions))
        state = further
    return _menu(state, seat)


def _menu(state: State, seat: Seat) -> Menu:
    match state.situation:
        case FirstMove():
            return Menu("first_move", _move_picks(first_moves(state)))
        case SecondMove():
            end = () if state.options.second_move == "compulsory" else ("end_turn",)
            return Menu("second_move", (*_move_picks(second_moves(state)), *end), quiet=QUIET)
        case TakeCard():
            return CARDS
        case Victim():
            present = colours_on(state.knights, place_of(state.dragon))
            return Menu("victim", tuple(COLOURS[colour] for colour in present))
        case Ransom():
            pays = tuple(PAY_PICKS[value] for value in sorted(set(state.hands[seat])))
            return Menu("ransom", (*pays, "give_up"), quiet=QUIET)
        case Over():
            raise AssertionError("a game that is over asks nothing")


def _move_picks(moves: tuple[Move, ...]) -> tuple[str, ...]:
    return tuple(MOVE_PICKS[move.colour][move.place] for move in moves)


def default(state: State, seat: Seat, begun: Path = ()) -> Path:
    if begun:  # only moves are followed by anything
        return _with_the_rest(state, cast(Move, ANSWERS[begun[0]]), begun[1:])
    match state.situation:
        case FirstMove():
            return _with_the_rest(state, _rearmost(state, first_moves(state)))
        case SecondMove() if state.options.second_move == "optional":
            return ("end_turn",)
        case SecondMove():
            return _with_the_rest(state, _rearmost(state, second_moves(state)))
        case TakeCard():
            value = stack_at(state.gold, field_of(state.moves[-1].target))[0]
            return ("gold",) if value >= 2 else ("gem",)
        case Victim():
            return (COLOURS[_likeliest_victim(state, seat)],)
        case Ransom():
            return ransom_answer(CLOCKS_ORDER, state.hands[seat], in_play(state, seat))
        case Over():
            raise AssertionError("a game that is over asks nothing")


def _with_the_rest(state: State, move: Move, begun: Path = ()) -> Path:
    """The move, and what silence says to all that is asked in the same breath."""
    further = ahead(state, move)
    rest = () if further is None else default(further, active_seat(further), begun)
    return (*_move_picks((move,)), *rest)


def _rearmost(state: State, moves: tuple[Move, ...]) -> Move:
    """The knight furthest back that does not wake the dragon, or else the one furthest back."""

    def worth(move: Move) -> tuple[bool, int, int]:
        steps = stride(state.knights, move.place)
        field = field_of(arrival(state.options.length, move.place, steps))
        return wakes_dragon(state.bar, state.dragon, field), move.place, move.colour

    return min(moves, key=worth)


def _likeliest_victim(state: State, seat: Seat) -> int:
    """The opponent with most knights in play, then whose turn is next; oneself only at need."""

    def worth(colour: int) -> tuple[bool, int, int, int]:
        owner = owner_of(state, colour)
        turns_until = (owner - seat) % len(state.hands)
        return owner == seat, -in_play(state, owner), turns_until, colour

    return min(colours_on(state.knights, place_of(state.dragon)), key=worth)


def ransom_answer(order: RansomOrder, hand: bytes, active_knights: int) -> Path:
    """Pay with the cheapest gold card or give the knight up, as the standing order does."""
    facts = {"knights": active_knights, "cheapest": hand[0]}
    given = settled(RANSOM, (str(order.limit), order.last_stand))
    fitting = (o for o in given if all(c.holds(facts) for c in o.when))
    return next(fitting).answer or (PAY_PICKS[hand[0]],)


def why_not(state: State, seat: Seat, path: Path) -> str:
    return "not_offered"


def moment(state: State) -> Moment:
    return Moment(state.turn // len(state.hands), state.turn, active_seat(state))
