"""Standing orders on the sheet: given, dropped, and what their owner is still to be told of them.

An order that has ended stays on the sheet: an undo may lead back into its scope. There is at most
one for each seat and offer, so they do not pile up.
"""

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from bot.games.contract import Moment, Path, Refused, Scope, Seat
from bot.table.model.course import Course
from bot.table.model.sheet import Phase, Standing
from bot.table.play.orders.judging import in_force, is_offered, offered

Why = Literal["turn", "round", "over", "used", "answered"]


class Notice(Struct, frozen=True):
    """Something about an order that its owner has not read yet."""

    order: Standing
    why: Why


def given(course: Course, seat: Seat, offer: str, picks: Path, scope: Scope) -> Course:
    """A new order takes the place of the old one of its kind; what is open it leaves alone."""
    moment = course.game.moment(course.state)
    edition, known = course.sheet.edition, offered(course.game, offer)
    order = Standing(seat, offer, picks, scope, edition, moment.round, moment.turn)
    if known is None or not is_offered(course.game, order):
        raise Refused("not_offered")
    course = dropped(course, seat, offer)
    orders = (*course.sheet.orders, replace(order, left=known.uses))
    return replace(course, sheet=replace(course.sheet, orders=orders))


def dropped(course: Course, seat: Seat, offer: str) -> Course:
    """Without this order, and without the answer it may hold ready: its owner is asked himself."""
    sheet, due, is_held = course.sheet, course.due, course.sheet.held_by.get(seat) == offer
    kept = tuple(o for o in sheet.orders if (o.seat, o.offer) != (seat, offer))
    if is_held:
        held = {s: path for s, path in sheet.held.items() if s != seat}
        held_by = {s: by for s, by in sheet.held_by.items() if s != seat}
        sheet = replace(sheet, held=held, held_by=held_by)
        due = {key: at for key, at in due.items() if key != ("order", seat)}
    return replace(course, sheet=replace(sheet, orders=kept), due=due)


def in_force_of(course: Course, seat: Seat) -> tuple[Standing, ...]:
    """The orders of this seat that hold now."""
    now = course.game.moment(course.state)
    own = (o for o in course.sheet.orders if o.seat == seat and in_force(o, now))
    return tuple(order for order in own if is_offered(course.game, order))


def notices(course: Course, seat: Seat) -> tuple[Notice, ...]:
    """What the owner of this seat has not been told yet."""
    if course.state is None:
        return ()
    own = [o for o in course.sheet.orders if o.seat == seat and is_offered(course.game, o)]
    answered = [Notice(order, "answered") for order in own if order.answered]
    now, over = course.game.moment(course.state), course.sheet.phase is Phase.OVER
    ended = [notice for o in own if (notice := _ended(o, now, over=over)) and not o.told]
    return (*answered, *ended)


def heard(course: Course, told: tuple[Notice, ...]) -> Course:
    """Those were read; what has happened since then is still to be told."""
    orders = tuple(_heard(order, told) for order in course.sheet.orders)
    return replace(course, sheet=replace(course.sheet, orders=orders))


def _ended(order: Standing, now: Moment, *, over: bool) -> Notice | None:
    """Why it is over; None while it stands."""
    if over:
        return Notice(order, "over")
    if in_force(order, now):
        return None
    if order.left == 0:
        return Notice(order, "used")
    return Notice(order, "turn" if order.scope is Scope.TURN else "round")


def _heard(order: Standing, told: tuple[Notice, ...]) -> Standing:
    for notice in told:
        known = notice.order
        if (known.seat, known.offer, known.edition) != (order.seat, order.offer, order.edition):
            continue
        if notice.why == "answered":
            order = replace(order, answered=order.answered - known.answered)
        else:
            order = replace(order, told=True)
    return order
