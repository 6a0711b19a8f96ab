"""The board at the start."""

from bot.games.chance import shuffled
from bot.games.contract import Refused, Rng, Seat, Step
from bot.games.emerald.board import WIDTH, packed
from bot.games.emerald.content import (
    COPIES_OF_A_GEM,
    COPIES_OF_A_GOLD,
    DRAGON_START,
    FIRST_BAR,
    GEM_HEIGHTS,
    GOLD_HEIGHTS,
    GOLD_VALUES,
    KINDS,
    KNIGHTS,
    OWNERS,
    PLACES,
)
from bot.games.emerald.model import SEATS, FirstMove, Next, Options, State, TurnBegan


def start(seats: int, seed: bytes, options: Options, first: Seat | None = None) -> Next:
    if seats not in SEATS:
        raise Refused("seats")
    if first is not None and first not in range(seats):
        raise Refused("start_seat")
    rng = Rng(seed)
    if first is None:
        drawn, rng = rng.below(seats, "start seat")
        first = Seat(drawn)
    return Step(_board(seats, options, first, rng), (TurnBegan(first, 1),), reveals=True)


def _board(seats: int, options: Options, first: Seat, rng: Rng) -> State:
    gems, box_gems, rng = _laid_out(tuple(range(len(KINDS))) * COPIES_OF_A_GEM, GEM_HEIGHTS, rng)
    gold, box_gold, rng = _laid_out(GOLD_VALUES * COPIES_OF_A_GOLD, GOLD_HEIGHTS, rng)
    return State(
        rng=rng,
        options=options,
        first=first,
        turn=0,
        knights=_castle(seats),
        chamber=b"",
        nest=b"",
        gems=gems,
        gold=gold,
        box_gems=box_gems,
        box_gold=box_gold,
        hands=(b"",) * seats,
        owned=bytes(len(KINDS) * seats),
        ransoms=(b"",) * seats,
        bonus_four=None,
        bar=FIRST_BAR,
        dragon=DRAGON_START,
        facing=-1,
        walk=(),
        moves=(),
        before=(),
        marked=None,
        took=False,
        situation=FirstMove(),
    )


def _laid_out(
    cards: tuple[int, ...], heights: tuple[int, ...], rng: Rng
) -> tuple[bytes, bytes, Rng]:
    """Stacks of these heights, and what is left over for the box."""
    deck, rng = shuffled(cards, rng, "deck")
    stacks = []
    for height in heights:
        stacks.append(bytes(deck[:height]))
        deck = deck[height:]
    return packed(stacks), bytes(deck), rng


def _castle(seats: int) -> bytes:
    """One knight of every colour on each start place in use."""
    knights = bytearray(len(PLACES) * WIDTH)
    for place in range(KNIGHTS[seats]):
        for colour in OWNERS[seats]:
            knights[place * WIDTH + colour] = 1
    return bytes(knights)
