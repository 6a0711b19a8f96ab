"""Several processes share the gateway: which of its shards are ours.

A shard is claimed in the database before it is connected, and released when another process should
have it. Tables do not depend on it: any process may act on any.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import MutableMapping
from typing import TYPE_CHECKING, Any, Protocol

import yarl
from discord.ext import commands

from bot.table.storage.faults import Leased, NotSaved
from bot.table.storage.protocol import PULSE
from bot.table.tables import Tables

if TYPE_CHECKING:
    from bot.table.storage.postgres.presence import Claim, PostgresPresence

log = logging.getLogger(__name__)


class Watcher(Protocol):
    async def on_shard_disconnect(self, shard: int) -> None: ...


class Sharing:
    def __init__(
        self,
        client: commands.AutoShardedBot,
        presence: PostgresPresence,
        tables: Tables,
        watcher: Watcher,
    ) -> None:
        self._client, self.presence, self._tables = client, presence, tables
        self._watcher, self._time = watcher, tables.time
        self._gateway, self._buckets = yarl.URL(), 1
        self._tending = asyncio.Lock()
        self._has_begun = asyncio.Event()  # before that the gateway's address is unknown

    async def begin(self) -> None:
        """The number of shards is Discord's recommendation, unless others run with fewer."""
        wished, gateway, limits = await self._client.http.get_bot_gateway()
        self._gateway, self._buckets = yarl.URL(gateway), limits["max_concurrency"]
        count = await self.presence.count(wished, self._time.now())
        self._client.shard_count = self._client._connection.shard_count = count
        self._has_begun.set()
        await self.tend()

    async def run(self) -> None:
        """Claims and releases shards as processes come and go; runs as long as the bot."""
        await self._has_begun.wait()
        while True:
            await self._time.sleep_until(self._time.now() + PULSE, asyncio.Event())
            try:
                await self.tend()
            except (NotSaved, Leased) as fault:
                log.error("shards cannot be claimed now: %s", fault)

    async def tend(self) -> None:
        async with self._tending:
            now = self._time.now()
            for shard in await self.presence.excess(now):
                await self._drop(shard)
            claims = await self.presence.claim(now)
            if claims:  # discord.py waits for these before it reports that it is ready
                self._client._connection.shard_ids = [claim.shard for claim in claims]
            for claim in claims:
                await self._launch(claim)

    async def start_over(self) -> None:
        """After being declared dead: the shards belong to others now, so it registers anew."""
        async with self._tending:
            log.warning("taken for dead: shards %s are others' now", sorted(self._shards))
            self._tables.standstill.forget()
            for shard in list(self._shards):
                await self._shards.pop(shard).close()
            await self.presence.arrive(self._time.now())
        await self.tend()

    async def wait_to_identify(self, shard: int) -> None:
        """Waits for this process's turn in Discord's identify bucket."""
        bucket = shard % self._buckets
        while wait := await self.presence.wait_to_identify(bucket, self._time.now()):
            await self._time.sleep_until(self._time.now() + wait, asyncio.Event())

    async def _launch(self, claim: Claim) -> None:
        log.info("shard %d: claimed", claim.shard)
        for guild, since in claim.still.items():
            self._tables.standstill.note(guild, since)
        await self._client.launch_shard(self._gateway, claim.shard)

    async def _drop(self, shard: int) -> None:
        await self._watcher.on_shard_disconnect(shard)
        if shard in self._shards:
            await self._shards.pop(shard).close()
        await self.presence.release(shard, self._time.now())
        log.info("shard %d: left to another process", shard)

    @property
    def _shards(self) -> MutableMapping[int, Any]:
        """discord.py has no public way to close one of several shards."""
        shards: MutableMapping[int, Any] = self._client._AutoShardedClient__shards  # type: ignore[attr-defined]
        return shards
