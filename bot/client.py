"""The bot: opens the store, loads the cogs, runs the clock and delivers messages."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Coroutine, Iterator
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import aiohttp
import discord
from discord import app_commands
from discord.ext import commands
from msgspec import Struct

from bot.connection import Connection
from bot.games.registry import GAMES
from bot.metrics import SHARDS
from bot.sharing import Sharing
from bot.stopping import await_uncancelled, cancel_and_wait
from bot.table.model.pace import Luck
from bot.table.play.search_process import SearchProcess
from bot.table.seating.limits import HouseRules
from bot.table.startup import database_at
from bot.table.storage import purge
from bot.table.storage.downtime import EVERYWHERE
from bot.table.storage.faults import Leased, NotSaved, TakenOver
from bot.table.storage.protocol import PULSE
from bot.table.storage.sqlite.files.backups import KEPT
from bot.table.time.sources import RealTime, Time
from bot.ui.board.channel_events import ChannelEvents
from bot.ui.commands.command_words import Translator
from bot.ui.commands.registration import register
from bot.ui.intake.deduplicator import InteractionDeduplicator
from bot.wiring import Wiring
from bot.words.mentions import learn

if TYPE_CHECKING:
    from bot.table.storage.postgres.presence import PostgresPresence

log = logging.getLogger(__name__)
FAREWELL = 5.0  # seconds for a clean disconnect; containers are killed after ten
COGS = (
    *(f"cogs.{slug}" for slug in GAMES),
    *(f"cogs.{name}" for name in ("tables", "games", "me", "stats", "help", "admin")),
)

# Read Message History is needed to find a message whose post was not answered.
PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    attach_files=True,
    read_message_history=True,
)


# the bot never joins voice channels
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


class Tree(app_commands.CommandTree["Tafelrunde"]):
    async def interaction_check(self, interaction: discord.Interaction[Tafelrunde]) -> bool:
        """Each interaction acts once, however often Discord delivers it."""
        is_asking = interaction.type is discord.InteractionType.autocomplete
        return is_asking or interaction.client.once.is_new(interaction)


# Only people who are named are mentioned, and no messages of others are cached.
MANNERS: dict[str, Any] = {
    "tree_cls": Tree,
    "help_command": None,
    "allowed_mentions": discord.AllowedMentions.none(),
    "max_messages": None,
    "allowed_installs": app_commands.AppInstallationType(guild=True, user=False),
}


class Hosting(Struct, frozen=True):
    """The settings of the operator."""

    rules: HouseRules = HouseRules()
    backups: int = KEPT
    keep: int = 0  # days that tables are kept after their end; 0: for ever
    invites: bool = False  # False for a local Discord, which has no page to invite the bot
    listens: bool = True  # counts messages, for boards that scroll up
    is_watched: bool = False  # whether metrics are exported
    thinker: SearchProcess | None = None  # of hard computers
    has_clock: bool = True  # whether to compare this machine's clock with Discord's


AS_USUAL = Hosting()


class Tafelrunde(commands.AutoShardedBot):
    def __init__(
        self,
        where: Path | str,  # a file, or the address of a PostgreSQL
        hosting: Hosting = AS_USUAL,
        *,
        time: Time | None = None,
        luck: Luck = random.random,
        http_trace: aiohttp.TraceConfig | None = None,
        **options: Any,
    ) -> None:
        trace = http_trace or aiohttp.TraceConfig()
        super().__init__(
            commands.when_mentioned,
            http_trace=trace,
            intents=discord.Intents(guilds=True, guild_messages=hosting.listens),
            **MANNERS,
            **options,
        )
        self.hosting, self.time, self.once = hosting, time or RealTime(), InteractionDeduplicator()
        database = database_at(where, hosting.backups)
        self.store, self.presence, self.backups, shared = database
        self.front = Wiring(self, database, self.time, luck, hosting.rules, hosting.thinker)
        self.tables, self.reconciler = self.front.tables, self.front.reconciler
        self.dispatcher = self.front.dispatcher
        self.connection = Connection(self, self.tables, trace, has_clock=hosting.has_clock)
        self.sharing = self._sharing(shared)
        self._running: list[asyncio.Task[None]] = []
        self._ending: asyncio.Task[None] | None = None
        self._is_showing = self.is_overtaken = False

    def _sharing(self, shared: PostgresPresence | None) -> Sharing | None:
        return None if shared is None else Sharing(self, shared, self.tables, self.connection)

    async def launch_shards(self) -> None:
        if self.sharing is None:
            await super().launch_shards()
        else:
            await self.sharing.begin()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        if self.sharing is None:
            await super().before_identify_hook(shard_id, initial=initial)
        else:
            await self.sharing.wait_to_identify(shard_id or 0)

    async def setup_hook(self) -> None:
        """Starts clock and heartbeats; deadlines of games wait for the connection."""
        away = await self._arrive()
        if self.sharing is None:  # shared: each shard's clocks are stopped until it is connected
            await self.tables.stop_clocks()
        await self._load()
        await self.front.time_credited(away, EVERYWHERE)
        self._running = [asyncio.create_task(work) for work in self._works()]

    async def _arrive(self) -> float:
        """Returns the seconds of downtime, by Discord's clock if it can be had."""
        if self.hosting.has_clock:
            self.tables.witness = self.connection.discord_time
            self.connection.go_by_discord()
            self.tables.arrive()
        away = await self.presence.arrive(self.time)
        await self.front.open()
        if away:
            log.info("away for %.0f s: all deadlines are put off by that time", away)
        await self.tables.resume_all(("clock",))  # 1.1.0 paused tables when its clock was wrong
        return away

    async def _load(self) -> None:
        """Loads the cogs and listeners, and registers the commands."""
        events = ChannelEvents(self.tables, self.front.outlook, self.reconciler)
        for cog in (self.connection, events):
            await self.add_cog(cog)
        await self.tree.set_translator(Translator())
        for extension in COGS:
            await self.load_extension(extension)
        async with self.store.once("commands"):
            learn(await register(self.tree, self.application_id, self.store))

    def _works(self) -> Iterator[Coroutine[Any, Any, None]]:
        """The tasks that run as long as the bot does."""
        yield self.tables.sleeper.run()
        yield self._pulse()
        if self.backups is not None:
            yield self.backups.every_day(self.time)
        if self.sharing is not None:
            yield self.sharing.run()
        if self.hosting.keep:
            yield purge.every_day(self.store, self.time, self.hosting.keep, self.tables.forget)

    async def on_ready(self) -> None:
        """Also after every reconnect; messages left behind are delivered at once."""
        if self._is_showing:
            return
        self._is_showing = True
        self._running += [
            asyncio.create_task(self.reconciler.run()),
            asyncio.create_task(self._seen()),
        ]
        invitation = f"; invite: {self.invite()}" if self.hosting.invites else ""
        log.info("ready as %s%s", self.user, invitation)

    async def _seen(self) -> None:
        """Otherwise `health` would report for seconds that the bot is not connected."""
        with suppress(NotSaved):  # the next heartbeat notes it
            await self._sign_of_life()

    async def on_message(self, message: discord.Message) -> None:
        self.front.scrolling.wrote(message.channel.id)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Every click on a component; commands are dispatched by discord.py."""
        if interaction.type is discord.InteractionType.component and self.once.is_new(interaction):
            await self.dispatcher.clicked(interaction)

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        """Errors of events after the database was closed are dropped: the next start looks at
        everything.
        """
        if self._ending is None:
            await super().on_error(event_method, *args, **kwargs)
        else:
            log.info("%s was given up, for the bot stops", event_method, exc_info=True)

    def invite(self) -> str:
        scopes = ("bot", "applications.commands")
        return discord.utils.oauth_url(
            self.application_id or 0, permissions=PERMISSIONS, scopes=scopes
        )

    async def close(self) -> None:
        """A clean stop, also without Discord or on a full disk; it cannot be interrupted."""
        await await_uncancelled(self._begin_to_end())

    def _begin_to_end(self) -> asyncio.Task[None]:
        if self._ending is None:
            self._ending = asyncio.create_task(self._end())
        return self._ending

    async def _end(self) -> None:
        await cancel_and_wait(self._running)
        await self.once.close()
        await self.front.close()
        try:
            async with asyncio.timeout(FAREWELL):
                await super().close()
        except TimeoutError:
            log.warning("Discord does not say goodbye: the connection is dropped")
            await self.http.close()
        try:
            await self.presence.leave(self.tables.steady())
        except NotSaved as fault:
            log.error("the lease could not be given back: %s", fault)
        await self.store.close()

    async def _pulse(self) -> None:
        """Heartbeats, for the lease and for `tafelrunde health`."""
        while True:
            try:
                await self._sign_of_life()
            except TakenOver:
                await self._start_over()
            except NotSaved as fault:
                log.error("no sign of life could be saved: %s", fault)
            except Leased:
                log.critical("another process has taken over this database: the bot stops")
                self.is_overtaken = True
                self._begin_to_end()
                return
            except Exception:  # any error: without heartbeats this process would be declared dead
                log.exception("a sign of life failed")
            await self.time.sleep_until(self.time.now() + PULSE, asyncio.Event())

    async def _start_over(self) -> None:
        try:
            if self.sharing is not None:
                await self.sharing.start_over()
        except NotSaved as fault:
            log.error("not listed again yet: %s", fault)

    async def _sign_of_life(self) -> None:
        # corrects a small step before it looks like a sleep of the machine
        await self.connection.look()
        await self.tables.pulse()
        if self.hosting.is_watched:
            await self.front.update_gauges()
        lost = sum(shard.is_closed() for shard in self.shards.values())
        SHARDS.labels("connected").set(len(self.shards) - lost)
        SHARDS.labels("lost").set(lost)
        if self.sharing is not None:  # PostgreSQL has heartbeats of its own
            return
        alive = bool(self.shards) and not any(s.is_closed() for s in self.shards.values())
        await self.store.set_meta("gateway", b"connected" if alive else b"lost")
