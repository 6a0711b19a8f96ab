"""Copies of the database: sound or refused, and never half in the place of a whole one."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.table.storage.sqlite.files.copies import backup, restore
from bot.table.storage.sqlite.files.integrity import Damaged, verify_database
from bot.table.storage.sqlite.schema import migrate
from tests.table.kit import ANNA, BEN, Room, log, position

NOW = 1_800_000_000.0  # 2027-01-15, 08:00


def copies(folder: Path) -> list[Path]:
    return list(folder.glob("copy*"))


async def test_a_backup_is_made_while_play_goes_on(room: Room, tmp_path: Path) -> None:
    table = await room.place(position("jab", "jab", "jab"))
    await room.click(table, ANNA, "trade.-")
    copy = tmp_path / "copy #1.sqlite3"

    backup(room.path, copy)
    await room.click(table, BEN, "trade.-")

    with closing(sqlite3.connect(copy)) as db:
        assert db.execute("SELECT path FROM actions").fetchall() == [("trade.-",)]
    assert copies(tmp_path) == [copy]


async def test_a_restored_backup_is_the_table_as_it_was(room: Room, tmp_path: Path) -> None:
    table = await room.place(position("jab", "jab", "jab"))
    copy = tmp_path / "copy.sqlite3"
    backup(room.path, copy)
    before = table.state
    await room.click(table, ANNA, "trade.-")
    await room.close()

    replaced = restore(copy, room.path, NOW)

    await room.open()
    again = await room.tables.get(table.record.id)
    assert again.state == before
    assert await log(again, room) == []
    assert replaced is not None
    verify_database(replaced)


def test_a_backup_can_be_restored_where_nothing_was(tmp_path: Path) -> None:
    made = tmp_path / "made.sqlite3"
    migrate(made)

    assert restore(made, tmp_path / "new.sqlite3", NOW) is None
    verify_database(tmp_path / "new.sqlite3")


def _garbage(path: Path) -> None:
    path.write_bytes(b"no database at all" * 100)


def _foreign(path: Path) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.execute("CREATE TABLE notes (text TEXT)")


def _dangling(path: Path) -> None:
    migrate(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("INSERT INTO outbox VALUES (7, 1)")


def _altered(path: Path) -> None:
    migrate(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("ALTER TABLE tables ADD COLUMN colour TEXT")


def _newer(path: Path) -> None:
    migrate(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("PRAGMA user_version = 999")


def _torn(path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("CREATE TABLE tables (id INTEGER PRIMARY KEY, name TEXT UNIQUE)")
        db.execute("BEGIN")
        db.executemany("INSERT INTO tables (name) VALUES (?)", [(f"{i:09}",) for i in range(2000)])
        db.execute("COMMIT")
        db.execute("PRAGMA writable_schema = ON")
        db.execute("UPDATE sqlite_schema SET rootpage = 3 WHERE name = 'tables'")


@pytest.mark.parametrize("damage", [_garbage, _foreign, _dangling, _altered, _newer, _torn])
def test_what_is_not_sound_is_refused_and_the_database_stays(
    tmp_path: Path, damage: Callable[[Path], None]
) -> None:
    bad, good = tmp_path / "bad.sqlite3", tmp_path / "good.sqlite3"
    damage(bad)
    good.write_bytes(b"untouched")

    with pytest.raises(Damaged):
        restore(bad, good, NOW)

    assert good.read_bytes() == b"untouched"


def test_what_does_not_exist_cannot_be_copied(tmp_path: Path) -> None:
    with pytest.raises(Damaged, match="does not exist"):
        backup(tmp_path / "none.sqlite3", tmp_path / "copy.sqlite3")
    with pytest.raises(Damaged, match="does not exist"):
        restore(tmp_path / "none.sqlite3", tmp_path / "tables.sqlite3", NOW)


async def test_a_damaged_database_is_replaced_and_kept_as_it_was(
    room: Room, tmp_path: Path
) -> None:
    """That is when a backup is needed."""
    table = await room.place(position("jab", "jab", "jab"))
    copy = tmp_path / "copy.sqlite3"
    backup(room.path, copy)
    await room.close()
    _garbage(room.path)

    before = restore(copy, room.path, NOW)

    assert before is not None
    assert before.read_bytes().startswith(b"no database at all")
    await room.open()
    assert (await room.tables.get(table.record.id)).state == table.state


async def test_nobody_works_on_a_copy(room: Room, tmp_path: Path) -> None:
    """Whoever restores it need not wait for the bot from which it was taken."""
    sql = "INSERT INTO lease VALUES (1, 'elsewhere:1:x', 5.0)"
    await room.store.do(lambda db: db.execute(sql))
    backup(room.path, tmp_path / "copy.sqlite3")

    with closing(sqlite3.connect(tmp_path / "copy.sqlite3")) as db:
        assert db.execute("SELECT holder, seen FROM lease").fetchall() == [("", 5.0)]


async def test_a_copy_that_fails_leaves_nothing_behind(room: Room, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    copy.write_bytes(b"the good one")
    await room.store.do(lambda db: db.execute("DROP TABLE rings"))

    with pytest.raises(Damaged):
        backup(room.path, copy)

    assert copies(tmp_path) == [copy]
    assert copy.read_bytes() == b"the good one"
