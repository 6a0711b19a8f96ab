"""Undo: a person's newest click is taken back, and the panel asks again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.contract import Refused
from bot.table.table import Table
from bot.ui.intake.arguments import Taken, read
from bot.ui.intake.buttons import Interaction
from bot.ui.intake.deferral import deferring
from bot.ui.intake.reader import language_of
from bot.ui.intake.replies import answered, is_private
from bot.words import words

if TYPE_CHECKING:
    from bot.ui.intake.dispatch import Dispatcher


async def undo(
    dispatcher: Dispatcher, interaction: Interaction, table: Table, argument: str
) -> None:
    """By a button, which says what it takes back, or by the command, which takes the newest."""
    seat = dispatcher.seated(interaction, table)[1]
    try:
        async with deferring():  # the log is played again
            course = await table.undo(interaction.user.id, read(Taken, argument).edition)
    except Refused as late:
        if not is_private(interaction):
            raise
        sentence = words(language_of(interaction)).say(f"refused-{late}")
        await dispatcher.refresh_panel(interaction, table, sentence)  # its button goes
        return
    shown = await dispatcher.panel(course, seat, language_of(interaction))
    if interaction.message is None:
        await answered(interaction, shown)
        await dispatcher.answering.seen(interaction, table, course, seat)
    else:
        await dispatcher.answering.panel(interaction, table, course, seat, shown)
