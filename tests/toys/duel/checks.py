"""What must always hold, and the worlds a seat cannot tell apart."""

from msgspec.structs import replace

from bot.games.chance import shuffled
from bot.games.contract import Rng, Seat
from tests.toys.duel.model import COPIES, State, Window
from tests.toys.duel.rules import swap


def invariant_errors(state: State) -> tuple[str, ...]:
    cards = sorted(sum(state.hands, ()) + state.pile + state.discard)
    found = []
    if cards != sorted(kind for kind, copies in COPIES.items() for _ in range(copies)):
        found.append("cards were lost or doubled")
    if any(hand and not lives for hand, lives in zip(state.hands, state.lives, strict=True)):
        found.append("a fallen seat holds cards")
    return tuple(found)


def resample_hidden(state: State, seat: Seat, rng: Rng) -> State:
    """Other hands for the others, another pile, and none of their sealed answers."""
    hidden = sum((h for s, h in enumerate(state.hands) if s != seat), ()) + state.pile
    pool, rng = shuffled(tuple(sorted(hidden)), rng, "scramble")
    hands = []
    for s, hand in enumerate(state.hands):
        size = 0 if s == seat else len(hand)
        hands.append(hand if s == seat else tuple(sorted(pool[:size])))
        pool = pool[size:]
    state = replace(state, hands=tuple(hands), pile=pool, rng=rng)
    top = state.frames[-1]
    if not isinstance(top, Window):
        return state
    return swap(state, replace(top, said=tuple(a for a in top.said if a[0] == seat)))
