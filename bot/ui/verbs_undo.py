"""Undo: a person's newest click is taken back, and the panel asks again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.contract import Seat
from bot.table.loose import may_undo
from bot.table.store import Shown
from bot.table.table import Table
from bot.ui.buttons import Interaction
from bot.ui.refusals import answered, language_of, replaced

if TYPE_CHECKING:
    from bot.ui.desk import Desk

ANY = ""  # what a panel shows that is asked anew, until the announcer has looked


async def undo(desk: Desk, interaction: Interaction, table: Table, edition: str) -> None:
    """By a button, which says what it takes back, or by the command, which takes the newest."""
    seat = desk.seated(interaction, table)[1]
    await _keep_message(desk, interaction, table, seat)
    course = await table.undo(interaction.user.id, int(edition) if edition else None)
    if interaction.message is not None:
        desk.turn(interaction.message.id, course)
    shown = await desk.panel(table, course, seat, language_of(interaction))
    await (answered if interaction.message is None else replaced)(interaction, shown)


async def _keep_message(desk: Desk, interaction: Interaction, table: Table, seat: Seat) -> None:
    """A DM whose turn was over becomes the panel again, so that nobody gets a second one."""
    message, number, store = interaction.message, table.sheet.id, desk.tables.store
    if message is None or interaction.guild_id is not None or message.flags.ephemeral:
        return
    if not may_undo(table.sheet, seat):
        return
    if ("panel", seat) not in await store.shown(number):
        await store.show(number, "panel", seat, Shown(message.channel.id, message.id, ANY))
