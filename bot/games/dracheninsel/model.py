"""The vocabulary of Die Dracheninsel: options, actions, frames, state, events. No logic.

Cards, places, hunters and terrains are numbers of the tables in `content`; events speak names.
"""

from typing import Final, Literal

from bot.games.contract import Rng, Seat, Value

PLANNABLE: Final = True
RULES: Final = 1
LONGEST: Final = 200 * 6 * 1200  # rounds, seats, answers of a turn: 99 cards, 30 steps, 6 a window

NOBODY: Final = 255  # owner of a vacant boat, place of a hunter that is not in play
WAITING, LANDED, CASHED, LOST = 100, 101, 102, 103  # a treasure that is not on its way


class Options(Value, frozen=True, forbid_unknown_fields=True):
    """The variants; `max_rounds` 0 goes by the length."""

    length: Literal["full", "short", "blitz"] = "full"
    stop_points: Literal["all", "key"] = "all"
    start_stop: Literal["order", "window", "off"] = "order"
    colours: Literal["auto", "choose"] = "auto"
    max_rounds: Literal[0, 20, 30, 40, 50, 60, 80, 100, 150, 200] = 0


# Actions: what a completed path means. Those that can be stopped are deeds.


class Move(Value, frozen=True, tag=True):
    """A step, or a flight if a field is flown over, with all that is decided about it."""

    hunter: int
    origin: int
    target: int
    over: int | None = None
    paid: int | None = None
    victim: int | None = None


class Walk(Value, frozen=True, tag=True):
    """A plain step, and another one as soon as nobody has stopped the first."""

    first: Move
    then: Move


class Journey(Value, frozen=True, tag=True):
    paid: int
    terrain: int
    joker: int | None = None  # the hunter whose colour makes the card a joker


class Swap(Value, frozen=True, tag=True):
    card: int
    first: int
    second: int


class Patrol(Value, frozen=True, tag=True):
    origin: int | None  # None brings a dragon from beside the board
    target: int


class Fear(Value, frozen=True, tag=True):
    card: int
    hunter: int


class Sneak(Value, frozen=True, tag=True):
    target: Seat


class Curse(Value, frozen=True, tag=True):
    pass


class Begin(Value, frozen=True, tag=True):
    """The moment before the first action: no action, but it can be stopped."""


class Trade(Value, frozen=True, tag=True):
    """Pass, or exchange after an early Stop: these cards for new ones."""

    cards: bytes


class End(Value, frozen=True, tag=True):
    pass


class Settle(Value, frozen=True, tag=True):
    """Choose a colour, with three players a pair, by its first hunter."""

    hunter: int


class Answer(Value, frozen=True, tag=True):
    card: int | None  # None passes, shares or accepts


class Close(Value, frozen=True, tag=True):
    pass


Deed = Move | Journey | Swap | Patrol | Fear | Sneak | Curse | Begin
PLAYED_WITH: Final[dict[type, str]] = {  # the one card with which these are played
    Patrol: "dragon_patrol",
    Sneak: "sneak_attack",
    Curse: "evil_curse",
    Journey: "long_journey",
}
Action = Deed | Walk | Trade | End | Settle | Answer | Close


# Frames: the situations, the last one is open


class Turn(Value, frozen=True, tag=True):
    seat: Seat
    fresh: bool = True  # no step of this turn stands, and its player has played no card
    journeys: int = 0  # terrains that are free, one bit each
    mover: int | None = None  # with two hunters: the one that moves this turn
    free_steps: int = 0


class Choosing(Value, frozen=True, tag=True):
    seat: Seat
    first: Seat | None  # who will begin; None is drawn when the cards are dealt


class Pending(Value, frozen=True, tag=True):
    """Announced and paid, without effect until its windows are closed."""

    deed: Deed
    cancelled: bool = False


class Stop(Value, frozen=True, tag=True):
    seat: Seat


class Exit(Value, frozen=True, tag=True):
    hunter: int  # came as second and must leave with the first


class Exchange(Value, frozen=True, tag=True):
    pass


class Landed(Value, frozen=True, tag=True):
    """A treasure in a boat, to be shared or claimed."""

    treasure: int
    owner: Seat
    partner: Seat
    claims: tuple[Seat, ...] = ()  # who has played betrayals, the last one leads


class Window(Value, frozen=True, tag=True):
    about: Literal["start", "react", "counter", "claim", "duel"]
    asked: tuple[Seat, ...]  # clockwise from the active player: the first with a card prevails
    uses: tuple[str, ...]  # what can be answered, by public knowledge
    said: tuple[tuple[Seat, Answer], ...] = ()  # sealed


Frame = Turn | Choosing | Pending | Stop | Exit | Exchange | Landed | Window


class Board(Value, frozen=True):
    """What stands on the table."""

    tiles: bytes  # the terrain of each field
    hunters: bytes  # the place of each
    treasures: bytes  # the place of each that is on its way, else WAITING, LANDED, CASHED, LOST
    dragons: bytes = b""  # their fields


class Played(Value, frozen=True):
    """A card of the running turn, open until its end."""

    seat: Seat
    card: int
    use: str  # a terrain, "joker" or the name of an action


class State(Value, frozen=True):
    rng: Rng
    options: Options
    owners: bytes  # whose hunter and boat, by colour
    ring: tuple[Seat, ...]  # the seats clockwise
    board: Board
    coins: tuple[tuple[int, ...], ...]
    hands: tuple[bytes, ...]  # secret, each sorted
    pile: bytes  # secret
    discard: bytes
    played: tuple[Played, ...]
    frames: tuple[Frame, ...]
    turns: int = 0  # finished ones
    last: Deed | None = None  # the last deed that took effect
    then: Move | None = None  # secret: the step that follows if nobody stops the one before
