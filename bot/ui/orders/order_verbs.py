"""Standing orders: given, listed and dropped in private."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.contract import Refused
from bot.table.table import Table
from bot.ui.intake.buttons import Interaction
from bot.ui.intake.reader import language_of
from bot.ui.intake.replies import answered, replaced
from bot.ui.message.parts import Post
from bot.ui.orders.orders_panel import orders_panel, step_panel

if TYPE_CHECKING:
    from bot.ui.intake.dispatch import Dispatcher


async def orders(dispatcher: Dispatcher, interaction: Interaction, table: Table, _: str) -> None:
    scene, seat = dispatcher.seated(interaction, table)
    await answered(interaction, orders_panel(scene, dispatcher.key, seat))
    await dispatcher.heard(table, scene.course, seat)


async def order(
    dispatcher: Dispatcher, interaction: Interaction, table: Table, argument: str
) -> None:
    """The next step of giving an order; without an argument, back to the list."""
    scene, seat = dispatcher.seated(interaction, table)
    if not argument:
        await replaced(interaction, orders_panel(scene, dispatcher.key, seat))
        return
    key, *picks = argument.split(".")
    offer = next((o for o in scene.game.OFFERS if o.key == key), None)
    if offer is None:
        raise Refused("moved_on")
    step = step_panel(scene, dispatcher.key, seat, offer, tuple(picks))
    if isinstance(step, Post):
        await replaced(interaction, step)
        return
    await table.give_order(interaction.user.id, key, *step)
    scene = dispatcher.scene(table.course, language_of(interaction))
    await replaced(interaction, orders_panel(scene, dispatcher.key, seat))


async def drop(dispatcher: Dispatcher, interaction: Interaction, table: Table, offer: str) -> None:
    await table.drop_order(interaction.user.id, offer)
    scene, seat = dispatcher.seated(interaction, table)
    await replaced(interaction, orders_panel(scene, dispatcher.key, seat))
