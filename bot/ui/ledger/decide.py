"""What to do about one slot: pure. What is wanted and what stands there decide the next act.

The shell writes the returned row down, then does the act and comes back with its outcome. So
whoever dies at any moment leaves a row that says what may have been done.
"""

from collections.abc import Iterator

from msgspec.structs import replace

from bot.table.model.ledger import Do, Message, Row, Trouble, Try
from bot.ui.ledger.acts import Goal, Outcome
from bot.ui.ledger.outcomes import asked, elsewhere, handed_over, heard, way
from bot.ui.message.failures import Failure

PROTECTED = 120.0  # seconds for which a nonce is surely remembered
LATE = 30.0  # seconds after which what was broken off has happened or never will
READING = 600.0  # seconds after a reader's last click for which an open page is theirs

Wish = Try | float | None  # something to do; or when to look again, None: at the next change


def decide(row: Row, goal: Goal | None, outcome: Outcome, now: float) -> tuple[Row, Try | None]:
    """The row after this outcome, and what to do now; None: nothing before the row's `next`.

    It is the first thing that has not just failed: another way is not kept waiting by that.
    """
    row = _rung(_after(row, goal, outcome, now), goal)
    rests = list[float]()
    for wish in _wishes(row, goal, now):
        if isinstance(wish, Try):
            trouble = row.troubles.get(way(wish.act))
            if trouble is None or now >= trouble.next or _is_news(trouble, goal):
                return _noted(row, goal, wish, now), wish
            wish = trouble.next
        rests += [] if wish is None else [wish]
    return _resting(row, goal, min(rests, default=None)), None


def _after(row: Row, goal: Goal | None, outcome: Outcome, now: float) -> Row:
    row = heard(row, outcome, now)
    return row if goal is None else handed_over(row, goal)


def _rung(row: Row, goal: Goal | None) -> Row:
    """A call that came silently and need not ring any more, for another one has, is settled."""
    is_made = goal is not None and row.call == goal.notification_id
    return replace(row, rang=True) if is_made and _is_settled(goal) else row


def _is_settled(goal: Goal | None) -> bool:
    """Whether its call need not ring: neither now nor at dawn."""
    return goal is not None and not goal.push and goal.push_after is None


def _wishes(row: Row, goal: Goal | None, now: float) -> Iterator[Wish]:
    is_open = row.trying is not None and way(row.trying.act) is Do.POST
    if row.trying is not None and is_open:  # nobody knows whether it was posted
        yield _again(row.trying, goal, now)
    elif goal is not None and _is_due(row, goal):
        yield _post(row, goal, now)
    elif goal is not None and row.message is not None:
        yield _renewed(row, row.message, goal, now)
    elif row.message is not None:
        yield Try(Do.CLEAR, now, message=row.message)
    if row.old and not is_open:
        yield Try(Do.CLEAR, now, message=row.old[0])


def _again(trying: Try, goal: Goal | None, now: float) -> Wish:
    """While the nonce protects, posting again is harmless; later it has to be looked for. So it
    has if somebody is called to something else by now, or in another way: one call must not ring
    for another, nor twice."""
    is_same = goal is not None and trying.act is Do.POST and goal.notification_id == trying.call
    if is_same and not (trying.rings and _is_settled(goal)) and now < trying.at + PROTECTED:
        return replace(trying, is_doubtful=True)
    late = trying.at + LATE
    return replace(trying, act=Do.SEARCH) if now >= late else late


def _is_due(row: Row, goal: Goal) -> bool:
    """Whether a new message is needed: there is none here, somebody is called, or it is dawn."""
    if row.message is None or goal.channel not in (0, row.message.channel):
        return True
    if not goal.notification_id:
        return False
    return goal.notification_id != row.call or (goal.push and not row.rang)


def _post(row: Row, goal: Goal, now: float) -> Try:
    """It rings once; what comes silently by night is settled when it has rung at dawn."""
    rings = goal.push and (goal.notification_id != row.call or not row.rang)
    rang = rings or goal.push_after is None
    number, channel = row.posts + 1, goal.channel
    return Try(Do.POST, now, goal.print, goal.notification_id, number, rings, rang, channel=channel)


def _renewed(row: Row, message: Message, goal: Goal, now: float) -> Wish:
    is_under_way = row.trying is not None and row.trying.act is Do.EDIT
    if goal.print == row.print and not is_under_way:
        return None if row.rang else goal.push_after
    is_open = row.page and asked(row.print) == asked(goal.print)
    if (is_open or row.page == elsewhere(goal)) and now < row.page_at + READING:
        return row.page_at + READING
    return Try(Do.EDIT, now, goal.print, message=message, is_doubtful=is_under_way)


def _is_news(trouble: Trouble, goal: Goal | None) -> bool:
    """What was refused is tried again with every change; what passes waits for its time."""
    is_refused = trouble.kind in (Failure.REFUSED, Failure.LOST, Failure.CLOSED)
    return is_refused and goal is not None and trouble.print not in ("", goal.print)


def _noted(row: Row, goal: Goal | None, act: Try, now: float) -> Row:
    """The row with what is about to be tried; whoever starts after a crash finds it due."""
    if act.act is Do.POST and goal is not None:
        row = replace(row, posts=act.post, person=goal.person)
    elif act.act is Do.CLEAR and act.message is not None and act.message == row.message:
        row = replace(row, message=None, print="", call="", page="", old=(act.message, *row.old))
    return replace(row, trying=act, next=now)


def _resting(row: Row, goal: Goal | None, until: float | None) -> Row:
    if goal is None and row.message is None and not row.old and not row.trying:
        return Row(posts=row.posts, troubles=row.troubles, step=row.step)  # nobody's any more
    return replace(row, next=until)
