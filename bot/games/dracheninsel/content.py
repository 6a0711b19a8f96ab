"""The printed parts of Die Dracheninsel: cards, coins, the island and its boats, as tables.

Terrain, hunter and boat of one colour share one number from 0 to 5, clockwise round the island.
A *place* is a number too: 0 to 60 are the fields from A1 to I5, 61 to 66 the boats.
"""

from typing import Final

SEATS: Final = range(3, 7)
COLOURS: Final = ("green", "red", "yellow", "blue", "grey", "brown")
TERRAINS: Final = ("forest", "volcano", "desert", "water", "mountain", "farmland")
PAIRS: Final = ((0, 3), (1, 4), (2, 5))  # the hunters of one of three players: opposite boats
SEATED: Final = {4: (0, 2, 3, 5), 5: (0, 1, 2, 3, 5), 6: (0, 1, 2, 3, 4, 5)}
HAND: Final = 6
FREE_STEPS: Final = 30

# Coins: the values of the treasures in the order they are laid out, two coins each

VALUES: Final = {
    "full": (100, 125, 150, 175, 200, 240, 300),
    "short": (100, 150, 200, 300),
    "blitz": (100, 200, 300),
}
ROUNDS: Final = {"full": 60, "short": 40, "blitz": 30}

# Cards: 24 kinds, named by their place in this table

COPIES: Final = {
    **dict.fromkeys(TERRAINS, 8),
    **{f"{TERRAINS[i]}_{TERRAINS[(i + 1) % 6]}": 1 for i in range(6)},
    "destroying_forces": 5,
    "raging_elements": 3,
    "dragon_patrol": 4,
    "evil_curse": 2,
    "daring_flight": 5,
    "long_journey": 4,
    "sweet_slumber": 3,
    "counterspell": 3,
    "betrayal": 5,
    "betrayal_sneak": 5,
    "fear_slumber": 3,
    "fear_counterspell": 3,
}
KINDS: Final = tuple(COPIES)
KIND: Final = {name: kind for kind, name in enumerate(KINDS)}
DECK: Final = bytes(kind for kind, name in enumerate(KINDS) for _ in range(COPIES[name]))

LAST_TERRAIN: Final = 11  # the last kind of a terrain card
DESTROY, RAGE, PATROL, CURSE, FLIGHT, JOURNEY = range(12, 18)
SLUMBER, COUNTER, BETRAYAL, BETRAYAL_SNEAK, FEAR_SLUMBER, FEAR_COUNTER = range(18, 24)

GREEN: Final = {  # what may be answered in a window, and with which cards: the single one first
    "slumber": (SLUMBER, FEAR_SLUMBER),
    "counter": (COUNTER, FEAR_COUNTER),
    "betray": (BETRAYAL, BETRAYAL_SNEAK),
}
GREEN_NAMES: Final = {"slumber": "sweet_slumber", "counter": "counterspell", "betray": "betrayal"}
GREEN_USE: Final = {kind: use for use, kinds in GREEN.items() for kind in kinds}
BROWN_USE: Final = {  # actions played with "play", by card
    DESTROY: "destroying_forces",
    RAGE: "raging_elements",
    PATROL: "dragon_patrol",
    CURSE: "evil_curse",
    FEAR_SLUMBER: "fear",
    FEAR_COUNTER: "fear",
    BETRAYAL_SNEAK: "sneak_attack",
}
ALL_COPIES: Final = {
    use: sum(COPIES[KINDS[kind]] for kind in kinds) for use, kinds in GREEN.items()
}


def shows(kind: int, terrain: int) -> bool:
    """Whether a card shows this terrain, alone or as one of two."""
    return kind == terrain or kind == terrain + 6 or kind == (terrain + 5) % 6 + 6


def _payers(hunter: int, terrain: int) -> bytes:
    """Cards that pay for a field, cheapest loss first: its single card, its doubles, jokers."""
    fitting = [kind for kind in range(LAST_TERRAIN + 1) if shows(kind, terrain)]
    jokers = [kind for kind in range(LAST_TERRAIN + 1) if shows(kind, hunter)]
    return bytes(dict.fromkeys(fitting + jokers))


PAYERS: Final = tuple(tuple(_payers(h, t) for t in range(6)) for h in range(6))
PAYING: Final = tuple(tuple(map(frozenset, terrains)) for terrains in PAYERS)  # in no order

# The island: axial coordinates, r grows downwards; boats are cells just outside the rim

_ROWS: Final = "ABCDEFGHI"
_PRINTED: Final = """
WDAVM FVMFDW MAFWVAF VWDAFMVD DFAM*VDWA AMVWDAFM WDMFWDV FAWVMW VMDAF
"""
_CELLS: Final = (
    *((q, r) for r in range(-4, 5) for q in range(max(-4, -4 - r), min(4, 4 - r) + 1)),
    *((5, -1), (1, 4), (-4, 5), (-5, 1), (-1, -4), (4, -5)),
)

FIELDS: Final = 61
CENTRE: Final = 30  # the treasure field E5
NO_TILE: Final = 6  # what `tiles` holds at the treasure field
TILES: Final = bytes("FVDWMA*".index(letter) for letter in "".join(_PRINTED.split()))


def boat(colour: int) -> int:
    """The place of a boat."""
    return FIELDS + colour


def _name(place: int) -> str:
    if place >= FIELDS:
        return COLOURS[place - FIELDS]
    q, r = _CELLS[place]
    return f"{_ROWS[r + 4]}{q - max(-4, -4 - r) + 1}"


PLACES: Final = tuple(_name(place) for place in range(FIELDS + 6))
PLACE: Final = {name: place for place, name in enumerate(PLACES)}
ROWS: Final = {
    row: tuple(place for place in range(FIELDS) if PLACES[place][0] == row) for row in _ROWS
}


def distance(one: int, other: int) -> int:
    """Steps between two places as the crow flies."""
    dq, dr = (a - b for a, b in zip(_CELLS[one], _CELLS[other], strict=True))
    return max(abs(dq), abs(dr), abs(dq + dr))


NEXT: Final = tuple(  # boats touch their two front fields, and never each other
    bytes(
        other
        for other in range(FIELDS + 6)
        if min(place, other) < FIELDS and distance(place, other) == 1
    )
    for place in range(FIELDS + 6)
)
FRONT: Final = frozenset(field for colour in range(6) for field in NEXT[boat(colour)])
BEHIND: Final = tuple(  # where a flight over a field can land; a boat is never flown over
    {
        over: bytes(p for p in NEXT[over] if distance(place, p) == 2)
        for over in NEXT[place]
        if over < FIELDS
    }
    for place in range(FIELDS + 6)
)
LAIRS: Final = bytes(p for p in range(FIELDS) if p not in FRONT and p != CENTRE)  # for dragons
