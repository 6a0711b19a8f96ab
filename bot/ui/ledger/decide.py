"""What to do about one slot: pure. What is wanted and what stands there decide the next act.

The shell writes the returned row down, then does the act and comes back with its outcome. So
whoever dies at any moment leaves a row that says what may have been done.
"""

from collections.abc import Iterator

from msgspec.structs import replace

from bot.table.model.message_record import (
    MessageOp,
    MessageRecord,
    MessageRef,
    PendingAttempt,
    RetryState,
)
from bot.ui.ledger.goals import AttemptOutcome, Goal
from bot.ui.ledger.outcomes import after_outcome, ask_part, copy_page, handed_over, retry_key
from bot.ui.message.failures import Failure

PROTECTED = 120.0  # seconds for which a nonce is surely remembered
LATE = 30.0  # seconds after which what was broken off has happened or never will
READING = 600.0  # seconds after a reader's last click for which an open page is theirs

Wish = (
    PendingAttempt | float | None
)  # something to do; or when to look again, None: at the next change


def decide(
    record: MessageRecord, goal: Goal | None, outcome: AttemptOutcome, now: float
) -> tuple[MessageRecord, PendingAttempt | None]:
    """The row after this outcome, and what to do now; None: nothing before the row's `next`.

    It is the first thing that has not just failed: another way is not kept waiting by that.
    """
    record = _rung(_after(record, goal, outcome, now), goal)
    rests = list[float]()
    for wish in _wishes(record, goal, now):
        if isinstance(wish, PendingAttempt):
            trouble = record.retries.get(retry_key(wish.op))
            if trouble is None or now >= trouble.next or _is_news(trouble, goal):
                return _noted(record, goal, wish, now), wish
            wish = trouble.next
        rests += [] if wish is None else [wish]
    return _resting(record, goal, min(rests, default=None)), None


def _after(
    record: MessageRecord, goal: Goal | None, outcome: AttemptOutcome, now: float
) -> MessageRecord:
    record = after_outcome(record, outcome, now)
    return record if goal is None else handed_over(record, goal)


def _rung(record: MessageRecord, goal: Goal | None) -> MessageRecord:
    """A call that came silently and need not ring any more, for another one has, is settled."""
    is_made = goal is not None and record.notification_id == goal.notification_id
    return replace(record, pushed=True) if is_made and _is_settled(goal) else record


def _is_settled(goal: Goal | None) -> bool:
    """Whether its call need not ring: neither now nor at dawn."""
    return goal is not None and not goal.push and goal.push_after is None


def _wishes(record: MessageRecord, goal: Goal | None, now: float) -> Iterator[Wish]:
    is_open = record.pending is not None and retry_key(record.pending.op) is MessageOp.POST
    if record.pending is not None and is_open:  # nobody knows whether it was posted
        yield _again(record.pending, goal, now)
    elif goal is not None and _is_due(record, goal):
        yield _post(record, goal, now)
    elif goal is not None and record.message is not None:
        yield _renewed(record, record.message, goal, now)
    elif record.message is not None:
        yield PendingAttempt(MessageOp.CLEAR, now, message=record.message)
    if record.stale_messages and not is_open:
        yield PendingAttempt(MessageOp.CLEAR, now, message=record.stale_messages[0])


def _again(attempt: PendingAttempt, goal: Goal | None, now: float) -> Wish:
    """While the nonce protects, posting again is harmless; later it has to be looked for. So it
    has if somebody is called to something else by now, or in another way: one call must not ring
    for another, nor twice."""
    is_same = (
        goal is not None
        and attempt.op is MessageOp.POST
        and goal.notification_id == attempt.notification_id
    )
    if is_same and not (attempt.push and _is_settled(goal)) and now < attempt.at + PROTECTED:
        return replace(attempt, is_doubtful=True)
    late = attempt.at + LATE
    return replace(attempt, op=MessageOp.SEARCH) if now >= late else late


def _is_due(record: MessageRecord, goal: Goal) -> bool:
    """Whether a new message is needed: there is none here, somebody is called, or it is dawn."""
    if record.message is None or goal.channel not in (0, record.message.channel):
        return True
    if not goal.notification_id:
        return False
    return goal.notification_id != record.notification_id or (goal.push and not record.pushed)


def _post(record: MessageRecord, goal: Goal, now: float) -> PendingAttempt:
    """It rings once; what comes silently by night is settled when it has rung at dawn."""
    rings = goal.push and (goal.notification_id != record.notification_id or not record.pushed)
    rang = rings or goal.push_after is None
    number, channel = record.posts + 1, goal.channel
    return PendingAttempt(
        MessageOp.POST,
        now,
        goal.fingerprint,
        goal.notification_id,
        number,
        rings,
        rang,
        channel=channel,
    )


def _renewed(record: MessageRecord, message: MessageRef, goal: Goal, now: float) -> Wish:
    is_under_way = record.pending is not None and record.pending.op is MessageOp.EDIT
    if goal.fingerprint == record.fingerprint and not is_under_way:
        return None if record.pushed else goal.push_after
    is_open = record.page and ask_part(record.fingerprint) == ask_part(goal.fingerprint)
    if (is_open or record.page == copy_page(goal)) and now < record.page_at + READING:
        return record.page_at + READING
    return PendingAttempt(
        MessageOp.EDIT, now, goal.fingerprint, message=message, is_doubtful=is_under_way
    )


def _is_news(trouble: RetryState, goal: Goal | None) -> bool:
    """What was refused is tried again with every change; what passes waits for its time."""
    is_refused = trouble.kind in (Failure.REFUSED, Failure.LOST, Failure.CLOSED)
    return is_refused and goal is not None and trouble.fingerprint not in ("", goal.fingerprint)


def _noted(
    record: MessageRecord, goal: Goal | None, attempt: PendingAttempt, now: float
) -> MessageRecord:
    """The row with what is about to be tried; whoever starts after a crash finds it due."""
    if attempt.op is MessageOp.POST and goal is not None:
        record = replace(record, posts=attempt.post, person=goal.person)
    elif (
        attempt.op is MessageOp.CLEAR
        and attempt.message is not None
        and attempt.message == record.message
    ):
        record = replace(
            record,
            message=None,
            fingerprint="",
            notification_id="",
            page="",
            stale_messages=(attempt.message, *record.stale_messages),
        )
    return replace(record, pending=attempt, next=now)


def _resting(record: MessageRecord, goal: Goal | None, until: float | None) -> MessageRecord:
    if goal is None and record.message is None and not record.stale_messages and not record.pending:
        return MessageRecord(
            posts=record.posts, retries=record.retries, version=record.version
        )  # nobody's any more
    return replace(record, next=until)
