"""What all are told of fights and of deaths."""

from msgspec import Struct

from bot.games.contract import Seat

# Fights


class MonsterAttacked(Struct, frozen=True, tag=True):
    seat: Seat
    strength: int
    life: int
    card: str
    rival_strength: int
    rival_life: int


class Attacked(Struct, frozen=True, tag=True):
    seat: Seat
    strength: int
    life: int
    rival_seat: Seat
    rival_strength: int
    rival_life: int


class Answered(Struct, frozen=True, tag=True):
    """What a lord has their henchman do, unless that is seen at once by what follows."""

    seat: Seat
    way: str


class Exchanged(Struct, frozen=True, tag=True):
    """One blow of each side; lives are those afterwards, as in all that follow."""

    number: int  # in this fight
    seat: Seat
    strength: int
    die: int
    rival_seat: Seat
    rival_strength: int
    rival_die: int
    harm: int
    hurt_seat: Seat
    life: int
    rival_life: int
    weapons: int  # worn by this blow
    rival_weapons: int


class MonsterExchanged(Struct, frozen=True, tag=True):
    """Another lord rolls for the monster; `hurt` is "henchman", "monster" or "nobody"."""

    number: int
    seat: Seat
    strength: int
    die: int
    card: str
    roller_seat: Seat
    rival_strength: int
    rival_die: int
    harm: int
    hurt: str
    life: int
    rival_life: int
    weapons: int


class Fled(Struct, frozen=True, tag=True):
    seat: Seat
    strength: int
    rival_seat: Seat
    rival_strength: int
    rival_die: int
    harm: int
    life: int


class FledMonster(Struct, frozen=True, tag=True):
    seat: Seat
    strength: int
    card: str
    roller_seat: Seat
    rival_strength: int
    rival_die: int
    harm: int
    life: int


class MonsterScorched(Struct, frozen=True, tag=True):
    """By a fireball."""

    card: str
    before: int
    after: int


class MonsterBeaten(Struct, frozen=True, tag=True):
    seat: Seat
    card: str
    field: str


class MonsterStays(Struct, frozen=True, tag=True):
    card: str
    field: str


# Death


class Died(Struct, frozen=True, tag=True):
    seat: Seat
    field: str
    cause: str  # blow, fireball, monster, trap, portal, poison


class HandLost(Struct, frozen=True, tag=True):
    seat: Seat
    cards: tuple[str, ...]


class Looted(Struct, frozen=True, tag=True):
    seat: Seat
    rival_seat: Seat
    treasures: int
    money: int


class TreasuresLie(Struct, frozen=True, tag=True):
    field: str
    number: int


class Returned(Struct, frozen=True, tag=True):
    """A new henchman stands in the castle."""

    seat: Seat
    field: str
