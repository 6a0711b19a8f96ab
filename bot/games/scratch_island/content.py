"""What is printed: dice, motifs, chests, treasures, and how many of what lie under the foil."""

from typing import Literal, get_args

from bot.games.scratch_island.board.squares import NUMBERS, named

Motif = Literal["domino", "i3", "l3", "i4", "o4", "t4", "l4", "s4", "pickaxe"]
Treasure = Literal["pearl", "amulet", "ring", "mask", "goblet", "crown"]
Colour = Literal["blue", "red", "green", "yellow"]

MOTIFS: tuple[Motif, ...] = get_args(Motif)
TREASURES: tuple[Treasure, ...] = get_args(Treasure)
COLOURS: tuple[Colour, ...] = get_args(Colour)

# One orientation of each motif as (row, column); it may be turned and mirrored.
SHAPES: dict[Motif, tuple[tuple[int, int], ...]] = {
    "domino": ((0, 0), (0, 1)),
    "i3": ((0, 0), (0, 1), (0, 2)),
    "l3": ((0, 0), (0, 1), (1, 0)),
    "i4": ((0, 0), (0, 1), (0, 2), (0, 3)),
    "o4": ((0, 0), (0, 1), (1, 0), (1, 1)),
    "t4": ((0, 0), (0, 1), (0, 2), (1, 1)),
    "l4": ((0, 0), (0, 1), (0, 2), (1, 0)),
    "s4": ((0, 1), (0, 2), (1, 0), (1, 1)),
    "pickaxe": ((0, 0),),
}

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
