"""What a completed path means. Fields, cards and treasures are numbers of content.py."""

from msgspec import Struct

from bot.games.contract import Seat


class PickCastle(Struct, frozen=True, tag=True):
    castle: int


class SitOut(Struct, frozen=True, tag=True):
    pass


class Travel(Struct, frozen=True, tag=True):
    field: int


class Land(Struct, frozen=True, tag=True):
    field: int


class Use(Struct, frozen=True, tag=True):
    coins: int = 0  # what the travelling smith is paid


class Decline(Struct, frozen=True, tag=True):
    pass


class LookAt(Struct, frozen=True, tag=True):
    field: int


class StopLooking(Struct, frozen=True, tag=True):
    pass


class Banish(Struct, frozen=True, tag=True):
    field: int


class Answer(Struct, frozen=True, tag=True):
    """In a fight: strike, flee, or what shall hold for the rest of it."""

    way: str


class Attack(Struct, frozen=True, tag=True):
    rival: Seat


class Take(Struct, frozen=True, tag=True):
    pass


class Plunder(Struct, frozen=True, tag=True):
    pass


class Deal(Struct, frozen=True, tag=True):
    sort: str  # inn, heal, cure, school, smith
    units: int = 0


class FinishActivity(Struct, frozen=True, tag=True):
    pass


class Slot(Struct, frozen=True, tag=True):
    card: int
    field: int


class Cast(Struct, frozen=True, tag=True):
    spell: int


class Dig(Struct, frozen=True, tag=True):
    pass


class Secure(Struct, frozen=True, tag=True):
    kind: int


class Deposit(Struct, frozen=True, tag=True):
    kind: int


class Pass(Struct, frozen=True, tag=True):
    pass


class Remove(Struct, frozen=True, tag=True):
    field: int | None  # None is a pass


Part = (
    PickCastle
    | SitOut
    | Travel
    | Land
    | Use
    | Decline
    | LookAt
    | StopLooking
    | Banish
    | Answer
    | Attack
    | Take
    | Plunder
    | Deal
    | FinishActivity
    | Slot
    | Cast
    | Dig
    | Secure
    | Deposit
    | Pass
    | Remove
)


class Series(Struct, frozen=True, tag=True):
    """Several at once, for nothing comes to light between them: a journey, a deal, a card."""

    parts: tuple[Part, ...]


Action = Part | Series
