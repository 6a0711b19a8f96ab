"""From every schema that was ever released: copied first, then migrated, and every game goes on."""

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.table.model.table_state import TableState
from bot.table.startup import take_over
from bot.table.storage.faults import Leased
from bot.table.storage.protocol import SILENCE
from bot.table.storage.record_migrations import PARTS
from bot.table.storage.snapshot import MARK, SEAL
from bot.table.storage.sqlite.downtime import extend_after_sleep, extend_deadlines
from bot.table.storage.sqlite.files.backups import Backups
from bot.table.storage.sqlite.files.integrity import verify_tables
from bot.table.storage.sqlite.lease import Lease
from bot.table.storage.sqlite.schema import blueprint, blueprint_of, newest_schema, schema_of
from bot.table.storage.sqlite.store import SqliteStorage
from bot.table.table import Table
from tests.table.kit import GAMES, Room
from tests.table.live import WITH_WINDOWS, all_games, in_a_window, play

RELEASED = range(1, newest_schema() + 1)
# The first release wrote these, and no seal.
SHEET = {
    "id", "game", "channel", "guild", "host", "language", "phase", "chairs", "pace", "clocks",
    "options", "start_seat", "seed", "version", "revision", "edition", "since", "held", "orders",
    "timed", "turn_left", "missed",
}  # fmt: skip
CHAIR = ("user", "name", "computer", "misses")


def aged(database: Path, number: int, old: Path) -> None:
    """The same rows as they would stand in a file of that schema."""
    with closing(sqlite3.connect(old, isolation_level=None)) as db:
        for _, sql in sorted(blueprint_of(number), key=lambda part: "INDEX" in part[1]):
            db.execute(sql)
        db.execute(f"PRAGMA user_version = {number}")
        db.execute("ATTACH ? AS new", (str(database),))
        for (table,) in db.execute(
            "SELECT name FROM sqlite_schema WHERE type = 'table' "
            "AND name IN (SELECT name FROM new.sqlite_schema)"
        ).fetchall():
            columns = ", ".join(
                f'"{row[1]}"' for row in db.execute(f"PRAGMA table_info({table})").fetchall()
            )
            db.execute(f"INSERT INTO {table} SELECT {columns} FROM new.{table}")
        if number == 1:
            _first_release(db)


def _first_release(db: sqlite3.Connection) -> None:
    for number, record in db.execute("SELECT id, sheet FROM tables").fetchall():
        assert record[:1] == MARK
        known: dict[str, Any] = msgspec.msgpack.decode(record[1 + SEAL :])
        parts = {old: known[part][new] for part in PARTS for old, new in PARTS[part].items()}
        first = {name: (known | parts)[name] for name in SHEET}
        first["chairs"] = [{name: chair[name] for name in CHAIR} for chair in first["chairs"]]
        packed = msgspec.msgpack.encode(first)
        db.execute("UPDATE tables SET sheet = ? WHERE id = ?", (packed, number))


@pytest.fixture
async def games(room: Room) -> dict[int, TableState]:
    return await all_games(room)


@pytest.mark.parametrize("number", RELEASED)
async def test_a_release_is_copied_and_migrated_and_every_game_goes_on(
    room: Room, games: dict[int, TableState], tmp_path: Path, number: int
) -> None:
    windows = {state.record.game for state in games.values() if in_a_window(state)}
    assert windows == WITH_WINDOWS
    await room.close()
    old = tmp_path / "old" / "tafelrunde.sqlite3"
    old.parent.mkdir()
    aged(room.path, number, old)
    backups, store = Backups(old), SqliteStorage(old, GAMES)
    lease = Lease(store, extend_deadlines, extend_after_sleep)

    await take_over(store, lease, backups, room.time)
    await lease.give_back(room.time.now())
    await store.close()

    assert schema_of(old) == newest_schema()
    copies = backups.automatic(room.time.now())
    assert [schema_of(copy) for copy in copies] == ([number] if number < newest_schema() else [])
    for copy in copies:
        verify_tables(copy)
    room.path = old
    await room.open()
    for table, truth in games.items():
        again = await room.tables.get(table)
        assert (again.state.game_state, again.record.seed) == (truth.game_state, truth.record.seed)
        assert len(await again.history()) == known_of(again)
        await play(room, again, random.Random(number), 12)
        assert again.record.log_length > truth.record.log_length
        assert len(await again.history()) == known_of(again)


def known_of(table: Table) -> int:
    """How much of its past a table can tell: all of it, unless it was dealt by older rules."""
    is_known = table.record.rules == table.state.game.RULES
    return table.record.log_length + 1 if is_known else 0


@pytest.mark.parametrize("number", RELEASED)
async def test_an_aged_file_looks_like_that_release(
    room: Room, tmp_path: Path, number: int
) -> None:
    aged(room.path, number, tmp_path / "old.sqlite3")

    with closing(sqlite3.connect(tmp_path / "old.sqlite3")) as db:
        assert blueprint(db) == blueprint_of(number)


async def test_what_another_process_works_on_is_neither_copied_nor_migrated(
    room: Room, tmp_path: Path
) -> None:
    old = tmp_path / "tafelrunde.sqlite3"
    aged(room.path, 1, old)
    with closing(sqlite3.connect(old, isolation_level=None)) as db:
        db.execute("INSERT INTO lease VALUES (1, 'elsewhere:1:x', ?)", (room.time.now(),))
    old.with_name(old.name + "-wal").write_bytes(b"its journal")
    backups, store = Backups(old), SqliteStorage(old, GAMES)

    starting = asyncio.create_task(
        take_over(store, Lease(store, extend_deadlines, extend_after_sleep), backups, room.time)
    )
    await room.time.settle(2)  # it waits whether the other one falls silent
    with closing(sqlite3.connect(old, isolation_level=None)) as db:
        db.execute("UPDATE lease SET seen = seen + ?", (SILENCE / 2,))
    await room.time.advance(SILENCE)
    with pytest.raises(Leased):
        await starting
    await store.close()

    assert schema_of(old) == 1
    assert backups.automatic(room.time.now()) == []


async def test_without_room_for_the_copy_nothing_is_migrated(room: Room, tmp_path: Path) -> None:
    old = tmp_path / "tafelrunde.sqlite3"
    aged(room.path, 1, old)
    backups, store = Backups(old), SqliteStorage(old, GAMES)
    backups.folder.write_text("in the way", encoding="utf-8")
    lease = Lease(store, extend_deadlines, extend_after_sleep)

    with pytest.raises(FileExistsError):
        await take_over(store, lease, backups, room.time)
    await lease.give_back(room.time.now())
    await store.close()

    assert schema_of(old) == 1
