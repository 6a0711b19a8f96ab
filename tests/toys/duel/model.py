"""The vocabulary of Duel: cards, actions, frames, state, events. No logic."""

from typing import Literal

from msgspec import Struct

from bot.games.contract import Menu, Rng, Seat, Step
from bot.games.offers import RIVALS, Condition, Offer, Order, Scope

SEATS, RULES, LONGEST, PLANNABLE = range(2, 6), 1, 4000, False
COPIES = {"jab": 10, "slash": 6, "parry": 6, "pierce": 6}
HARM = {"jab": 1, "slash": 2}
HAND = 4
OFFERS = (
    Offer(
        "guard",
        (
            Order(
                "parry", ("parry",), (Condition("at_me", "=", 1), Condition("harm", ">=", "$harm"))
            ),
            Order("parry", ("pass",)),
        ),
        (Menu("harm", ("1", "2")),),
    ),
    Offer(
        "spare",
        (Order("parry", ("pass",), (Condition("active", "=", "$seat"),)),),
        (Menu("seat", (RIVALS,)),),
    ),
    Offer(
        "pass",
        (Order("parry", ("pass",)), Order("pierce", ("pass",))),
        scopes=(Scope.TURN,),
        at_hand=Scope.TURN,
    ),
)


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    lives: Literal[2, 3, 5] = 3
    max_turns: Literal[20, 40, 80] = 40


# Actions: what a completed path means


class Strike(Struct, frozen=True, tag=True):
    target: Seat
    card: str


class Trade(Struct, frozen=True, tag=True):
    cards: tuple[str, ...]


class Bleed(Struct, frozen=True, tag=True):
    pass


class Shed(Struct, frozen=True, tag=True):
    card: str


class React(Struct, frozen=True, tag=True):
    card: str | None  # None is a pass


class Close(Struct, frozen=True, tag=True):
    pass


Action = Strike | Trade | Bleed | Shed | React | Close


# Frames: the situations


class Turn(Struct, frozen=True, tag=True):
    seat: Seat


class Blow(Struct, frozen=True, tag=True):
    strike: Strike


class Parried(Struct, frozen=True, tag=True):
    by: Seat


class Window(Struct, frozen=True, tag=True):
    card: str  # the card that may be answered with
    asked: tuple[Seat, ...]  # clockwise from the striker: the first with a card prevails
    said: tuple[tuple[Seat, React], ...] = ()  # sealed


class Wound(Struct, frozen=True, tag=True):
    pass


Frame = Turn | Blow | Parried | Window | Wound


class State(Struct, frozen=True):
    rng: Rng
    options: Options
    lives: tuple[int, ...]
    hands: tuple[tuple[str, ...], ...]  # secret, each sorted
    pile: tuple[str, ...]  # secret
    discard: tuple[str, ...]
    frames: tuple[Frame, ...]
    turns: int = 0


# Events for all, and one for a single seat


class Struck(Struct, frozen=True, tag=True):
    seat: Seat
    target: Seat
    card: str


class Answered(Struct, frozen=True, tag=True):
    seat: Seat
    card: str


class Silence(Struct, frozen=True, tag=True):
    """Nobody answered; also when nobody could be asked."""


class Bled(Struct, frozen=True, tag=True):
    seat: Seat
    harm: int


class Dropped(Struct, frozen=True, tag=True):
    seat: Seat
    cards: tuple[str, ...]


class Drew(Struct, frozen=True, tag=True):
    seat: Seat
    number: int


class YouDrew(Struct, frozen=True, tag=True):
    cards: tuple[str, ...]


Event = Struck | Answered | Silence | Bled | Dropped | Drew
Next = Step[State, Event, YouDrew]
News = tuple[Event, ...]
