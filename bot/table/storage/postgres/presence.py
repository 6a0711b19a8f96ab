"""Several equal processes: which are alive, and which holds which shards of the gateway.

A session of its own holds the locks of a process. It ends with the process, which frees its shards
at once; a hung process is recognised by the missing heartbeat, and its session is terminated.
"""

import asyncio
import os
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from secrets import token_hex
from typing import Any, NamedTuple

import asyncpg

from bot.table.storage.downtime import EVERYWHERE, Still, end_stop
from bot.table.storage.faults import NotSaved, TakenOver
from bot.table.storage.postgres.downtime import clock_stops, extend_span_rows
from bot.table.storage.postgres.locks import BUCKET, PROCESS, SHARD, number_of
from bot.table.storage.postgres.pool import OUT_OF_ORDER, SETTINGS, said
from bot.table.storage.postgres.store import PostgresStorage
from bot.table.storage.protocol import SILENCE

SPACING = 5.0  # seconds between two identifies in one bucket, as Discord requires
# seconds after PostgreSQL's start in which live processes reclaim their shards
GRACE = "10 seconds"
LIVE = f"""
SELECT count(*) FROM processes p JOIN pg_locks l ON l.locktype = 'advisory'
  AND l.classid = {PROCESS}::oid AND l.objid = p.lock::oid AND l.granted
  AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())
WHERE p.seen > $1 - {SILENCE}
"""
FREE = """
SELECT shard, holder, pid, seen FROM shards WHERE shard NOT IN (SELECT live_shards($1))
AND (pid = 0 OR pg_postmaster_start_time() < clock_timestamp() - $2::text::interval)
ORDER BY shard
"""
FORGET = f"""
DELETE FROM processes p WHERE seen <= $1 - {SILENCE}
AND pg_postmaster_start_time() < clock_timestamp() - $2::text::interval
AND NOT EXISTS (SELECT 1 FROM pg_locks l WHERE l.locktype = 'advisory'
  AND l.classid = {PROCESS}::oid AND l.objid = p.lock::oid)
"""
GUILDS = """
SELECT DISTINCT guild FROM tables WHERE phase IN ('lobby', 'running')
AND (guild >> 22) % (SELECT count(*) FROM shards) = $1
"""


class Claim(NamedTuple):
    """A claimed shard, and the servers whose clocks are stopped until it is connected."""

    shard: int
    still: Still


class PostgresPresence:
    def __init__(self, storage: PostgresStorage) -> None:
        self._storage = storage
        self._session: Any = None
        self._using = asyncio.Lock()  # a session runs one statement at a time
        self.holder = ""
        self.shards = set[int]()

    async def arrive(self, now: float) -> None:
        """Registers under a new instance id; pending work of the old one is not inherited."""
        self.holder = f"{socket.gethostname()}:{os.getpid()}:{token_hex(4)}"
        self.shards.clear()
        await self._connect()
        sql = "INSERT INTO processes VALUES ($1, $2, $3)"
        await self._do("execute", sql, self.holder, number_of(self.holder), now)
        self._storage.holder = self.holder

    async def last_seen(self) -> float | None:
        """The newest heartbeat of any process."""
        found: float | None = await self._storage.value("SELECT max(seen) FROM shards")
        return found

    async def count(self, wished: int, now: float) -> int:
        """The number of shards: Discord's recommendation, unless others run already."""
        async with self._transaction() as db:
            await db.execute("SELECT pg_advisory_xact_lock($1, -1)", SHARD)
            known = await db.fetchval("SELECT count(*) FROM shards")
            if known != wished and not await db.fetch("SELECT live_shards($1)", now):
                seen = await db.fetchval("SELECT coalesce(max(seen), $1) FROM shards", now)
                await db.execute("DELETE FROM shards")
                rows = [(shard, seen) for shard in range(wished)]
                await db.executemany("INSERT INTO shards (shard, seen) VALUES ($1, $2)", rows)
                known = wished
            return int(known)

    async def claim(self, now: float) -> list[Claim]:
        """Claims free shards until this process has its share."""
        await self._do("execute", FORGET, now, GRACE)
        share, claims = await self._share(now), list[Claim]()
        for shard, holder, pid, seen in await self._do("fetch", FREE, now, GRACE):
            if len(self.shards) >= share:
                break
            if pid and seen <= now - SILENCE and holder != self.holder:
                await self._take_from(shard, pid, holder)
            if await self._do("fetchval", "SELECT pg_try_advisory_lock($1, $2)", SHARD, shard):
                claims.append(await self._claimed(shard, seen, now))
        return claims

    async def excess(self, now: float) -> list[int]:
        """The shards above this process's share, to be released."""
        share = await self._share(now)
        return sorted(self.shards)[share:]

    async def release(self, shard: int, now: float) -> None:
        """Releases a shard; its clocks are stopped before."""
        sql = "UPDATE shards SET holder = '', pid = 0, seen = $2 WHERE shard = $1 AND holder = $3"
        await self._do("execute", sql, shard, now, self.holder)
        await self._do("execute", "SELECT pg_advisory_unlock($1, $2)", SHARD, shard)
        self.shards.discard(shard)

    async def wait_to_identify(self, bucket: int, now: float) -> float:
        """Seconds to wait before asking again; 0: identify now."""
        async with self._storage.transaction() as db:
            await db.execute("SELECT pg_advisory_xact_lock($1, $2)", BUCKET, bucket)
            last = await db.fetchval("SELECT at FROM identifies WHERE bucket = $1", bucket)
            if last is not None and last <= now < last + SPACING:
                return float(last + SPACING - now)
            await db.execute(
                "INSERT INTO identifies VALUES ($1, $2) "
                "ON CONFLICT (bucket) DO UPDATE SET at = excluded.at",
                *(bucket, now),
            )
            return 0.0

    async def renew(self, now: float) -> float:
        """Writes a heartbeat; raises `TakenOver` if this process was declared dead.

        After a sleep of the machine the time is credited in the same transaction, and returned.
        """
        if self._session is None or self._session.is_closed():
            await self._connect()
        async with self._transaction() as db:
            sql = "SELECT seen FROM processes WHERE holder = $1 FOR UPDATE"
            seen = await db.fetchval(sql, self.holder)
            if seen is None:
                raise TakenOver(0.0)
            await db.execute("UPDATE processes SET seen = $2 WHERE holder = $1", self.holder, now)
            await db.execute("UPDATE shards SET seen = $2 WHERE holder = $1", self.holder, now)
            return await self._credit(db, seen, now) if now - seen >= SILENCE else 0.0

    async def leave(self, now: float) -> None:
        """Unregisters cleanly: the others need not wait, and downtime counts from now."""
        if not self.holder:
            return
        try:
            sql = "UPDATE shards SET holder = '', pid = 0, seen = $2 WHERE holder = $1"
            await self._do("execute", sql, self.holder, now)
            untold = "UPDATE outbox SET holder = '', claimed = 0 WHERE holder = $1"
            await self._do("execute", untold, self.holder)
            await self._do("execute", "DELETE FROM processes WHERE holder = $1", self.holder)
        finally:
            self._storage.holder = ""
            if self._session is not None:
                self._session.terminate()

    # The session

    async def _connect(self) -> None:
        """Locks again after PostgreSQL was away; others may have taken shards meanwhile."""
        if self._session is not None:
            self._session.terminate()
        try:
            self._session = await asyncpg.connect(
                self._storage.address, server_settings=SETTINGS, timeout=10, command_timeout=10
            )
        except OUT_OF_ORDER as fault:
            raise NotSaved(said(fault)) from fault
        lock = "SELECT pg_try_advisory_lock($1, $2)"
        await self._do("execute", lock, PROCESS, number_of(self.holder))
        ours = "SELECT shard FROM shards WHERE holder = $1"
        held = {row[0] for row in await self._do("fetch", ours, self.holder)}
        if self.shards - held:
            raise TakenOver(0.0)
        for shard in self.shards:
            await self._do("execute", lock, SHARD, shard)
        pid = "UPDATE shards SET pid = pg_backend_pid() WHERE holder = $1"
        await self._do("execute", pid, self.holder)

    async def _do(self, how: str, sql: str, *values: Any) -> Any:
        async with self._in_use() as session:
            return await getattr(session, how)(sql, *values)

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[Any]:
        async with self._in_use() as session, session.transaction():
            yield session

    @asynccontextmanager
    async def _in_use(self) -> AsyncIterator[Any]:
        """A broken session is closed: the next heartbeat opens another."""
        async with self._using:
            session = self._session
            try:
                yield session
            except OUT_OF_ORDER as fault:
                if isinstance(fault, asyncpg.InternalClientError):
                    session.terminate()
                raise NotSaved(said(fault)) from fault

    async def _share(self, now: float) -> int:
        """How many shards each live process should hold."""
        live = max(1, int(await self._do("fetchval", LIVE, now)))
        count = int(await self._do("fetchval", "SELECT count(*) FROM shards"))
        return -(-count // live)

    async def _take_from(self, shard: int, pid: int, holder: str) -> None:
        """Takes a shard from a hung process, which is unregistered and its session terminated."""
        await self._do("execute", "DELETE FROM processes WHERE holder = $1", holder)
        sql = (
            "SELECT pg_terminate_backend(pid, 5000) FROM pg_locks WHERE locktype = 'advisory' "
            "AND classid = $1::bigint::oid AND objid = $2::bigint::oid AND pid = $3"
        )
        await self._do("execute", sql, SHARD, shard, pid)

    async def _claimed(self, shard: int, seen: float, now: float) -> Claim:
        """Stops the clocks of a claimed shard from the last heartbeat until it is connected."""
        async with self._transaction() as db:
            known = await clock_stops(db)
            guilds = (
                [EVERYWHERE] if shard == 0 else [row[0] for row in await db.fetch(GUILDS, shard)]
            )
            still = {guild: min(seen, known.get(guild, seen)) for guild in guilds}
            sql = (
                "INSERT INTO still VALUES ($1, $2) "
                "ON CONFLICT (guild) DO UPDATE SET since = excluded.since"
            )
            await db.executemany(sql, list(still.items()))
            sql = (
                "UPDATE shards SET holder = $2, pid = pg_backend_pid(), seen = $3 WHERE shard = $1"
            )
            await db.execute(sql, shard, self.holder, now)
        self.shards.add(shard)
        return Claim(shard, still)

    async def _credit(self, db: Any, seen: float, now: float) -> float:
        """Credits the servers of our shards; stopped clocks get theirs when they start."""
        still, credited = await clock_stops(db), 0.0
        guilds = {row[0] for shard in self.shards for row in await db.fetch(GUILDS, shard)}
        for guild in [EVERYWHERE] if 0 in self.shards else sorted(guilds):
            if guild not in still:
                span, others = end_stop({guild: seen, **still}, guild, now)
                credited = max(credited, await extend_span_rows(db, span))
                moved = [(since, other) for other, since in others.items()]
                await db.executemany("UPDATE still SET since = $1 WHERE guild = $2", moved)
        return credited
