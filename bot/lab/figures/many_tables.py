"""What very many tables cost: at the start of the process, and in memory while nobody plays."""

import asyncio
import gc
import sqlite3
import tracemalloc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from bot.games.registry import GAMES
from bot.table.model.record import Chair, TableRecord
from bot.table.play import flow
from bot.table.startup import take_over
from bot.table.storage.sqlite.downtime import extend_after_sleep, extend_deadlines
from bot.table.storage.sqlite.files.backups import Backups
from bot.table.storage.sqlite.lease import Lease
from bot.table.storage.sqlite.store import SqliteStorage
from bot.table.tables import Tables
from bot.table.time.sources import RealTime

MANY = 10_000  # running tables
TIMES = 5


async def start_to_reading() -> float:
    """U1: from a file to a running clock ÷ reading sheets and states of all tables.

    The file is checked first. The process was away for a minute, so every deadline is put off; the
    very first start, before which nobody was there, has nothing to put off and does not count.
    """
    async with _many() as path:
        await _started(path, 0.0)
        starts, readings = list[float](), list[float]()
        for number in range(1, TIMES + 1):
            starts.append(await _started(path, 60.0 * number))
            readings.append(_read(path))
    return min(starts) / min(readings)


async def bytes_per_table() -> float:
    """M1: what a table costs that was looked at once and then left alone."""
    async with _many() as path:
        store = SqliteStorage(path)
        await store.open()
        tables = Tables(store, RealTime())
        tracemalloc.start()
        for number in range(1, MANY + 1):
            await tables.get(number)
        gc.collect()
        used, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        await store.close()
    return used / MANY


class _At(RealTime):
    """The clock stands."""

    def __init__(self, now: float) -> None:
        self._now = now

    def now(self) -> float:
        return self._now


async def _started(path: Path, now: float) -> float:
    began = perf_counter()
    store = SqliteStorage(path)
    lease = Lease(store, extend_deadlines, extend_after_sleep)
    await take_over(store, lease, Backups(path), _At(now))
    await store.pending_outbox()
    await store.next_due()
    seconds = perf_counter() - began
    await lease.give_back(now)
    await store.close()
    return seconds


def _read(path: Path) -> float:
    began = perf_counter()
    with closing(sqlite3.connect(path)) as db:
        db.execute("SELECT sheet, state FROM tables").fetchall()
    return perf_counter() - began


@asynccontextmanager
async def _many() -> AsyncIterator[Path]:
    with TemporaryDirectory(prefix=".bench-", dir=Path.cwd()) as folder:
        path = Path(folder) / "many.sqlite3"
        store = SqliteStorage(path)
        await store.open()
        await asyncio.gather(*(_dealt(store, channel) for channel in range(MANY)))
        await store.close()
        yield path


async def _dealt(store: SqliteStorage, channel: int) -> None:
    slug, game = next(iter(GAMES.items()))
    chairs = tuple(Chair(seat, f"Person {seat}") for seat in range(min(game.SEATS)))
    lobby = TableRecord(0, slug, channel, 1, 0, "en", chairs=chairs, seed=bytes(32))
    record = await store.create(lobby, {})
    dealt = flow.deal(game, record, game.Options(), 0.0, lambda: 0.5)
    await store.save(dealt, 0.0, announce=False)
