"""What stands where: a row for every place in which exactly one message of a table may stand."""

from enum import StrEnum
from typing import NamedTuple

from msgspec import Struct

from bot.games.contract import TABLE, Seat


class Kind(StrEnum):
    BOARD = "board"  # in the channel
    PANEL = "panel"  # of a seat, in its person's DM
    MENTION = "mention"  # in the channel, for those who get no DMs
    ALARM = "alarm"  # to the host


class Slot(NamedTuple):
    kind: Kind
    seat: Seat = TABLE


BOARD, MENTION, ALARM = Slot(Kind.BOARD), Slot(Kind.MENTION), Slot(Kind.ALARM)


def panel_of(seat: Seat) -> Slot:
    return Slot(Kind.PANEL, seat)


class NotificationId(NamedTuple):
    """One reason to ring somebody's phone; the same reason rings once."""

    seat: Seat
    kind: str  # turn, decision, window, end; for boards and alarms why they are posted anew
    number: int = 0  # the turn, or since when the ask stands
    reminder: int = 0  # 1 at half time

    def __str__(self) -> str:
        return f"{self.kind}.{self.seat}.{self.number}.{self.reminder}"


class Message(NamedTuple):
    channel: int
    id: int


class Do(StrEnum):
    POST = "post"
    SEARCH = "look for"  # was it posted after all?
    EDIT = "edit"
    CLEAR = "remove"


class Try(Struct, frozen=True):
    """What is about to be tried, written down before: whoever dies meanwhile leaves it behind."""

    act: Do
    at: float
    print: str = ""
    call: str = ""
    post: int = 0  # the number of the post, which its nonce contains
    rings: bool = False
    rang: bool = True  # whether the call is settled with it
    message: Message | None = None  # which one is edited or cleared away
    channel: int = 0  # where it is posted; 0: in the DM of the row's person
    is_doubtful: bool = False  # an earlier attempt at the same may have succeeded


class Trouble(Struct, frozen=True):
    """Why the last attempt failed, and when it is tried again."""

    kind: str
    code: int
    since: float  # when this streak of failures began
    next: float
    print: str = ""  # what was refused: something else may pass
    tries: int = 1


class Row(Struct, frozen=True):
    """What stands in a slot, as far as we know."""

    person: int = 0  # whose DM it is; 0: a channel
    message: Message | None = None
    print: str = ""  # of what was wanted when it was last written
    call: str = ""  # the last call that was made
    called_at: float = 0.0
    rang: bool = True  # or it came silently, at night
    page: str = ""  # what its reader has opened in it
    page_at: float = 0.0  # their last click there
    posts: int = 0
    old: tuple[Message, ...] = ()  # predecessors still to be cleared away
    trying: Try | None = None
    troubles: dict[Do, Trouble] = {}  # by what failed: another act is not kept waiting
    next: float | None = None  # when to look again; None: at the next change
    step: int = 0  # counts the writings: of two who write, the later finds out

    @property
    def trouble(self) -> Trouble | None:
        """Why it is not shown as it should be; what is only left over does not count."""
        return self.troubles.get(Do.POST) or self.troubles.get(Do.EDIT)


Rows = dict[Slot, Row]
