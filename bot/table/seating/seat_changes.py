"""Seats that change hands: to a computer, back to the owner, to a successor. Pure functions.

The hand stays with the seat: the new owner sees it, the old one no longer does, and the old owner's
orders are deleted.
"""

from collections.abc import Collection

from msgspec.structs import replace

from bot.games.contract import Refused, Seat
from bot.table.model.deadline import Deadline, DeadlineKind
from bot.table.model.pace import Luck
from bot.table.model.record import Chair, NamedUser, TableRecord, host_of, with_chair
from bot.table.model.table_state import TableState
from bot.table.play import flow
from bot.table.play.apply_answer import retimed_course
from bot.table.seating.votes import settle_votes, vote_duration
from bot.table.time.pauses import pause_clocks, resume_clocks

Chairs = tuple[Chair, ...]


def own_seat(record: TableRecord, user: int) -> Seat:
    """The seat of this person; raises `Refused` if they have none."""
    seat = record.seat_of(user)
    if seat is None:
        raise Refused("not_seated")
    return seat


def give_to_computer(record: TableRecord, seat: Seat, *, resigned: bool = False) -> Chairs:
    """A computer plays on; the owner may come back at any time."""
    chair = record.chairs[seat]
    if chair.user is None or (chair.computer and not resigned):
        raise Refused("computer_seat")
    return with_chair(record, seat, replace(chair, computer="normal", misses=0, resigned=resigned))


def take_back(record: TableRecord, seat: Seat) -> Chairs:
    """The owner plays again in person, without having resigned."""
    chair = replace(record.chairs[seat], computer=None, misses=0, resigned=False)
    return with_chair(record, seat, chair)


def is_absent(record: TableRecord, seat: Seat) -> bool:
    """Whether others may replace the owner; without clocks the host decides."""
    chair = record.chairs[seat]
    return not chair.is_played or chair.misses > 0 or record.clocks.turn is None


def check_replaceable(
    record: TableRecord, seat: Seat, by: int, *, chief: bool, gone: Collection[int] = ()
) -> None:
    """Raises `Refused` unless it is the user's own seat, or the host or a moderator replaces
    somebody who is away or has left the server (`gone`).
    """
    if not 0 <= seat < len(record.chairs):
        raise Refused("no_seat")
    if record.chairs[seat].user == by:
        return
    if not chief:
        raise Refused("wrong_seat")
    if not is_absent(record, seat) and record.chairs[seat].user not in gone:
        raise Refused("not_absent")


def offer_seat(state: TableState, seat: Seat, heir: NamedUser, now: float) -> TableState:
    """Offers a seat; it changes hands only when the successor accepts."""
    record = state.record
    if record.seat_of(heir.user) is not None:
        raise Refused("already_seated")
    if any(known.user == heir.user for known in record.agreements.seat_offers.values()):
        raise Refused("offer_stands")  # one notification is enough
    return replace(
        state,
        record=record.with_agreements(seat_offers={**record.agreements.seat_offers, seat: heir}),
        due={**state.due, Deadline(DeadlineKind.SEAT_OFFER, seat): now + vote_duration(record)},
    )


def accept_seat(state: TableState, seat: Seat, user: int, now: float, luck: Luck) -> TableState:
    """The successor takes the seat that was offered."""
    heir = state.record.agreements.seat_offers.get(seat)
    if heir is None:
        raise Refused("offer_over")
    if heir.user != user:
        raise Refused("not_offered_to_you")
    if state.record.seat_of(user) is not None:
        raise Refused("already_seated")
    left = state.record.chairs[seat]
    if left.resigned and left.user is not None:
        gone = (*state.record.resigned_users, NamedUser(left.user, left.name))
        state = replace(state, record=replace(state.record, resigned_users=gone))
    chairs = with_chair(state.record, seat, Chair(user, heir.name))
    return with_chairs(state, chairs, now, luck)


def with_chairs(state: TableState, chairs: Chairs, now: float, luck: Luck) -> TableState:
    """New people on the chairs; the clocks follow, and a pause continues."""
    pause = state.record.pause
    if pause is not None:
        state = resume_clocks(state, now)
    state = _with_chairs(state, chairs)
    state = retimed_course(state, state.asks(), None, now, luck)
    if pause is not None:
        return settle_votes(pause_clocks(state, pause, now), now)
    return settle_votes(flow.advance(state, (), now, luck), now)


def _with_chairs(state: TableState, chairs: Chairs) -> TableState:
    old = state.record
    pairs = zip(old.chairs, chairs, strict=True)
    new = {Seat(i) for i, (was, now) in enumerate(pairs) if was.user != now.user}
    record = replace(
        old,
        chairs=chairs,
        host=host_of(old, chairs),
        turn=replace(old.turn, missed=-1),
        orders=old.orders.without(new),
        plans={seat: plan for seat, plan in old.plans.items() if seat not in new},
        partial_answers={
            seat: begun for seat, begun in old.partial_answers.items() if seat not in new
        },
        agreements=old.agreements.without_seat_offers(new),
        window=old.window.without(new),
    )
    offered = {Deadline(DeadlineKind.SEAT_OFFER, seat) for seat in new}
    due = {deadline: at for deadline, at in state.due.items() if deadline not in offered}
    return replace(state, record=record, due=due)
