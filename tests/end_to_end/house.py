"""The whole bot on a local Discord: one virtual clock, one database file, people who click."""

import asyncio
import os
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest

from bot.client import Tafelrunde
from bot.local.clock import VirtualClock
from bot.local.model import Channel
from bot.local.people import Person
from bot.local.post import Post
from bot.table.storage.protocol import PULSE
from bot.table.storage.sqlite.store import SqliteStorage
from bot.table.table import Table
from tests import postgres
from tests.discord_server import Discord, local_discord

BACKEND = "TAFELRUNDE_TEST_STORAGE"  # "postgres": every house of the run stands on one


class SharedTime:
    """The bot's time is the server's: nothing passes unless the test lets it."""

    def __init__(self, clock: VirtualClock, wrong: Callable[[], float] = float) -> None:
        self._clock = clock
        self._wrong = wrong  # by so many seconds the machine's clock is set wrong just now
        self._correction = 0.0
        self._alarms = set[asyncio.Event]()

    def now(self) -> float:
        return self._clock.now() + self._wrong() + self._correction

    def correct(self, seconds: float) -> None:
        self._correction += seconds
        for alarm in self._alarms:  # whoever sleeps has another while to sleep
            alarm.set()

    def boot(self) -> float:
        return self._clock.now()

    async def sleep_until(self, moment: float | None, waker: asyncio.Event) -> None:
        if moment is None:
            await waker.wait()
            return
        await asyncio.sleep(0)  # an alarm would ring only when time passes
        while moment > self.now() and not waker.is_set():
            await self._sleep(moment, waker)

    async def _sleep(self, moment: float, waker: asyncio.Event) -> None:
        alarm = asyncio.Event()
        self._alarms.add(alarm)
        call_off = self._clock.after(moment - self.now(), alarm.set)
        waits = [asyncio.create_task(event.wait()) for event in (alarm, waker)]
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            call_off()
            self._alarms.discard(alarm)
            for wait in waits:
                wait.cancel()


class House:
    def __init__(self, discord: Discord, database: Path, seed: int) -> None:
        self.discord, self.database = discord, database
        self.address: str | None = None  # of a PostgreSQL, instead of that file
        assert isinstance(discord.clock, VirtualClock)
        self.clock = discord.clock
        self.luck = random.Random(seed)
        self.requests: list[str] = []
        self.wrong = 0.0  # seconds by which the bot's machine has its clock set wrong
        self.bot: Tafelrunde

    @property
    def bots(self) -> list[Tafelrunde]:
        """All processes that tell; there is one."""
        return [self.bot]

    async def open(self, **options: Any) -> None:
        """Starts the bot, also after it was stopped or killed."""
        self.bot = self._made(**options)
        await self.discord.connect(self.bot)
        await self.settle()

    def _made(self, **options: Any) -> Tafelrunde:
        made = Tafelrunde(
            self.address or self.database,
            time=SharedTime(self.clock, lambda: self.wrong),
            luck=self.luck.random,
            http_trace=self._trace(),
            **options,
        )
        made._connection.guild_ready_timeout = 0.05  # pyright: ignore[reportPrivateUsage]
        return made

    @property
    def file(self) -> SqliteStorage:
        """For tests that concern the file itself: where a run stands on PostgreSQL they say so."""
        if not isinstance(self.bot.store, SqliteStorage):
            pytest.skip("it concerns the file, and a PostgreSQL has none")
        return self.bot.store

    async def close(self) -> None:
        for bot in self.bots:
            await self.discord.disconnect(bot)

    async def settle(self) -> None:
        """Until every deadline that has come is kept and everything is told."""
        while not self.is_settled:
            for bot in self.bots:
                await bot.once.idle()
                await bot.tables.quiet()
                await bot.reconciler.idle()

    @property
    def is_settled(self) -> bool:
        parts = [(b.once.is_idle, b.tables.is_quiet, b.reconciler.is_idle) for b in self.bots]
        return all(all(part) for part in parts)

    async def heard(self) -> None:
        """Until the bot has heard what has happened in its world, and acted on it."""
        for bot in self.bots:
            await self._marked(bot)
        events = [t for t in asyncio.all_tasks() if t.get_name().startswith("discord.py: on_")]
        await asyncio.gather(*events)
        await self.settle()

    async def _marked(self, bot: Tafelrunde) -> None:
        """Until whatever was sent to it has reached it, by the first of its shards."""
        mark = bot.wait_for("socket_event_type", check=lambda event: event == "MARK")
        waiting = asyncio.create_task(mark)
        await asyncio.sleep(0)
        self.discord.gateway.dispatch("MARK", {}, min(bot.shards) << 22)
        await waiting

    async def pass_time(self, seconds: float) -> None:
        """In small steps: a bot that misses its pulse for long takes it for downtime."""
        while seconds > 0:
            self.clock.advance(min(seconds, PULSE))
            seconds -= PULSE
            await self.pulse()
            await self.settle()

    async def pulse(self) -> None:
        """A sign of life of every process."""
        for bot in self.bots:
            await bot.tables.pulse()

    async def table(self, number: int = 1) -> Table:
        return await self.bot.tables.get(number)

    def board(self, person: Person, at: Channel | None = None) -> Post:
        """The table's message in the channel, as this person sees it now."""
        public = [post for post in person.visible(at) if not post.ephemeral]
        return next((post for post in reversed(public) if len(post.buttons) > 1), public[-1])

    def _trace(self) -> aiohttp.TraceConfig:
        config = aiohttp.TraceConfig()

        async def started(
            session: aiohttp.ClientSession,  # noqa: ARG001 - aiohttp's signature
            context: SimpleNamespace,  # noqa: ARG001
            request: aiohttp.TraceRequestStartParams,
        ) -> None:
            self.requests.append(f"{request.method} {request.url.path}")

        config.on_request_start.append(started)
        return config


@asynccontextmanager
async def house(folder: Path, seed: int = 1, **settings: Any) -> AsyncIterator[House]:
    """A running bot; at the end nothing may have gone wrong that the test did not expect."""
    async with local_discord(**settings) as discord:
        home = House(discord, folder / "tafelrunde.sqlite3", seed)
        await located(home)
        await home.open()
        yield home


async def located(home: House) -> None:
    """It has the database that this run of the tests is about."""
    if os.environ.get(BACKEND) == "postgres":
        home.address = await postgres.fresh_database()
