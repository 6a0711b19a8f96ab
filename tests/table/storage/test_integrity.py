"""Before a start: the file must be whole, and nothing that was saved may be missing."""

import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.table.storage.sqlite.downtime import extend_after_sleep, extend_deadlines
from bot.table.storage.sqlite.files.copies import restore
from bot.table.storage.sqlite.files.integrity import Damaged, TooNew, verify_tables, verify_whole
from bot.table.storage.sqlite.lease import Lease
from bot.table.storage.sqlite.schema import migrate, newest_schema, schema_of
from tests.table.damage import changed
from tests.table.kit import ANNA, Room, log, position


def test_migrations_begin_with_an_empty_file_and_run_once(tmp_path: Path) -> None:
    path = tmp_path / "new.sqlite3"
    assert schema_of(path) == 0
    for _ in range(2):
        migrate(path)
        assert schema_of(path) == newest_schema() >= 1
        verify_whole(path)


def test_a_file_of_a_newer_release_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "new.sqlite3"
    migrate(path)
    changed(path, "PRAGMA user_version = 999")
    before = path.read_bytes()

    with pytest.raises(TooNew, match="schema 999"):
        verify_whole(path)

    assert path.read_bytes() == before


def _nothing(_: Path) -> None:
    """There is no file yet."""


def _empty(path: Path) -> None:
    path.touch()


def _unborn(path: Path) -> None:
    changed(path, "PRAGMA journal_mode = WAL")


@pytest.mark.parametrize("make", [_nothing, _empty, _unborn])
def test_a_first_start_that_did_not_get_far_is_no_damage(
    tmp_path: Path, make: Callable[[Path], None]
) -> None:
    make(tmp_path / "new.sqlite3")

    verify_whole(tmp_path / "new.sqlite3")


def _garbage(path: Path) -> None:
    path.write_bytes(b"no database at all" * 1000)


def _half(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


def _without_index(path: Path) -> None:
    changed(path, "DROP INDEX one_open_table_per_channel")


def _forgetful(path: Path) -> None:
    changed(path, "PRAGMA user_version = 0")


@pytest.mark.parametrize("damage", [_garbage, _half, _without_index, _forgetful])
def test_what_is_not_whole_is_refused(tmp_path: Path, damage: Callable[[Path], None]) -> None:
    path = tmp_path / "tables.sqlite3"
    migrate(path)
    damage(path)

    with pytest.raises(Damaged, match=r"tables\.sqlite3"):
        verify_whole(path)


async def crashed(room: Room) -> Path:
    """A copy of the files as a power cut would leave them in the middle of a game."""
    lease = Lease(room.store, extend_deadlines, extend_after_sleep)
    await lease.take(room.time.now())
    migrate(room.path)
    table = await room.place(position("jab", "jab", "jab"))
    await room.click(table, ANNA, "trade.-")
    await lease.renew(room.time.now() + 5)
    left = room.path.with_name("left.sqlite3")
    for ending in ("", "-wal", ".lock"):
        shutil.copyfile(f"{room.path}{ending}", f"{left}{ending}")
    await lease.give_back(room.time.now())
    return left


async def test_after_a_crash_the_journal_brings_everything_back(room: Room) -> None:
    left = await crashed(room)

    verify_whole(left)

    with closing(sqlite3.connect(left)) as db:
        assert db.execute("SELECT path FROM actions").fetchall() == [("trade.-",)]


async def test_a_journal_that_got_lost_is_noticed(room: Room) -> None:
    """Whoever copies the file alone while the bot runs must not go back in time unawares."""
    left = await crashed(room)
    left.with_name("left.sqlite3-wal").unlink()

    with pytest.raises(Damaged, match=r"missing, they were in left\.sqlite3-wal"):
        verify_whole(left)


async def test_a_file_that_was_copied_alone_is_refused(room: Room, tmp_path: Path) -> None:
    left = await crashed(room)
    (tmp_path / "elsewhere").mkdir()
    alone = shutil.copyfile(left, tmp_path / "elsewhere" / "left.sqlite3")

    with pytest.raises(Damaged, match="missing"):
        verify_whole(alone)


async def test_another_program_may_put_the_journal_into_the_file(room: Room) -> None:
    """As SQLite's own shell does when it is closed after a crash of the bot."""
    left = await crashed(room)
    with closing(sqlite3.connect(left)) as db:
        db.execute("SELECT count(*) FROM tables").fetchone()
    assert not left.with_name("left.sqlite3-wal").exists()

    verify_whole(left)


async def test_looking_leaves_no_files_behind(room: Room) -> None:
    """Else the next look would find a journal, if an empty one."""
    await room.close()
    before = sorted(room.path.parent.iterdir())

    verify_whole(room.path)

    assert sorted(room.path.parent.iterdir()) == before
    await room.open()


async def test_who_knows_that_nothing_is_missing_accepts_the_file_as_it_is(room: Room) -> None:
    left = await crashed(room)
    left.with_name("left.sqlite3-wal").unlink()

    restore(left, left, 0.0)

    verify_whole(left)


async def test_after_an_orderly_end_there_is_no_journal_and_nothing_missing(room: Room) -> None:
    await crashed(room)
    await room.close()

    assert not room.path.with_name(room.path.name + "-wal").exists()
    verify_whole(room.path)
    await room.open()
    assert await log(await room.tables.get(1), room) == ["0 trade.- click"]


async def test_a_damaged_table_makes_a_backup_worthless_but_not_the_file(room: Room) -> None:
    await room.place(position("jab", "jab", "jab"))
    verify_tables(room.path)
    await room.store.do(lambda db: db.execute("UPDATE tables SET state = x'00'"))

    verify_whole(room.path)
    with pytest.raises(Damaged, match="table 1"):
        verify_tables(room.path)
