"""Undo: a person's newest click is taken back, and the panel asks again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

import discord

from bot.games.contract import Refused, Seat
from bot.table.play.undo.undoable import may_undo
from bot.table.storage.store import Shown
from bot.table.table import Table
from bot.ui.intake.buttons import Interaction
from bot.ui.intake.reader import language_of
from bot.ui.intake.replies import answered, replaced
from bot.ui.message.parts import Post, post

if TYPE_CHECKING:
    from bot.ui.intake.dispatch import Dispatcher

ANY = ""  # what a panel shows that is asked anew, until the announcer has looked


async def undo(
    dispatcher: Dispatcher, interaction: Interaction, table: Table, edition: str
) -> None:
    """By a button, which says what it takes back, or by the command, which takes the newest."""
    try:
        await _undo(dispatcher, interaction, table, edition)
    except Refused:
        if (line := _line(interaction)) is not None:
            await replaced(interaction, line)
        raise


def _line(interaction: Interaction) -> Post | None:
    """What a panel has left behind, without its button, if that is all it has to press."""
    parts = [] if interaction.message is None else list(_parts(interaction.message.components))
    if sum(hasattr(part, "custom_id") for part in parts) != 1:
        return None
    return post(*(part.content for part in parts if isinstance(part, discord.TextDisplay)))


def _parts(components: Sequence[Any]) -> Iterator[Any]:
    for one in components:
        yield one
        yield from _parts(getattr(one, "children", ()))


async def _undo(
    dispatcher: Dispatcher, interaction: Interaction, table: Table, edition: str
) -> None:
    seat = dispatcher.seated(interaction, table)[1]
    await _keep_message(dispatcher, interaction, table, seat)
    course = await table.undo(interaction.user.id, int(edition) if edition else None)
    if interaction.message is not None:
        dispatcher.turn(interaction.message.id, course)
    shown = await dispatcher.panel(table, course, seat, language_of(interaction))
    await (answered if interaction.message is None else replaced)(interaction, shown)


async def _keep_message(
    dispatcher: Dispatcher, interaction: Interaction, table: Table, seat: Seat
) -> None:
    """A DM whose turn was over becomes the panel again, so that nobody gets a second one."""
    message, number, store = interaction.message, table.sheet.id, dispatcher.tables.store
    if message is None or interaction.guild_id is not None or message.flags.ephemeral:
        return
    if not may_undo(table.sheet, seat):
        return
    if ("panel", seat) not in await store.shown(number):
        await store.show(number, "panel", seat, Shown(message.channel.id, message.id, ANY))
