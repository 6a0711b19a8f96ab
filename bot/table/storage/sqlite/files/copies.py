"""Copies of the database: made while the bot runs, verified before anybody relies on them."""

import os
import shutil
import sqlite3
from contextlib import closing, suppress
from itertools import chain, count
from pathlib import Path

from bot.table.storage.sqlite.files.integrity import Damaged, verify_database
from bot.table.storage.sqlite.files.places import dated, sibling
from bot.table.storage.sqlite.schema import migrate, reading

JOURNALS = ("-wal", "-shm")


def backup(database: Path, target: Path) -> None:
    """A verified copy; half a copy never gets the target's name."""
    if not database.is_file():
        raise Damaged(f"{database} does not exist")
    _put(_copied(database, sibling(target, ".unfinished")), target)


def restore(source: Path, database: Path, now: float) -> Path | None:
    """Puts a verified backup in place; returns where the database before it has gone.

    What was there may be damaged: it is kept as it is, with its journal. It may even be the
    source itself, which is then accepted without the journal that it misses.
    """
    if not source.is_file():
        raise Damaged(f"{source} does not exist")
    verify_database(source)
    return _replaced(database, _copied(source, sibling(database, ".unfinished")), now)


def begin_anew(database: Path, now: float) -> Path | None:
    """Puts an empty database in place; returns where the one before it has gone."""
    fresh = _emptied(sibling(database, ".unfinished"))
    migrate(fresh)
    _alone(fresh)
    return _replaced(database, fresh, now)


def _replaced(database: Path, fresh: Path, now: float) -> Path | None:
    before = _kept_as(database, now) if database.is_file() else None
    if before is not None:
        _keep(database, before)
    for journal in JOURNALS:
        sibling(database, journal).unlink(missing_ok=True)
    _put(fresh, database)
    return before


def _kept_as(database: Path, now: float) -> Path:
    """A name that nothing has yet: what was kept once is never lost to a second attempt."""
    name = f".before-restore-{dated(now)}"
    numbered = (sibling(database, f"{name}-{number}") for number in count(2))
    return next(path for path in chain([sibling(database, name)], numbered) if not path.exists())


def _copied(source: Path, unfinished: Path) -> Path:
    """One file without companions, on which nobody works."""
    _emptied(unfinished)
    try:
        with reading(source) as db, closing(sqlite3.connect(unfinished)) as copy:
            db.backup(copy)
        _alone(unfinished)
        verify_database(unfinished)
    except BaseException as fault:
        unfinished.unlink(missing_ok=True)
        if isinstance(fault, sqlite3.Error):
            raise Damaged(f"{source}: {fault}") from None
        raise
    return unfinished


def _emptied(unfinished: Path) -> Path:
    """Says by its own name if it cannot be written, and is nobody else's to read."""
    unfinished.unlink(missing_ok=True)
    unfinished.touch(mode=0o600, exist_ok=False)
    return unfinished


def _alone(path: Path) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA journal_mode = DELETE")
        db.execute("UPDATE lease SET holder = ''")
        db.commit()


def _keep(database: Path, before: Path) -> None:
    for journal in ("", "-wal"):
        if (old := sibling(database, journal)).is_file():
            shutil.copy(old, sibling(before, journal))


def _put(unfinished: Path, target: Path) -> None:
    """The new name reaches the disk too."""
    unfinished.replace(target)
    with suppress(OSError):  # Windows knows no folders that can be flushed
        folder = os.open(target.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
