"""Automatic backups: before each migration and once a day; old ones are deleted."""

import asyncio
import logging
import re
import sqlite3
from contextlib import suppress
from pathlib import Path

from bot.table.storage.sqlite.files.copies import backup
from bot.table.storage.sqlite.files.integrity import Damaged, verify_tables
from bot.table.storage.sqlite.files.places import backup_folder, backups_of, date_of, dated
from bot.table.storage.sqlite.schema import migrate, newest_schema, reading, schema_of
from bot.table.time.sanity import is_future
from bot.table.time.sources import Time

log = logging.getLogger(__name__)
KEPT = 7
DAY, HOUR = 86_400.0, 3600.0
AUTOMATIC = re.compile(r"-auto-schema\d+-(\d{8}T\d{6}Z)\.sqlite3")


class Backups:
    """Backups of one database in a folder next to it; files made by people are left alone."""

    def __init__(self, database: Path, kept: int = KEPT) -> None:
        self._database, self._kept = database, kept
        self.folder = backup_folder(database)

    def upgrade(self, now: float) -> None:
        """Brings the database to the newest schema, after a backup."""
        if 0 < schema_of(self._database) < newest_schema():
            log.info("backup before the migration: %s", self.make(now))
        migrate(self._database)

    def make(self, now: float) -> Path:
        """A verified copy with schema and date in its name."""
        name = f"{self._database.stem}-auto-schema{schema_of(self._database)}-{dated(now)}.sqlite3"
        self.folder.mkdir(mode=0o700, exist_ok=True)
        backup(self._database, self.folder / name)
        self.thin_out(self._kept, now)
        return self.folder / name

    def thin_out(self, kept: int, now: float) -> list[Path]:
        """Deletes the oldest, but none that holds more tables than the newest does."""
        made = self.automatic(now)
        most = last_table(made[0]) if made else 0
        gone = [path for path in made[kept:] if last_table(path) <= most]
        for path in gone:
            path.unlink(missing_ok=True)
        return gone

    def automatic(self, now: float) -> list[Path]:
        """Those made by `make`, the newest first, without those dated in the future."""
        return [path for path, made in self._dated() if not is_future(made, now)]

    def from_the_future(self, now: float) -> list[Path]:
        """Those made while the clock was ahead: their date does not decide when the next one is
        due.
        """
        return [path for path, made in self._dated() if is_future(made, now)]

    def age(self, now: float) -> float | None:
        """Seconds since the newest backup made by `make`."""
        made = [at for _, at in self._dated() if not is_future(at, now)]
        return now - made[0] if made else None

    def newest_sound(self, now: float) -> Path | None:
        """The newest sound backup of any origin; preferably one with tables."""

        def worth(path: Path) -> tuple[bool, bool, float]:
            changed = path.stat().st_mtime
            return last_table(path) > 0, not is_future(changed, now), changed

        for path in sorted(backups_of(self._database), key=worth, reverse=True):
            with suppress(Damaged):
                verify_tables(path)
                return path
        return None

    async def every_day(self, time: Time) -> None:
        """Runs until it is cancelled; a restart keeps the daily rhythm."""
        due = self._first_due(time.now())
        while True:
            await time.sleep_until(due, asyncio.Event())
            if time.now() >= due:
                due = time.now() + (DAY if await self._is_made(time.now()) else HOUR)

    async def _is_made(self, now: float) -> bool:
        try:
            await asyncio.to_thread(self.make, now)
        except (OSError, sqlite3.Error, Damaged) as fault:
            log.error("the daily backup failed: %s", fault)
            return False
        return True

    def _first_due(self, now: float) -> float:
        age = self.age(now)
        return now + (HOUR if age is None else DAY - age)

    def _dated(self) -> list[tuple[Path, float]]:
        """Those made by `make` with their dates, the newest first."""
        begins = len(self._database.stem)
        named = [
            (path, AUTOMATIC.fullmatch(path.name[begins:])) for path in backups_of(self._database)
        ]
        found = [(path, date_of(match[1])) for path, match in named if match is not None]
        return sorted(found, key=lambda pair: pair[1], reverse=True)


def last_table(path: Path) -> int:
    """The id of the last table: of two copies the later one has the larger.

    Purging removes tables, but never the last one.
    """
    with suppress(sqlite3.Error, UnicodeError), reading(path) as db:
        return int(db.execute("SELECT coalesce(max(id), 0) FROM tables").fetchone()[0])
    return 0
