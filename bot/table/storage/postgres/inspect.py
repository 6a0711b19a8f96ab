"""Reads a PostgreSQL from outside, for operators, while processes may work on it."""

from typing import NamedTuple

from bot.table.storage.downtime import spans_after_absence
from bot.table.storage.faults import Leased
from bot.table.storage.postgres.downtime import clock_stops, extend_span_rows
from bot.table.storage.postgres.presence import LIVE
from bot.table.storage.postgres.store import PostgresStorage
from bot.table.storage.protocol import Census
from bot.table.storage.sqlite.schema import newest_schema


class DatabaseReport(NamedTuple):
    silence: float | None  # seconds since the last heartbeat; None: no process is registered
    away: float  # seconds since a process held a shard; 0 if none ever did
    processes: int  # live processes
    shards: int
    held: int  # shards held by a live process
    schema: int
    census: Census


async def database_report(address: str, now: float) -> DatabaseReport:
    """Raises `NotSaved` if the database cannot be reached."""
    storage = PostgresStorage(address)
    await storage.open_to_read()
    try:
        seen = await storage.value("SELECT max(seen) FROM processes")
        shards = await storage.value("SELECT count(*) FROM shards")
        held = await storage.value("SELECT count(*) FROM live_shards($1)", now)
        live = await storage.value(LIVE, now)
        left = await storage.value("SELECT max(seen) FROM shards")
        silence, away = None if seen is None else now - seen, 0.0 if left is None else now - left
        return DatabaseReport(
            silence, away, live, shards, held, newest_schema(), await storage.census(now)
        )
    finally:
        await storage.close()


async def with_shifted_deadlines(address: str, now: float) -> float:
    """Extends all deadlines by the time since the last heartbeat; returns that time."""
    storage = PostgresStorage(address)
    await storage.open()
    try:
        async with storage.transaction() as db:
            if await db.fetch("SELECT live_shards($1)", now):
                raise Leased(0.0)
            seen = await db.fetchval("SELECT coalesce(max(seen), $1) FROM shards", now)
            spans = spans_after_absence(await clock_stops(db), seen, now)
            await db.execute("DELETE FROM still")
            credited = [await extend_span_rows(db, span) for span in spans]
            await db.execute("UPDATE shards SET seen = $1, holder = '', pid = 0", now)
            return credited[-1]
    finally:
        await storage.close()
