"""What all are told of fights and of deaths."""

from bot.games.contract import Seat, Value

# Fights


class MonsterAttacked(Value, frozen=True, tag=True):
    seat: Seat
    strength: int
    life: int
    card: str
    rival_strength: int
    rival_life: int


class Attacked(Value, frozen=True, tag=True):
    seat: Seat
    strength: int
    life: int
    rival_seat: Seat
    rival_strength: int
    rival_life: int


class Answered(Value, frozen=True, tag=True):
    """What a lord has their henchman do, unless that is seen at once by what follows."""

    seat: Seat
    way: str


class Exchanged(Value, frozen=True, tag=True):
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


class MonsterExchanged(Value, frozen=True, tag=True):
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


class Fled(Value, frozen=True, tag=True):
    seat: Seat
    strength: int
    rival_seat: Seat
    rival_strength: int
    rival_die: int
    harm: int
    life: int


class FledMonster(Value, frozen=True, tag=True):
    seat: Seat
    strength: int
    card: str
    roller_seat: Seat
    rival_strength: int
    rival_die: int
    harm: int
    life: int


class MonsterScorched(Value, frozen=True, tag=True):
    """By a fireball."""

    card: str
    before: int
    after: int


class MonsterBeaten(Value, frozen=True, tag=True):
    seat: Seat
    card: str
    field: str


class MonsterStays(Value, frozen=True, tag=True):
    card: str
    field: str


# Death


class Died(Value, frozen=True, tag=True):
    seat: Seat
    field: str
    cause: str  # blow, fireball, monster, trap, portal, poison


class HandLost(Value, frozen=True, tag=True):
    seat: Seat
    cards: tuple[str, ...]


class Looted(Value, frozen=True, tag=True):
    seat: Seat
    rival_seat: Seat
    treasures: int
    money: int


class TreasuresLie(Value, frozen=True, tag=True):
    field: str
    number: int


class Returned(Value, frozen=True, tag=True):
    """A new henchman stands in the castle."""

    seat: Seat
    field: str
