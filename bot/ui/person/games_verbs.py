"""/games and its buttons: the list, the next table, any table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.table.people.agenda import Stop, following, stops
from bot.ui.intake.buttons import Interaction
from bot.ui.intake.reader import language_of
from bot.ui.intake.replies import answered, replaced
from bot.ui.message.parts import Post
from bot.ui.person.games_list import games_list, read
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
    await _opened(dispatcher, interaction, way, following(way, read(last)))


async def visit(dispatcher: Dispatcher, interaction: Interaction, table: str) -> None:
    """Any table of the list."""
    way = await _way(dispatcher, interaction)
    chosen = next((stop for stop in way if str(stop.table.sheet.id) == table), None)
    await _opened(dispatcher, interaction, way, chosen)


async def _opened(
    dispatcher: Dispatcher, interaction: Interaction, way: list[Stop], stop: Stop | None
) -> None:
    panel = None if stop is None else await dispatcher.private_panel(interaction, stop.table)
    await replaced(interaction, _list(dispatcher, interaction, way, stop))
    if panel is not None:
        await answered(interaction, panel)


async def _way(dispatcher: Dispatcher, interaction: Interaction) -> list[Stop]:
    return stops(await dispatcher.tables.of_person(interaction.user.id), interaction.user.id)


def _list(
    dispatcher: Dispatcher, interaction: Interaction, way: list[Stop], at: Stop | None
) -> Post:
    language = language_of(interaction)
    scenes = [(stop, dispatcher.scene(stop.table.course, language)) for stop in way]
    client = interaction.client
    return games_list(
        words(language), dispatcher.key, scenes, at, lambda stop: _where(client, stop)
    )


def _where(client: discord.Client, stop: Stop) -> str:
    """By name, for a select shows no mentions; a number if we do not see the channel just now."""
    channel = client.get_channel(stop.table.sheet.channel)
    if isinstance(channel, discord.TextChannel | discord.Thread):
        return f"#{channel.name} · {channel.guild.name}"
    return f"#{stop.table.sheet.id}"
