"""The bot: opens the store, loads a cog for each game, keeps the clock, tells what it owes."""

import asyncio
import logging
import random
from hashlib import sha256
from pathlib import Path
from typing import Any

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from bot.games import GAMES
from bot.table.clock import RealTime, Time
from bot.table.lease import PULSE, Lease, Leased
from bot.table.pace import Luck
from bot.table.people import People
from bot.table.store import Store
from bot.table.tables import Tables
from bot.table.writer import NotSaved
from bot.ui.announcer import Announcer
from bot.ui.buttons import DYNAMIC, is_genuine
from bot.ui.desk import Desk
from bot.ui.ids import Forged
from bot.ui.refusals import guarded
from bot.ui.speech import Translator

log = logging.getLogger(__name__)
COGS = (*(f"cogs.{slug}" for slug in GAMES), "cogs.tables")

# View Channel, Send Messages, Send Messages in Threads, Embed Links, Attach Files, Read History
PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    embed_links=True,
    attach_files=True,
    read_message_history=True,
)


discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # we never speak


class Tafelrunde(commands.AutoShardedBot):
    def __init__(
        self,
        database: Path,
        *,
        time: Time | None = None,
        luck: Luck = random.random,
        **options: Any,
    ) -> None:
        super().__init__(
            commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True, guild_messages=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            **options,
        )
        self.time = time or RealTime()
        self.store = Store(database)
        self.lease = Lease(self.store)
        self.tables = Tables(self.store, self.time, luck)
        self.desk: Desk
        self.announcer: Announcer
        self._running: list[asyncio.Task[None]] = []
        self._away = 0.0

    async def setup_hook(self) -> None:
        await self.store.open()
        self._away = await self.lease.take(self.time.now())
        if self._away:
            log.info("away for %.0f s: all deadlines are put off by that time", self._away)
        self.tables.sign_of_life = self.lease.renew
        self.desk = Desk(self.tables, People(self.store), await self.store.secret("mac"))
        self.announcer = Announcer(self.desk, self)
        self.tables.on_change = self.announcer.changed
        self.tables.on_remind = self.announcer.remind
        self.add_dynamic_items(*DYNAMIC)
        await self.tree.set_translator(Translator())
        for cog in COGS:
            await self.load_extension(cog)
        await self._sync()

    async def on_ready(self) -> None:
        """Also after every reconnect; the clock starts once."""
        if self._running:
            return
        self._running = [
            asyncio.create_task(self.tables.sleeper.run()),
            asyncio.create_task(self._pulse()),
        ]
        await self.announcer.catch_up(self._away)
        log.info("ready as %s; invite: %s", self.user, self.invite())

    async def on_message(self, message: discord.Message) -> None:
        self.announcer.scrolling.wrote(message.channel.id)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """discord.py is silent about a component that it does not find; we are not."""
        if interaction.type is discord.InteractionType.component and not is_genuine(interaction):
            await guarded(interaction, _forged)

    def invite(self) -> str:
        scopes = ("bot", "applications.commands")
        return discord.utils.oauth_url(
            self.application_id or 0, permissions=PERMISSIONS, scopes=scopes
        )

    async def close(self) -> None:
        others = [task for task in self._running if task is not asyncio.current_task()]
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        await super().close()
        await self.lease.give_back(self.time.now())
        await self.store.close()

    async def _pulse(self) -> None:
        """Signs of life, for the lease and for `tafelrunde health`."""
        while True:
            try:
                await self._sign_of_life()
            except NotSaved as fault:
                log.error("no sign of life could be saved: %s", fault)
            except Leased:
                log.critical("another process has taken over this database: the bot stops")
                await self.close()
                return
            await self.time.sleep_until(self.time.now() + PULSE, asyncio.Event())

    async def _sign_of_life(self) -> None:
        if slept := await self.tables.pulse():
            await self.announcer.catch_up(slept)
        alive = bool(self.shards) and not any(s.is_closed() for s in self.shards.values())
        await self.store.remember("gateway", b"connected" if alive else b"lost")

    async def _sync(self) -> None:
        """Commands are sent to Discord only when they have changed."""
        commands = [c.to_dict(self.tree) for c in self.tree.get_commands()]
        fingerprint = sha256(msgspec.json.encode(commands, order="sorted")).digest()
        if await self.store.remembered("commands") != fingerprint:
            await self.tree.sync()
            await self.store.remember("commands", fingerprint)


async def _forged() -> None:
    raise Forged
