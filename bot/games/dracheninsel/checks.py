"""What must always hold, and the worlds a seat cannot tell apart."""

from collections import Counter
from collections.abc import Iterator
from hashlib import shake_256

from msgspec.structs import replace

from bot.games.contract import Rng, Seat
from bot.games.dracheninsel.content import (
    CENTRE,
    DECK,
    FIELDS,
    FREE_STEPS,
    HAND,
    LAIRS,
    NO_TILE,
    TILES,
    VALUES,
)
from bot.games.dracheninsel.model import (
    CASHED,
    LANDED,
    LOST,
    NOBODY,
    WAITING,
    Choosing,
    Exit,
    Landed,
    Move,
    Pending,
    State,
    Turn,
    Window,
)
from bot.games.dracheninsel.rules.cards import active
from bot.games.dracheninsel.rules.deeds import is_finished, marks
from bot.games.dracheninsel.rules.movement import can_exit
from bot.games.dracheninsel.rules.turns import is_over
from bot.games.kit.checks import conserved


def invariant_errors(state: State) -> tuple[str, ...]:
    """Every broken invariant that one state alone can show."""
    parts = (_card_flaws, _coin_flaws, _board_flaws, _treasure_flaws, _frame_flaws)
    return tuple(flaw for part in parts for flaw in part(state))


def _card_flaws(state: State) -> Iterator[str]:
    played = bytes(p.card for p in state.played)
    cards = b"".join((*state.hands, state.pile, state.discard, played))
    yield from conserved("cards were", cards, DECK)
    if any(len(hand) > HAND for hand in state.hands):
        yield "a hand has more than six cards"
    if any(hand != bytes(sorted(hand)) for hand in state.hands):
        yield "a hand is in a telling order"
    if not state.pile:
        yield "the draw pile is empty"


def _coin_flaws(state: State) -> Iterator[str]:
    values, treasures = VALUES[state.options.length], state.board.treasures
    if len(treasures) != len(values):
        yield "a treasure is missing"
    cashed = Counter(coin for mine in state.coins for coin in mine)
    expected = {v: 2 for v, t in zip(values, treasures, strict=True) if t == CASHED}
    if cashed != expected:
        yield "won coins and cashed treasures differ"
    lifted = [t != WAITING for t in treasures]
    if lifted != sorted(lifted, reverse=True):
        yield "a lower treasure waits behind a higher one"


def _board_flaws(state: State) -> Iterator[str]:
    board = state.board
    if sorted(board.tiles) != sorted(TILES) or board.tiles.find(NO_TILE) != CENTRE:
        yield "tiles are wrong"
    for hunter, place in enumerate(board.hunters):
        if (place == NOBODY) != (state.owners[hunter] == NOBODY):
            yield "a vacant colour plays, or a hunter is missing"
        elif place != NOBODY and place >= FIELDS and state.owners[place - FIELDS] == NOBODY:
            yield "a hunter is in a vacant boat"
    if len(board.dragons) > 2 or len(set(board.dragons)) != len(board.dragons):
        yield "too many dragons"
    if any(d not in LAIRS or d in board.hunters for d in board.dragons):
        yield "a dragon where none may be"


def _treasure_flaws(state: State) -> Iterator[str]:
    board = state.board
    for place in set(board.hunters) - {NOBODY}:
        crowd = board.hunters.count(place)
        lifting = place == CENTRE and crowd == 2 and isinstance(state.frames[-1], Exit)
        if place < FIELDS and crowd > 1 and place not in board.treasures and not lifting:
            yield "hunters share a field without a treasure"
    for treasure in board.treasures:
        if treasure < FIELDS and board.hunters.count(treasure) not in (1, 2):
            yield "a treasure without one or two carriers"
        if treasure >= FIELDS and treasure not in (WAITING, LANDED, CASHED, LOST):
            yield "a treasure is nowhere"
    places = [t for t in board.treasures if t < FIELDS]
    if len(set(places)) != len(places):
        yield "two treasures on one field"
    if CENTRE in board.treasures and WAITING in board.treasures:
        yield "a treasure stands on the coins of another"


def _frame_flaws(state: State) -> Iterator[str]:
    top = state.frames[-1]
    has_landed = any(isinstance(frame, Landed) for frame in state.frames)
    if has_landed != (LANDED in state.board.treasures):
        yield "a treasure in a boat without its question"
    if isinstance(top, Pending | Landed) and not is_over(state):
        yield "nobody is asked about what waits"
    if isinstance(top, Window) and not top.asked:
        yield "a window asks nobody"
    if isinstance(top, Window) and any(seat not in top.asked for seat, _ in top.said):
        yield "somebody answered who was not asked"
    if is_finished(state) and state.frames[1:]:
        yield "all treasures are gone, but something waits"
    if not isinstance(state.frames[0], Choosing):
        yield from _turn_flaws(state, active(state))


def _turn_flaws(state: State, turn: Turn) -> Iterator[str]:
    if turn.free_steps > FREE_STEPS:
        yield "too many free steps"
    if turn.fresh and (turn.journeys or turn.free_steps or turn.mover is not None):
        yield "a fresh turn has a past"
    if turn.fresh and any(p.seat == turn.seat for p in state.played):
        yield "a fresh turn has played cards"
    if turn.mover is not None and state.owners[turn.mover] != turn.seat:
        yield "somebody else's hunter moves"
    top = state.frames[-1]
    if isinstance(top, Exit) and not _can_leave(state, top.hunter):
        yield "the forced exit is impossible"
    for hunter, place in enumerate(state.board.hunters):
        home = place - FIELDS
        if FIELDS <= place < NOBODY and home != hunter and not _has_delivered(state):
            yield "a guest before any delivery"


def _has_delivered(state: State) -> bool:
    return any(t in (LANDED, CASHED) for t in state.board.treasures)


# Other worlds


def resample_hidden(state: State, seat: Seat, rng: Rng) -> State:
    """Other hands for the others, another pile, other chance, none of their sealed answers.

    All know that a second hunter on the treasure field can leave it, so they can in every world.
    """
    state = _unheard(state, seat)
    while True:
        other, rng = _dealt_anew(state, seat, rng)
        if _keeps_promise(other):
            return replace(other, rng=rng)


def _dealt_anew(state: State, seat: Seat, rng: Rng) -> tuple[State, Rng]:
    """Hidden cards in another order; one hash orders them all, for this is asked very often."""
    hidden = sorted(state.pile + b"".join(h for s, h in enumerate(state.hands) if s != seat))
    luck, rng = rng.below(2**64, "scramble")
    keys = shake_256(luck.to_bytes(8, "big")).digest(4 * len(hidden))
    order = sorted(range(len(hidden)), key=lambda i: keys[4 * i : 4 * i + 4])
    pool = bytes(hidden[i] for i in order)
    hands, dealt = [], 0
    for s, hand in enumerate(state.hands):
        if s == seat:
            hands.append(hand)
            continue
        hands.append(bytes(sorted(pool[dealt : dealt + len(hand)])))
        dealt += len(hand)
    return replace(state, hands=tuple(hands), pile=pool[dealt:]), rng


def _keeps_promise(state: State) -> bool:
    for frame in state.frames:
        match frame:
            case Exit(hunter):
                return _can_leave(state, hunter)
            case Pending(Move(hunter) as move) if marks(state.board, move)[0] == "second":
                return _can_leave(state, hunter)
    return True


def _can_leave(state: State, hunter: int) -> bool:
    turn = active(state)
    return can_exit(state.board, turn, hunter, state.hands[turn.seat])


def _unheard(state: State, seat: Seat) -> State:
    if state.then is not None and active(state).seat != seat:
        state = replace(state, then=None)
    top = state.frames[-1]
    if not isinstance(top, Window):
        return state
    mine = tuple(answer for answer in top.said if answer[0] == seat)
    return replace(state, frames=(*state.frames[:-1], replace(top, said=mine)))
