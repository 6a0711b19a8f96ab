"""The standing orders of a record: given, moved, deleted, and the notices about them.

An order that has ended is kept for a while: an undo may lead back into its scope.
"""

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from bot.games.contract import Moment, Path, Refused, Seat
from bot.games.offers import Scope
from bot.table.model.deadline import Deadline, DeadlineKind
from bot.table.model.record import Phase, StandingOrder
from bot.table.model.table_state import TableState
from bot.table.play.orders.judging import in_force, is_known_offer, offer_named
from bot.table.play.orders.precedence import place_among

MOST = 10  # orders that a seat may have at the same time
Why = Literal["turn", "round", "over", "used", "answered"]


class Notice(Struct, frozen=True):
    """Something about an order that its owner has not been told yet."""

    order: StandingOrder
    why: Why


def with_order(
    state: TableState, seat: Seat, offer: str, picks: Path, scope: Scope, uses: int | None = None
) -> TableState:
    """With a new order, specific before general, replacing an equal one; the open ask is not
    affected.
    """
    moment, known = state.game.moment(state.game_state), offer_named(state.game, offer)
    order = StandingOrder(
        seat, offer, picks, scope, state.record.public_version, moment.round, moment.turn
    )
    if known is None or not is_known_offer(state.game, order):
        raise Refused("not_offered")
    if uses is not None and not 1 <= uses <= known.most_uses:
        raise Refused("not_offered")
    state = without_order(state, seat, order.name)
    standing = in_force_of(state, seat)
    if len(standing) >= MOST:
        raise Refused("orders_full")
    order = replace(order, left=uses or known.uses, ends_at=known.ends_at)
    place = place_among(state.game, standing, order)
    return _ranked(state, seat, (*standing[:place], order, *standing[place:]))


def with_order_moved(state: TableState, seat: Seat, name: str, by: int) -> TableState:
    """With an order moved one place up (-1) or down (1) among those in force."""
    standing = list(in_force_of(state, seat))
    place = next((n for n, order in enumerate(standing) if order.name == name), None)
    if place is None:
        raise Refused("moved_on")
    order = standing.pop(place)
    standing.insert(max(0, place + by), order)
    return _ranked(state, seat, tuple(standing))


def without_order(state: TableState, seat: Seat, name: str) -> TableState:
    """Without this order and the answer it may hold: its owner is asked again."""
    record, due, is_held = state.record, state.due, state.record.orders.held_by.get(seat) == name
    kept = tuple(o for o in record.orders.standing if (o.seat, o.name) != (seat, name))
    if is_held:
        record = replace(record, orders=record.orders.unheld((seat,)))
        due = {key: at for key, at in due.items() if key != Deadline(DeadlineKind.ORDER, seat)}
    return replace(state, record=record.with_orders(standing=kept), due=due)


def _ranked(state: TableState, seat: Seat, standing: tuple[StandingOrder, ...]) -> TableState:
    """The seat's orders in this sequence, then the newest that have ended."""
    names = {order.name for order in standing}
    others = tuple(order for order in state.record.orders.standing if order.seat != seat)
    mine = (order for order in state.record.orders.standing if order.seat == seat)
    ended = tuple(order for order in mine if order.name not in names)[-MOST:]
    return replace(state, record=state.record.with_orders(standing=(*others, *standing, *ended)))


def in_force_of(state: TableState, seat: Seat) -> tuple[StandingOrder, ...]:
    """The orders of this seat in force, in the sequence in which they are tried."""
    now = state.game.moment(state.game_state)
    own = (o for o in state.record.orders.standing if o.seat == seat and in_force(o, now))
    return tuple(order for order in own if is_known_offer(state.game, order))


def unread_notices(state: TableState, seat: Seat) -> tuple[Notice, ...]:
    """What the owner of this seat has not been told yet."""
    if not state.is_dealt:
        return ()
    own = [
        o for o in state.record.orders.standing if o.seat == seat and is_known_offer(state.game, o)
    ]
    answered = [Notice(order, "answered") for order in own if order.answered]
    now, over = state.game.moment(state.game_state), state.record.phase is Phase.OVER
    ended = [notice for o in own if (notice := _ended(o, now, over=over)) and not o.told]
    return (*answered, *ended)


def with_notices_read(state: TableState, told: tuple[Notice, ...]) -> TableState:
    """Marks these notices as read; later ones stay unread."""
    orders = tuple(_marked_read(order, told) for order in state.record.orders.standing)
    return replace(state, record=state.record.with_orders(standing=orders))


def _ended(order: StandingOrder, now: Moment, *, over: bool) -> Notice | None:
    """Why the order has ended; None while it is in force."""
    if over:
        return Notice(order, "over")
    if in_force(order, now):
        return None
    if order.left == 0:
        return Notice(order, "used")
    return Notice(order, "turn" if order.scope is Scope.TURN else "round")


def _marked_read(order: StandingOrder, told: tuple[Notice, ...]) -> StandingOrder:
    for notice in told:
        known = notice.order
        if (known.seat, known.name, known.public_version) != (
            order.seat,
            order.name,
            order.public_version,
        ):
            continue
        if notice.why == "answered":
            order = replace(order, answered=order.answered - known.answered)
        else:
            order = replace(order, told=True)
    return order
