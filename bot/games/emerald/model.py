"""The vocabulary of Emerald: options, actions, situations, state, events. No logic.

Colours and places are numbers here, as content.py lists them; outside the rules they are names.
"""

from typing import Literal

from bot.games.contract import Rng, Seat, Step, Value
from bot.games.kit import step_builder

SEATS, RULES, PLANNABLE = range(2, 6), 2, True
# Each of at most 20 knights moves at most 16 times. A move asks three questions at the most (move,
# victim, ransom), and each turn, that is each first move, may be ended by a fourth answer. Release
# 1.0.0 asked for the card by itself.
LONGEST = 20 * 16 * 5

EndReason = Literal["treasures", "knights"]
TurnReason = Literal["card", "treasure", "second_knight", "declined", "no_other_knight"]
StackName = Literal["gem", "gold"]


class Options(Value, frozen=True, forbid_unknown_fields=True):
    length: Literal["standard", "short"] = "standard"
    second_move: Literal["optional", "compulsory"] = "optional"
    ransom_cards: Literal["open", "secret"] = "open"


class RansomOrder(Value, frozen=True):
    """Pay the cheapest card up to the limit; the last stand is a loss that would end the game."""

    limit: int
    last_stand: Literal["pay", "give_up", "same"]


# Actions


class Move(Value, frozen=True, tag=True):
    colour: int
    place: int


class EndTurn(Value, frozen=True, tag=True):
    pass


class Take(Value, frozen=True, tag=True):
    stack: StackName


class Catch(Value, frozen=True, tag=True):
    colour: int


class Pay(Value, frozen=True, tag=True):
    value: int


class GiveUp(Value, frozen=True, tag=True):
    pass


Part = Move | EndTurn | Take | Catch | Pay | GiveUp


class Series(Value, frozen=True, tag=True):
    """Several at once, for nothing comes to light between them: a move and what follows it."""

    parts: tuple[Part, ...]


Action = Part | Series


# Situations: the one question that is open


class FirstMove(Value, frozen=True, tag=True):
    pass


class SecondMove(Value, frozen=True, tag=True):
    pass


class TakeCard(Value, frozen=True, tag=True):
    """Both stacks beside the field of arrival have cards. Asked together with the move; a table
    that was dealt by release 1.0.0 may still stand in it."""


class Victim(Value, frozen=True, tag=True):
    """The dragon stopped among knights of several colours."""


class Ransom(Value, frozen=True, tag=True):
    """A knight of this colour is caught on the dragon's field and may be bought free."""

    colour: int


class Over(Value, frozen=True, tag=True):
    reason: EndReason
    seat: Seat  # who took the last treasure, or who has one knight left


Situation = FirstMove | SecondMove | TakeCard | Victim | Ransom | Over


class Moved(Value, frozen=True):
    colour: int
    origin: int
    target: int


class State(Value, frozen=True):
    rng: Rng
    options: Options
    first: Seat  # who began
    turn: int  # counted from 0
    knights: bytes  # how many, by place and then colour
    chamber: bytes  # the colours on C1, C2, …
    nest: bytes  # the colours of the lost knights, in order
    gems: (
        bytes  # the stacks beside the cave, kinds, as board.packed lays them; secret below the top
    )
    gold: bytes  # likewise, values
    box_gems: bytes  # secret
    box_gold: bytes  # secret
    hands: tuple[bytes, ...]  # gold by seat, sorted; secret
    owned: bytes  # by seat and then kind, how many gems
    ransoms: tuple[bytes, ...]  # the ransom pile by payer, in order
    bonus_four: Seat | None
    bar: int  # its first field
    dragon: int
    facing: int  # +1 towards the chamber, -1 towards the exit
    walk: tuple[int, ...]  # her last walk: the field she left, then every field she entered
    moves: tuple[Moved, ...]  # in this turn
    before: tuple[Moved, ...]  # in the turn before
    marked: int | None  # the place of the knight moved first, while it may not move again
    took: bool  # a card was taken in this turn: no further knight
    situation: Situation


# Events, in the order in which a move can bring them


class TurnBegan(Value, frozen=True, tag=True):
    seat: Seat
    round: int  # counted from 1


class KnightMoved(Value, frozen=True, tag=True):
    seat: Seat
    colour: str
    origin: str
    target: str
    stride: int


class TreasureGiven(Value, frozen=True, tag=True):
    seat: Seat
    place: str  # the chamber place
    left: int


class GemTaken(Value, frozen=True, tag=True):
    seat: Seat
    field: int
    kind: str


class GoldTaken(Value, frozen=True, tag=True):
    seat: Seat
    field: int
    value: int


class GemOpened(Value, frozen=True, tag=True):
    field: int
    kind: str
    below: int


class GoldOpened(Value, frozen=True, tag=True):
    field: int
    value: int
    below: int


class StackUsedUp(Value, frozen=True, tag=True):
    field: int
    stack: StackName


class BonusFourGiven(Value, frozen=True, tag=True):
    seat: Seat


class DragonWalked(Value, frozen=True, tag=True):
    roll: int
    passed: tuple[int, ...]
    stop: int
    facing: int

    @property
    def fields(self) -> tuple[int, ...]:
        """All that she entered."""
        return (*self.passed, self.stop)


class KnightCaught(Value, frozen=True, tag=True):
    seat: Seat
    colour: str
    field: int


class RansomAsked(Value, frozen=True, tag=True):
    seat: Seat
    colour: str
    field: int


class RansomPaid(Value, frozen=True, tag=True):
    seat: Seat
    colour: str
    field: int
    value: int


class RansomHidden(Value, frozen=True, tag=True):
    """Paid with a card laid face down, by the option `ransom_cards`."""

    seat: Seat
    colour: str
    field: int


class KnightLost(Value, frozen=True, tag=True):
    seat: Seat
    colour: str
    field: int
    penniless: bool  # there was no gold, so nobody was asked
    left: int  # knights in play


class BarShifted(Value, frozen=True, tag=True):
    first: int
    last: int


class TurnEnded(Value, frozen=True, tag=True):
    seat: Seat
    reason: TurnReason


class GameOver(Value, frozen=True, tag=True):
    seat: Seat
    reason: EndReason


class Scored(Value, frozen=True, tag=True):
    seat: Seat
    score: int
    gold: int
    treasures: int
    gems: int
    bonuses: int
    hand: tuple[int, ...]
    paid: int  # the number of ransoms
    ransoms: tuple[int, ...]


class Won(Value, frozen=True, tag=True):
    number: int
    seats: tuple[Seat, ...]


Event = (
    TurnBegan
    | KnightMoved
    | TreasureGiven
    | GemTaken
    | GoldTaken
    | GemOpened
    | GoldOpened
    | StackUsedUp
    | BonusFourGiven
    | DragonWalked
    | KnightCaught
    | RansomAsked
    | RansomPaid
    | RansomHidden
    | KnightLost
    | BarShifted
    | TurnEnded
    | GameOver
    | Scored
    | Won
)


class YouPaid(Value, frozen=True, tag=True):
    """What the ransom card was, when the others do not see it."""

    value: int


Note = YouPaid
Next = Step[State, Event, Note]


class Story(step_builder.StepBuilder[Event, Note]):
    """What an answer tells."""

    __slots__ = ()
