"""The material and the map as tables: tiles, dice, treasures, volcanoes, paths, lanes, water.

Positions lie in a square from 0 to 100, x to the right, y downwards.
"""

from typing import Final, Literal

from msgspec import Struct

Point = tuple[float, float]

SEATS = range(2, 5)

# Colours: a figure, a king dragon and a gem are one of the first three; only a gem can be clear.
RED, GREEN, BLUE, CLEAR = range(4)
COLOURS: Final = ("red", "green", "blue")
LETTERS: Final = "RGB"

# Tiles. The first four are received with an egg, the first five can lie before a screen.
NONE, BOATMAN, LITTLE_DRAGON, QUICK_STEPS, MAGIC_HAND, REROLL, RING_TILE, KING_DRAGON = range(8)
TILES: Final = (
    "none",
    "boatman",
    "little_dragon",
    "quick_steps",
    "magic_hand",
    "reroll",
    "ring_tile",
    "red_king_dragon",  # KING_DRAGON + colour
    "green_king_dragon",
    "blue_king_dragon",
)
ORDINARY: Final = (BOATMAN, LITTLE_DRAGON, QUICK_STEPS, MAGIC_HAND)
KEPT: Final = (*ORDINARY, REROLL)
PERSONAL: Final = frozenset({BOATMAN, LITTLE_DRAGON, REROLL})
POOL: Final = bytes(
    [BOATMAN] * 2
    + [LITTLE_DRAGON] * 2
    + [QUICK_STEPS] * 4
    + [MAGIC_HAND] * 2
    + [RING_TILE] * 3
    + [KING_DRAGON + RED, KING_DRAGON + GREEN, KING_DRAGON + BLUE]
)

# The tower always gives both dice out; a 4 comes from the high one only.
LOW_DIE: Final = (1, 2, 2, 2, 3, 3)
HIGH_DIE: Final = (2, 3, 3, 4, 4, 4)
FOUR: Final = 4

# A vault counts gems by colour, then eggs.
EGG: Final = 4
GEM_NUMBERS: Final = (16, 16, 16, 9)
SAME_COLOUR_LIMIT: Final = 2
EXTRA_STEPS: Final = 3
SET_BONUS: Final = 6  # ten points for four pieces, which would count one each

ENTRY_DISTANCES: Final = {2: (2, 4), 3: (1, 2, 3), 4: (1, 2, 3, 4)}
SHORT_ROUNDS: Final = {2: 8, 3: 7, 4: 6}
WARNING: Final = 2  # rounds before the end by stalling, and before the end of a short game

Belt = Literal["outer", "middle", "centre"]
BELT_GEMS: Final[dict[Belt, int]] = {"outer": 3, "middle": 4, "centre": 5}
BELTS: Final[tuple[Belt, ...]] = ("outer", "outer", "middle", "middle", "centre") * 3  # by volcano
VOLCANOES: Final[tuple[Point, ...]] = (
    (26.7, 13.0),
    (73.3, 13.0),
    (38.0, 28.6),
    (62.0, 28.6),
    (50.0, 43.1),
    (94.0, 51.0),
    (70.7, 93.8),
    (75.6, 53.5),
    (63.6, 75.6),
    (57.8, 57.4),
    (29.3, 93.8),
    (6.0, 51.0),
    (36.4, 75.6),
    (24.4, 53.5),
    (42.2, 57.4),
)
GEMS_AT: Final = tuple(BELT_GEMS[belt] for belt in BELTS)


def eggs_at(seats: int) -> bytes:
    """Two eggs on each centre volcano, but not in a game of two."""
    return bytes(2 if belt == "centre" and seats > 2 else 1 for belt in BELTS)


# By the volcanoes they join: the stones in order, counted from the lower number.
PATHS: Final[dict[frozenset[int], tuple[Point, ...]]] = {
    frozenset({1, 2}): ((40.8, 15.9), (59.2, 15.9)),
    frozenset({1, 3}): ((31.0, 19.0), (33.7, 22.7)),
    frozenset({1, 12}): ((20.0, 21.4), (14.2, 30.8), (9.4, 40.8)),
    frozenset({2, 4}): ((69.0, 19.0), (66.3, 22.7)),
    frozenset({2, 6}): ((80.0, 21.4), (85.8, 30.8), (90.6, 40.8)),
    frozenset({3, 4}): ((50.0, 28.6),),
    frozenset({3, 5}): ((42.6, 34.2), (45.4, 37.5)),
    frozenset({3, 14}): ((32.7, 34.9), (29.4, 40.1), (26.8, 45.7)),
    frozenset({4, 5}): ((57.4, 34.2), (54.6, 37.5)),
    frozenset({4, 8}): ((67.3, 34.9), (70.6, 40.1), (73.2, 45.7)),
    frozenset({5, 10}): ((53.9, 50.2),),
    frozenset({5, 15}): ((46.1, 50.2),),
    frozenset({6, 7}): ((84.4, 62.5), (75.2, 79.5)),
    frozenset({6, 8}): ((86.9, 52.0), (82.7, 52.6)),
    frozenset({7, 9}): ((68.0, 86.9), (66.2, 82.5)),
    frozenset({7, 11}): ((60.4, 95.6), (50.0, 96.3), (39.6, 95.6)),
    frozenset({8, 9}): ((69.6, 64.6),),
    frozenset({8, 10}): ((68.7, 55.0), (64.7, 55.9)),
    frozenset({9, 10}): ((61.4, 68.7), (60.0, 64.3)),
    frozenset({9, 13}): ((55.7, 77.3), (50.0, 77.6), (44.3, 77.3)),
    frozenset({10, 15}): ((50.0, 57.4),),
    frozenset({11, 12}): ((24.8, 79.5), (15.6, 62.5)),
    frozenset({11, 13}): ((32.0, 86.9), (33.8, 82.5)),
    frozenset({12, 14}): ((13.1, 52.0), (17.3, 52.6)),
    frozenset({13, 14}): ((30.4, 64.6),),
    frozenset({13, 15}): ((38.6, 68.7), (40.0, 64.3)),
    frozenset({14, 15}): ((31.3, 55.0), (35.3, 55.9)),
}


# How the lanes run, by games: `lanes` of their state.
FORKED, WINDING = range(2)


class Lane(Struct, frozen=True):
    """From a gate over two stones: in games of 1.0.0 to a fork, with one stone to each of two
    volcanoes; since then by three bends to a stone of the path between the two. On the short way
    whoever began was far ahead, on the long one much less (docs/research/lanes.md)."""

    name: str
    gate: Point
    common: tuple[Point, Point]
    fork: tuple[tuple[int, Point], tuple[int, Point]]
    bends: tuple[Point, Point, Point]
    joins: str


LANES: Final = (
    Lane(
        "E1",
        (50.0, 1.7),
        ((50.0, 5.9), (50.0, 10.0)),
        ((1, (40.6, 10.3)), (2, (59.4, 10.3))),
        ((54.7, 8.0), (59.2, 6.4), (61.6, 10.6)),
        "1-2.2",
    ),
    Lane(
        "E2",
        (91.6, 78.0),
        ((88.2, 76.0), (84.8, 73.9)),
        ((6, (89.3, 65.0)), (7, (79.8, 82.5))),
        ((84.3, 79.0), (83.4, 83.9), (78.8, 83.4)),
        "6-7.2",
    ),
    Lane(
        "E3",
        (8.4, 78.0),
        ((11.8, 76.0), (15.2, 73.9)),
        ((11, (20.2, 82.5)), (12, (10.7, 65.0))),
        ((11.0, 71.0), (7.2, 67.8), (11.0, 64.4)),
        "11-12.2",
    ),
)


class Water(Struct, frozen=True):
    """A river or a waterfall between two volcanoes; a boatman makes no difference."""

    ends: frozenset[int]
    kind: Literal["river", "waterfall"]
    bend: Point


WATERS: Final = frozenset(
    {
        Water(frozenset({1, 14}), "river", (20.9, 34.0)),
        Water(frozenset({2, 3}), "river", (56.2, 21.5)),
        Water(frozenset({3, 15}), "waterfall", (38.2, 42.8)),
        Water(frozenset({4, 6}), "river", (79.7, 35.1)),
        Water(frozenset({5, 8}), "waterfall", (63.9, 46.6)),
        Water(frozenset({7, 8}), "river", (72.3, 73.9)),
        Water(frozenset({9, 11}), "river", (49.4, 88.6)),
        Water(frozenset({10, 13}), "waterfall", (47.9, 68.3)),
        Water(frozenset({12, 13}), "river", (21.5, 62.4)),
    }
)
