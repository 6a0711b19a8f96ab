"""What the outcome of an act, a click or a wake-up means for the row of its slot: pure."""

from msgspec.structs import replace

from bot.table.model.message_record import (
    MessageOp,
    MessageRecord,
    MessageRef,
    PendingAttempt,
    RetryState,
)
from bot.ui.ledger.goals import AttemptOutcome, Failed, Goal, Skipped, Succeeded
from bot.ui.message.failures import DELETED, Failure

LADDER = (1.0, 5.0, 30.0, 60.0)  # seconds between attempts while Discord is out of order
HOUR = 3600.0  # between attempts at what was refused
PASSING = (Failure.PASSING, Failure.UNKNOWN)


# What happens around


def retried_now(row: MessageRecord, now: float) -> MessageRecord:
    """Something has changed around: whatever failed may be tried at once."""
    return replace(row, retries={act: replace(t, next=now) for act, t in row.retries.items()})


def to_be_verified(row: MessageRecord, now: float) -> MessageRecord:
    """It may be gone or out of reach: writing it anew will tell."""
    return replace(retried_now(row, now), fingerprint="", next=now)


def reposted(row: MessageRecord) -> MessageRecord:
    """A new message is needed, at the bottom; this one goes if it is still there."""
    old = row.stale_messages if row.message is None else (*row.stale_messages, row.message)
    return replace(row, message=None, fingerprint="", stale_messages=old)


def handed_over(row: MessageRecord, goal: Goal) -> MessageRecord:
    """If the seat is somebody else's now, what the one before was shown goes."""
    if row.person in (0, goal.person):
        return row
    return MessageRecord(
        posts=row.posts, stale_messages=reposted(row).stale_messages, version=row.version
    )


def shown_by_click(
    row: MessageRecord, goal: Goal, message: MessageRef, page: str, now: float
) -> MessageRecord:
    """A click was answered by this message: it is the living one, and its call counts as made.

    A page that its reader has opened is as new as the panel it stands in for.
    """
    known = [one for one in (*row.stale_messages, row.message) if one is not None]
    if (
        message not in known
        and row.pending is not None
        and retry_key(row.pending.op) is MessageOp.POST
    ):
        row = replace(row, pending=None)  # so it was posted after all
    old = tuple(one for one in known if one != message)
    row = replace(
        row,
        message=message,
        person=goal.person,
        fingerprint=goal.fingerprint,
        stale_messages=old,
        page=page,
    )
    return _called(replace(row, page_at=now, retries={}), goal.notification_id, now)


def shown_in_copy(row: MessageRecord, goal: Goal, now: float) -> MessageRecord:
    """Their answer stands in a copy: the call counts as made, the DM is left alone meanwhile."""
    row = handed_over(row, goal)  # they may read before anybody has seen that the seat is theirs
    row = replace(row, person=goal.person, page=copy_page(goal), page_at=now)
    return _called(row, goal.notification_id, now)


def copy_page(goal: Goal) -> str:
    """The page of somebody who reads this ask in a copy of the panel."""
    return f"elsewhere {ask_part(goal.fingerprint)}"


def ask_part(text: str) -> str:
    """What a print asks."""
    return text.partition(" ")[0]


def _called(row: MessageRecord, call: str, now: float, *, rang: bool = True) -> MessageRecord:
    return replace(row, notification_id=call, notified_at=now, pushed=rang) if call else row


# What becomes of our own acts


def after_outcome(row: MessageRecord, outcome: AttemptOutcome, now: float) -> MessageRecord:
    """The row once this outcome is known."""
    if outcome is not None and outcome.of not in (None, row.pending):
        return after_late_outcome(row, outcome)
    match outcome:
        case Succeeded():
            return after_success(row, outcome, now)
        case Failed():
            return after_failure(row, outcome, now)
        case Skipped():
            return without_attempt(row)
        case None:
            return row


def after_success(row: MessageRecord, done: Succeeded, now: float) -> MessageRecord:
    trying = row.pending
    if trying is None:
        return row
    if (
        trying.op is MessageOp.SEARCH and done.message is None
    ):  # it was never posted: still in trouble
        return replace(row, pending=None)
    left = {act: trouble for act, trouble in row.retries.items() if act is not retry_key(trying.op)}
    row = replace(row, pending=None, retries=left)
    if trying.op is MessageOp.EDIT:
        return replace(row, fingerprint=trying.fingerprint, page="")
    if trying.op is MessageOp.CLEAR:
        return _cleared(row, trying)
    return row if done.message is None else _posted(row, trying, done.message, now)


def _posted(
    row: MessageRecord, trying: PendingAttempt, message: MessageRef, now: float
) -> MessageRecord:
    """A message is never its own predecessor: a nonce may have led back to it."""
    old = tuple(one for one in reposted(row).stale_messages if one != message)
    row = replace(row, message=message, fingerprint=trying.fingerprint, page="", stale_messages=old)
    return _called(row, trying.notification_id, now, rang=trying.pushed)


def _cleared(row: MessageRecord, trying: PendingAttempt) -> MessageRecord:
    return replace(
        row, stale_messages=tuple(one for one in row.stale_messages if one != trying.message)
    )


def after_failure(row: MessageRecord, failed: Failed, now: float) -> MessageRecord:
    trying = row.pending
    if trying is None:
        return row
    if trying.op is MessageOp.CLEAR and (failed.kind is Failure.LOST or failed.code == DELETED):
        return _cleared(replace(row, pending=None), trying)  # it is gone anyway
    is_gone = failed.kind is Failure.GONE or (failed.kind is Failure.LOST and row.person)
    if is_gone and trying.op is MessageOp.EDIT:  # a DM whose channel is another one now, too
        return reposted(replace(row, pending=None))
    if failed.kind is Failure.GONE:  # a post into a thread that is locked
        failed = failed._replace(kind=Failure.REFUSED)
    trouble = _trouble(row.retries.get(retry_key(trying.op)), failed, trying, now)
    row = replace(row, retries={**row.retries, retry_key(trying.op): trouble})
    is_unknown = failed.kind is Failure.UNKNOWN or trying.is_doubtful
    is_open = trying.op is MessageOp.SEARCH or (trying.op is MessageOp.POST and is_unknown)
    return row if is_open else replace(row, pending=None)


def _trouble(
    before: RetryState | None, failed: Failed, trying: PendingAttempt, now: float
) -> RetryState:
    if failed.kind not in PASSING:
        return RetryState(failed.kind, failed.code, now, now + HOUR, trying.fingerprint)
    if before is None or before.kind not in PASSING:
        return RetryState(failed.kind, failed.code, now, now + LADDER[0], trying.fingerprint)
    tries, wait = before.tries + 1, LADDER[min(before.tries, len(LADDER) - 1)]
    return RetryState(failed.kind, failed.code, before.since, now + wait, trying.fingerprint, tries)


def without_attempt(row: MessageRecord) -> MessageRecord:
    """The attempt is forgotten, unless an earlier one at the same may have worked."""
    trying = row.pending
    if trying is None or trying.is_doubtful or trying.op not in (MessageOp.POST, MessageOp.EDIT):
        return row
    return replace(row, pending=None)


def after_late_outcome(row: MessageRecord, outcome: Succeeded | Failed | Skipped) -> MessageRecord:
    """The outcome of an attempt that somebody else has meanwhile taken over: a message that came
    of it after all is one too many, unless it is the one that stands."""
    message = outcome.message if isinstance(outcome, Succeeded) else None
    if message is None or message == row.message or message in row.stale_messages:
        return row
    return replace(row, stale_messages=(*row.stale_messages, message))


def retry_key(act: MessageOp) -> MessageOp:
    """A search is a part of posting."""
    return MessageOp.POST if act is MessageOp.SEARCH else act
