"""What all are told, and what one seat alone is told. Cards and places stand by their names."""

from bot.games.contract import Seat, Step, Value
from bot.games.dracheninsel.model import State
from bot.games.kit import step_builder

# Told to all about turns and piles


class StartPlayerDrawn(Value, frozen=True, tag=True):
    seat: Seat


class ColourChosen(Value, frozen=True, tag=True):
    seat: Seat
    colours: tuple[str, ...]


class TurnBegan(Value, frozen=True, tag=True):
    seat: Seat


class TurnEnded(Value, frozen=True, tag=True):
    seat: Seat


class Passed(Value, frozen=True, tag=True):
    seat: Seat
    number: int
    cards: tuple[str, ...]


class Exchanged(Value, frozen=True, tag=True):
    seat: Seat
    number: int
    cards: tuple[str, ...]


class Refilled(Value, frozen=True, tag=True):
    seat: Seat
    number: int


class Reshuffled(Value, frozen=True, tag=True):
    number: int


# Told to all about cards and windows


class CardPlayed(Value, frozen=True, tag=True):
    seat: Seat
    card: str
    use: str


class Announced(Value, frozen=True, tag=True):
    """A deed with all its choices; what does not belong to it is empty or "none"."""

    seat: Seat
    deed: str
    hunter: str = ""
    place: str = ""
    other: str = "none"  # the field flown over, the second tile, the dragon's old field
    victim: str = ""
    target_seat: Seat | None = None
    terrain: str = ""
    lost: int = 0  # the value of the treasure that is given up by it


class SlumberPlayed(Value, frozen=True, tag=True):
    seat: Seat
    card: str


class CounterspellPlayed(Value, frozen=True, tag=True):
    seat: Seat
    card: str
    against: str


class NoReaction(Value, frozen=True, tag=True):
    pass


class NobodyAsked(Value, frozen=True, tag=True):
    reason: str  # "hands" or "copies"; "claim" or "duel" if the one named has no cards for it
    seat: Seat | None = None


class Stopped(Value, frozen=True, tag=True):
    seat: Seat  # whose last action is taken back and whose turn is over
    what: str = "deed"  # "start" and "cancelled": there is nothing to take back


class Fizzled(Value, frozen=True, tag=True):
    """A countered fear or sneak attack is over."""

    use: str


# Told to all about the island


class Stepped(Value, frozen=True, tag=True):
    hunter: str
    origin: str
    place: str


class Flew(Value, frozen=True, tag=True):
    hunter: str
    origin: str
    over: str
    place: str


class Robbed(Value, frozen=True, tag=True):
    hunter: str
    victim: str
    value: int


class Joined(Value, frozen=True, tag=True):
    hunter: str
    partner: str
    value: int


class TreasureLost(Value, frozen=True, tag=True):
    value: int
    hunter: str  # its last carrier


class FirstOnTreasure(Value, frozen=True, tag=True):
    hunter: str
    value: int


class SecondOnTreasure(Value, frozen=True, tag=True):
    hunter: str
    partner: str
    value: int


class TreasureLifted(Value, frozen=True, tag=True):
    value: int
    carriers: tuple[str, ...]
    place: str


class CoinsLaid(Value, frozen=True, tag=True):
    value: int


class TilesSwapped(Value, frozen=True, tag=True):
    first: str
    second: str


class DragonMoved(Value, frozen=True, tag=True):
    origin: str  # "none" for a dragon that was beside the board
    place: str


class JourneyBegan(Value, frozen=True, tag=True):
    seat: Seat
    terrain: str


class SentHome(Value, frozen=True, tag=True):
    hunter: str


class SneakResolved(Value, frozen=True, tag=True):
    seat: Seat
    victim_seat: Seat
    number: int


class CurseDiscarded(Value, frozen=True, tag=True):
    seat: Seat
    number: int
    cards: tuple[str, ...]


class CurseTook(Value, frozen=True, tag=True):
    seat: Seat
    victim_seat: Seat
    number: int


# Told to all about treasures in boats


class Delivered(Value, frozen=True, tag=True):
    value: int
    carriers: tuple[str, ...]
    place: str  # the boat


class Shared(Value, frozen=True, tag=True):
    owner_seat: Seat
    partner_seat: Seat
    value: int


class Claimed(Value, frozen=True, tag=True):
    seat: Seat
    card: str


class Cashed(Value, frozen=True, tag=True):
    """Both coins for one."""

    seat: Seat
    value: int
    loser_seat: Seat | None = None  # who carried it too; none if both hunters were one's own


Event = (
    StartPlayerDrawn
    | ColourChosen
    | TurnBegan
    | TurnEnded
    | Passed
    | Exchanged
    | Refilled
    | Reshuffled
    | CardPlayed
    | Announced
    | SlumberPlayed
    | CounterspellPlayed
    | NoReaction
    | NobodyAsked
    | Stopped
    | Fizzled
    | Stepped
    | Flew
    | Robbed
    | Joined
    | TreasureLost
    | FirstOnTreasure
    | SecondOnTreasure
    | TreasureLifted
    | CoinsLaid
    | TilesSwapped
    | DragonMoved
    | JourneyBegan
    | SentHome
    | SneakResolved
    | CurseDiscarded
    | CurseTook
    | Delivered
    | Shared
    | Claimed
    | Cashed
)


# Told to one seat alone


class YouDrew(Value, frozen=True, tag=True):
    number: int
    cards: tuple[str, ...]


class YouTook(Value, frozen=True, tag=True):
    victim_seat: Seat
    cards: tuple[str, ...]


class YouLost(Value, frozen=True, tag=True):
    thief_seat: Seat
    cards: tuple[str, ...]


Note = YouDrew | YouTook | YouLost
Next = Step[State, Event, Note]


class Story(step_builder.StepBuilder[Event, Note]):
    """What an answer tells."""

    __slots__ = ()
