"""What is printed: dice, motifs, chests, treasures, and how many of what lie under the foil."""

from collections.abc import Iterator
from typing import Literal, get_args

from bot.games.scratch_island.board.squares import NUMBERS, named

Motif = Literal["domino", "i3", "l3", "i4", "o4", "t4", "l4", "s4", "pickaxe"]
Treasure = Literal["pearl", "amulet", "ring", "mask", "goblet", "crown"]
Colour = Literal["blue", "red", "green", "yellow"]

TREASURES: tuple[Treasure, ...] = get_args(Treasure)
COLOURS: tuple[Colour, ...] = get_args(Colour)

# One orientation of each motif, row by row; it may be turned and mirrored.
DRAWN: dict[Motif, str] = {
    "domino": "##",
    "i3": "###",
    "l3": "## #.",
    "i4": "####",
    "o4": "## ##",
    "t4": "### .#.",
    "l4": "### #..",
    "s4": ".## ##.",
    "pickaxe": "#",
}


def _cells(drawing: str) -> Iterator[tuple[int, int]]:
    for row, line in enumerate(drawing.split()):
        yield from ((row, column) for column, mark in enumerate(line) if mark == "#")


SHAPES: dict[Motif, tuple[tuple[int, int], ...]] = {  # row and column
    motif: tuple(_cells(drawing)) for motif, drawing in DRAWN.items()
}
MOTIFS: frozenset[Motif] = frozenset(SHAPES)

BLUE: tuple[Motif, ...] = ("domino", "i3", "l3", "l4", "s4", "pickaxe")
ORANGE: tuple[Motif, ...] = ("domino", "i3", "l3", "o4", "t4", "pickaxe")
YELLOW: tuple[Motif, ...] = ("domino", "i3", "l3", "i4", "l4", "pickaxe")
DICE = (BLUE, BLUE, ORANGE, ORANGE, YELLOW)  # in die order
DIE_NAMES = ("blue1", "blue2", "orange1", "orange2", "yellow1")

BOAT = named("E9")
BESIDE_BOAT = named("D9", "E8", "F9")
CHESTS = (NUMBERS["A1"], NUMBERS["I1"], NUMBERS["A9"], NUMBERS["I9"])  # by colour
CORNERS = named("A1", "I1", "A9", "I9")
CHEST_POINTS = (5, 5, 4, 4)
CHEST_OF = {square: colour for colour, square in enumerate(CHESTS)}

BOXES = (1, 1, 2, 2, 3, 3)  # by treasure: boxes, copies on every map, and points of the row
TREASURE_COPIES = tuple(kind for kind, copies in enumerate(BOXES) for _ in range(copies))
CROSSES, ROCKS, WALLS, TREASURE_ROCKS = 6, 8, 10, 2

# What one byte of a map's contents means.
NOTHING, SNAKE, BLANK = 0, 1, 2
FIRST_TREASURE = 3
FIRST_KEY = FIRST_TREASURE + len(TREASURES)
CONTENTS = ("nothing", "snake", "blank", *TREASURES, *(f"key_{colour}" for colour in COLOURS))


def dice(seats: int) -> int:
    """How many dice are rolled: the yellow one only joins with four players."""
    return 5 if seats == 4 else 4
