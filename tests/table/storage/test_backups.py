"""Automatic backups: before a migration and once a day; the oldest make room, nobody else's."""

import asyncio
from contextlib import suppress
from pathlib import Path

import pytest

from bot.table.storage.sqlite.files.backups import DAY, HOUR, Backups
from bot.table.storage.sqlite.files.copies import backup
from bot.table.storage.sqlite.files.integrity import verify_database
from bot.table.storage.sqlite.schema import migrate, newest_schema
from tests.virtual_time import VirtualTime

NOW = 1_800_000_000.0  # 2027-01-15, 08:00


@pytest.fixture
def database(tmp_path: Path) -> Path:
    migrate(tmp_path / "tafelrunde.sqlite3")
    return tmp_path / "tafelrunde.sqlite3"


def names(backups: Backups) -> list[str]:
    return sorted(path.name for path in backups.folder.iterdir())


def test_a_backup_is_verified_and_named_by_schema_and_date(database: Path) -> None:
    made = Backups(database).make(NOW)

    assert made.parent == database.parent / "backups"
    assert made.name == f"tafelrunde-auto-schema{newest_schema()}-20270115T080000Z.sqlite3"
    verify_database(made)


def test_the_oldest_automatic_ones_make_room_and_no_others(database: Path) -> None:
    backups = Backups(database, kept=2)
    hand_made = ("tafelrunde.sqlite3", "tafelrunde-auto-mine.sqlite3", "before-the-party.sqlite3")
    backups.folder.mkdir()
    for name in hand_made:
        backup(database, backups.folder / name)
    migrate(database.with_name("local.sqlite3"))
    other = Backups(database.with_name("local.sqlite3"), kept=2).make(NOW)

    made = [backups.make(NOW + number * DAY) for number in range(4)]

    assert backups.automatic(NOW + 9 * DAY) == [made[3], made[2]]
    assert names(backups) == sorted([*hand_made, other.name, made[2].name, made[3].name])


def test_the_newest_sound_one_is_found_whoever_made_it(database: Path) -> None:
    backups = Backups(database)
    assert backups.newest_sound(NOW) is None
    sound, broken = backups.make(NOW), backups.make(NOW + DAY)
    broken.write_bytes(broken.read_bytes()[:5000])

    assert backups.newest_sound(NOW) == sound

    backup(database, backups.folder / "tafelrunde-by-hand.sqlite3")
    assert backups.newest_sound(NOW) == backups.folder / "tafelrunde-by-hand.sqlite3"


async def days(backups: Backups, time: VirtualTime, seconds: float) -> None:
    """The bot runs for so long."""
    running = asyncio.create_task(backups.every_day(time))
    await time.settle(1)
    await time.advance(seconds)
    running.cancel()
    with suppress(asyncio.CancelledError):
        await running


async def test_one_a_day_and_a_restart_does_not_count_anew(database: Path) -> None:
    backups, time = Backups(database), VirtualTime(NOW)

    await days(backups, time, HOUR - 1)
    assert backups.automatic(NOW + 9 * DAY) == []
    await days(backups, time, HOUR)
    assert len(backups.automatic(NOW + 9 * DAY)) == 1
    await days(backups, time, DAY / 2)
    await days(backups, time, DAY / 2 - 1)
    assert len(backups.automatic(NOW + 9 * DAY)) == 1
    await days(backups, time, 2 * DAY)

    assert len(backups.automatic(NOW + 9 * DAY)) == 3


async def test_a_backup_that_fails_is_tried_again_within_the_hour(
    database: Path, caplog: pytest.LogCaptureFixture
) -> None:
    backups, time = Backups(database), VirtualTime(NOW)
    backups.folder.write_text("in the way", encoding="utf-8")
    running = asyncio.create_task(backups.every_day(time))
    await time.settle(1)
    await time.advance(HOUR)
    assert "the daily backup failed" in caplog.text

    backups.folder.unlink()
    await time.advance(HOUR)

    assert len(backups.automatic(NOW + 9 * DAY)) == 1
    running.cancel()
    with suppress(asyncio.CancelledError):
        await running
