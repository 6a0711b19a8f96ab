"""How fast tables are saved, beside the bare disk and beside the way one would write it first."""

import asyncio
import os
from collections.abc import Awaitable, Callable
from itertools import count
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

import aiosqlite
import msgspec
from msgspec.structs import replace

from bot.games.contract import Moment, Seat
from bot.games.registry import GAMES
from bot.table.model.deadline import Deadline, DeadlineKind
from bot.table.model.record import Chair, LogEntry, Phase, TableRecord
from bot.table.model.table_state import LogEvent, TableState
from bot.table.storage.sqlite.store import SqliteStorage

BUSY = 100  # tables that act all at once
ACTIONS = 10  # of each table in a round, ours
FEWER = 3  # the naive way: it is slow, and its queue is as long
ROUNDS = 5
APPENDS = 50  # before our round and after it
KINDS = (DeadlineKind.TURN, DeadlineKind.REMIND, DeadlineKind.ORDER)
DUE = {Deadline(kind, Seat(0)): float(at) for at, kind in enumerate(KINDS, 1)}

Save = Callable[[TableState], Awaitable[TableRecord]]


async def durable_actions() -> tuple[float, float]:
    """S1: actions per second ÷ flushed appends per second; S2: p99 ÷ the naive way's p99.

    All three are measured in turn on the disk of the working directory, for what lies under a
    temporary name in memory is never flushed. Each round gives a ratio, and the middle one counts:
    a hundred tables share a flush, so that over all rounds our p99 would be the one slowest flush
    of forty, while theirs, a sum of a hundred flushes, hardly knows chance.
    """
    with TemporaryDirectory(dir=Path.cwd(), prefix=".bench-") as folder:
        store = SqliteStorage(Path(folder) / "ours.sqlite3")
        await store.open()
        ours, theirs = await _tables(store), await _tables(store)
        naive = await _Naive.open(Path(folder) / "naive.sqlite3", theirs)
        to_disk, to_naive = list[float](), list[float]()
        content = msgspec.msgpack.encode(ours[0].game_state)
        for _ in range(ROUNDS):
            saves, plain = list[float](), list[float]()
            appends = _appends(Path(folder) / "appended", content)
            began = perf_counter()
            ours = await _round(ours, ACTIONS, lambda c: store.save(c, 0.0), saves)
            per_second = len(saves) / (perf_counter() - began)
            appends += _appends(Path(folder) / "appended", content)
            theirs = await _round(theirs, FEWER, naive.save, plain)
            to_disk.append(per_second / (len(appends) / sum(appends)))
            to_naive.append(p99(saves) / p99(plain))
        await naive.close()
        await store.close()
    return median(to_disk), median(to_naive)


async def _tables(store: SqliteStorage) -> list[TableState]:
    """Tables in the middle of a game."""
    slug, game = next(iter(GAMES.items()))
    seats = min(game.SEATS)
    chairs = tuple(Chair(seat, f"Person {seat}") for seat in range(seats))
    game_state = game.start(seats, bytes(32), game.Options()).state
    made = []
    for number in range(BUSY):
        record = TableRecord(0, slug, number, 1, 0, "en", chairs=chairs, ask_versions={Seat(0): 1})
        created = await store.create(replace(record, phase=Phase.ENDED), DUE)
        made.append(TableState(game, created, game_state, DUE))
    return made


async def _round(
    courses: list[TableState], actions: int, save: Save, times: list[float]
) -> list[TableState]:
    """Every table acts so many times, all tables at once."""

    async def busy(state: TableState) -> TableState:
        for _ in range(actions):
            state = _acted(state)
            began = perf_counter()
            record = await save(state)
            times.append(perf_counter() - began)
            state = replace(state, record=record)
        return state

    return await asyncio.gather(*map(busy, courses))


def _acted(state: TableState) -> TableState:
    """An action; every third ends the turn, and all deadlines are those of the next seat."""
    number = state.record.log_length + 1
    entry = LogEntry(Seat(0), ("step", "D5", "water"))
    happened = LogEvent(number, entry, Moment(0, 0, Seat(0)), (), (), reveals=False)
    seat = Seat(number // 3 % 2)
    due = {Deadline(kind, seat): at + number // 3 for (kind, _), at in DUE.items()}
    record = replace(state.record, log_length=number)
    return replace(state, record=record, due=due, unsaved_events=(happened,))


def _appends(path: Path, content: bytes) -> list[float]:
    """What the disk can do: seconds of each append that is flushed before the next."""
    times = []
    with path.open("ab", buffering=0) as file:
        for _ in range(APPENDS):
            began = perf_counter()
            file.write(content)
            os.fdatasync(file.fileno())
            times.append(perf_counter() - began)
    return times


class _Naive:
    """The way one writes it first: an await for each statement, a flush for each action."""

    def __init__(self, db: aiosqlite.Connection) -> None:
        self._db, self._lock, self._numbers = db, asyncio.Lock(), count(1)

    @classmethod
    async def open(cls, path: Path, courses: list[TableState]) -> "_Naive":
        db = await aiosqlite.connect(path)
        await db.executescript(
            "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;"
            "CREATE TABLE tables (id INTEGER PRIMARY KEY, sheet BLOB, state BLOB);"
            "CREATE TABLE actions (id INTEGER PRIMARY KEY, table_id INTEGER, path TEXT);"
            "CREATE TABLE due (table_id INTEGER PRIMARY KEY, at REAL);"
            "CREATE TABLE outbox (table_id INTEGER PRIMARY KEY);"
        )
        ids = [(state.record.id,) for state in courses]
        await db.executemany("INSERT INTO tables VALUES (?, x'', x'')", ids)
        await db.commit()
        return cls(db)

    async def save(self, state: TableState) -> TableRecord:
        number, record = state.record.id, msgspec.msgpack.encode(state.record)
        game_state = msgspec.msgpack.encode(state.game_state)
        async with self._lock:
            sql = "UPDATE tables SET sheet = ?, state = ? WHERE id = ?"
            await self._db.execute(sql, (record, game_state, number))
            line = (next(self._numbers), number, "step.D5.water")
            await self._db.execute("INSERT INTO actions VALUES (?, ?, ?)", line)
            await self._db.execute("INSERT OR REPLACE INTO due VALUES (?, 1.0)", (number,))
            await self._db.execute("INSERT OR REPLACE INTO outbox VALUES (?)", (number,))
            await self._db.commit()
        return state.record

    async def close(self) -> None:
        await self._db.close()


def p99(times: list[float]) -> float:
    return sorted(times)[int(len(times) * 0.99)]
