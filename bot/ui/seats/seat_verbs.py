"""Seats that change hands, and the end of a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.contract import Refused
from bot.table.seating.handing_over import kept_warm, own_seat, taken_back
from bot.table.table import Table
from bot.ui.board.ending import called_off
from bot.ui.intake.buttons import Interaction
from bot.ui.intake.confirm import confirm
from bot.ui.intake.reader import language_of
from bot.ui.intake.replies import answered, replaced
from bot.ui.intake.rights import is_chief
from bot.ui.message.parts import post
from bot.ui.seats.kept_seat import warm_seat

if TYPE_CHECKING:
    from bot.ui.intake.dispatch import Dispatcher


async def resign(dispatcher: Dispatcher, interaction: Interaction, table: Table, sure: str) -> None:
    scene, user = dispatcher.seated(interaction, table)[0], interaction.user.id
    if not sure:
        await answered(interaction, confirm(scene, "resign"))
        return
    await table.reseat(lambda sheet: kept_warm(sheet, own_seat(sheet, user), resigned=True))
    await replaced(interaction, warm_seat(scene))


async def back(dispatcher: Dispatcher, interaction: Interaction, table: Table, _: str) -> None:
    """The message with the button becomes the panel again."""
    user = interaction.user.id
    await table.reseat(lambda sheet: taken_back(sheet, own_seat(sheet, user)))
    scene = dispatcher.scene(table.course, language_of(interaction))
    line = scene.common.say("seat-back", game=scene.title)
    await dispatcher.refresh_panel(interaction, table, line)


async def end(dispatcher: Dispatcher, interaction: Interaction, table: Table, sure: str) -> None:
    if not is_chief(interaction, table):
        raise Refused("not_host")
    scene = dispatcher.scene(table.course, language_of(interaction))
    if not sure:
        await answered(interaction, confirm(scene, "end"))
        return
    await table.end()
    await replaced(interaction, post(called_off(scene)))
