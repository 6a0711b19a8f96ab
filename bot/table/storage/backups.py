"""The automatic backups: before each migration and once a day; the oldest make room."""

import asyncio
import logging
import re
import sqlite3
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from bot.table.storage.copies import backup
from bot.table.storage.integrity import Damaged, verify_tables
from bot.table.storage.schema import migrate, newest, schema_of
from bot.table.time.sources import Time

log = logging.getLogger(__name__)
KEPT = 7
DAY, HOUR = 86_400.0, 3600.0
MOMENT = "%Y%m%dT%H%M%SZ"
AUTOMATIC = re.compile(r"-auto-schema\d+-(\d{8}T\d{6}Z)\.sqlite3")


class Backups:
    """Of one database, in a folder beside it; whatever a person has put there is left alone."""

    def __init__(self, database: Path, kept: int = KEPT) -> None:
        self._database, self._kept = database, kept
        self.folder = database.parent / "backups"

    def upgrade(self, now: float) -> None:
        """Brings the database to the newest schema; before that it is copied."""
        if 0 < schema_of(self._database) < newest():
            log.info("backup before the migration: %s", self.make(now))
        migrate(self._database)

    def make(self, now: float) -> Path:
        """A verified copy with schema and date in its name."""
        moment = datetime.fromtimestamp(now, UTC).strftime(MOMENT)
        name = f"{self._database.stem}-auto-schema{schema_of(self._database)}-{moment}.sqlite3"
        self.folder.mkdir(exist_ok=True)
        backup(self._database, self.folder / name)
        for old in self.automatic()[self._kept :]:
            old.unlink(missing_ok=True)
        return self.folder / name

    def automatic(self) -> list[Path]:
        """Those that were made by `make`, the newest first."""
        found = [(self._made_at(path), path) for path in self._all()]
        dated = [(moment, path) for moment, path in found if moment is not None]
        return [path for _, path in sorted(dated, reverse=True)]

    def newest_sound(self) -> Path | None:
        """The newest copy, made by whomever, that is worth restoring."""
        for path in sorted(self._all(), key=lambda path: path.stat().st_mtime, reverse=True):
            with suppress(Damaged):
                verify_tables(path)
                return path
        return None

    async def every_day(self, time: Time) -> None:
        """For as long as the bot runs; after a restart the day goes on where it was."""
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
        made = [self._made_at(path) for path in self.automatic()[:1]]
        return now + HOUR if not made or made[0] is None else made[0] + DAY

    def _all(self) -> list[Path]:
        return list(self.folder.glob(f"{self._database.stem}*.sqlite3"))

    def _made_at(self, path: Path) -> float | None:
        match = AUTOMATIC.fullmatch(path.name.removeprefix(self._database.stem))
        if match is None:
            return None
        return datetime.strptime(match[1], MOMENT).replace(tzinfo=UTC).timestamp()
