"""What is stored about messages: one record for each slot, which holds exactly one message."""

from enum import StrEnum
from typing import NamedTuple

from msgspec import Struct, field

from bot.games.contract import TABLE, Seat


class SlotKind(StrEnum):
    BOARD = "board"  # in the channel
    PANEL = "panel"  # in the DM of the person who has a seat
    MENTION = "mention"  # in the channel, for players who get no DMs
    ALARM = "alarm"  # to the host of the table


class MessageSlot(NamedTuple):
    kind: SlotKind
    seat: Seat = TABLE


BOARD, MENTION, ALARM = (
    MessageSlot(SlotKind.BOARD),
    MessageSlot(SlotKind.MENTION),
    MessageSlot(SlotKind.ALARM),
)


def panel_of(seat: Seat) -> MessageSlot:
    """The slot of a seat's panel."""
    return MessageSlot(SlotKind.PANEL, seat)


class NotificationId(NamedTuple):
    """One reason to push to a person; the same id pushes once."""

    seat: Seat
    kind: str  # turn, decision, window or end; for boards and alarms, why they are posted anew
    number: int = 0  # the turn, or the ask version
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
    """An attempt, stored before it is made: after a crash it says what may have happened."""

    op: MessageOp = field(name="act")
    at: float
    fingerprint: str = field(default="", name="print")
    notification_id: str = field(default="", name="call")
    post: int = 0  # the number of the post, which its nonce contains
    push: bool = field(default=False, name="rings")
    pushed: bool = field(default=True, name="rang")  # whether it delivers the notification
    message: MessageRef | None = None  # the message that is edited or removed
    channel: int = 0  # the channel to post to; 0: the DM of the record's person
    is_doubtful: bool = False  # an earlier attempt at the same may have succeeded


class RetryState(Struct, frozen=True):
    """Why the last attempt failed, and when it is repeated."""

    kind: str
    code: int
    since: float  # when this streak of failures began
    next: float
    # the fingerprint that was refused: other content may pass
    fingerprint: str = field(default="", name="print")
    tries: int = 1


class MessageRecord(Struct, frozen=True):
    """What stands in a slot, as far as is known."""

    person: int = 0  # whose DM it is; 0: a channel
    message: MessageRef | None = None
    fingerprint: str = field(default="", name="print")  # of the content that was written last
    # the last notification that was delivered
    notification_id: str = field(default="", name="call")
    notified_at: float = field(default=0.0, name="called_at")
    pushed: bool = field(default=True, name="rang")  # False: it came silently, at night
    page: str = ""  # the page that its reader has opened
    page_at: float = 0.0  # time of the reader's last click there
    posts: int = 0
    stale_messages: tuple[MessageRef, ...] = field(
        default=(), name="old"
    )  # earlier messages that still have to be removed
    pending: PendingAttempt | None = field(default=None, name="trying")
    retries: dict[MessageOp, RetryState] = field(
        default_factory=dict, name="troubles"
    )  # by the operation that failed, so that other operations are not delayed
    next: float | None = None  # when to look again; None: at the next change
    version: int = field(
        default=0, name="step"
    )  # counts writes, so that of two concurrent writers the later one fails

    @property
    def failure(self) -> RetryState | None:
        """Why the slot does not show what it should; failed removals of stale messages do not
        count.
        """
        return self.retries.get(MessageOp.POST) or self.retries.get(MessageOp.EDIT)


MessageRecords = dict[MessageSlot, MessageRecord]
