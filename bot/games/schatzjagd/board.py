"""Geometry: which fields are reached, free, blocked, near.

A set of fields is an integer with one byte a field, as in the state's boards of bytes: a board
becomes a set, and a set becomes flags for its fields, without a loop.
"""

from collections.abc import Iterable, Iterator
from itertools import compress, cycle, islice
from typing import Final

from bot.games.schatzjagd.content import (
    CARDS,
    CASTLES,
    CITY,
    DISTANCE,
    FIELDS,
    NAMES,
    OUTLANDS,
    QUARTER,
    REALM,
    SIDE,
    WALL,
)
from bot.games.schatzjagd.model import State

BIT: Final = tuple(1 << 8 * field for field in range(FIELDS))


def fields_set(fields: Iterable[int]) -> int:
    return sum(BIT[field] for field in fields)


EVERYWHERE: Final = fields_set(range(FIELDS))
IN_CITY: Final = fields_set(CITY)
OUTSIDE: Final = EVERYWHERE & ~IN_CITY
ORDINARY: Final = OUTSIDE & ~fields_set(CASTLES)
AREA: Final = (
    *(fields_set(f for f in range(FIELDS) if QUARTER[f] == castle) for castle in range(4)),
    EVERYWHERE,
    OUTSIDE,
)
assert AREA[REALM] == EVERYWHERE
assert AREA[OUTLANDS] == OUTSIDE

_RINGS: Final = tuple(
    tuple(
        fields_set(f for f in range(FIELDS) if DISTANCE[field][f] == steps)
        for steps in range(max(DISTANCE[field]) + 1)
    )
    for field in range(FIELDS)
)
_FILLED: Final = bytes((0, *(1 for _ in range(255))))  # translates a board into flags
_NOT_WEST: Final = fields_set(f for f in range(FIELDS) if f % SIDE)
_NOT_EAST: Final = fields_set(f for f in range(FIELDS) if f % SIDE != SIDE - 1)


def flags(fields: int) -> bytes:
    """A byte 0 or 1 for each field."""
    return fields.to_bytes(FIELDS, "little")


def names(fields: int) -> tuple[str, ...]:
    """In canonical order."""
    return tuple(compress(NAMES, flags(fields)))


def names_in_row(fields: int, row: int) -> tuple[str, ...]:
    begin, end = SIDE * row, SIDE * (row + 1)
    return tuple(compress(NAMES[begin:end], flags(fields)[begin:end]))


def numbers(fields: int) -> tuple[int, ...]:
    return tuple(compress(range(FIELDS), flags(fields)))


def put(board: bytes, field: int, value: int) -> bytes:
    return b"%b%c%b" % (board[:field], value, board[field + 1 :])


def slotted(state: State) -> int:
    return int.from_bytes(state.slots.translate(_FILLED), "little")


def obstacles(state: State) -> int:
    """What ends a journey: cards, loose treasures and henchmen, but not in the city."""
    blocked = slotted(state)
    for lord in state.lords:
        blocked |= BIT[lord.field]
    for field, _ in state.loose:
        blocked |= BIT[field]
    return blocked & OUTSIDE


def reach(start: int, steps: int, blocked: int, realm: int) -> int:
    """Where a journey within this realm may end; steps go along rows and columns only."""
    reached = edge = BIT[start]
    for _ in range(steps):
        across = (edge & _NOT_EAST) << 8 | (edge & _NOT_WEST) >> 8
        edge = (across | edge << 8 * SIDE | edge >> 8 * SIDE) & realm & ~reached
        if not edge:
            break
        reached |= edge
        edge &= ~blocked
    return reached


def destinations(state: State, steps: int) -> int:
    """All legal ends of the active lord's journey, the present field among them."""
    turn = state.turn
    start = state.lords[turn.seat].field  # what is there does not hinder leaving it
    realm = EVERYWHERE if is_city_open(state) else OUTSIDE
    return reach(start, steps, obstacles(state), realm)


def is_city_open(state: State) -> bool:
    """Without a night before the wall it is closed, but not for whoever is inside.

    From there nothing is gained by leaving and coming back, so that needs no rule of its own.
    """
    turn = state.turn
    return turn.began in WALL or state.lords[turn.seat].field in CITY


def landings(state: State, area: int) -> int:
    """Where a teleport into this area may end: anywhere but on the present field."""
    return AREA[area] & ~BIT[state.lords[state.turn.seat].field]


def free(state: State) -> int:
    """Where a card may be slotted: ordinary fields without card, treasure or henchman."""
    return ORDINARY & ~obstacles(state)


# What is wanted most


def nearest(fields: int, wanted: Iterable[int], most: int) -> int:
    """For each wanted place in turn the nearest field, again and again; ties are canonical."""
    left = fields
    for place in islice(cycle(wanted), most):
        for ring in _RINGS[place]:
            if near := ring & left:
                left ^= near & -near
                break
    return fields ^ left


def henchmen(state: State) -> Iterator[int]:
    """Where cards are hidden and looked for: round the own henchman, then round the others."""
    mine = state.lords[state.turn.seat].field
    yield mine
    yield from (lord.field for lord in state.lords if lord.field != mine)


def landmarks(state: State) -> Iterator[int]:
    """Where journeys lead: home, to the own maps, to treasures, rivals and shops."""
    lord = state.lords[state.turn.seat]
    yield CASTLES[lord.castle]
    yield from (CARDS[card].field for card in lord.cards if CARDS[card].field >= 0)
    yield from (field for field, _ in state.loose)
    yield from (other.field for other in state.lords if other is not lord)
    yield from CITY
