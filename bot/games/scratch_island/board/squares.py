"""The 81 squares of a map as bits of an int, the edges between them as bits above.

Bit `s` is the square with reading number `s`. The edge between `s` and its eastern neighbour is
bit `EAST + s`, the one to its southern neighbour bit `SOUTH + s`. So one int can say both which
squares a motif covers and which edges it crosses, and one AND tells whether anything is in its way.
"""

from collections.abc import Iterable

WIDTH = 9
SQUARES = range(WIDTH * WIDTH)
EAST = len(SQUARES)
SOUTH = EAST + len(SQUARES)
MAP = sum(1 << square for square in SQUARES)
EVERYTHING = MAP | MAP << EAST | MAP << SOUTH  # all squares and edges
NAMES = tuple(f"{column}{row}" for row in range(1, 10) for column in "ABCDEFGHI")
NUMBERS = {name: number for number, name in enumerate(NAMES)}

# The rim is closed, so that no step leaves the map.
RIM = sum(1 << (EAST + s) for s in SQUARES[WIDTH - 1 :: WIDTH]) | sum(
    1 << (SOUTH + s) for s in SQUARES[-WIDTH:]
)

_ROW = MAP >> EAST - WIDTH  # its bits
_ROWS = tuple(  # by row and by the bits of a mask there: the squares that are meant
    tuple(tuple([s for k, s in enumerate(row) if bits >> k & 1]) for bits in range(_ROW + 1))
    for row in (SQUARES[at : at + WIDTH] for at in SQUARES[::WIDTH])
)

Ways = tuple[int, int]  # squares whose eastern edge is open, and whose southern edge is


def squares(mask: int) -> list[int]:
    """Reading numbers of the squares in a mask, ascending."""
    found = list[int]()
    mask &= MAP
    for row in _ROWS:
        found += row[mask & _ROW]
        mask >>= WIDTH
        if not mask:
            break
    return found


def mask(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in numbers)


def named(*names: str) -> int:
    return mask(NUMBERS[name] for name in names)


def names(mask: int) -> tuple[str, ...]:
    return tuple([NAMES[square] for square in squares(mask)])


def edge(one: int, other: int) -> int:
    """The bit of the edge between two neighbouring squares."""
    low, high = sorted((one, other))
    return 1 << (low + (EAST if high - low == 1 else SOUTH))


def edge_names(walls: int) -> tuple[str, ...]:
    """Walls by their two squares, "A2-B2", in reading order of the first."""
    found = []
    for square in SQUARES:
        if walls >> (EAST + square) & 1:
            found.append(f"{NAMES[square]}-{NAMES[square + 1]}")
        if walls >> (SOUTH + square) & 1:
            found.append(f"{NAMES[square]}-{NAMES[square + WIDTH]}")
    return tuple(found)


def ways(walls: int = 0) -> Ways:
    closed = walls | RIM
    return ~(closed >> EAST) & MAP, ~(closed >> SOUTH) & MAP


def beside(mask: int, ways: Ways) -> int:
    """Every square that shares an open edge with one of these."""
    east, south = ways
    return (
        (mask & east) << 1 | (mask >> 1) & east | (mask & south) << WIDTH | (mask >> WIDTH) & south
    )


def pack(mask: int) -> bytes:
    """Masks have more bits than a stored integer may have."""
    return mask.to_bytes(11, "little")


def pack_walls(walls: int) -> bytes:
    return (walls >> EAST).to_bytes(21, "little")


def unpack(stored: bytes) -> int:
    return int.from_bytes(stored, "little")


def unpack_walls(stored: bytes) -> int:
    return int.from_bytes(stored, "little") << EAST
