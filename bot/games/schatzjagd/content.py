"""The printed matter: fields, castles, city, the 122 play cards and the twelve treasures."""

from typing import Final

from msgspec import Struct

SIDE: Final = 10
FIELDS: Final = SIDE * SIDE
HAND: Final = 4
TOP: Final = 15  # no value of a henchman leaves 0 to 15
LIFE, MONEY, STRENGTH, WEAPONS = 15, 5, 2, 0  # what a henchman sets out with

# Fields are numbered in canonical order, row by row; a name is column letter and row number.

ROWS: Final = tuple(str(row) for row in range(1, SIDE + 1))
NAMES: Final = tuple(f"{letter}{row}" for row in ROWS for letter in "ABCDEFGHIJ")
FIELD: Final = {name: field for field, name in enumerate(NAMES)}

COLOURS: Final = ("yellow", "green", "blue", "red")  # of the castles, clockwise
CASTLES: Final = tuple(FIELD[name] for name in ("A1", "J1", "J10", "A10"))
CITY: Final = tuple(FIELD[name] for name in ("E5", "F5", "F6", "E6"))
SHOPS: Final = ("inn", "healer", "school", "smith")  # in the order of the city's fields
WALL: Final = frozenset(FIELD[n] for n in {"E4", "F4", "G5", "G6", "F7", "E7", "D6", "D5"})
ASSIGNED: Final = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}  # castles in seat order


def distance(one: int, other: int) -> int:
    """Steps between two fields on an empty board."""
    return abs(one % SIDE - other % SIDE) + abs(one // SIDE - other // SIDE)


def quarter(field: int) -> int:
    """The castle, clockwise from yellow, to whose quarter the field belongs."""
    east, south = field % SIDE >= 5, field // SIDE >= 5
    return (2 if east else 3) if south else int(east)


DISTANCE: Final = tuple(tuple(distance(a, b) for b in range(FIELDS)) for a in range(FIELDS))
QUARTER: Final = tuple(quarter(field) for field in range(FIELDS))
REALM, OUTLANDS = 4, 5  # where one may land: 0 to 3 are the quarters


# Cards


class Effect(Struct, frozen=True):
    """`value` is a field of a henchman; `how` one of "+", "-", "/" and "="."""

    value: str
    how: str
    amount: int


class Card(Struct, frozen=True):
    key: str
    sort: str  # weapon, potion, trap, special, monster, spell, map
    copies: int
    effects: tuple[Effect, ...] = ()  # of a monster: the reward
    strength: int = 0
    scars: tuple[Effect, ...] = ()  # for whoever survives fleeing from it
    when: str = ""  # a spell's moments: Journey, Rest, Fight, Lord phase
    field: int = -1  # where a map digs


def _effects(text: str) -> tuple[Effect, ...]:
    found = []
    for word in text.split():
        how = next(sign for sign in "+-/=" if sign in word)
        value, amount = word.split(how)
        found.append(Effect(value, how, int(amount)))
    return tuple(found)


_FOUND = {
    "weapon": (
        ("knife", 4, "weapons+1"),
        ("dagger", 4, "weapons+2"),
        ("club", 2, "weapons+2"),
        ("spear", 4, "weapons+3"),
        ("sword", 3, "weapons+4"),
        ("crossbow", 2, "weapons+5"),
        ("battle_axe", 2, "weapons+6"),
    ),
    "potion": (
        ("healing_potion", 3, "life+3"),
        ("great_healing_potion", 2, "life+6"),
        ("elixir_of_life", 1, "life=15"),
        ("strength_potion", 2, "strength+1"),
        ("bear_potion", 1, "strength+2"),
        ("antidote", 2, "poisoned=0 life+1"),
    ),
    "trap": (
        ("pitfall", 3, "life-3"),
        ("arrow_trap", 2, "life-5"),
        ("viper", 3, "poisoned=1"),
        ("quicksand", 2, "sits_out=1"),
        ("cutpurse", 2, "money/2"),
        ("rust_rain", 1, "weapons/2"),
        ("magnet_rock", 1, "weapons=0"),
        ("curse_of_weakness", 1, "strength-1"),
        ("highwayman", 1, "money=0"),
    ),
    "special": (
        ("teleportal", 3, ""),
        ("healing_spring", 2, "life+3"),
        ("gold_vein", 2, "money+2"),
        ("travelling_smith", 1, ""),
        ("herb_woman", 1, "money-3 poisoned=0"),
        ("fencing_master", 1, "money-2 strength+1"),
        ("soothsayer", 2, ""),
        ("riding_horse", 1, ""),
        ("sacrificial_altar", 1, "life-3 strength+1"),
    ),
}
_MONSTERS = (
    ("small_robber", 2, 3, "money+2"),
    ("robber", 3, 3, "money+3"),
    ("wolf", 3, 3, "money+1 life+2"),
    ("goblin", 4, 3, "money+2 weapons+1"),
    ("skeleton", 4, 2, "weapons+3"),
    ("robber_chief", 5, 2, "money+5"),
    ("giant_spider", 5, 2, "strength+1"),
    ("orc", 6, 3, "weapons+4"),
    ("swamp_witch", 6, 1, "poisoned=0 life+5"),
    ("undead_knight", 7, 2, "weapons+5"),
    ("troll", 8, 2, "strength+1 money+4"),
    ("ogre", 9, 2, "strength+2"),
    ("griffin", 10, 1, "strength+2 life+3"),
    ("basilisk", 11, 1, "strength+2 money+4"),
    ("black_knight", 12, 1, "strength+2 weapons+6"),
    ("giant", 14, 1, "strength+3 money+5"),
    ("dragon", 17, 1, "strength+3 money+10"),
    ("warpig", 20, 1, "strength+4 life=15 money+10"),
)
_VENOMOUS = frozenset({"giant_spider", "basilisk"})
_SPELLS = (
    ("teleportation", 3, "JFL", ""),
    ("healing_spell", 2, "JRFL", "life+5"),
    ("battle_frenzy", 2, "F", ""),
    ("fireball", 2, "F", ""),
    ("clairvoyance", 2, "JRL", ""),
    ("forced_march", 1, "JL", ""),
    ("banishment", 1, "JRL", ""),
    ("cleansing", 1, "JRL", "poisoned=0 sits_out=0"),
)
_MAPS = ("B3", "C4", "E2", "H2", "G3", "I5", "I8", "H7", "F9", "C9", "D8", "B6")


def _cards() -> tuple[Card, ...]:
    cards = [Card("", "", 0)]  # number 0 is "no card"
    for sort, lines in _FOUND.items():
        cards += [Card(key, sort, copies, _effects(text)) for key, copies, text in lines]
    for key, strength, copies, text in _MONSTERS:
        scars = _effects("poisoned=1") if key in _VENOMOUS else ()
        cards.append(Card(key, "monster", copies, _effects(text), strength, scars))
    for key, copies, when, text in _SPELLS:
        cards.append(Card(key, "spell", copies, _effects(text), when=when))
    cards += [Card(f"map_{name.lower()}", "map", 1, field=FIELD[name]) for name in _MAPS]
    return tuple(cards)


CARDS: Final = _cards()  # a card is stored as its number in this list
CARD: Final = {card.key: number for number, card in enumerate(CARDS) if number}
PACK: Final = bytes(number for number, card in enumerate(CARDS) for _ in range(card.copies))
MAPS: Final = frozenset(number for number, card in enumerate(CARDS) if card.sort == "map")
SPELLS: Final = tuple(number for number, card in enumerate(CARDS) if card.sort == "spell")
MAP_FIELDS: Final = {CARDS[number].field: number for number in sorted(MAPS)}

FRENZY, FIREBALL, MARCH = 5, 6, 6  # strength, harm and steps of the three spells
CAUTION: Final = 9  # by how much a prudent henchman's life must exceed the rival's lead
FULL_LIFE: Final = 15  # of every monster, at the start of every fight

TREASURES: Final = ("crown", "chalice", "orb")  # stored as their numbers
HOARD: Final = bytes(kind for kind in range(3) for _ in range(4))

CURE, TRAINING, HEALED = 5, 3, 3  # the healer's and the school's prices; life a coin buys
EARNED: Final = 2  # at the inn

ON: Final = "fight_on"  # against monsters, whose chances are known: strike until the odds turn
