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


def retried_now(record: MessageRecord, now: float) -> MessageRecord:
    """Something has changed around: whatever failed may be tried at once."""
    return replace(record, retries={op: replace(t, next=now) for op, t in record.retries.items()})


def to_be_verified(record: MessageRecord, now: float) -> MessageRecord:
    """It may be gone or out of reach: writing it anew will tell."""
    return replace(retried_now(record, now), fingerprint="", next=now)


def reposted(record: MessageRecord) -> MessageRecord:
    """A new message is needed, at the bottom; this one goes if it is still there."""
    old = (
        record.stale_messages
        if record.message is None
        else (*record.stale_messages, record.message)
    )
    return replace(record, message=None, fingerprint="", stale_messages=old)


def handed_over(record: MessageRecord, goal: Goal) -> MessageRecord:
    """If the seat is somebody else's now, what the one before was shown goes."""
    if record.person in (0, goal.person):
        return record
    return MessageRecord(
        posts=record.posts, stale_messages=reposted(record).stale_messages, version=record.version
    )


def shown_by_click(
    record: MessageRecord, goal: Goal, message: MessageRef, page: str, now: float
) -> MessageRecord:
    """A click was answered by this message: it is the living one, and its call counts as made.

    A page that its reader has opened is as new as the panel it stands in for.
    """
    known = [one for one in (*record.stale_messages, record.message) if one is not None]
    if (
        message not in known
        and record.pending is not None
        and retry_key(record.pending.op) is MessageOp.POST
    ):
        record = replace(record, pending=None)  # so it was posted after all
    old = tuple(one for one in known if one != message)
    record = replace(
        record,
        message=message,
        person=goal.person,
        fingerprint=goal.fingerprint,
        stale_messages=old,
        page=page,
    )
    return _called(replace(record, page_at=now, retries={}), goal.notification_id, now)


def shown_in_copy(record: MessageRecord, goal: Goal, now: float) -> MessageRecord:
    """Their answer stands in a copy: the call counts as made, the DM is left alone meanwhile."""
    record = handed_over(
        record, goal
    )  # they may read before anybody has seen that the seat is theirs
    record = replace(record, person=goal.person, page=copy_page(goal), page_at=now)
    return _called(record, goal.notification_id, now)


def copy_page(goal: Goal) -> str:
    """The page of somebody who reads this ask in a copy of the panel."""
    return f"elsewhere {ask_part(goal.fingerprint)}"


def ask_part(text: str) -> str:
    """What a print asks."""
    return text.partition(" ")[0]


def _called(record: MessageRecord, call: str, now: float, *, rang: bool = True) -> MessageRecord:
    return replace(record, notification_id=call, notified_at=now, pushed=rang) if call else record


# What becomes of our own acts


def after_outcome(record: MessageRecord, outcome: AttemptOutcome, now: float) -> MessageRecord:
    """The row once this outcome is known."""
    if outcome is not None and outcome.of not in (None, record.pending):
        return after_late_outcome(record, outcome)
    match outcome:
        case Succeeded():
            return after_success(record, outcome, now)
        case Failed():
            return after_failure(record, outcome, now)
        case Skipped():
            return without_attempt(record)
        case None:
            return record


def after_success(record: MessageRecord, done: Succeeded, now: float) -> MessageRecord:
    attempt = record.pending
    if attempt is None:
        return record
    if (
        attempt.op is MessageOp.SEARCH and done.message is None
    ):  # it was never posted: still in trouble
        return replace(record, pending=None)
    left = {
        op: trouble for op, trouble in record.retries.items() if op is not retry_key(attempt.op)
    }
    record = replace(record, pending=None, retries=left)
    if attempt.op is MessageOp.EDIT:
        return replace(record, fingerprint=attempt.fingerprint, page="")
    if attempt.op is MessageOp.CLEAR:
        return _cleared(record, attempt)
    return record if done.message is None else _posted(record, attempt, done.message, now)


def _posted(
    record: MessageRecord, attempt: PendingAttempt, message: MessageRef, now: float
) -> MessageRecord:
    """A message is never its own predecessor: a nonce may have led back to it."""
    old = tuple(one for one in reposted(record).stale_messages if one != message)
    record = replace(
        record, message=message, fingerprint=attempt.fingerprint, page="", stale_messages=old
    )
    return _called(record, attempt.notification_id, now, rang=attempt.pushed)


def _cleared(record: MessageRecord, attempt: PendingAttempt) -> MessageRecord:
    return replace(
        record, stale_messages=tuple(one for one in record.stale_messages if one != attempt.message)
    )


def after_failure(record: MessageRecord, failed: Failed, now: float) -> MessageRecord:
    attempt = record.pending
    if attempt is None:
        return record
    if attempt.op is MessageOp.CLEAR and (failed.kind is Failure.LOST or failed.code == DELETED):
        return _cleared(replace(record, pending=None), attempt)  # it is gone anyway
    is_gone = failed.kind is Failure.GONE or (failed.kind is Failure.LOST and record.person)
    if is_gone and attempt.op is MessageOp.EDIT:  # a DM whose channel is another one now, too
        return reposted(replace(record, pending=None))
    if failed.kind is Failure.GONE:  # a post into a thread that is locked
        failed = failed._replace(kind=Failure.REFUSED)
    trouble = _trouble(record.retries.get(retry_key(attempt.op)), failed, attempt, now)
    record = replace(record, retries={**record.retries, retry_key(attempt.op): trouble})
    is_unknown = failed.kind is Failure.UNKNOWN or attempt.is_doubtful
    is_open = attempt.op is MessageOp.SEARCH or (attempt.op is MessageOp.POST and is_unknown)
    return record if is_open else replace(record, pending=None)


def _trouble(
    before: RetryState | None, failed: Failed, attempt: PendingAttempt, now: float
) -> RetryState:
    if failed.kind not in PASSING:
        return RetryState(failed.kind, failed.code, now, now + HOUR, attempt.fingerprint)
    if before is None or before.kind not in PASSING:
        return RetryState(failed.kind, failed.code, now, now + LADDER[0], attempt.fingerprint)
    tries, wait = before.tries + 1, LADDER[min(before.tries, len(LADDER) - 1)]
    return RetryState(
        failed.kind, failed.code, before.since, now + wait, attempt.fingerprint, tries
    )


def without_attempt(record: MessageRecord) -> MessageRecord:
    """The attempt is forgotten, unless an earlier one at the same may have worked."""
    attempt = record.pending
    if attempt is None or attempt.is_doubtful or attempt.op not in (MessageOp.POST, MessageOp.EDIT):
        return record
    return replace(record, pending=None)


def after_late_outcome(
    record: MessageRecord, outcome: Succeeded | Failed | Skipped
) -> MessageRecord:
    """The outcome of an attempt that somebody else has meanwhile taken over: a message that came
    of it after all is one too many, unless it is the one that stands."""
    message = outcome.message if isinstance(outcome, Succeeded) else None
    if message is None or message == record.message or message in record.stale_messages:
        return record
    return replace(record, stale_messages=(*record.stale_messages, message))


def retry_key(op: MessageOp) -> MessageOp:
    """A search is a part of posting."""
    return MessageOp.POST if op is MessageOp.SEARCH else op
