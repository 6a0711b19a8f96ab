"""Whether Discord can be reached: shards, servers, REST. While it cannot, clocks are stopped."""

import asyncio
import logging
import re
from email.utils import parsedate_to_datetime
from types import SimpleNamespace

import aiohttp
import discord
from discord.ext import commands
from discord.http import Route

from bot import metrics
from bot.table.storage.downtime import EVERYWHERE
from bot.table.tables import Tables
from bot.table.time.sanity import has_jumped

log = logging.getLogger(__name__)
PARTS = re.compile(r"(?<=/)(?:\d+|[\w%.:=-]{40,})(?=/|$)")  # ids, and tokens of interactions
SILENT = 60.0  # seconds without a successful request
FIRST = 0  # the shard that receives clicks in DMs
SKEW = 1.5  # seconds of difference that transport explains


class Connection(commands.Cog):
    """Listens to the gateway, and traces every answer of REST."""

    def __init__(
        self,
        client: commands.AutoShardedBot,
        tables: Tables,
        trace: aiohttp.TraceConfig,
        *,
        has_clock: bool,
    ) -> None:
        self._client, self._tables, self._has_clock = client, tables, has_clock
        self._lost: set[int] = set()  # shards
        self._failing: float | None = None  # time of the last success before the failures
        self._is_deaf = False  # REST has failed for a minute
        self._ahead: float | None = None  # our clock minus Discord's, by the fastest recent answer
        trace.on_request_end.append(self._answered)
        trace.on_request_exception.append(self._broken)

    # The gateway

    @commands.Cog.listener()
    async def on_shard_disconnect(self, shard: int) -> None:
        if shard not in self._lost:
            log.info("shard %d: connection lost", shard)
        self._lost.add(shard)
        for guild in await self._guilds(shard):
            await self._tables.stop_clocks(guild)

    @commands.Cog.listener()
    async def on_shard_connect(self, shard: int) -> None:
        log.info("shard %d: connected", shard)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        log.info("server %d: joined (shard %d)", guild.id, guild.shard_id)
        await self.on_guild_available(guild)  # the server may have been left meanwhile

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        log.info("server %d: left (shard %d)", guild.id, guild.shard_id)

    @commands.Cog.listener()
    async def on_shard_ready(self, shard: int) -> None:
        await self._back(shard)

    @commands.Cog.listener()
    async def on_shard_resumed(self, shard: int) -> None:
        log.info("shard %d: resumed, nothing was missed", shard)
        await self._back(shard)

    @commands.Cog.listener()
    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        await self._tables.stop_clocks(guild.id)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        if guild.shard_id not in self._lost:
            await self._tables.start_clocks(guild.id)

    async def _back(self, shard: int) -> None:
        self._lost.discard(shard)
        for guild in await self._guilds(shard):
            known = self._client.get_guild(guild)
            if guild == EVERYWHERE or known is None or not known.unavailable:
                await self._go_on(guild)

    async def _guilds(self, shard: int) -> list[int]:
        """The servers whose clocks depend on this shard; all of them on the first, for its DMs."""
        if shard == FIRST:
            return [EVERYWHERE]
        count = self._client.shard_count or 1
        return [
            guild for guild in await self._tables.store.guilds() if (guild >> 22) % count == shard
        ]

    async def _ours(self) -> list[int]:
        """The servers whose clocks depend on this process; without other processes all."""
        if not self._tables.store.is_shared or FIRST in self._client.shards:
            return [EVERYWHERE]
        shards = [shard for shard in self._client.shards if shard not in self._lost]
        return [guild for shard in shards for guild in await self._guilds(shard)]

    async def _go_on(self, guild: int) -> None:
        if guild == EVERYWHERE and (self._is_deaf or FIRST in self._lost):
            return
        await self._tables.start_clocks(guild)

    # REST

    async def _answered(
        self, _: aiohttp.ClientSession, __: SimpleNamespace, end: aiohttp.TraceRequestEndParams
    ) -> None:
        self._compare(end.response.headers.get("Date", ""))
        status = str(end.response.status)
        metrics.REST_REQUESTS.labels(route_of(end.method, end.url.path), status).inc()
        if end.response.status == 429 or end.response.status >= 500:
            metrics.REST_RETRIES.labels(status).inc()
        if end.response.status >= 500:
            self._failed()
            return
        self._failing = None

    async def _broken(
        self,
        _: aiohttp.ClientSession,
        __: SimpleNamespace,
        ___: aiohttp.TraceRequestExceptionParams,
    ) -> None:
        self._failed()

    def _failed(self) -> None:
        if self._failing is None:
            self._failing = self._tables.time.now()

    async def look(self) -> None:
        """At every heartbeat: whether REST has failed for a minute, or works again."""
        now, since = self._tables.time.now(), self._failing
        if since is None and self._is_deaf:
            self._is_deaf = False
            log.info("Discord answers again")
            for guild in await self._ours():
                await self._go_on(guild)
        elif since is not None and now >= since + SILENT and not self._is_deaf:
            self._is_deaf = True
            log.warning("Discord has not answered for a minute: clocks stand still")
            for guild in await self._ours():
                await self._tables.stop_clocks(guild, since)
        if self._is_deaf:
            await self._probe()
        if self._has_clock:
            self.go_by_discord()

    async def _probe(self) -> None:
        """The cheapest request: otherwise nothing might be sent that shows the end of it."""
        try:
            async with asyncio.timeout(10):
                await self._client.http.request(Route("GET", "/gateway"))
        except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError):
            return

    # Discord's clock: clients show deadlines by it, and clicks are dated by it

    def _compare(self, date: str) -> None:
        """A slow answer makes our clock look ahead, so the smallest difference counts."""
        if date:
            theirs = parsedate_to_datetime(date).timestamp() + 0.5  # the header has whole seconds
            ahead = self._tables.time.now() - theirs
            self._ahead = ahead if self._ahead is None else min(self._ahead, ahead)

    def go_by_discord(self) -> None:
        """Corrects our clock if it is off by more than transport explains."""
        ahead, self._ahead = self._ahead, None
        if ahead is None or abs(ahead) <= SKEW:
            return
        say = log.critical if has_jumped(ahead) else log.warning
        say("this machine's clock is %+.0f s off: the bot goes by Discord's, please set it", ahead)
        self._tables.time.correct(-ahead)

    async def discord_time(self) -> float | None:
        """Discord's time, requested now; None if it does not answer."""
        self._ahead = None
        await self._probe()
        ahead, self._ahead = self._ahead, None
        return None if ahead is None else self._tables.time.now() - ahead


def route_of(method: str, path: str) -> str:
    """The route without ids and tokens; a few dozen remain."""
    return f"{method} {PARTS.sub('*', path)}"
