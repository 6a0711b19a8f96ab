"""/admin: for the operator of the bot, and for people who manage a server."""

import asyncio
import sqlite3

import msgspec
from discord import app_commands
from discord.ext import commands

from bot.client import Tafelrunde
from bot.games.contract import Refused
from bot.table.health import checkup
from bot.table.storage.faults import NotSaved
from bot.table.storage.sqlite.files.integrity import Damaged
from bot.ui.commands.command_words import localized
from bot.ui.intake.buttons import Interaction
from bot.ui.intake.click import Click
from bot.ui.message.parts import post
from bot.words import Words, words

MOST_CHOICES = 25


@app_commands.default_permissions(manage_guild=True)
class Admin(
    commands.GroupCog,
    group_name=localized("name-admin"),
    group_description=localized("group-admin"),
):
    def __init__(self, bot: Tafelrunde) -> None:
        self.bot = bot

    @app_commands.command(name=localized("name-health"), description=localized("describe-health"))
    async def health(self, interaction: Interaction) -> None:
        await self.bot.dispatcher.commanded(interaction, self._health)

    @app_commands.command(name=localized("name-backup"), description=localized("describe-backup"))
    async def backup(self, interaction: Interaction) -> None:
        await self.bot.dispatcher.commanded(interaction, self._backup)

    @app_commands.command(name=localized("name-end"), description=localized("describe-admin-end"))
    @app_commands.rename(table=localized("name-table"))
    @app_commands.describe(table=localized("describe-number"))
    async def end(self, interaction: Interaction, table: int | None = None) -> None:
        await self.bot.dispatcher.commanded(interaction, lambda click: self._end(click, table))

    @end.autocomplete("table")
    async def _open_tables(
        self, interaction: Interaction, typed: int | str
    ) -> list[app_commands.Choice[int]]:
        """The open tables in the channels of this server."""
        guild = interaction.guild
        places = [] if guild is None else [*guild.channels, *guild.threads]
        names = {place.id: place.name for place in places}
        found = await self.bot.store.open_among(list(names))
        labels = {number: f"{number} · #{names[channel]}"[:100] for number, channel in found}
        fitting = [n for n, label in labels.items() if str(typed) in label][:MOST_CHOICES]
        return [app_commands.Choice(name=labels[number], value=number) for number in fitting]

    async def _health(self, click: Click) -> None:
        await self._operator_only(click)
        found = await checkup(self.bot.tables, self.bot.backups)
        latency = self.bot.latency
        numbers = msgspec.to_builtins(found) | {
            "backup": found.backup or "none",
            "guilds": len(self.bot.guilds),
            "latency": round(1000 * latency) if latency < 3600 else "-",
        }
        await click.answer(post(_said(click).say("health", **numbers)))

    async def _backup(self, click: Click) -> None:
        """The file stays on the machine: it contains all hands and the key of all buttons."""
        await self._operator_only(click)
        if self.bot.backups is None:
            raise Refused("backup_elsewhere")
        try:
            made = await asyncio.to_thread(self.bot.backups.make, self.bot.time.now())
        except (OSError, sqlite3.Error, Damaged) as fault:
            raise NotSaved(str(fault)) from None
        size = -(-made.stat().st_size // 1000)
        said = _said(click).say("backup-done", file=made.name, kilobytes=size)
        await click.answer(post(said))

    async def _end(self, click: Click, number: int | None) -> None:
        if click.guild is None or not click.interaction.permissions.manage_guild:
            raise Refused("not_manager")
        if number is None:
            await self.bot.tables.end_in(click.interaction.channel_id or 0)
        else:
            table = await self.bot.tables.get(number)
            if table.record.guild != click.guild:
                raise Refused("no_table")
            await table.end()
        await click.answer(post(click.common.say("board-ended")))

    async def _operator_only(self, click: Click) -> None:
        if not await self.bot.is_owner(click.interaction.user):
            raise Refused("not_operator")


def _said(click: Click) -> Words:
    return words(click.language, "admin")


async def setup(bot: Tafelrunde) -> None:
    await bot.add_cog(Admin(bot))
