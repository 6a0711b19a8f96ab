"""Seats that change hands: to a computer, back to the owner, to a successor. Pure functions.

The seat owns the hand. Whoever comes sees it, whoever goes does not any more; what the old owner
had ordered goes with them.
"""

from collections.abc import Collection

from msgspec.structs import replace

from bot.games.contract import Refused, Seat
from bot.table.model.deadline import Deadline, DeadlineKind
from bot.table.model.pace import Luck
from bot.table.model.record import Chair, Heir, TableRecord, host_of, with_chair
from bot.table.model.table_state import TableState
from bot.table.play import flow
from bot.table.play.answering import retimed_course
from bot.table.seating.votes import patience, settled
from bot.table.time.pauses import paused, running

Chairs = tuple[Chair, ...]


def own_seat(sheet: TableRecord, user: int) -> Seat:
    seat = sheet.seat_of(user)
    if seat is None:
        raise Refused("not_seated")
    return seat


def kept_warm(sheet: TableRecord, seat: Seat, *, resigned: bool = False) -> Chairs:
    """A computer plays on; the owner may come back at any time."""
    chair = sheet.chairs[seat]
    if chair.user is None or (chair.computer and not resigned):
        raise Refused("computer_seat")
    return with_chair(sheet, seat, replace(chair, computer="normal", misses=0, resigned=resigned))


def taken_back(sheet: TableRecord, seat: Seat) -> Chairs:
    """The owner plays again in person, and nothing was given up."""
    chair = replace(sheet.chairs[seat], computer=None, misses=0, resigned=False)
    return with_chair(sheet, seat, chair)


def is_absent(sheet: TableRecord, seat: Seat) -> bool:
    """Whether others may dispose of it; where no clock tells, the host has to know."""
    chair = sheet.chairs[seat]
    return not chair.is_played or chair.misses > 0 or sheet.clocks.turn is None


def check_replaceable(
    sheet: TableRecord, seat: Seat, by: int, *, chief: bool, gone: Collection[int] = ()
) -> None:
    """One's own seat always; as the host or a moderator also that of somebody who is away, or who
    is among those who have left the server."""
    if not 0 <= seat < len(sheet.chairs):
        raise Refused("no_seat")
    if sheet.chairs[seat].user == by:
        return
    if not chief:
        raise Refused("wrong_seat")
    if not is_absent(sheet, seat) and sheet.chairs[seat].user not in gone:
        raise Refused("not_absent")


def offered(course: TableState, seat: Seat, heir: Heir, now: float) -> TableState:
    """A seat is offered; it changes hands when the successor says yes, until then nothing does."""
    sheet = course.record
    if sheet.seat_of(heir.user) is not None:
        raise Refused("already_seated")
    if any(known.user == heir.user for known in sheet.agreements.heirs.values()):
        raise Refused("offer_stands")  # they were called once, and that is enough
    return replace(
        course,
        sheet=sheet.with_agreements(heirs={**sheet.agreements.heirs, seat: heir}),
        due={**course.due, Deadline(DeadlineKind.HEIR, seat): now + patience(sheet)},
    )


def inherited(course: TableState, seat: Seat, user: int, now: float, luck: Luck) -> TableState:
    """The successor takes the seat that they were offered."""
    heir = course.record.agreements.heirs.get(seat)
    if heir is None:
        raise Refused("offer_over")
    if heir.user != user:
        raise Refused("not_offered_to_you")
    if course.record.seat_of(user) is not None:
        raise Refused("already_seated")
    left = course.record.chairs[seat]
    if left.resigned and left.user is not None:
        gone = (*course.record.resigners, Heir(left.user, left.name))
        course = replace(course, sheet=replace(course.record, resigners=gone))
    chairs = with_chair(course.record, seat, Chair(user, heir.name))
    return reseated(course, chairs, now, luck)


def reseated(course: TableState, chairs: Chairs, now: float, luck: Luck) -> TableState:
    """New people on the chairs; the clocks follow, and a pause stays a pause."""
    pause = course.record.pause
    if pause is not None:
        course = running(course, now)
    course = _with_chairs(course, chairs)
    course = retimed_course(course, course.asks(), None, now, luck)
    if pause is not None:
        return settled(paused(course, pause, now), now)
    return settled(flow.advance(course, (), now, luck), now)


def _with_chairs(course: TableState, chairs: Chairs) -> TableState:
    old = course.record
    pairs = zip(old.chairs, chairs, strict=True)
    new = {Seat(i) for i, (was, now) in enumerate(pairs) if was.user != now.user}
    sheet = replace(
        old,
        chairs=chairs,
        host=host_of(old, chairs),
        turn=replace(old.turn, missed=-1),
        orders=old.orders.without(new),
        plans={seat: plan for seat, plan in old.plans.items() if seat not in new},
        begun={seat: begun for seat, begun in old.begun.items() if seat not in new},
        agreements=old.agreements.without_heirs(new),
        window=old.window.without(new),
    )
    offered = {Deadline(DeadlineKind.HEIR, seat) for seat in new}
    due = {deadline: at for deadline, at in course.due.items() if deadline not in offered}
    return replace(course, sheet=sheet, due=due)
