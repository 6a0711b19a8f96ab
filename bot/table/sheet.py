"""All that is kept of a table besides its log, its state and its deadlines."""

from enum import StrEnum
from typing import Literal

from msgspec import Struct

from bot.games.contract import Path, Scope, Seat

Level = Literal["easy", "normal"]
Source = Literal["click", "order", "computer", "clock"]


class Phase(StrEnum):
    LOBBY = "lobby"
    RUNNING = "running"
    OVER = "over"  # played to its end
    ENDED = "ended"  # called off: no winner


class Chair(Struct, frozen=True):
    """A seat: who owns it, and which computer plays it, if one does."""

    user: int | None
    name: str
    computer: Level | None = None
    misses: int = 0  # deadlines missed in a row


class Standing(Struct, frozen=True):
    """An order somebody has given: which offer, with which picks, from when on, for how long."""

    seat: Seat
    offer: str
    picks: Path
    scope: Scope
    edition: int  # asks that opened later are judged, none before
    round: int
    turn: int


class Entry(Struct, frozen=True):
    """One line of the log. A deadline is no action of its own: the clock plays the default."""

    seat: Seat
    path: Path
    by: Source = "click"


class Clocks(Struct, frozen=True):
    """How long is waited, in seconds. None: for ever."""

    turn: int | None = 24 * 3600
    reaction: int = 60


class Sheet(Struct, frozen=True):
    id: int
    game: str
    channel: int
    guild: int
    host: int
    language: str
    phase: Phase = Phase.LOBBY
    chairs: tuple[Chair, ...] = ()
    pace: Literal["together", "days"] = "days"
    clocks: Clocks = Clocks()
    options: dict[str, int | str] = {}
    start_seat: int | None = None  # None: drawn
    seed: bytes = b""  # secret until the end
    version: int = 0  # length of the log: secret, for it counts sealed answers
    revision: int = 0  # changes of any kind: secret too
    edition: int = 0  # changes that all could see: what file names and buttons may tell
    since: dict[Seat, int] = {}  # from which edition on each seat's ask stands
    held: dict[Seat, Path] = {}  # what standing orders will answer in the open window
    orders: tuple[Standing, ...] = ()
    timed: int = -1  # the turn that the turn clock belongs to
    turn_left: float | None = None  # of its time, while the clock stands still
    missed: int = -1  # the turn whose deadline was missed: the rest of it takes defaults

    def seat_of(self, user: int) -> Seat | None:
        return next((Seat(i) for i, chair in enumerate(self.chairs) if chair.user == user), None)
