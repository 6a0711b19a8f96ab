"""All that is kept of a table besides its log, its state and its deadlines."""

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
WindowKind = Literal["plain", "key", "decision"]  # the last: one named seat decides, sealed
Attention = Literal["key", "orders", "all"]  # to which windows somebody wants to be asked
RECORD_FORMAT = 3  # of the sheet as it is written today; see storage/forms.py


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
    habits: Habits = Habits()  # its person's, as they were settled last
    resigned: bool = False  # its owner gave up: the game counts as lost for them

    @property
    def is_played(self) -> bool:
        """By its owner in person, not by a computer that keeps it warm."""
        return self.user is not None and self.computer is None


class StandingOrder(Struct, frozen=True):
    """An order somebody has given: which offer, with which picks, from when on, for how long."""

    seat: Seat
    offer: str
    picks: Path
    scope: Scope
    public_version: int = field(name="edition")  # asks that opened later are judged, none before
    round: int
    turn: int
    answered: int = 0  # how often, since its owner was last told
    told: bool = False  # its owner knows that it is over
    left: int | None = None  # so many of its answers may still take effect; None: any number
    sealed: bool = False  # it has answered in the window that is just being closed
    acted_at: float = 0.0  # when it last answered; 0: never
    ends_at: str = ""  # it ends with an answer of its own that passes a menu about this

    @property
    def name(self) -> str:
        """What tells it from the other orders of its seat: two that say the same are one."""
        return ".".join((self.offer, *self.picks))


NEXT = -(2**31)  # no turn has this number


class Plan(Struct, frozen=True):
    """What somebody means to do in their turn: drafted, then played until something breaks it."""

    user: int
    ask_version: int = field(
        name="since"
    )  # the edition of the ask in which it was drafted or found broken; 0: before the turn
    turn: int  # NEXT: the owner's next one
    paths: tuple[Path, ...] = ()  # still to be played
    expected_views: tuple[tuple[bytes, bytes], ...] = field(
        default=(), name="sights"
    )  # before each path: what all see, a print of own
    broken: str = ""  # why the rest is not played

    @property
    def is_draft(self) -> bool:
        return not self.expected_views and not self.broken


class PartialAnswer(Struct, frozen=True):
    """An answer that somebody has begun and not completed: the picks of the panel before them."""

    ask_version: int = field(name="since")  # the edition of the ask that it belongs to
    path: Path


class LogEntry(Struct, frozen=True):
    """One line of the log. A deadline is no action of its own: the clock plays the default."""

    seat: Seat
    path: Path
    by: Source = "click"


class StoredLogEntry(Struct, frozen=True):
    """A line of the log as it is stored."""

    number: int
    entry: LogEntry
    at: float


class Undoable(Struct, frozen=True):
    """The newest lines of the log that may still be taken back, one by one, by who clicked them."""

    seat: Seat
    user: int | None
    turn: int | None  # in which all of them lie; None: one decision out of turn
    public_version: int = field(
        name="edition"
    )  # with which the newest came, so that an older button is told from this one's
    lines: int = 1


class Undone(Struct, frozen=True):
    """Who took something back, and with which edition: it is told until the next one."""

    seat: Seat
    public_version: int = field(name="edition")


class Clocks(Struct, frozen=True):
    """How long is waited, in seconds. None: for ever."""

    turn: int | None = 24 * 3600
    reaction: int = 60
    important_window: int = field(
        default=8 * 3600, name="key"
    )  # for windows that are worth waiting for; a minute: no longer than others


class Ballot(Struct, frozen=True):
    """Something that is proposed, and who has said yes to it."""

    by: int  # id of the person who proposed it; 0: erased since, or unknown
    opened: int  # when, so that a button of an older ballot is told from this one's
    yes: tuple[int, ...]
    clocks: Clocks | None = None  # that are proposed


class NamedUser(Struct, frozen=True):
    """Whoever is offered a seat and has not taken it yet."""

    user: int
    name: str


class RemainingTime(Struct, frozen=True):
    """What was left of a deadline when the clocks were stopped, in seconds."""

    kind: DeadlineKind
    seat: Seat
    time: float


class Pause(Struct, frozen=True):
    """All clocks stand still, for this reason."""

    why: Literal["agreed", "called", "channel", "access", "clock"]
    by: int = 0  # id of the person who called it; 0: nobody, or erased since
    since: float = 0.0
    left: tuple[RemainingTime, ...] = ()


class HintUsage(Struct, frozen=True):
    """How often a seat was told what a computer would do, and about which ask the last time."""

    number: int = 0
    ask_version: int = field(default=-1, name="since")


# The parts of a sheet


def _without(by_seat: dict[Seat, T], seats: Container[Seat]) -> dict[Seat, T]:
    return {seat: one for seat, one in by_seat.items() if seat not in seats}


class TurnClock(Struct, frozen=True):
    """The one clock of a whole turn, and what it has brought about so far."""

    turn: int = -1  # that it belongs to
    left: float | None = None  # of its awake time, while it stands still
    most: float | None = None  # until its limit, likewise
    reminded: int = -1  # the turn whose half time has come
    missed: int = -1  # the turn whose deadline was missed: the rest of it takes defaults
    notified_again: tuple[int, int] = field(
        default=(-1, 0), name="called_again"
    )  # the turn in which people are called anew; since when


class Windows(Struct, frozen=True):
    """The window that is open, if one is; and who wants to be waited for in any."""

    kind: WindowKind | None = None
    asked: tuple[Seat, ...] = ()  # whom it asks, whoever has answered already
    important_count: int = field(default=0, name="keys")  # long ones so far
    has_plain: bool = False  # whether one has opened that was not worth waiting for
    attention: dict[Seat, Attention] = {}  # secret; whoever has not chosen has that of the pace
    lapses: dict[Seat, int] = {}  # key windows in a row that ran out on somebody: secret too

    def without(self, seats: Container[Seat]) -> "Windows":
        """What these seats have chosen and missed is forgotten."""
        attention, lapses = _without(self.attention, seats), _without(self.lapses, seats)
        return replace(self, attention=attention, lapses=lapses)


class Orders(Struct, frozen=True):
    """What was ordered, and what that will answer: all of it secret."""

    standing: tuple[
        StandingOrder, ...
    ] = ()  # those of each seat in the order in which they are tried
    held: dict[Seat, Path] = {}  # what they will answer in the open window
    held_by: dict[Seat, str] = {}  # the names of those that will

    def without(self, seats: Container[Seat]) -> "Orders":
        standing = tuple(order for order in self.standing if order.seat not in seats)
        return replace(self.unheld(seats), standing=standing)

    def unheld(self, seats: Container[Seat]) -> "Orders":
        """These seats are asked themselves; what they have ordered stands."""
        return Orders(self.standing, _without(self.held, seats), _without(self.held_by, seats))


class Agreements(Struct, frozen=True):
    """What is proposed, and has not been settled yet."""

    ballots: dict[Motion, Ballot] = {}
    seat_offers: dict[Seat, NamedUser] = field(default_factory=dict, name="heirs")

    def without(self, motion: str) -> "Agreements":
        """This one is settled."""
        return Agreements({m: b for m, b in self.ballots.items() if m != motion}, self.seat_offers)

    def without_seat_offers(self, seats: Container[Seat]) -> "Agreements":
        return Agreements(self.ballots, _without(self.seat_offers, seats))


class Undo(Struct, frozen=True):
    open: Undoable | None = None
    told: Undone | None = None


class Advice(Struct, frozen=True):
    """Whether seats may ask what a computer would do, and who has."""

    allowed: Literal["auto", "on", "off"] = "auto"  # auto: where all others are computers
    given: dict[Seat, HintUsage] = {}  # told on the final card


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
    start_seat: int | None = None  # None: drawn
    rematch_of: int = 0  # the table that these people played at before
    seed: bytes = b""  # secret until the end
    rules: int = 1  # the game's RULES at the deal
    # Three counters: how long the log is, which an undo takes back; every save; every change that
    # all could see. The first two are secret, for sealed answers count; file names and buttons may
    # tell the third. (What is stored calls the first one as 1.0.0 did.)
    log_length: int = field(default=0, name="version")
    row_version: int = field(default=0, name="revision")
    public_version: int = field(default=0, name="edition")
    ask_versions: dict[Seat, int] = field(
        default_factory=dict, name="since"
    )  # from which edition on each seat's ask stands
    asked_at: dict[Seat, float] = {}  # when that was
    plans: dict[Seat, Plan] = {}  # secret, like the orders
    partial_answers: dict[Seat, PartialAnswer] = field(
        default_factory=dict, name="begun"
    )  # secret too; what silence goes on with
    nudged: dict[Seat, int] = {}  # whose decision is half over: since when that decision stands
    dealt_at: float = 0.0
    zone: str = ""  # where nights are from 23 to 8 for whoever has settled none; "": nowhere
    record_format: int = field(default=RECORD_FORMAT, name="form")
    resigned_users: tuple[NamedUser, ...] = field(
        default=(), name="resigners"
    )  # whose seats others have now: the game is lost for them too
    pause: Pause | None = None
    turn: TurnClock = TurnClock()
    window: Windows = Windows()
    orders: Orders = Orders()
    agreements: Agreements = Agreements()
    undo: Undo = Undo()
    advice: Advice = Advice()

    # The same with something else in a part

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
    """Those of the table, but this one at that seat."""
    return (*record.chairs[:seat], chair, *record.chairs[seat + 1 :])


def host_of(record: TableRecord, chairs: tuple[Chair, ...]) -> int:
    """The host's part passes on when its owner is gone, or away while others are there."""
    people = [chair for chair in chairs if chair.user is not None]
    present = [chair.user for chair in people if chair.is_played] or [c.user for c in people]
    if record.host in present or not present:
        return record.host
    seat = record.seat_of(record.host) or 0
    around = (*chairs[seat:], *chairs[:seat])
    return next(chair.user for chair in around if chair.user in present and chair.user is not None)
