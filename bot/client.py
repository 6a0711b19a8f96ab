"""The bot: opens the store, loads a cog for each game, keeps the clock, tells what it owes."""

from __future__ import annotations

import asyncio
import logging
import random
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import aiohttp
import discord
from discord import app_commands
from discord.ext import commands

from bot import watching
from bot.connection import Connection
from bot.games.registry import GAMES
from bot.sharing import Sharing
from bot.stopping import ended, undisturbed
from bot.table.model.course import Course
from bot.table.model.ledger import Slot
from bot.table.model.pace import Luck
from bot.table.seating.limits import HouseRules
from bot.table.startup import Alone, Presence, Together
from bot.table.storage import purge
from bot.table.storage.downtime import EVERYWHERE
from bot.table.storage.faults import Leased, NotSaved, TakenOver
from bot.table.storage.protocol import PULSE, Storage
from bot.table.storage.sqlite.files.backups import KEPT, Backups
from bot.table.storage.sqlite.store import SqliteStorage
from bot.table.table import Table
from bot.table.tables import Tables
from bot.table.time.sanity import Verdict, beside_discord
from bot.table.time.sources import RealTime, Time
from bot.ui.board.absence import NOTICEABLE, Absences
from bot.ui.board.channel_events import ChannelEvents
from bot.ui.board.contents import build
from bot.ui.board.scrolling import Scrolling
from bot.ui.commands.command_words import Translator
from bot.ui.commands.registration import register
from bot.ui.intake.dispatch import Dispatcher
from bot.ui.intake.once import Once
from bot.ui.ledger.answering import Answering
from bot.ui.ledger.consequences import Consequences
from bot.ui.ledger.doing import Doing
from bot.ui.ledger.places import Places
from bot.ui.ledger.reconciler import Reconciler
from bot.ui.ledger.sight import Outlook
from bot.ui.ledger.wanted import Around, Content
from bot.ui.message.parts import Post
from bot.words.mentions import learn

if TYPE_CHECKING:
    from bot.table.storage.postgres.presence import PostgresPresence

log = logging.getLogger(__name__)
FAREWELL = 5.0  # seconds that Discord has to say goodbye; a container is killed after ten
COGS = (
    *(f"cogs.{slug}" for slug in GAMES),
    *(f"cogs.{name}" for name in ("tables", "games", "me", "stats", "help", "admin")),
)

# Read Message History is needed to find a message whose sending had no answer.
PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    attach_files=True,
    read_message_history=True,
)


discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # we never speak


class Tree(app_commands.CommandTree["Tafelrunde"]):
    async def interaction_check(self, interaction: discord.Interaction[Tafelrunde]) -> bool:
        """Every interaction acts once, however often Discord brings it."""
        is_asking = interaction.type is discord.InteractionType.autocomplete
        return is_asking or interaction.client.once.is_new(interaction)


class Tafelrunde(commands.AutoShardedBot):
    def __init__(
        self,
        database: Path | str,  # a file, or the address of a PostgreSQL
        *,
        time: Time | None = None,
        luck: Luck = random.random,
        backups: int = KEPT,
        keep: int = 0,
        rules: HouseRules | None = None,
        invites: bool = False,
        listens: bool = True,
        **options: Any,
    ) -> None:
        trace = options.pop("http_trace", None) or aiohttp.TraceConfig()
        super().__init__(
            commands.when_mentioned,
            tree_cls=Tree,
            http_trace=trace,
            help_command=None,
            intents=discord.Intents(guilds=True, guild_messages=listens),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            **options,
        )
        self.once = Once()
        self.time = time or RealTime()
        self.store: Storage
        self.presence: Presence
        self.backups: Backups | None = None  # PostgreSQL makes its own
        self.is_overtaken = False
        self._rules = rules
        self._keep = keep  # days that tables stay after their end; 0: for ever
        self._invites = invites  # a local Discord has no page to invite the bot on
        shared = self._open(database, backups)
        self.tables = Tables(self.store, self.time, luck)
        self.connection = Connection(self, self.tables)
        self.connection.trace(trace)
        self.sharing: Sharing | None = None
        if shared is not None:
            self.sharing = Sharing(self, shared, self.tables, self.connection)
        self.ledger, self.scrolling, self.absences = (
            self.store.ledger,
            Scrolling(self.time),
            Absences(),
        )
        self.outlook = Outlook(self.tables, self.ledger, self._around)
        self.answering = Answering(self.outlook, self.ledger, self.time.now)
        self._consequences = Consequences(self.tables, self.ledger, self.scrolling)
        self.is_watched = False  # whether anybody reads the meters
        doing = Doing(Places(self), self._build, self.time)
        self.reconciler = Reconciler(self.outlook, doing, self._consequences, self.time)
        self.dispatcher: Dispatcher
        self._running: list[asyncio.Task[None]] = []
        self._ending: asyncio.Task[None] | None = None
        self._is_showing = False

    def _open(self, database: Path | str, backups: int) -> PostgresPresence | None:
        """A file is one process's own; an address is shared with others."""
        if isinstance(database, Path):
            file = SqliteStorage(database)
            self.store, self.backups = file, Backups(database, backups)
            self.presence = Alone(file, self.backups)
            return None
        from bot.table.storage.postgres.presence import PostgresPresence
        from bot.table.storage.postgres.store import PostgresStorage

        self.store = PostgresStorage(database)
        shared = PostgresPresence(self.store)
        self.presence = Together(self.store, shared)
        return shared

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
        """Clock and signs of life begin here; deadlines of play wait for the connection."""
        now = self.time.now()
        away = await self.presence.arrive(self.time)
        if away:
            log.info("away for %.0f s: all deadlines are put off by that time", away)
        skew = self.connection.skew()
        if skew is not None and beside_discord(skew) is not Verdict.SOUND:
            await self.tables.distrust(now - skew)
        self.tables.sign_of_life = self.presence.renew
        self.tables.on_change = lambda table: self.reconciler.changed(table.sheet.id)
        self.tables.on_slept = self._given_back
        self.tables.told_at = self.outlook.told_at
        if self.sharing is None:  # else each shard stands still until it is connected
            await self.tables.stop_clocks()
        self.dispatcher = Dispatcher(
            self.tables,
            await self.store.secret("mac"),
            self.reconciler,
            self.answering,
            self._rules,
        )
        for cog in (self.connection, ChannelEvents(self.tables, self.ledger, self.reconciler)):
            await self.add_cog(cog)
        await self.tree.set_translator(Translator())
        for extension in COGS:
            await self.load_extension(extension)
        async with self.store.once("commands"):
            learn(await register(self.tree, self.application_id, self.store))
        await self._given_back(away, EVERYWHERE)
        self._running = [
            asyncio.create_task(self.tables.sleeper.run()),
            asyncio.create_task(self._pulse()),
        ]
        if self.backups is not None:
            self._running.append(asyncio.create_task(self.backups.every_day(self.time)))
        if self.sharing is not None:
            self._running.append(asyncio.create_task(self.sharing.run()))
        if self._keep:
            purging = purge.every_day(self.store, self.time, self._keep, self.tables.forget)
            self._running.append(asyncio.create_task(purging))

    async def on_ready(self) -> None:
        """Also after every reconnect; what was left behind is looked at once."""
        if self._is_showing:
            return
        self._is_showing = True
        self._running += [
            asyncio.create_task(self.reconciler.run()),
            asyncio.create_task(self._seen()),
        ]
        invitation = f"; invite: {self.invite()}" if self._invites else ""
        log.info("ready as %s%s", self.user, invitation)

    async def _seen(self) -> None:
        """At once, or `health` would say for seconds that we are not connected."""
        with suppress(NotSaved):  # the next sign of life comes soon
            await self._sign_of_life()

    async def _given_back(self, seconds: float, guild: int) -> None:
        """Deadlines were put off: the boards say so, and until when they are now."""
        if seconds >= NOTICEABLE:
            late = await self.store.waiting(guild)
            self.absences.note(late, seconds)
            for table in late:
                self.reconciler.changed(table)

    def _around(self, course: Course) -> Around:
        sheet = course.sheet
        return Around(self.absences.minutes(sheet), self.scrolling.below(sheet.channel))

    async def _build(self, table: Table, course: Course, slot: Slot, content: Content) -> Post:
        return await build(self.dispatcher, table, course, slot, content)

    async def on_message(self, message: discord.Message) -> None:
        self.scrolling.wrote(message.channel.id)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Every click on a component; commands find their own way."""
        if interaction.type is discord.InteractionType.component and self.once.is_new(interaction):
            await self.dispatcher.clicked(interaction)

    def invite(self) -> str:
        scopes = ("bot", "applications.commands")
        return discord.utils.oauth_url(
            self.application_id or 0, permissions=PERMISSIONS, scopes=scopes
        )

    async def close(self) -> None:
        """An orderly end, also where Discord does not answer or the disk is full; once it has
        begun it is not broken off."""
        await undisturbed(self._begin_to_end())

    def _begin_to_end(self) -> asyncio.Task[None]:
        if self._ending is None:
            self._ending = asyncio.create_task(self._end())
        return self._ending

    async def _end(self) -> None:
        await ended(self._running)
        await self.once.close()
        await self.tables.close()
        await self.reconciler.close()
        try:
            async with asyncio.timeout(FAREWELL):
                await super().close()
        except TimeoutError:
            log.warning("Discord does not say goodbye: the connection is dropped")
            await self.http.close()
        try:
            await self.presence.leave(self.time.now())
        except NotSaved as fault:
            log.error("the lease could not be given back: %s", fault)
        await self.store.close()

    async def _pulse(self) -> None:
        """Signs of life, for the lease and for `tafelrunde health`."""
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
            except Exception:  # whatever it is: who gives none any more is taken for dead
                log.exception("a sign of life failed")
            await self.time.sleep_until(self.time.now() + PULSE, asyncio.Event())

    async def _start_over(self) -> None:
        try:
            if self.sharing is not None:
                await self.sharing.start_over()
        except NotSaved as fault:
            log.error("not listed again yet: %s", fault)

    async def _sign_of_life(self) -> None:
        await self.tables.pulse()
        await self.connection.look()
        if self.is_watched:
            await watching.look(self.tables, self._consequences, self.backups)
        lost = sum(shard.is_closed() for shard in self.shards.values())
        watching.look_at_shards(len(self.shards) - lost, lost)
        if self.sharing is not None:  # where the database sees by itself who lives
            return
        alive = bool(self.shards) and not any(s.is_closed() for s in self.shards.values())
        await self.store.remember("gateway", b"connected" if alive else b"lost")
