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
    row: MessageRecord, goal: Goal | None, outcome: AttemptOutcome, now: float
) -> tuple[MessageRecord, PendingAttempt | None]:
    """The row after this outcome, and what to do now; None: nothing before the row's `next`.

    It is the first thing that has not just failed: another way is not kept waiting by that.
    """
    row = _rung(_after(row, goal, outcome, now), goal)
    rests = list[float]()
    for wish in _wishes(row, goal, now):
        if isinstance(wish, PendingAttempt):
            trouble = row.retries.get(retry_key(wish.op))
            if trouble is None or now >= trouble.next or _is_news(trouble, goal):
                return _noted(row, goal, wish, now), wish
            wish = trouble.next
        rests += [] if wish is None else [wish]
    return _resting(row, goal, min(rests, default=None)), None


def _after(
    row: MessageRecord, goal: Goal | None, outcome: AttemptOutcome, now: float
) -> MessageRecord:
    row = after_outcome(row, outcome, now)
    return row if goal is None else handed_over(row, goal)


def _rung(row: MessageRecord, goal: Goal | None) -> MessageRecord:
    """A call that came silently and need not ring any more, for another one has, is settled."""
    is_made = goal is not None and row.notification_id == goal.notification_id
    return replace(row, pushed=True) if is_made and _is_settled(goal) else row


def _is_settled(goal: Goal | None) -> bool:
    """Whether its call need not ring: neither now nor at dawn."""
    return goal is not None and not goal.push and goal.push_after is None


def _wishes(row: MessageRecord, goal: Goal | None, now: float) -> Iterator[Wish]:
    is_open = row.pending is not None and retry_key(row.pending.op) is MessageOp.POST
    if row.pending is not None and is_open:  # nobody knows whether it was posted
        yield _again(row.pending, goal, now)
    elif goal is not None and _is_due(row, goal):
        yield _post(row, goal, now)
    elif goal is not None and row.message is not None:
        yield _renewed(row, row.message, goal, now)
    elif row.message is not None:
        yield PendingAttempt(MessageOp.CLEAR, now, message=row.message)
    if row.stale_messages and not is_open:
        yield PendingAttempt(MessageOp.CLEAR, now, message=row.stale_messages[0])


def _again(trying: PendingAttempt, goal: Goal | None, now: float) -> Wish:
    """While the nonce protects, posting again is harmless; later it has to be looked for. So it
    has if somebody is called to something else by now, or in another way: one call must not ring
    for another, nor twice."""
    is_same = (
        goal is not None
        and trying.op is MessageOp.POST
        and goal.notification_id == trying.notification_id
    )
    if is_same and not (trying.push and _is_settled(goal)) and now < trying.at + PROTECTED:
        return replace(trying, is_doubtful=True)
    late = trying.at + LATE
    return replace(trying, op=MessageOp.SEARCH) if now >= late else late


def _is_due(row: MessageRecord, goal: Goal) -> bool:
    """Whether a new message is needed: there is none here, somebody is called, or it is dawn."""
    if row.message is None or goal.channel not in (0, row.message.channel):
        return True
    if not goal.notification_id:
        return False
    return goal.notification_id != row.notification_id or (goal.push and not row.pushed)


def _post(row: MessageRecord, goal: Goal, now: float) -> PendingAttempt:
    """It rings once; what comes silently by night is settled when it has rung at dawn."""
    rings = goal.push and (goal.notification_id != row.notification_id or not row.pushed)
    rang = rings or goal.push_after is None
    number, channel = row.posts + 1, goal.channel
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


def _renewed(row: MessageRecord, message: MessageRef, goal: Goal, now: float) -> Wish:
    is_under_way = row.pending is not None and row.pending.op is MessageOp.EDIT
    if goal.fingerprint == row.fingerprint and not is_under_way:
        return None if row.pushed else goal.push_after
    is_open = row.page and ask_part(row.fingerprint) == ask_part(goal.fingerprint)
    if (is_open or row.page == copy_page(goal)) and now < row.page_at + READING:
        return row.page_at + READING
    return PendingAttempt(
        MessageOp.EDIT, now, goal.fingerprint, message=message, is_doubtful=is_under_way
    )


def _is_news(trouble: RetryState, goal: Goal | None) -> bool:
    """What was refused is tried again with every change; what passes waits for its time."""
    is_refused = trouble.kind in (Failure.REFUSED, Failure.LOST, Failure.CLOSED)
    return is_refused and goal is not None and trouble.fingerprint not in ("", goal.fingerprint)


def _noted(row: MessageRecord, goal: Goal | None, act: PendingAttempt, now: float) -> MessageRecord:
    """The row with what is about to be tried; whoever starts after a crash finds it due."""
    if act.op is MessageOp.POST and goal is not None:
        row = replace(row, posts=act.post, person=goal.person)
    elif act.op is MessageOp.CLEAR and act.message is not None and act.message == row.message:
        row = replace(
            row,
            message=None,
            fingerprint="",
            notification_id="",
            page="",
            stale_messages=(act.message, *row.stale_messages),
        )
    return replace(row, pending=act, next=now)


def _resting(row: MessageRecord, goal: Goal | None, until: float | None) -> MessageRecord:
    if goal is None and row.message is None and not row.stale_messages and not row.pending:
        return MessageRecord(
            posts=row.posts, retries=row.retries, version=row.version
        )  # nobody's any more
    return replace(row, next=until)
