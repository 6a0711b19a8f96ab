"""Everything stored of a table besides its log, its game state and its deadlines."""

from collections.abc import Container
from enum import StrEnum
from typing import Any, Literal, TypeVar

from msgspec import Struct, field
from msgspec.structs import replace

from bot.games.contract import Path, Seat
from bot.games.offers import Scope
from bot.table.model.deadline import DeadlineKind
from bot.table.model.person import Habits

T = TypeVar("T")
Level = Literal["easy", "normal", "hard"]
Source = Literal["click", "plan", "order", "computer", "clock"]
Motion = Literal["pause", "abort", "times"]
WindowKind = Literal["plain", "key", "decision"]  # DECISION: one named seat decides, sealed
Attention = Literal["key", "orders", "all"]  # the windows in which a player wants to be asked
RECORD_FORMAT = 3  # the current record format; see storage/record_migrations.py


class Phase(StrEnum):
    LOBBY = "lobby"
    RUNNING = "running"
    OVER = "over"  # played to its end
    ENDED = "ended"  # called off: no winner


class Chair(Struct, frozen=True):
    """A seat: its owner, and the computer that plays it, if one does."""

    user: int | None
    name: str
    computer: Level | None = None
    misses: int = 0  # deadlines missed in a row
    habits: Habits = Habits()  # of its person, as last set
    resigned: bool = False  # its owner resigned: the game counts as lost for them

    @property
    def is_played(self) -> bool:
        """Whether its owner plays it in person, not a computer in their place."""
        return self.user is not None and self.computer is None


class StandingOrder(Struct, frozen=True):
    """A standing order: its offer and picks, its start and its scope."""

    seat: Seat
    offer: str
    picks: Path
    scope: Scope
    public_version: int = field(name="edition")  # it judges asks opened from this public version on
    round: int
    turn: int
    answered: int = 0  # answers since its owner was last told
    told: bool = False  # its owner has been told that it has ended
    left: int | None = None  # how many more answers may take effect; None: any number
    sealed: bool = False  # it has answered in the window that is being closed
    acted_at: float = 0.0  # when it last answered; 0: never
    ends_at: str = ""  # it ends when it answers and passes a menu about this

    @property
    def name(self) -> str:
        """The identity of the order among those of its seat: equal names mean equal orders."""
        return ".".join((self.offer, *self.picks))


NEXT = -(2**31)  # no turn has this number


class Plan(Struct, frozen=True):
    """What a seat means to do in its turn: drafted, then played until a step does not hold."""

    user: int
    ask_version: int = field(
        name="since"
    )  # the ask version at which it was drafted or broken; 0: before the turn
    turn: int  # NEXT: the next turn of the seat
    paths: tuple[Path, ...] = ()  # still to be played
    expected_views: tuple[tuple[bytes, bytes], ...] = field(
        default=(), name="sights"
    )  # before each path: the public view and a fingerprint of the own one
    broken: str = ""  # why the rest is not played

    @property
    def is_draft(self) -> bool:
        return not self.expected_views and not self.broken


class PartialAnswer(Struct, frozen=True):
    """An answer that was begun and not completed: the picks made so far."""

    ask_version: int = field(name="since")  # of the ask that it belongs to
    path: Path


class LogEntry(Struct, frozen=True):
    """One entry of the log. A deadline has no entry of its own: the clock plays the default."""

    seat: Seat
    path: Path
    by: Source = "click"


class StoredLogEntry(Struct, frozen=True):
    """A log entry as it is stored."""

    number: int
    entry: LogEntry
    at: float


class Undoable(Struct, frozen=True):
    """The newest log entries that can still be undone one by one, by who clicked them."""

    seat: Seat
    user: int | None
    turn: int | None  # in which all of them lie; None: one decision out of turn
    public_version: int = field(
        name="edition"
    )  # at which the newest was made, so that older undo buttons are recognised
    lines: int = 1


class Undone(Struct, frozen=True):
    """The last undo: who did it, at which public version; shown until the next change."""

    seat: Seat
    public_version: int = field(name="edition")


class Clocks(Struct, frozen=True):
    """Time limits in seconds. None: no limit."""

    turn: int | None = 24 * 3600
    reaction: int = 60
    important_window: int = field(
        default=8 * 3600, name="key"
    )  # of important windows; a minute: no longer than others


class Ballot(Struct, frozen=True):
    """A vote: the proposal, and who has agreed."""

    by: int  # user id of the proposer; 0: erased or unknown
    opened: int  # tells buttons of an older vote from this one's
    yes: tuple[int, ...]
    clocks: Clocks | None = None  # that are proposed


class NamedUser(Struct, frozen=True):
    """The person to whom a seat is offered, until they accept."""

    user: int
    name: str


class RemainingTime(Struct, frozen=True):
    """What was left of a deadline when the clocks were stopped, in seconds."""

    kind: DeadlineKind
    seat: Seat
    time: float


class Pause(Struct, frozen=True):
    """The reason for which all clocks are stopped."""

    why: Literal["agreed", "called", "channel", "access", "clock"]
    by: int = 0  # user id of the person who paused; 0: nobody, or erased
    since: float = 0.0
    left: tuple[RemainingTime, ...] = ()


class HintUsage(Struct, frozen=True):
    """How often a seat has asked for hints, and for which ask last."""

    number: int = 0
    ask_version: int = field(default=-1, name="since")


# Parts of a table record


def _without(by_seat: dict[Seat, T], seats: Container[Seat]) -> dict[Seat, T]:
    return {seat: one for seat, one in by_seat.items() if seat not in seats}


class TurnClock(Struct, frozen=True):
    """The clock of a whole turn, and what it has caused so far."""

    turn: int = -1  # that it belongs to
    left: float | None = None  # awake time left while it is stopped
    most: float | None = None  # time left until its limit while it is stopped
    reminded: int = -1  # the turn whose half-time reminder was sent
    missed: int = -1  # the turn whose deadline was missed: the rest of it takes defaults
    notified_again: tuple[int, int] = field(
        default=(-1, 0), name="called_again"
    )  # the turn in which people are notified again, and since when


class Windows(Struct, frozen=True):
    """The open window, if any, and in which windows each seat wants to be asked."""

    kind: WindowKind | None = None
    asked: tuple[Seat, ...] = ()  # all seats it asks, including those that have answered
    important_count: int = field(default=0, name="keys")  # long windows so far
    has_plain: bool = False  # whether an unimportant window has been opened yet
    attention: dict[Seat, Attention] = {}  # secret; the default depends on the pace
    lapses: dict[Seat, int] = {}  # important windows in a row that a seat let run out; secret

    def without(self, seats: Container[Seat]) -> "Windows":
        """A copy without the attention and missed windows of these seats."""
        attention, lapses = _without(self.attention, seats), _without(self.lapses, seats)
        return replace(self, attention=attention, lapses=lapses)


class Orders(Struct, frozen=True):
    """Standing orders, and what they will answer; all secret."""

    standing: tuple[StandingOrder, ...] = ()  # of each seat, in the order in which they are tried
    held: dict[Seat, Path] = {}  # their answers in the open window
    held_by: dict[Seat, str] = {}  # the names of the orders that will give them

    def without(self, seats: Container[Seat]) -> "Orders":
        standing = tuple(order for order in self.standing if order.seat not in seats)
        return replace(self.unheld(seats), standing=standing)

    def unheld(self, seats: Container[Seat]) -> "Orders":
        """A copy in which these seats are asked themselves; their orders stay."""
        return Orders(self.standing, _without(self.held, seats), _without(self.held_by, seats))


class Agreements(Struct, frozen=True):
    """Open proposals."""

    ballots: dict[Motion, Ballot] = {}
    seat_offers: dict[Seat, NamedUser] = field(default_factory=dict, name="heirs")

    def without(self, motion: str) -> "Agreements":
        """A copy without this proposal."""
        return Agreements({m: b for m, b in self.ballots.items() if m != motion}, self.seat_offers)

    def without_seat_offers(self, seats: Container[Seat]) -> "Agreements":
        return Agreements(self.ballots, _without(self.seat_offers, seats))


class Undo(Struct, frozen=True):
    open: Undoable | None = None
    told: Undone | None = None


class Advice(Struct, frozen=True):
    """Whether seats may ask for the computer's hints, and who has."""

    allowed: Literal["auto", "on", "off"] = "auto"  # auto: allowed if all others are computers
    given: dict[Seat, HintUsage] = {}  # shown on the final card


class TableRecord(Struct, frozen=True):
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
    start_seat: int | None = None  # None: drawn by lot
    rematch_of: int = 0  # the previous table of the same people
    seed: bytes = b""  # secret until the end
    rules: int = 1  # `RULES` of the game at the deal
    # Three counters: entries of the log, which an undo lowers; saves; publicly visible changes. The
    # first two are secret, because sealed answers count; file names and buttons may show the third.
    # (The stored name of the first is that of 1.0.0.)
    log_length: int = field(default=0, name="version")
    row_version: int = field(default=0, name="revision")
    public_version: int = field(default=0, name="edition")
    ask_versions: dict[Seat, int] = field(
        default_factory=dict, name="since"
    )  # by seat: the public version at which its ask was opened
    asked_at: dict[Seat, float] = {}  # and the time of that
    plans: dict[Seat, Plan] = {}  # secret, like the orders
    partial_answers: dict[Seat, PartialAnswer] = field(
        default_factory=dict, name="begun"
    )  # secret; on timeout the default continues from it
    nudged: dict[Seat, int] = {}  # by seat: the ask version of the decision that is half over
    dealt_at: float = 0.0
    zone: str = ""  # time zone of the default nights, 23 to 8; "": none
    record_format: int = field(default=RECORD_FORMAT, name="form")
    resigned_users: tuple[NamedUser, ...] = field(
        default=(), name="resigners"
    )  # owners who gave up their seats: the game counts as lost for them too
    pause: Pause | None = None
    turn: TurnClock = TurnClock()
    window: Windows = Windows()
    orders: Orders = Orders()
    agreements: Agreements = Agreements()
    undo: Undo = Undo()
    advice: Advice = Advice()

    # Copies with one part replaced

    def with_turn(self, **changes: Any) -> "TableRecord":
        return replace(self, turn=replace(self.turn, **changes))

    def with_window(self, **changes: Any) -> "TableRecord":
        return replace(self, window=replace(self.window, **changes))

    def with_orders(self, **changes: Any) -> "TableRecord":
        return replace(self, orders=replace(self.orders, **changes))

    def with_agreements(self, **changes: Any) -> "TableRecord":
        return replace(self, agreements=replace(self.agreements, **changes))

    def with_undo(self, **changes: Any) -> "TableRecord":
        return replace(self, undo=replace(self.undo, **changes))

    def seat_of(self, user: int) -> Seat | None:
        return next((Seat(i) for i, chair in enumerate(self.chairs) if chair.user == user), None)


def with_chair(record: TableRecord, seat: Seat, chair: Chair) -> tuple[Chair, ...]:
    """The chairs with this one at that seat."""
    return (*record.chairs[:seat], chair, *record.chairs[seat + 1 :])


def host_of(record: TableRecord, chairs: tuple[Chair, ...]) -> int:
    """The host; another person at the table if the host has left, or is away while others are
    there.
    """
    people = [chair for chair in chairs if chair.user is not None]
    present = [chair.user for chair in people if chair.is_played] or [c.user for c in people]
    if record.host in present or not present:
        return record.host
    seat = record.seat_of(record.host) or 0
    around = (*chairs[seat:], *chairs[:seat])
    return next(chair.user for chair in around if chair.user in present and chair.user is not None)
