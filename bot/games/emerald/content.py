"""The material and the board as tables: colours, places, stacks, the dragon's beat."""

COLOURS = ("red", "blue", "green", "yellow", "orange")  # also the order wherever they are ranked
KINDS = ("ruby", "emerald", "garnet", "turquoise")
COPIES_OF_A_GEM = 6
GOLD_VALUES = (1, 2, 3, 4, 5)
COPIES_OF_A_GOLD = 5
DIE = (1, 2, 3)

# What a point of each kind is worth at the end
TREASURE, GEM, BONUS = 5, 1, 4

# Places, from the rear to the front. Fields are numbers in the rulebook and places in the code;
# all five start places lie right before field 1, the chamber right behind field 15.
START_PLACES = ("T1", "T2", "T3", "T4", "T5")
FIELDS = tuple(range(1, 16))
PLACES = (*START_PLACES, *map(str, FIELDS))
BEFORE_FIELD_1 = len(START_PLACES) - 1
CHAMBER = len(PLACES)
CAVE = range(7, 16)

# Cards beside each field of the cave: stacks of two and three take turns, five cards a field.
GEM_HEIGHTS = tuple(2 + (field + 1) % 2 for field in CAVE)
GOLD_HEIGHTS = tuple(5 - height for height in GEM_HEIGHTS)
HIGHEST = 3

# The bar covers four fields. It starts beside the first of the cave and stops beside the last.
BAR_LENGTH = 4
FIRST_BAR = CAVE[0]
LAST_BAR = CAVE[-1] - BAR_LENGTH + 1
DRAGON_START = 10

# By number of players: the colours of each seat, and how many knights a colour has. There are as
# many start places in use as a colour has knights.
SEAT_COLOURS = {
    2: ((0, 4), (1, 2)),  # warm colours against cool ones
    3: ((0,), (1,), (2,)),
    4: ((0,), (1,), (2,), (3,)),
    5: ((0,), (1,), (2,), (3,), (4,)),
}
KNIGHTS = {2: 4, 3: 5, 4: 5, 5: 4}
OWNERS = {
    seats: {colour: seat for seat, own in enumerate(colours) for colour in own}
    for seats, colours in SEAT_COLOURS.items()
}

# By the option `length`: the place just before the first field there is, and the treasures.
BEFORE_FIRST_FIELD = {"standard": BEFORE_FIELD_1, "short": BEFORE_FIELD_1 + 3}
TREASURES = {"standard": 4, "short": 3}


def place_of(field: int) -> int:
    return field + BEFORE_FIELD_1


def field_of(place: int) -> int:
    """The field's number; 0 for every start place, 16 for the chamber."""
    return max(0, place - BEFORE_FIELD_1)


def place_name(place: int) -> str:
    return PLACES[place] if place < CHAMBER else "chamber"
