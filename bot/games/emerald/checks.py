"""What must always hold, and the worlds a seat cannot tell apart."""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import accumulate

from msgspec.structs import replace

from bot.games.chance import shuffled
from bot.games.contract import Rng, Seat
from bot.games.emerald.board import (
    WIDTH,
    active_seat,
    colours_on,
    gems_of,
    in_play,
    owner_of,
    packed,
    places_of,
    stacks,
    treasures_left,
)
from bot.games.emerald.content import (
    BAR_LENGTH,
    BEFORE_FIRST_FIELD,
    BONUS,
    COPIES_OF_A_GEM,
    COPIES_OF_A_GOLD,
    FIRST_BAR,
    GEM,
    GEM_HEIGHTS,
    GOLD_HEIGHTS,
    GOLD_VALUES,
    KINDS,
    KNIGHTS,
    LAST_BAR,
    OWNERS,
    START_PLACES,
    TREASURE,
    place_of,
)
from bot.games.emerald.model import FirstMove, Over, Ransom, SecondMove, State, TakeCard, Victim
from bot.games.emerald.rules.asks import asks
from bot.games.emerald.rules.moving import second_row
from bot.games.emerald.rules.score import most_gems, scores
from bot.games.kit.checks import conserved

# All positions of the dragon while she rests, by bar: her field and where she faces.
RESTING = {
    7: {(10, -1)},
    8: {(7, 1), (8, 1), (9, -1)},
    9: {(8, 1), (9, 1), (10, 1), (11, -1)},
    10: {(9, 1), (10, 1), (11, 1), (11, -1), (12, -1)},
    11: {(10, 1), (11, 1), (12, 1), (12, -1), (13, -1)},
    12: {(11, 1), (12, 1), (13, 1), (13, -1), (14, 1), (14, -1), (15, -1)},
}


def invariant_errors(state: State) -> tuple[str, ...]:
    checks = (_cards, _knights, _end, _dragon, _turn, _questions)
    return tuple(flaw for check in checks for flaw in check(state))


def _cards(state: State) -> Iterator[str]:
    gems = Counter(b"".join((*stacks(state.gems), state.box_gems)))
    for kind in range(len(KINDS)):
        gems[kind] += sum(state.owned[kind :: len(KINDS)])
    yield from conserved("gems were", gems, dict.fromkeys(range(len(KINDS)), COPIES_OF_A_GEM))
    gold = b"".join((*stacks(state.gold), *state.hands, *state.ransoms, state.box_gold))
    yield from conserved("gold was", gold, GOLD_VALUES * COPIES_OF_A_GOLD)
    if (len(state.box_gems), len(state.box_gold)) != (2, 2):
        yield "the box was opened"
    for cards, heights in ((state.gems, GEM_HEIGHTS), (state.gold, GOLD_HEIGHTS)):
        if any(len(stack) > most for stack, most in zip(stacks(cards), heights, strict=True)):
            yield "a stack has grown"
    if any(list(hand) != sorted(hand) for hand in state.hands):
        yield "a hand is not sorted"
    if state.bonus_four is not None and not all(gems_of(state, state.bonus_four)):
        yield "bonus_four without four kinds"


def _knights(state: State) -> Iterator[str]:
    seats = len(state.hands)
    for colour, number in enumerate(_numbers(state)):
        if number != KNIGHTS[seats] * (colour in OWNERS[seats]):
            yield "knights were lost or doubled"
    if treasures_left(state) < 0:
        yield "too many treasures were given"
    # The short game has no fields 1 to 3.
    missing = range(len(START_PLACES), BEFORE_FIRST_FIELD[state.options.length] + 1)
    if any(colours_on(state.knights, place) for place in missing):
        yield "a knight on a field that does not exist"


def _end(state: State) -> Iterator[str]:
    """Two knights are needed to play on; only the last treasure excuses a single one besides."""
    fewest, *others = sorted(in_play(state, Seat(seat)) for seat in range(len(state.hands)))
    match state.situation:
        case Over("knights", seat):
            is_right = in_play(state, seat) == fewest == 1 and treasures_left(state) > 0
        case Over():
            is_right = fewest >= 1 and treasures_left(state) == 0
        case _:
            is_right = fewest >= 2 and treasures_left(state) > 0
    if not is_right or min(others) < 2:
        yield "the game ended too early or too late"


def _numbers(state: State) -> list[int]:
    """Of every colour the knights on places, in the chamber and in the nest."""
    return [
        sum(places_of(state.knights, colour)) + (state.chamber + state.nest).count(colour)
        for colour in range(WIDTH)
    ]


def _dragon(state: State) -> Iterator[str]:
    if not FIRST_BAR <= state.bar <= LAST_BAR:
        yield "the bar left its way"
    match state.situation:
        case Victim() | Ransom() | Over("knights"):
            # She has walked and the bar has not followed; or the end came in the chamber.
            is_right = state.bar <= state.dragon < state.bar + BAR_LENGTH or _is_resting(state)
        case _:
            is_right = _is_resting(state)
    if not is_right:
        yield "the dragon left her beat"


def _is_resting(state: State) -> bool:
    return (state.dragon, state.facing) in RESTING.get(state.bar, ())


def _turn(state: State) -> Iterator[str]:
    colours = {move.colour for move in state.moves}
    if len(state.moves) > 2 or len(colours) > 1:
        yield "more than two knights, or two colours, moved in a turn"
    at = state.marked
    if at is not None and not any(places_of(state.knights, colour)[at] for colour in colours):
        yield "the mark is on no knight"
    if state.took and isinstance(state.situation, FirstMove | SecondMove | TakeCard):
        yield "the turn went on after a card"


def _questions(state: State) -> Iterator[str]:
    match asks(state), state.situation:
        case (), Over():
            if sum(s.total for s in scores(state)) != _points_given(state):
                yield "the scores do not add up"
        case (ask,), Ransom(colour):
            if ask.seat != owner_of(state, colour) or not state.hands[ask.seat]:
                yield "the wrong seat is asked for ransom"
            if colour not in colours_on(state.knights, place_of(state.dragon)):
                yield "the caught knight is not there"
        case (ask,), situation:
            if ask.seat != active_seat(state):
                yield "another than the active seat is asked"
            if isinstance(situation, SecondMove) and not any(second_row(state)[1]):
                yield "there is no second knight to move"
        case _:
            yield "not exactly one question is open"


def _points_given(state: State) -> int:
    gold = sum(map(sum, state.hands))
    gems = sum(state.owned)
    bonuses = sum(most_gems(state, kind) is not None for kind in range(len(KINDS)))
    given = bonuses + (state.bonus_four is not None)
    return gold + GEM * gems + TREASURE * len(state.chamber) + BONUS * given


def resample_hidden(state: State, seat: Seat, rng: Rng) -> State:
    """Other cards face down, in the box, in the others' hands, and other dice to come; all numbers
    and open cards stay."""
    over = isinstance(state.situation, Over)
    rivals = [] if over else [s for s in range(len(state.hands)) if s != seat]
    payers = rivals if state.options.ransom_cards == "secret" else []
    gems, rng = _redealt([*map(_below, stacks(state.gems)), state.box_gems], rng)
    gold, rng = _redealt(
        [
            *map(_below, stacks(state.gold)),
            state.box_gold,
            *(state.hands[s] for s in rivals),
            *(state.ransoms[s] for s in payers),
        ],
        rng,
    )
    return replace(
        state,
        gems=packed(stack[:1] + next(gems) for stack in stacks(state.gems)),
        box_gems=next(gems),
        gold=packed(stack[:1] + next(gold) for stack in stacks(state.gold)),
        box_gold=next(gold),
        hands=_for_seats(state.hands, {s: bytes(sorted(next(gold))) for s in rivals}),
        ransoms=_for_seats(state.ransoms, {s: next(gold) for s in payers}),
        rng=rng,
    )


def _below(stack: bytes) -> bytes:
    return stack[1:]


def _redealt(piles: list[bytes], rng: Rng) -> tuple[Iterator[bytes], Rng]:
    """Piles of the same sizes from the same cards, one after the other."""
    cards, rng = shuffled(tuple(sorted(b"".join(piles))), rng, "scramble")
    ends = list(accumulate(map(len, piles)))
    return (bytes(cards[end - len(pile) : end]) for pile, end in zip(piles, ends, strict=True)), rng


def _for_seats(row: tuple[bytes, ...], others: Mapping[int, bytes]) -> tuple[bytes, ...]:
    return tuple(others.get(seat, cards) for seat, cards in enumerate(row))
