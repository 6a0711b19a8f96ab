"""What must always hold, and the worlds a lord cannot tell apart."""

from collections.abc import Iterator
from itertools import accumulate, pairwise

from msgspec.structs import replace

from bot.games.chance import shuffled
from bot.games.contract import Rng, Seat
from bot.games.kit.checks import conserved
from bot.games.schatzjagd.board import ORDINARY, numbers, slotted
from bot.games.schatzjagd.content import CASTLES, CITY, FIELDS, HAND, HOARD, MAPS, PACK, TOP
from bot.games.schatzjagd.model import OPEN, Defending, Fighting, LordPhase, Night, Over, State
from bot.games.schatzjagd.rules.asks import asks
from bot.games.schatzjagd.rules.end import fulfils, outcome
from bot.games.schatzjagd.rules.lord import plays

_ORDINARY = frozenset(numbers(ORDINARY))


def invariant_errors(state: State) -> tuple[str, ...]:
    """The invariants that one state can show."""
    return (*_cards(state), *_treasures(state), *_henchmen(state), *_question(state), *_end(state))


def _cards(state: State) -> Iterator[str]:
    slots = bytes(card for card in state.slots if card)
    hands = b"".join(lord.cards for lord in state.lords)
    cards = state.draw + state.discard + state.out + slots + hands
    yield from conserved("play cards were", cards, PACK)
    if not set(numbers(slotted(state))) <= _ORDINARY:
        yield "a card is slotted in a castle or in the city"
    for card, slotter, seen in zip(state.slots, state.slotters, state.seen, strict=True):
        if bool(card) != bool(slotter) or (seen and not card):
            yield "a field without a card has a slotter, or the other way round"
    if not state.hoard and any(card in MAPS for card in hands):
        yield "a map is held although nothing is left to dig up"
    if state.hoard and state.out:
        yield "a map is out of the game too early"
    if _rose_with_too_many(state):
        yield "a lord drew more than four cards after a death"


def _rose_with_too_many(state: State) -> bool:
    """Whose henchman is not where its last move led has lost it since, and has found nothing."""
    if state.move is None:
        return False
    lord = state.lords[state.move.seat]
    return lord.field != state.move.field and len(lord.cards) > HAND


def _treasures(state: State) -> Iterator[str]:
    loose = b"".join(kinds for _, kinds in state.loose)
    held = b"".join(lord.treasures + lord.vault for lord in state.lords)
    yield from conserved("treasures were", state.hoard + loose + held, HOARD)
    if any(not kinds for _, kinds in state.loose):
        yield "no treasure lies where one is noted"


def _henchmen(state: State) -> Iterator[str]:
    for lord in state.lords:
        if lord.castle < 0:
            if state.round:
                yield "a lord without a castle plays"
            continue
        values = (lord.money, lord.strength, lord.weapons, lord.life - 1)
        if not all(0 <= value <= TOP for value in values) or lord.life > TOP:
            yield "a value of a living henchman is out of bounds"
        if not 0 <= lord.field < FIELDS:
            yield "a henchman stands beside the board"


def _question(state: State) -> Iterator[str]:
    top, turn = state.frames[-1], state.turn
    if len(asks(state)) != (not isinstance(top, Over)):
        yield "not exactly one lord is asked"
    if isinstance(top, Night) or (state.owed and not isinstance(top, Over) and state.draw):
        yield "cards that are owed were not drawn"
    if isinstance(top, LordPhase):
        lord, offered = state.lords[turn.seat], plays(state)
        if turn.played:
            yield "a second card could be played"
        if "pass" in offered and len(offered) > 1 and len(lord.cards + lord.treasures) > HAND:
            yield "a lord with too many cards may pass"
    if isinstance(top, Fighting | Defending):
        yield from _fight(state)


def _fight(state: State) -> Iterator[str]:
    fight, lord = state.fight, state.lords[state.turn.seat]
    assert fight is not None
    if fight.field in CITY or fight.field != lord.field:
        yield "a fight in the city, or elsewhere than the henchman"
    if fight.rival is None and state.slots[fight.field] != fight.monster:
        yield "the monster of a fight is not on its field"
    if fight.rival is not None:
        rival = state.lords[fight.rival]
        at_home = rival.field == CASTLES[rival.castle]
        if rival.field != fight.field or (at_home and state.options.truce_at_home == "yes"):
            yield "a henchman is attacked where it cannot be"


def _end(state: State) -> Iterator[str]:
    top, winner = state.frames[-1], state.lords[state.turn.seat]
    ended = outcome(state)
    if ended is not None and not ended.winners:
        yield "nobody has won"
    if isinstance(top, Over) and top.reason == "secured" and not fulfils(state, winner.vault):
        yield "the winner lacks treasures"
    if ended is None and any(fulfils(state, lord.vault) for lord in state.lords):
        yield "the game goes on although it is won"


# Another world


def resample_hidden(state: State, seat: Seat, rng: Rng) -> State:
    """Deals anew what this lord does not know: hands, piles, face-down cards, kinds of treasures,
    and the dice to come.

    What a lord has seen stays, even where no memory option lists it for them.
    """
    state, rng = _other_cards(state, seat, rng)
    if isinstance(state.frames[-1], Over):
        return replace(state, rng=rng)  # all treasures are open
    while True:
        other, rng = _other_treasures(state, seat, rng)
        if not any(fulfils(other, lord.vault) for lord in other.lords):
            return replace(other, rng=rng)


def _other_cards(state: State, seat: Seat, rng: Rng) -> tuple[State, Rng]:
    """When maps have become useless, no hand may hold one: then they lie elsewhere."""
    known = 1 << seat | OPEN
    hidden = [f for f, card in enumerate(state.slots) if card and not state.seen[f] & known]
    sizes = [0 if s == seat else len(lord.cards) for s, lord in enumerate(state.lords)]
    others = b"".join(lord.cards for s, lord in enumerate(state.lords) if s != seat)
    unknown = others + state.draw + bytes(state.slots[field] for field in hidden)
    useless = frozenset() if state.hoard else MAPS
    pool, rng = shuffled(tuple(sorted(c for c in unknown if c not in useless)), rng, "other")
    *hands, rest = _cut(bytes(pool), sizes)
    maps = bytes(sorted(c for c in unknown if c in useless))
    elsewhere, rng = shuffled(tuple(rest + maps), rng, "other") if maps else (tuple(rest), rng)
    draw, faces = _cut(bytes(elsewhere), [len(state.draw)])
    slots = bytearray(state.slots)
    for field, card in zip(hidden, faces, strict=True):
        slots[field] = card
    lords = tuple(
        lord if s == seat else replace(lord, cards=hand)
        for s, (lord, hand) in enumerate(zip(state.lords, hands, strict=True))
    )
    return replace(state, lords=lords, draw=draw, slots=bytes(slots)), rng


def _other_treasures(state: State, seat: Seat, rng: Rng) -> tuple[State, Rng]:
    others = [Seat(s) for s in range(len(state.lords)) if s != seat]
    zones = [state.hoard, *(kinds for _, kinds in state.loose)]
    zones += [state.lords[s].treasures for s in others] + [state.lords[s].vault for s in others]
    pool, rng = shuffled(tuple(sorted(b"".join(zones))), rng, "other")
    hoard, *rest, _ = _cut(bytes(pool), [len(zone) for zone in zones])
    lying, rest = rest[: len(state.loose)], rest[len(state.loose) :]
    loose = tuple((f, kinds) for (f, _), kinds in zip(state.loose, lying, strict=True))
    lords = list(state.lords)
    for place, s in enumerate(others):
        vault = bytes(sorted(rest[len(others) + place]))
        lords[s] = replace(lords[s], treasures=rest[place], vault=vault)
    return replace(state, hoard=hoard, loose=loose, lords=tuple(lords)), rng


def _cut(pool: bytes, sizes: list[int]) -> list[bytes]:
    """Piles of these sizes, one after the other, and what is left."""
    ends = [0, *accumulate(sizes), len(pool)]
    return [pool[begin:end] for begin, end in pairwise(ends)]
