"""/games and its buttons: the list, the next table, any table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.table.model.ledger import panel_of
from bot.table.people.agenda import Visit, next_visit, visits
from bot.table.table import Table
from bot.ui.intake.buttons import Interaction
from bot.ui.intake.reader import language_of
from bot.ui.intake.replies import acknowledged, answered, replaced
from bot.ui.message.parts import Post
from bot.ui.person.games_list import games_list, unpacked_place
from bot.words import words

if TYPE_CHECKING:
    from bot.ui.intake.dispatch import Dispatcher


async def show(dispatcher: Dispatcher, interaction: Interaction) -> None:
    await answered(
        interaction, _list(dispatcher, interaction, await _way(dispatcher, interaction), None)
    )


async def refresh(dispatcher: Dispatcher, interaction: Interaction, _: str) -> None:
    await replaced(
        interaction, _list(dispatcher, interaction, await _way(dispatcher, interaction), None)
    )


async def onward(dispatcher: Dispatcher, interaction: Interaction, last: str) -> None:
    """Opens the panel of the next table; the list stays and remembers how far one has come."""
    way = await _way(dispatcher, interaction)
    await _opened(dispatcher, interaction, way, next_visit(way, unpacked_place(last)))


async def visit(dispatcher: Dispatcher, interaction: Interaction, table: str) -> None:
    """Any table of the list."""
    way = await _way(dispatcher, interaction)
    chosen = next((stop for stop in way if str(stop.table.sheet.id) == table), None)
    await _opened(dispatcher, interaction, way, chosen)


async def _opened(
    dispatcher: Dispatcher, interaction: Interaction, way: list[Visit], stop: Visit | None
) -> None:
    await replaced(interaction, _list(dispatcher, interaction, way, stop))
    if stop is not None:
        await dispatcher.open_panel(interaction, stop.table)


async def _way(dispatcher: Dispatcher, interaction: Interaction) -> list[Visit]:
    return visits(await dispatcher.tables.of_person(interaction.user.id), interaction.user.id)


def _list(
    dispatcher: Dispatcher, interaction: Interaction, way: list[Visit], at: Visit | None
) -> Post:
    language = language_of(interaction)
    scenes = [(stop, dispatcher.scene(stop.table.course, language)) for stop in way]
    client = interaction.client
    return games_list(
        words(language), dispatcher.buttons, scenes, at, lambda stop: _where(client, stop)
    )


def _where(client: discord.Client, stop: Visit) -> str:
    """By name, for a select shows no mentions; a number if we do not see the channel just now."""
    channel = client.get_channel(stop.table.sheet.channel)
    if isinstance(channel, discord.TextChannel | discord.Thread):
        return f"#{channel.name} · {channel.guild.name}"
    return f"#{stop.table.sheet.id}"


async def next_table(
    dispatcher: Dispatcher, interaction: Interaction, table: Table, _: str
) -> None:
    """From the panel of one table to the next that waits: in the DM its message comes below."""
    visit = next_visit(await _others(dispatcher, interaction, table), None)
    if visit is None:
        await dispatcher.refresh_panel(interaction, table)
    elif interaction.guild_id is None:
        await acknowledged(interaction)
        await dispatcher.reconciler.bring_below(visit.table.sheet.id, panel_of(visit.seat))
    else:
        await dispatcher.open_panel(interaction, visit.table)


async def _others(dispatcher: Dispatcher, interaction: Interaction, table: Table) -> list[Visit]:
    way = await _way(dispatcher, interaction)
    return [visit for visit in way if visit.table.sheet.id != table.sheet.id]
