"""/games and its buttons: the list, the next table, any table."""

import discord

from bot.table.model.message_record import panel_of
from bot.table.people.agenda import AgendaEntry, agenda, next_entry
from bot.table.table import Table
from bot.ui.intake.click import Click
from bot.ui.intake.handlers import button, tableless_button
from bot.ui.message.parts import Post
from bot.ui.person.games_list import games_list, unpacked_place


async def games_command(click: Click) -> None:
    await click.answer(_list(click, await _way(click), None))


@tableless_button("games")
async def on_games(click: Click) -> None:
    await click.replace(_list(click, await _way(click), None))


@tableless_button("next", str)
async def on_next(click: Click, last: str) -> None:
    """Opens the panel of the next table; the list stays and remembers the position."""
    way = await _way(click)
    await _opened(click, way, next_entry(way, unpacked_place(last)))


@tableless_button("visit", str)
async def on_visit(click: Click, table: str) -> None:
    """Any table of the list."""
    way = await _way(click)
    chosen = next((stop for stop in way if str(stop.table.record.id) == table), None)
    await _opened(click, way, chosen)


async def _opened(click: Click, way: list[AgendaEntry], stop: AgendaEntry | None) -> None:
    await click.replace(_list(click, way, stop))
    if stop is not None:
        await click.app.panels.send_copy(click, stop.table)


async def _way(click: Click) -> list[AgendaEntry]:
    return agenda(await click.app.tables.of_person(click.user), click.user)


def _list(click: Click, way: list[AgendaEntry], at: AgendaEntry | None) -> Post:
    scenes = [(stop, click.view(stop.table.state)) for stop in way]
    client = click.interaction.client
    return games_list(
        click.common, click.app.buttons, scenes, at, lambda stop: _where(client, stop)
    )


def _where(client: discord.Client, stop: AgendaEntry) -> str:
    """By name, because selects show no mentions; a number if the channel is unknown just now."""
    channel = client.get_channel(stop.table.record.channel)
    if isinstance(channel, discord.TextChannel | discord.Thread):
        return f"#{channel.name} · {channel.guild.name}"
    return f"#{stop.table.record.id}"


@button("next_table")
async def on_next_table(click: Click, table: Table) -> None:
    """From one panel to the next table that waits; in a DM its message moves to the bottom."""
    visit = next_entry(await _others(click, table), None)
    if visit is None:
        await click.app.panels.refresh(click, table)
    elif click.guild is None:
        await click.acknowledge()
        await click.app.reconciler.bring_below(visit.table.record.id, panel_of(visit.seat))
    else:
        await click.app.panels.send_copy(click, visit.table)


async def _others(click: Click, table: Table) -> list[AgendaEntry]:
    way = await _way(click)
    return [visit for visit in way if visit.table.record.id != table.record.id]
