"""What stands where: a row for every place in which exactly one message of a table may stand."""

from enum import StrEnum
from typing import NamedTuple

from msgspec import Struct, field

from bot.games.contract import TABLE, Seat


class SlotKind(StrEnum):
    BOARD = "board"  # in the channel
    PANEL = "panel"  # of a seat, in its person's DM
    MENTION = "mention"  # in the channel, for those who get no DMs
    ALARM = "alarm"  # to the host


class MessageSlot(NamedTuple):
    kind: SlotKind
    seat: Seat = TABLE


BOARD, MENTION, ALARM = (
    MessageSlot(SlotKind.BOARD),
    MessageSlot(SlotKind.MENTION),
    MessageSlot(SlotKind.ALARM),
)


def panel_of(seat: Seat) -> MessageSlot:
    return MessageSlot(SlotKind.PANEL, seat)


class NotificationId(NamedTuple):
    """One reason to ring somebody's phone; the same reason rings once."""

    seat: Seat
    kind: str  # turn, decision, window, end; for boards and alarms why they are posted anew
    number: int = 0  # the turn, or since when the ask stands
    reminder: int = 0  # 1 at half time

    def __str__(self) -> str:
        return f"{self.kind}.{self.seat}.{self.number}.{self.reminder}"


class MessageRef(NamedTuple):
    channel: int
    id: int


class MessageOp(StrEnum):
    POST = "post"
    SEARCH = "look for"  # was it posted after all?
    EDIT = "edit"
    CLEAR = "remove"


class PendingAttempt(Struct, frozen=True):
    """What is about to be tried, written down before: whoever dies meanwhile leaves it behind."""

    op: MessageOp = field(name="act")
    at: float
    fingerprint: str = field(default="", name="print")
    notification_id: str = field(default="", name="call")
    post: int = 0  # the number of the post, which its nonce contains
    push: bool = field(default=False, name="rings")
    pushed: bool = field(default=True, name="rang")  # whether the call is settled with it
    message: MessageRef | None = None  # which one is edited or cleared away
    channel: int = 0  # where it is posted; 0: in the DM of the row's person
    is_doubtful: bool = False  # an earlier attempt at the same may have succeeded


class RetryState(Struct, frozen=True):
    """Why the last attempt failed, and when it is tried again."""

    kind: str
    code: int
    since: float  # when this streak of failures began
    next: float
    fingerprint: str = field(default="", name="print")  # what was refused: something else may pass
    tries: int = 1


class MessageRecord(Struct, frozen=True):
    """What stands in a slot, as far as we know."""

    person: int = 0  # whose DM it is; 0: a channel
    message: MessageRef | None = None
    fingerprint: str = field(
        default="", name="print"
    )  # of what was wanted when it was last written
    notification_id: str = field(default="", name="call")  # the last call that was made
    notified_at: float = field(default=0.0, name="called_at")
    pushed: bool = field(default=True, name="rang")  # or it came silently, at night
    page: str = ""  # what its reader has opened in it
    page_at: float = 0.0  # their last click there
    posts: int = 0
    stale_messages: tuple[MessageRef, ...] = field(
        default=(), name="old"
    )  # predecessors still to be cleared away
    pending: PendingAttempt | None = field(default=None, name="trying")
    retries: dict[MessageOp, RetryState] = field(
        default_factory=dict, name="troubles"
    )  # by what failed: another act is not kept waiting
    next: float | None = None  # when to look again; None: at the next change
    version: int = field(
        default=0, name="step"
    )  # counts the writings: of two who write, the later finds out

    @property
    def failure(self) -> RetryState | None:
        """Why it is not shown as it should be; what is only left over does not count."""
        return self.retries.get(MessageOp.POST) or self.retries.get(MessageOp.EDIT)


MessageRecords = dict[MessageSlot, MessageRecord]
