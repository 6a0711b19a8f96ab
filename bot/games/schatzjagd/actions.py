"""What a completed path means. Fields, cards and treasures are numbers of content.py."""

from bot.games.contract import Seat, Value


class PickCastle(Value, frozen=True, tag=True):
    castle: int


class SitOut(Value, frozen=True, tag=True):
    pass


class Travel(Value, frozen=True, tag=True):
    field: int


class Land(Value, frozen=True, tag=True):
    field: int


class Use(Value, frozen=True, tag=True):
    coins: int = 0  # what the travelling smith is paid


class Decline(Value, frozen=True, tag=True):
    pass


class LookAt(Value, frozen=True, tag=True):
    field: int


class StopLooking(Value, frozen=True, tag=True):
    pass


class Banish(Value, frozen=True, tag=True):
    field: int


class Answer(Value, frozen=True, tag=True):
    """In a fight: strike, flee, or what shall hold for the rest of it."""

    way: str


class Attack(Value, frozen=True, tag=True):
    rival: Seat


class Take(Value, frozen=True, tag=True):
    pass


class Plunder(Value, frozen=True, tag=True):
    pass


class Deal(Value, frozen=True, tag=True):
    sort: str  # inn, heal, cure, school, smith
    units: int = 0


class FinishActivity(Value, frozen=True, tag=True):
    pass


class Slot(Value, frozen=True, tag=True):
    card: int
    field: int


class Cast(Value, frozen=True, tag=True):
    spell: int


class Dig(Value, frozen=True, tag=True):
    pass


class Secure(Value, frozen=True, tag=True):
    kind: int


class Deposit(Value, frozen=True, tag=True):
    kind: int


class Pass(Value, frozen=True, tag=True):
    pass


class Remove(Value, frozen=True, tag=True):
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


class Series(Value, frozen=True, tag=True):
    """Several at once, for nothing comes to light between them: a journey, a deal, a card."""

    parts: tuple[Part, ...]


Action = Part | Series
