"""Orders of release 1.0.0 converted to the present form, whenever a record is read.

1.0.0 had one order of each kind, named by the kind, and some kinds had fewer steps.
"""

from msgspec.structs import replace

from bot.games.contract import AnyGame
from bot.table.model.record import StandingOrder, TableRecord


def with_new_orders(record: TableRecord, game: AnyGame) -> TableRecord:
    """The record with converted orders; the same object if there are none."""
    if not record.orders.standing:
        return record
    orders = tuple(_completed(order, game) for order in record.orders.standing)
    held_by = {seat: _name(orders, seat, by) for seat, by in record.orders.held_by.items()}
    return record.with_orders(standing=orders, held_by=held_by)


def _completed(order: StandingOrder, game: AnyGame) -> StandingOrder:
    """Steps that were added later get their first pick."""
    offer = next((offer for offer in game.OFFERS if offer.key == order.offer), None)
    steps = () if offer is None else offer.steps[len(order.picks) :]
    return replace(order, picks=(*order.picks, *(step.picks[0] for step in steps)))


def _name(orders: tuple[StandingOrder, ...], seat: int, by: str) -> str:
    """The present name of the order that was stored by offer or by name."""
    mine = [order for order in orders if order.seat == seat]
    if any(order.name == by for order in mine):
        return by
    return next((order.name for order in mine if order.offer == by), by)
