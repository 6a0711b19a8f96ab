"""Taking over a database: checked, locked, backed up, and only then migrated."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, Protocol

from bot.table.storage.faults import Leased, Locked
from bot.table.storage.protocol import SILENCE, Storage
from bot.table.storage.sqlite.downtime import extend_after_sleep, extend_deadlines
from bot.table.storage.sqlite.files.backups import Backups
from bot.table.storage.sqlite.files.integrity import verify_whole
from bot.table.storage.sqlite.inspect import seconds_away
from bot.table.storage.sqlite.lease import Lease
from bot.table.storage.sqlite.store import SqliteStorage
from bot.table.time import sanity
from bot.table.time.sources import Time

if TYPE_CHECKING:
    from bot.table.storage.postgres.presence import PostgresPresence
    from bot.table.storage.postgres.store import PostgresStorage


log = logging.getLogger(__name__)
LOOK = 5.0  # seconds between two looks at a clock that is not set yet


class AbsurdTime(Exception):
    """By the clock the absence was implausibly long; the argument is the seconds."""


class Presence(Protocol):
    """The registration of this process: it arrives, sends heartbeats, leaves."""

    async def arrive(self, time: Time) -> float:
        """Returns the seconds of downtime, which are credited to deadlines."""
        ...

    async def renew(self, now: float) -> float: ...
    async def leave(self, now: float) -> None: ...


class Alone:
    """The only process on this file."""

    def __init__(self, store: SqliteStorage, backups: Backups) -> None:
        self._store, self._backups = store, backups
        self._lease = Lease(store, extend_deadlines, extend_after_sleep)

    async def arrive(self, time: Time) -> float:
        return await take_over(self._store, self._lease, self._backups, time)

    async def renew(self, now: float) -> float:
        return await self._lease.renew(now)

    async def leave(self, now: float) -> None:
        await self._lease.give_back(now)


class Together:
    """One of several processes on PostgreSQL; downtime is credited shard by shard."""

    def __init__(self, store: PostgresStorage, presence: PostgresPresence) -> None:
        self._store, self._presence = store, presence

    async def arrive(self, time: Time) -> float:
        await self._store.open()
        seen = await self._presence.last_seen()
        if seen is not None and sanity.verdict_on_absence(time.now() - seen) is sanity.Verdict.AWAY:
            raise AbsurdTime(time.now() - seen)
        await self._presence.arrive(time.now())
        return 0.0

    async def renew(self, now: float) -> float:
        return await self._presence.renew(now)

    async def leave(self, now: float) -> None:
        await self._presence.leave(now)


class Database(NamedTuple):
    """A database to work on; not open yet."""

    store: Storage
    presence: Presence
    backups: Backups | None = None  # None: PostgreSQL has its own backups
    shared: PostgresPresence | None = None  # whether other processes work on it


def database_at(where: Path | str, backups: int) -> Database:
    """The database at a path (SQLite, one process) or an address (PostgreSQL, shared)."""
    if isinstance(where, Path):
        file, copies = SqliteStorage(where), Backups(where, backups)
        return Database(file, Alone(file, copies), copies)
    from bot.table.storage.postgres.presence import PostgresPresence
    from bot.table.storage.postgres.store import PostgresStorage

    store = PostgresStorage(where)
    shared = PostgresPresence(store)
    return Database(store, Together(store, shared), shared=shared)


async def take_over(store: SqliteStorage, lease: Lease, backups: Backups, time: Time) -> float:
    """Opens the store; returns the seconds of downtime.

    Raises `Damaged`, `AbsurdTime` or `Leased`, and then the file is unchanged.
    """
    await asyncio.to_thread(verify_whole, store.path)
    await _until_late_enough(store.path, time)
    if (
        sanity.verdict_on_absence(away := seconds_away(store.path, time.now()))
        is sanity.Verdict.AWAY
    ):
        raise AbsurdTime(away)
    await store.open()
    away = await _taken(lease, time)
    await asyncio.to_thread(backups.upgrade, time.now())
    return away


async def _until_late_enough(path: Path, time: Time) -> None:
    """Waits for the clock: a machine without a clock battery starts years back until it has the
    network.
    """
    is_told = False
    while sanity.verdict_on_absence(seconds_away(path, time.now())) is sanity.Verdict.EARLY:
        if not is_told:
            log.critical("this machine's clock is years behind: the bot waits until it is set")
        is_told = True
        await time.sleep_until(time.now() + LOOK, asyncio.Event())


async def _taken(lease: Lease, time: Time) -> float:
    """Takes the lease, if need be after the time without heartbeats that proves the owner dead."""
    try:
        return await lease.take(time.now())
    except Locked:
        raise
    except Leased as leased:
        (silence,) = leased.args
        await time.sleep_until(time.now() + SILENCE - silence, asyncio.Event())
        return await lease.take(time.now())
