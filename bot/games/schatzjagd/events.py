"""What all are told, and what one lord alone is told. Fields and cards go by their names."""

from msgspec import Struct

from bot.games.contract import Seat
from bot.games.schatzjagd.events_fight import (
    Answered,
    Attacked,
    Died,
    Exchanged,
    Fled,
    FledMonster,
    HandLost,
    Looted,
    MonsterAttacked,
    MonsterBeaten,
    MonsterExchanged,
    MonsterScorched,
    MonsterStays,
    Returned,
    TreasuresLie,
)

# Set-up


class CastleChosen(Struct, frozen=True, tag=True):
    seat: Seat
    field: str


class DealtOut(Struct, frozen=True, tag=True):
    number: int


class StartRolled(Struct, frozen=True, tag=True):
    seat: Seat
    die: int


class Beginner(Struct, frozen=True, tag=True):
    seat: Seat


# Turn and journey


class DayBroke(Struct, frozen=True, tag=True):
    round: int


class Rolled(Struct, frozen=True, tag=True):
    seat: Seat
    die: int


class HeldUp(Struct, frozen=True, tag=True):
    """A turn begins in which the henchman sits out."""

    seat: Seat


class SatOut(Struct, frozen=True, tag=True):
    seat: Seat


class Travelled(Struct, frozen=True, tag=True):
    seat: Seat
    origin: str
    field: str


class Stayed(Struct, frozen=True, tag=True):
    seat: Seat
    field: str


class Teleported(Struct, frozen=True, tag=True):
    seat: Seat
    origin: str
    field: str


# Cards on the board


class Revealed(Struct, frozen=True, tag=True):
    seat: Seat
    field: str
    card: str
    strength: int = 0  # of a monster


class Changed(Struct, frozen=True, tag=True):
    """A value of the four tracks."""

    seat: Seat
    value: str
    before: int
    after: int


class Poisoned(Struct, frozen=True, tag=True):
    seat: Seat


class Cured(Struct, frozen=True, tag=True):
    seat: Seat


class MustSitOut(Struct, frozen=True, tag=True):
    seat: Seat


class FreeAgain(Struct, frozen=True, tag=True):
    """The henchman no longer has to sit out."""

    seat: Seat


class CardFound(Struct, frozen=True, tag=True):
    seat: Seat
    card: str


class SpecialUsed(Struct, frozen=True, tag=True):
    seat: Seat
    card: str


class SpecialLeft(Struct, frozen=True, tag=True):
    seat: Seat
    card: str


class PortalRolled(Struct, frozen=True, tag=True):
    seat: Seat
    die: int


class Looked(Struct, frozen=True, tag=True):
    seat: Seat
    field: str


class LookingEnded(Struct, frozen=True, tag=True):
    seat: Seat


class Banished(Struct, frozen=True, tag=True):
    seat: Seat
    field: str
    card: str


# Activities


class TreasuresTaken(Struct, frozen=True, tag=True):
    seat: Seat
    field: str
    number: int


class DealMade(Struct, frozen=True, tag=True):
    seat: Seat
    shop: str
    paid: int


class Searched(Struct, frozen=True, tag=True):
    seat: Seat
    rival_seat: Seat
    day: int
    die: int
    found: bool


class ActivityEnded(Struct, frozen=True, tag=True):
    seat: Seat


# Lord phase


class Slotted(Struct, frozen=True, tag=True):
    seat: Seat
    field: str


class SpellCast(Struct, frozen=True, tag=True):
    seat: Seat
    card: str


class Dug(Struct, frozen=True, tag=True):
    seat: Seat
    field: str
    card: str


class Secured(Struct, frozen=True, tag=True):
    seat: Seat
    number: int
    needed: int = 0  # to win; 0 where kinds decide


class Deposited(Struct, frozen=True, tag=True):
    seat: Seat
    field: str


class Passed(Struct, frozen=True, tag=True):
    seat: Seat


# Night and piles


class PoisonWorked(Struct, frozen=True, tag=True):
    seat: Seat
    before: int
    after: int


class Drew(Struct, frozen=True, tag=True):
    seat: Seat
    number: int


class MapsGone(Struct, frozen=True, tag=True):
    seat: Seat
    cards: tuple[str, ...]


class Reshuffled(Struct, frozen=True, tag=True):
    number: int


class KatharsisCame(Struct, frozen=True, tag=True):
    pass


class Removed(Struct, frozen=True, tag=True):
    seat: Seat
    field: str
    card: str


class Spared(Struct, frozen=True, tag=True):
    """In Katharsis a lord lets everything stand."""

    seat: Seat


class Ended(Struct, frozen=True, tag=True):
    reason: str


Event = (
    CastleChosen
    | DealtOut
    | StartRolled
    | Beginner
    | DayBroke
    | Rolled
    | HeldUp
    | SatOut
    | Travelled
    | Stayed
    | Teleported
    | Revealed
    | Changed
    | Poisoned
    | Cured
    | MustSitOut
    | FreeAgain
    | CardFound
    | SpecialUsed
    | SpecialLeft
    | PortalRolled
    | Looked
    | LookingEnded
    | Banished
    | MonsterAttacked
    | Attacked
    | Answered
    | Exchanged
    | MonsterExchanged
    | Fled
    | FledMonster
    | MonsterScorched
    | MonsterBeaten
    | MonsterStays
    | Died
    | HandLost
    | Looted
    | TreasuresLie
    | Returned
    | TreasuresTaken
    | DealMade
    | Searched
    | ActivityEnded
    | Slotted
    | SpellCast
    | Dug
    | Secured
    | Deposited
    | Passed
    | PoisonWorked
    | Drew
    | MapsGone
    | Reshuffled
    | KatharsisCame
    | Removed
    | Spared
    | Ended
)


# Notes for one lord


class YouDrew(Struct, frozen=True, tag=True):
    cards: tuple[str, ...]


class YouSaw(Struct, frozen=True, tag=True):
    field: str
    card: str


class YouGained(Struct, frozen=True, tag=True):
    """Treasures that came to the hand, by kind."""

    treasures: tuple[str, ...]


class YouSlotted(Struct, frozen=True, tag=True):
    field: str
    card: str


Note = YouDrew | YouSaw | YouGained | YouSlotted
