"""The rules: opened from a board or by a command, turned page by page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.table.table import Table
from bot.ui.intake.buttons import Interaction
from bot.ui.intake.replies import answered, replaced

if TYPE_CHECKING:
    from bot.ui.intake.dispatch import Dispatcher


async def rules(dispatcher: Dispatcher, interaction: Interaction, table: Table, _: str) -> None:
    await answered(interaction, await dispatcher.rules(interaction, table.sheet.game))


async def how_to_play(dispatcher: Dispatcher, interaction: Interaction, slug: str) -> None:
    await answered(interaction, await dispatcher.rules(interaction, slug))


async def page(dispatcher: Dispatcher, interaction: Interaction, argument: str) -> None:
    """Turns a page of the rules; the only button that belongs to no table."""
    slug, _, number = argument.partition(".")
    await replaced(interaction, await dispatcher.rules(interaction, slug, int(number)))
