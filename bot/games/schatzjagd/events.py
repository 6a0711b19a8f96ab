"""What all are told, and what one lord alone is told. Fields and cards go by their names."""

from bot.games.contract import Seat, Value
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


class CastleChosen(Value, frozen=True, tag=True):
    seat: Seat
    field: str


class DealtOut(Value, frozen=True, tag=True):
    number: int


class StartRolled(Value, frozen=True, tag=True):
    seat: Seat
    die: int


class Beginner(Value, frozen=True, tag=True):
    seat: Seat


# Turn and journey


class DayBroke(Value, frozen=True, tag=True):
    round: int


class Rolled(Value, frozen=True, tag=True):
    seat: Seat
    die: int


class HeldUp(Value, frozen=True, tag=True):
    """A turn begins in which the henchman sits out."""

    seat: Seat


class SatOut(Value, frozen=True, tag=True):
    seat: Seat


class Travelled(Value, frozen=True, tag=True):
    seat: Seat
    origin: str
    field: str


class Stayed(Value, frozen=True, tag=True):
    seat: Seat
    field: str


class Teleported(Value, frozen=True, tag=True):
    seat: Seat
    origin: str
    field: str


# Cards on the board


class Revealed(Value, frozen=True, tag=True):
    seat: Seat
    field: str
    card: str
    strength: int = 0  # of a monster


class Changed(Value, frozen=True, tag=True):
    """A value of the four tracks."""

    seat: Seat
    value: str
    before: int
    after: int


class Poisoned(Value, frozen=True, tag=True):
    seat: Seat


class Cured(Value, frozen=True, tag=True):
    seat: Seat


class MustSitOut(Value, frozen=True, tag=True):
    seat: Seat


class FreeAgain(Value, frozen=True, tag=True):
    """The henchman no longer has to sit out."""

    seat: Seat


class CardFound(Value, frozen=True, tag=True):
    seat: Seat
    card: str


class SpecialUsed(Value, frozen=True, tag=True):
    seat: Seat
    card: str


class SpecialLeft(Value, frozen=True, tag=True):
    seat: Seat
    card: str


class PortalRolled(Value, frozen=True, tag=True):
    seat: Seat
    die: int


class Looked(Value, frozen=True, tag=True):
    seat: Seat
    field: str


class LookingEnded(Value, frozen=True, tag=True):
    seat: Seat


class Banished(Value, frozen=True, tag=True):
    seat: Seat
    field: str
    card: str


# Activities


class TreasuresTaken(Value, frozen=True, tag=True):
    seat: Seat
    field: str
    number: int


class DealMade(Value, frozen=True, tag=True):
    seat: Seat
    shop: str
    paid: int


class Searched(Value, frozen=True, tag=True):
    seat: Seat
    rival_seat: Seat
    day: int
    die: int
    found: bool


class ActivityEnded(Value, frozen=True, tag=True):
    seat: Seat


# Lord phase


class Slotted(Value, frozen=True, tag=True):
    seat: Seat
    field: str


class SpellCast(Value, frozen=True, tag=True):
    seat: Seat
    card: str


class Dug(Value, frozen=True, tag=True):
    seat: Seat
    field: str
    card: str


class Secured(Value, frozen=True, tag=True):
    seat: Seat
    number: int
    needed: int = 0  # to win; 0 where kinds decide


class Deposited(Value, frozen=True, tag=True):
    seat: Seat
    field: str


class Passed(Value, frozen=True, tag=True):
    seat: Seat


# Night and piles


class PoisonWorked(Value, frozen=True, tag=True):
    seat: Seat
    before: int
    after: int


class Drew(Value, frozen=True, tag=True):
    seat: Seat
    number: int


class MapsGone(Value, frozen=True, tag=True):
    seat: Seat
    cards: tuple[str, ...]


class Reshuffled(Value, frozen=True, tag=True):
    number: int


class KatharsisCame(Value, frozen=True, tag=True):
    pass


class Removed(Value, frozen=True, tag=True):
    seat: Seat
    field: str
    card: str


class Spared(Value, frozen=True, tag=True):
    """In Katharsis a lord lets everything stand."""

    seat: Seat


class Ended(Value, frozen=True, tag=True):
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


class YouDrew(Value, frozen=True, tag=True):
    cards: tuple[str, ...]


class YouSaw(Value, frozen=True, tag=True):
    field: str
    card: str


class YouGained(Value, frozen=True, tag=True):
    """Treasures that came to the hand, by kind."""

    treasures: tuple[str, ...]


class YouSlotted(Value, frozen=True, tag=True):
    field: str
    card: str


Note = YouDrew | YouSaw | YouGained | YouSlotted
