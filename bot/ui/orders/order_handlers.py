"""Standing orders: given, listed, moved and deleted in private."""

from bot.games.contract import Refused
from bot.table.play.orders.judging import offer_named
from bot.table.table import Table
from bot.ui.intake.click import Click
from bot.ui.intake.handlers import button
from bot.ui.message.parts import Post
from bot.ui.orders.giving import OrderStep, step_panel
from bot.ui.orders.orders_panel import beaten, order_panel, orders_panel

PAGE = "orders"


@button("orders")
async def on_orders(click: Click, table: Table) -> None:
    """A page of the panel; from elsewhere a message of its own."""
    view, seat = click.seated(table)
    shown = orders_panel(view, seat)
    await click.app.replies.page(click, table, seat, shown, PAGE)
    await click.app.replies.read(table, view.state, seat)


@button("order", OrderStep)
async def on_order(click: Click, table: Table, so_far: OrderStep) -> None:
    """The next step of giving an order; without an offer, back to the list."""
    view, seat = click.seated(table)
    if not so_far.offer:
        await _listed(click, table)
        return
    offer = offer_named(view.game, so_far.offer)
    if offer is None:
        raise Refused("moved_on")
    step = step_panel(view, seat, offer, so_far.picks)
    if isinstance(step, Post):
        await click.app.replies.page(click, table, seat, step, PAGE)
        return
    await table.give_order(click.user, offer.key, *step)
    await _listed(click, table, given=".".join((offer.key, *step[0])))


@button("order_page", str)
async def on_order_page(click: Click, table: Table, name: str) -> None:
    """One order, to be moved or deleted."""
    view, seat = click.seated(table)
    shown = order_panel(view, seat, name)
    if shown is None:
        await _listed(click, table)
    else:
        await click.app.replies.page(click, table, seat, shown, PAGE)


@button("order_up", str)
async def on_order_up(click: Click, table: Table, name: str) -> None:
    await table.move_order(click.user, name, -1)
    await on_order_page(click, table, name)


@button("order_down", str)
async def on_order_down(click: Click, table: Table, name: str) -> None:
    await table.move_order(click.user, name, 1)
    await on_order_page(click, table, name)


@button("drop", str)
async def on_drop(click: Click, table: Table, name: str) -> None:
    await table.drop_order(click.user, name)
    await _listed(click, table)


async def _listed(click: Click, table: Table, given: str = "") -> None:
    """The list of orders; warns if the new one can never act."""
    view, seat = click.seated(table)
    shown = orders_panel(view, seat, beaten(view, seat, given))
    await click.app.replies.page(click, table, seat, shown, PAGE)
