"""What the outcome of an act, a click or a wake-up means for the row of its slot: pure."""

from msgspec.structs import replace

from bot.table.model.ledger import Do, Message, Row, Trouble, Try
from bot.ui.ledger.acts import Done, Dropped, Failed, Goal, Outcome
from bot.ui.message.failures import DELETED, Failure

LADDER = (1.0, 5.0, 30.0, 60.0)  # seconds between attempts while Discord is out of order
HOUR = 3600.0  # between attempts at what was refused
PASSING = (Failure.PASSING, Failure.UNKNOWN)


# What happens around


def woken(row: Row, now: float) -> Row:
    """Something has changed around: whatever failed may be tried at once."""
    return replace(row, troubles={act: replace(t, next=now) for act, t in row.troubles.items()})


def doubted(row: Row, now: float) -> Row:
    """It may be gone or out of reach: writing it anew will tell."""
    return replace(woken(row, now), print="", next=now)


def outdated(row: Row) -> Row:
    """A new message is needed, at the bottom; this one goes if it is still there."""
    old = row.old if row.message is None else (*row.old, row.message)
    return replace(row, message=None, print="", old=old)


def handed_over(row: Row, goal: Goal) -> Row:
    """If the seat is somebody else's now, what the one before was shown goes."""
    if row.person in (0, goal.person):
        return row
    return Row(posts=row.posts, old=outdated(row).old, step=row.step)


def answered(row: Row, goal: Goal, message: Message, page: str, now: float) -> Row:
    """A click was answered by this message: it is the living one, and its call counts as made.

    A page that its reader has opened is as new as the panel it stands in for.
    """
    known = [one for one in (*row.old, row.message) if one is not None]
    if message not in known and row.trying is not None and way(row.trying.act) is Do.POST:
        row = replace(row, trying=None)  # so it was posted after all
    old = tuple(one for one in known if one != message)
    row = replace(row, message=message, person=goal.person, print=goal.print, old=old, page=page)
    return _called(replace(row, page_at=now, troubles={}), goal.notification_id, now)


def seen_elsewhere(row: Row, goal: Goal, now: float) -> Row:
    """Their answer stands in a copy: the call counts as made, the DM is left alone meanwhile."""
    row = handed_over(row, goal)  # they may read before anybody has seen that the seat is theirs
    row = replace(row, person=goal.person, page=elsewhere(goal), page_at=now)
    return _called(row, goal.notification_id, now)


def elsewhere(goal: Goal) -> str:
    """The page of somebody who reads this ask in a copy of the panel."""
    return f"elsewhere {asked(goal.print)}"


def asked(text: str) -> str:
    """What a print asks."""
    return text.partition(" ")[0]


def _called(row: Row, call: str, now: float, *, rang: bool = True) -> Row:
    return replace(row, call=call, called_at=now, rang=rang) if call else row


# What becomes of our own acts


def heard(row: Row, outcome: Outcome, now: float) -> Row:
    """The row once this outcome is known."""
    if outcome is not None and outcome.of not in (None, row.trying):
        return belated(row, outcome)
    match outcome:
        case Done():
            return after_success(row, outcome, now)
        case Failed():
            return after_failure(row, outcome, now)
        case Dropped():
            return untried(row)
        case None:
            return row


def after_success(row: Row, done: Done, now: float) -> Row:
    trying = row.trying
    if trying is None:
        return row
    if trying.act is Do.SEARCH and done.message is None:  # it was never posted: still in trouble
        return replace(row, trying=None)
    left = {act: trouble for act, trouble in row.troubles.items() if act is not way(trying.act)}
    row = replace(row, trying=None, troubles=left)
    if trying.act is Do.EDIT:
        return replace(row, print=trying.print, page="")
    if trying.act is Do.CLEAR:
        return _cleared(row, trying)
    return row if done.message is None else _posted(row, trying, done.message, now)


def _posted(row: Row, trying: Try, message: Message, now: float) -> Row:
    """A message is never its own predecessor: a nonce may have led back to it."""
    old = tuple(one for one in outdated(row).old if one != message)
    row = replace(row, message=message, print=trying.print, page="", old=old)
    return _called(row, trying.call, now, rang=trying.rang)


def _cleared(row: Row, trying: Try) -> Row:
    return replace(row, old=tuple(one for one in row.old if one != trying.message))


def after_failure(row: Row, failed: Failed, now: float) -> Row:
    trying = row.trying
    if trying is None:
        return row
    if trying.act is Do.CLEAR and (failed.kind is Failure.LOST or failed.code == DELETED):
        return _cleared(replace(row, trying=None), trying)  # it is gone anyway
    is_gone = failed.kind is Failure.GONE or (failed.kind is Failure.LOST and row.person)
    if is_gone and trying.act is Do.EDIT:  # a DM whose channel is another one now, too
        return outdated(replace(row, trying=None))
    if failed.kind is Failure.GONE:  # a post into a thread that is locked
        failed = failed._replace(kind=Failure.REFUSED)
    trouble = _trouble(row.troubles.get(way(trying.act)), failed, trying, now)
    row = replace(row, troubles={**row.troubles, way(trying.act): trouble})
    is_unknown = failed.kind is Failure.UNKNOWN or trying.is_doubtful
    is_open = trying.act is Do.SEARCH or (trying.act is Do.POST and is_unknown)
    return row if is_open else replace(row, trying=None)


def _trouble(before: Trouble | None, failed: Failed, trying: Try, now: float) -> Trouble:
    if failed.kind not in PASSING:
        return Trouble(failed.kind, failed.code, now, now + HOUR, trying.print)
    if before is None or before.kind not in PASSING:
        return Trouble(failed.kind, failed.code, now, now + LADDER[0], trying.print)
    tries, wait = before.tries + 1, LADDER[min(before.tries, len(LADDER) - 1)]
    return Trouble(failed.kind, failed.code, before.since, now + wait, trying.print, tries)


def untried(row: Row) -> Row:
    """The attempt is forgotten, unless an earlier one at the same may have worked."""
    trying = row.trying
    if trying is None or trying.is_doubtful or trying.act not in (Do.POST, Do.EDIT):
        return row
    return replace(row, trying=None)


def belated(row: Row, outcome: Done | Failed | Dropped) -> Row:
    """The outcome of an attempt that somebody else has meanwhile taken over: a message that came
    of it after all is one too many, unless it is the one that stands."""
    message = outcome.message if isinstance(outcome, Done) else None
    if message is None or message == row.message or message in row.old:
        return row
    return replace(row, old=(*row.old, message))


def way(act: Do) -> Do:
    """A search is a part of posting."""
    return Do.POST if act is Do.SEARCH else act
