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

from bot.games.registry import GAMES
from bot.table.model.pace import Luck
from bot.table.startup import take_over
from bot.table.storage.backups import KEPT, Backups
from bot.table.storage.downtime import credit
from bot.table.storage.lease import PULSE, Lease, Leased
from bot.table.storage.store import Store
from bot.table.storage.writer import NotSaved
from bot.table.tables import Tables
from bot.table.time.sources import RealTime, Time
from bot.ui.board.announcer import Announcer
from bot.ui.board.channel_events import Watch
from bot.ui.intake.command_words import Translator
from bot.ui.intake.dispatch import Dispatcher

log = logging.getLogger(__name__)
FAREWELL = 5.0  # seconds that Discord has to say goodbye; a container is killed after ten
COGS = (
    *(f"cogs.{slug}" for slug in GAMES),
    *(f"cogs.{name}" for name in ("tables", "games", "me", "stats", "admin")),
)

# View Channel, Send Messages, Send Messages in Threads, Create Public Threads,
# Embed Links, Attach Files, Read History
PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
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
        backups: int = KEPT,
        invites: bool = False,
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
        self.backups = Backups(database, backups)
        self.lease = Lease(self.store, credit)
        self.is_overtaken = False
        self._invites = invites  # a local Discord has no page to invite the bot on
        self.tables = Tables(self.store, self.time, luck)
        self.dispatcher: Dispatcher
        self.announcer: Announcer
        self._running: list[asyncio.Task[None]] = []
        self._away = 0.0

    async def setup_hook(self) -> None:
        now = self.time.now()
        self._away = await take_over(self.store, self.lease, self.backups, now)
        if self._away:
            log.info("away for %.0f s: all deadlines are put off by that time", self._away)
        self.tables.sign_of_life = self.lease.renew
        self.dispatcher = Dispatcher(self.tables, await self.store.secret("mac"))
        self.announcer = Announcer(self.dispatcher, self)
        self.tables.on_change = self.announcer.changed
        self.tables.on_slept = self.announcer.catch_up
        await self.add_cog(Watch(self.tables, self.announcer))
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
            asyncio.create_task(self.backups.every_day(self.time)),
        ]
        await self.announcer.catch_up(self._away)
        invitation = f"; invite: {self.invite()}" if self._invites else ""
        log.info("ready as %s%s", self.user, invitation)

    async def on_message(self, message: discord.Message) -> None:
        self.announcer.scrolling.wrote(message.channel.id)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Every click on a component; commands find their own way."""
        if interaction.type is discord.InteractionType.component:
            await self.dispatcher.clicked(interaction)

    def invite(self) -> str:
        scopes = ("bot", "applications.commands")
        return discord.utils.oauth_url(
            self.application_id or 0, permissions=PERMISSIONS, scopes=scopes
        )

    async def close(self) -> None:
        """An orderly end, also where Discord does not answer or the disk is full."""
        others = [task for task in self._running if task is not asyncio.current_task()]
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        try:
            async with asyncio.timeout(FAREWELL):
                await super().close()
        except TimeoutError:
            log.warning("Discord does not say goodbye: the connection is dropped")
            await self.http.close()
        try:
            await self.lease.give_back(self.time.now())
        except NotSaved as fault:
            log.error("the lease could not be given back: %s", fault)
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
                self.is_overtaken = True
                await self.close()
                return
            await self.time.sleep_until(self.time.now() + PULSE, asyncio.Event())

    async def _sign_of_life(self) -> None:
        await self.tables.pulse()
        alive = bool(self.shards) and not any(s.is_closed() for s in self.shards.values())
        await self.store.remember("gateway", b"connected" if alive else b"lost")

    async def _sync(self) -> None:
        """Commands are sent to Discord only when they have changed."""
        commands = [c.to_dict(self.tree) for c in self.tree.get_commands()]
        fingerprint = sha256(msgspec.json.encode(commands, order="sorted")).digest()
        if await self.store.remembered("commands") != fingerprint:
            await self.tree.sync()
            await self.store.remember("commands", fingerprint)
