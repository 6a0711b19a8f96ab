"""What is asked, what may be answered, and what is answered when time has run out."""

from itertools import chain, compress
from typing import NamedTuple, cast

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
from bot.games.emerald.content import COLOURS, PLACES, field_of, place_of
from bot.games.emerald.model import (
    Action,
    Catch,
    EndTurn,
    FirstMove,
    GiveUp,
    Move,
    Over,
    Part,
    Pay,
    Ransom,
    RansomOrder,
    SecondMove,
    Series,
    Situation,
    State,
    Take,
    TakeCard,
    Victim,
)
from bot.games.emerald.orders import RANSOM
from bot.games.emerald.picks import MOVE, PAY, KnightPick
from bot.games.emerald.rules.moving import Row, first_rows, second_row
from bot.games.emerald.rules.turn import done
from bot.games.kit.memory import memoize_by_identity
from bot.games.kit.orders import rules_of_order

CLOCKS_ORDER = RansomOrder(limit=3, last_stand="pay")  # how silence answers a ransom

# Every pick of the game, and what it means.
ANSWERS: dict[str, Part] = {
    **{pick: Move(COLOURS.index(knight.colour), knight.place) for pick, knight in MOVE.items()},
    **{name: Catch(colour) for colour, name in enumerate(COLOURS)},
    **{pick: Pay(value) for pick, value in PAY.items()},
    "gem": Take("gem"),
    "gold": Take("gold"),
    "give_up": GiveUp(),
    "end_turn": EndTurn(),
}
_MOVES = [
    [MOVE.pick(KnightPick(colour, place)) for place in range(len(PLACES))] for colour in COLOURS
]
CARDS = Menu("take_card", ("gem", "gold"))
QUIET = frozenset({"end_turn", "give_up"})
_ABOUT: dict[type[Situation], str] = {
    FirstMove: "first_move",
    SecondMove: "second_move",
    TakeCard: "take_card",
    Victim: "victim",
}


def asks(state: State) -> tuple[Ask, ...]:
    match state.situation:
        case Over():
            return ()
        case Ransom(colour):
            return (Ask(owner_of(state, colour), "ransom", Clock.DECISION),)
        case situation:
            return (Ask(active_seat(state), _ABOUT[type(situation)]),)


def choices(state: State, seat: Seat, path: Path) -> Menu | Action:
    """A move whose card is open to choice, or that brings nothing at all, goes on: with the card,
    or with the second knight."""
    return _stand(state, path).found


class Stand(NamedTuple):
    """How far an answer has come: the position in which it goes on, and what comes next."""

    state: State
    parts: tuple[Part, ...]  # decided so far
    found: Menu | Action


@memoize_by_identity
def _stand(state: State, path: Path) -> Stand:
    if not path:
        return Stand(state, (), _menu(state))
    before = _stand(state, path[:-1])
    part = ANSWERS[path[-1]]
    parts = (*before.parts, part)
    further = _ahead(before.state, part)
    if further is None:
        return Stand(before.state, parts, part if len(parts) == 1 else Series(parts))
    return Stand(further, parts, _menu(further))


def _ahead(state: State, part: Part) -> State | None:
    """The position in which the same answer goes on, for the move itself brings nothing to light:
    a card has to be named, or the second knight. None where the move completes the answer."""
    step = done(state, part) if isinstance(part, Move) else None
    if step is None or step.reveals:
        return None
    return step.state if isinstance(step.state.situation, TakeCard | SecondMove) else None


def _menu(state: State) -> Menu:
    match state.situation:
        case FirstMove():
            return Menu("first_move", _picks(*first_rows(state)))
        case SecondMove():
            end = () if state.options.second_move == "compulsory" else ("end_turn",)
            return Menu("second_move", _picks(second_row(state)) + end, declining=QUIET)
        case TakeCard():
            return CARDS
        case Victim():
            present = colours_on(state.knights, place_of(state.dragon))
            return Menu("victim", tuple(COLOURS[colour] for colour in present))
        case Ransom(colour):
            hand = state.hands[owner_of(state, colour)]
            pays = tuple(PAY.pick(value) for value in sorted(set(hand)))
            return Menu("ransom", (*pays, "give_up"), declining=QUIET)
        case Over():
            raise AssertionError("a game that is over asks nothing")


def _picks(*rows: Row) -> tuple[str, ...]:
    """One for each colour and place, from the rear to the front."""
    return tuple(chain.from_iterable([compress(_MOVES[colour], row) for colour, row in rows]))


def default(state: State, seat: Seat, begun: Path = ()) -> Path:
    """A move that was begun stays, unless silence would wake the dragon by it, or would have to
    move a second knight."""
    if begun and _is_harmless(_stand(state, begun).state):  # only moves are followed by anything
        return _with_the_rest(state, cast(Move, ANSWERS[begun[0]]), begun[1:])
    match state.situation:
        case FirstMove():
            return _with_the_rest(state, _rearmost(state, *first_rows(state)))
        case SecondMove() if state.options.second_move == "optional":
            return ("end_turn",)
        case SecondMove():
            return _with_the_rest(state, _rearmost(state, second_row(state)))
        case TakeCard():
            value = stack_at(state.gold, field_of(state.moves[-1].target))[0]
            return ("gold",) if value >= 2 else ("gem",)
        case Victim():
            return (COLOURS[_likeliest_victim(state, seat)],)
        case Ransom():
            return ransom_answer(CLOCKS_ORDER, state.hands[seat], in_play(state, seat))
        case Over():
            raise AssertionError("a game that is over asks nothing")


def _is_harmless(state: State) -> bool:
    """Whether what is left of a half-made answer costs nothing."""
    if isinstance(state.situation, SecondMove):
        return state.options.second_move == "optional"
    return not wakes_dragon(state.bar, state.dragon, field_of(state.moves[-1].target))


def _with_the_rest(state: State, move: Move, begun: Path = ()) -> Path:
    """The move, and what silence says to all that is asked in the same breath."""
    further = _ahead(state, move)
    rest = () if further is None else default(further, active_seat(further), begun)
    return (_MOVES[move.colour][move.place], *rest)


def _rearmost(state: State, *rows: Row) -> Move:
    """The knight furthest back that does not wake the dragon, or else the one furthest back."""

    def worth(move: Move) -> tuple[bool, int, int]:
        steps = stride(state.knights, move.place)
        field = field_of(arrival(state.options.length, move.place, steps))
        return wakes_dragon(state.bar, state.dragon, field), move.place, move.colour

    return min((Move(c, p) for c, row in rows for p, n in enumerate(row) if n), key=worth)


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
    given = rules_of_order(RANSOM, (str(order.limit), order.last_stand))
    fitting = (o for o in given if all(c.holds(facts) for c in o.when))
    return next(fitting).answer or (PAY.pick(hand[0]),)


def why_not(state: State, seat: Seat, path: Path) -> str:
    return "not_offered"


def moment(state: State) -> Moment:
    return Moment(state.turn // len(state.hands), state.turn, active_seat(state))
