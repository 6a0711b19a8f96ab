"""What happens to the places where tables stand: every such event is a reason to look again.

Whether a board is still there is not judged here: it is shown again, and the answer tells.
"""

import discord
from discord.ext import commands

from bot.table.storage.store import PUBLIC
from bot.table.tables import Tables
from bot.ui.board.announcer import Announcer


class Watch(commands.Cog):
    def __init__(self, tables: Tables, announcer: Announcer) -> None:
        self._tables, self._announcer = tables, announcer

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self._look_in(channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        await self._look_in(thread.thread_id)

    @commands.Cog.listener()
    async def on_guild_channel_update(
        self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        """Permissions may have been withdrawn or given back."""
        if before.overwrites != after.overwrites:
            await self._look_in(after.id)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        for table in await self._tables.of_guild(guild.id):
            self._announcer.changed(table)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self._look_at_owed(guild)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        await self._look_at_owed(guild)

    @commands.Cog.listener()
    async def on_raw_message_delete(self, gone: discord.RawMessageDeleteEvent) -> None:
        await self._look_for_board(gone.channel_id, {gone.message_id})

    @commands.Cog.listener()
    async def on_raw_bulk_message_delete(self, gone: discord.RawBulkMessageDeleteEvent) -> None:
        await self._look_for_board(gone.channel_id, gone.message_ids)

    async def _look_in(self, channel: int) -> None:
        number = await self._tables.store.open_in(channel)
        if number is not None:
            await self._look_at([number])

    async def _look_at_owed(self, guild: discord.Guild) -> None:
        """We are back there: whatever could not be shown meanwhile."""
        for table in await self._tables.readable(await self._tables.store.untold()):
            if table.sheet.guild == guild.id:
                self._announcer.changed(table)

    async def _look_for_board(self, channel: int, messages: set[int]) -> None:
        number = await self._tables.store.open_in(channel)
        if number is None:
            return
        board = (await self._tables.store.shown(number)).get(("board", PUBLIC))
        if board is not None and board.message in messages:
            await self._look_at([number])

    async def _look_at(self, numbers: list[int]) -> None:
        for table in await self._tables.readable(numbers):
            self._announcer.changed(table)
