"""Questions about a position that rules, views and checks share."""

from collections.abc import Iterable

from bot.games.contract import Seat
from bot.games.emerald.content import (
    BAR_LENGTH,
    BEFORE_FIRST_FIELD,
    CAVE,
    CHAMBER,
    COLOURS,
    HIGHEST,
    KINDS,
    OWNERS,
    SEAT_COLOURS,
    TREASURES,
)
from bot.games.emerald.model import State

WIDTH = len(COLOURS)  # of a row of `State.knights`
NO_CARD = b"\xff"  # fills up the place of a stack


def active_seat(state: State) -> Seat:
    return Seat((state.first + state.turn) % len(state.hands))


def colours_of(state: State, seat: Seat) -> tuple[int, ...]:
    return SEAT_COLOURS[len(state.hands)][seat]


def owner_of(state: State, colour: int) -> Seat:
    return Seat(OWNERS[len(state.hands)][colour])


def stride(knights: bytes, place: int) -> int:
    """As many steps as knights of any colour stand there."""
    return sum(knights[place * WIDTH : place * WIDTH + WIDTH])


def colours_on(knights: bytes, place: int) -> tuple[int, ...]:
    row = knights[place * WIDTH : place * WIDTH + WIDTH]
    return tuple(colour for colour, number in enumerate(row) if number)


def places_of(knights: bytes, colour: int) -> bytes:
    """How many knights of the colour stand on each place."""
    return knights[colour::WIDTH]


def without(knights: bytes, colour: int, place: int) -> bytes:
    """One knight less there: it left."""
    after = bytearray(knights)
    after[place * WIDTH + colour] -= 1
    return bytes(after)


def joined(knights: bytes, colour: int, place: int) -> bytes:
    """One knight more there: it came."""
    after = bytearray(knights)
    after[place * WIDTH + colour] += 1
    return bytes(after)


def in_play(state: State, seat: Seat) -> int:
    """Active knights: on a start place or a field, not in the chamber, not in the nest."""
    return sum(sum(places_of(state.knights, colour)) for colour in colours_of(state, seat))


def arrival(length: str, place: int, steps: int) -> int:
    """Where so many steps lead in a game of this length; surplus steps end in the chamber."""
    return min(max(place, BEFORE_FIRST_FIELD[length]) + steps, CHAMBER)


def wakes_dragon(bar: int, dragon: int, field: int) -> bool:
    """Whether a move that ends on this field wakes her: beside the bar, or where she stands."""
    return field in CAVE and (bar <= field < bar + BAR_LENGTH or field == dragon)


def stack_at(cards: bytes, field: int) -> bytes:
    """The stack beside a field of the cave, from the open card down."""
    at = (field - CAVE[0]) * HIGHEST
    return cards[at : at + HIGHEST].rstrip(NO_CARD)


def stacks(cards: bytes) -> tuple[bytes, ...]:
    return tuple(stack_at(cards, field) for field in CAVE)


def packed(stacks: Iterable[bytes]) -> bytes:
    """One after the other, each filled up to the highest: the inverse of `stacks`."""
    return b"".join(stack.ljust(HIGHEST, NO_CARD) for stack in stacks)


def uncovered(cards: bytes, field: int) -> bytes:
    """The stacks without the open card beside this field."""
    at = (field - CAVE[0]) * HIGHEST
    return cards[:at] + cards[at + 1 : at + HIGHEST] + NO_CARD + cards[at + HIGHEST :]


def gems_of(state: State, seat: int) -> bytes:
    """How many of each kind the seat owns."""
    return state.owned[seat * len(KINDS) : (seat + 1) * len(KINDS)]


def treasures_left(state: State) -> int:
    return TREASURES[state.options.length] - len(state.chamber)


def treasures_of(state: State, seat: Seat) -> int:
    """Every knight in the chamber brought its owner one."""
    return sum(state.chamber.count(colour) for colour in colours_of(state, seat))


def put(row: tuple[bytes, ...], seat: Seat, cards: bytes) -> tuple[bytes, ...]:
    """The same hands or ransoms with other cards at this seat."""
    return (*row[:seat], cards, *row[seat + 1 :])
