"""What deciding is about: what ought to stand in a slot, and what became of an attempt."""

from typing import NamedTuple

from bot.table.model.message_record import MessageRef, PendingAttempt
from bot.ui.message.failures import Failure


class Goal(NamedTuple):
    """What ought to stand in a slot, as far as deciding needs it."""

    fingerprint: str  # begins with what is asked: another ask replaces an open page at once
    notification_id: str = ""  # "": nobody is called
    person: int = 0  # whose DM it is; 0: a channel
    channel: int = 0  # where it must stand; 0: wherever that person is reached
    push: bool = False  # a call may ring the phone now
    push_after: float | None = None  # or only then: until then it comes silently


class Succeeded(NamedTuple):
    """It worked. A post brings its message; a search what it found, if anything."""

    message: MessageRef | None = None
    of: PendingAttempt | None = (
        None  # which attempt this is the outcome of; None: the one on the row
    )


class Failed(NamedTuple):
    kind: Failure
    code: int = 0
    of: PendingAttempt | None = None


class Skipped(NamedTuple):
    """It was not even tried: the table had moved on before its picture was painted."""

    of: PendingAttempt | None = None


AttemptOutcome = Succeeded | Failed | Skipped | None  # None: nothing was done, somebody just looks
