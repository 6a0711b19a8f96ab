"""Standing orders: given, listed, moved and dropped in private."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.contract import Refused
from bot.table.play.orders.judging import offer_named
from bot.table.table import Table
from bot.ui.intake.arguments import OrderStep, read
from bot.ui.intake.buttons import Interaction
from bot.ui.message.parts import Post
from bot.ui.orders.giving import step_panel
from bot.ui.orders.orders_panel import beaten, order_panel, orders_panel

if TYPE_CHECKING:
    from bot.ui.intake.dispatch import Dispatcher

PAGE = "orders"


async def orders(dispatcher: Dispatcher, interaction: Interaction, table: Table, _: str) -> None:
    """A page of the panel; from anywhere else, a message of its own."""
    scene, seat = dispatcher.seated(interaction, table)
    shown = orders_panel(scene, seat)
    await dispatcher.open_page(interaction, table, seat, shown, PAGE)
    await dispatcher.answering.read(table, scene.course, seat)


async def order(
    dispatcher: Dispatcher, interaction: Interaction, table: Table, argument: str
) -> None:
    """The next step of giving an order; without an argument, back to the list."""
    scene, seat = dispatcher.seated(interaction, table)
    if not argument:
        await _listed(dispatcher, interaction, table)
        return
    so_far = read(OrderStep, argument)
    offer = offer_named(scene.game, so_far.offer)
    if offer is None:
        raise Refused("moved_on")
    step = step_panel(scene, seat, offer, so_far.picks)
    if isinstance(step, Post):
        await dispatcher.open_page(interaction, table, seat, step, PAGE)
        return
    await table.give_order(interaction.user.id, offer.key, *step)
    await _listed(dispatcher, interaction, table, given=".".join((offer.key, *step[0])))


async def page(dispatcher: Dispatcher, interaction: Interaction, table: Table, name: str) -> None:
    """One order by itself, to be moved or dropped."""
    scene, seat = dispatcher.seated(interaction, table)
    shown = order_panel(scene, seat, name)
    if shown is None:
        await _listed(dispatcher, interaction, table)
    else:
        await dispatcher.open_page(interaction, table, seat, shown, PAGE)


async def up(dispatcher: Dispatcher, interaction: Interaction, table: Table, name: str) -> None:
    await table.move_order(interaction.user.id, name, -1)
    await page(dispatcher, interaction, table, name)


async def down(dispatcher: Dispatcher, interaction: Interaction, table: Table, name: str) -> None:
    await table.move_order(interaction.user.id, name, 1)
    await page(dispatcher, interaction, table, name)


async def drop(dispatcher: Dispatcher, interaction: Interaction, table: Table, name: str) -> None:
    await table.drop_order(interaction.user.id, name)
    await _listed(dispatcher, interaction, table)


async def _listed(
    dispatcher: Dispatcher, interaction: Interaction, table: Table, given: str = ""
) -> None:
    """All orders; whoever has given one that never acts is told so at once."""
    scene, seat = dispatcher.seated(interaction, table)
    shown = orders_panel(scene, seat, beaten(scene, seat, given))
    await dispatcher.open_page(interaction, table, seat, shown, PAGE)
