"""Events in the channels of tables: each is a reason to look at the table again.

Whether a board can still be reached is not judged here: it is written again, and the answer tells.
"""

from collections.abc import Iterable

import discord
from discord.ext import commands

from bot.table.model.message_record import BOARD
from bot.table.tables import Tables
from bot.ui.ledger.delivery_snapshot import SnapshotLoader
from bot.ui.ledger.reconciler import Reconciler


class ChannelEvents(commands.Cog):
    def __init__(self, tables: Tables, outlook: SnapshotLoader, reconciler: Reconciler) -> None:
        self._tables, self._outlook, self._reconciler = tables, outlook, reconciler

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self._doubt_in(channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        await self._doubt_in(thread.thread_id)

    @commands.Cog.listener()
    async def on_guild_channel_update(
        self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        """Permissions may have been withdrawn or given back."""
        if before.overwrites != after.overwrites:
            await self._doubt_in(after.id)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, thread: discord.RawThreadUpdateEvent) -> None:
        """The thread may have been unlocked."""
        number = await self._tables.store.open_in(thread.thread_id)
        if number is not None:
            await self._reconciler.wake(number)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        for number in await self._tables.store.open_of_guild(guild.id):
            await self._reconciler.doubt(number, BOARD)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The members share a server with the bot again, and may get DMs."""
        for table in await self._tables.of_guild(guild.id):
            for user in [chair.user for chair in table.record.chairs if chair.user is not None]:
                await self._tables.people.try_dms_again(user)
        await self._wake_in(guild)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        await self._wake_in(guild)

    @commands.Cog.listener()
    async def on_raw_message_delete(self, gone: discord.RawMessageDeleteEvent) -> None:
        await self._deleted(gone.channel_id, [gone.message_id])

    @commands.Cog.listener()
    async def on_raw_bulk_message_delete(self, gone: discord.RawBulkMessageDeleteEvent) -> None:
        await self._deleted(gone.channel_id, gone.message_ids)

    async def _doubt_in(self, channel: int) -> None:
        number = await self._tables.store.open_in(channel)
        if number is not None:
            await self._reconciler.doubt(number, BOARD)

    async def _wake_in(self, guild: discord.Guild) -> None:
        """Tries again whatever could not be shown in this server."""
        for number in await self._tables.store.open_of_guild(guild.id):
            await self._reconciler.wake(number)

    async def _deleted(self, channel: int, messages: Iterable[int]) -> None:
        number = await self._tables.store.open_in(channel)
        if number is not None and await self._outlook.was_deleted(number, messages):
            self._reconciler.changed(number)
