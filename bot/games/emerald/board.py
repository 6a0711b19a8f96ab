"""Questions about a position that rules, views and checks share."""

from bot.games.contract import Seat
from bot.games.emerald.content import (
    BAR_LENGTH,
    BEFORE_FIRST_FIELD,
    CAVE,
    CHAMBER,
    COLOURS,
    OWNERS,
    SEAT_COLOURS,
    TREASURES,
)
from bot.games.emerald.model import State

WIDTH = len(COLOURS)  # of a row of `State.knights`


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


def treasures_left(state: State) -> int:
    return TREASURES[state.options.length] - len(state.chamber)


def treasures_of(state: State, seat: Seat) -> int:
    """Every knight in the chamber brought its owner one."""
    return sum(state.chamber.count(colour) for colour in colours_of(state, seat))


def put(row: tuple[bytes, ...], index: int, cell: bytes) -> tuple[bytes, ...]:
    """The same row of stacks or hands with another one at this index."""
    return (*row[:index], cell, *row[index + 1 :])
