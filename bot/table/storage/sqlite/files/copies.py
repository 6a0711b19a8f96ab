"""Copies of the database, made while the bot runs and verified before they are used."""

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
    """A verified copy; the target's name never holds an incomplete one."""
    if not database.is_file():
        raise Damaged(f"{database} does not exist")
    _put(_copied(database, sibling(target, ".unfinished")), target)


def restore(source: Path, database: Path, now: float) -> Path | None:
    """Replaces the database by a verified backup; returns where the old one was moved.

    The old one may be damaged: it is kept as it is, with its journal. It may even be the backup
    itself, which is then accepted without its journal.
    """
    if not source.is_file():
        raise Damaged(f"{source} does not exist")
    verify_database(source)
    return _replaced(database, _copied(source, sibling(database, ".unfinished")), now)


def begin_anew(database: Path, now: float) -> Path | None:
    """Replaces the database by an empty one; returns where the old one was moved."""
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
    """A free name: what was kept is never overwritten."""
    name = f".before-restore-{dated(now)}"
    numbered = (sibling(database, f"{name}-{number}") for number in count(2))
    return next(path for path in chain([sibling(database, name)], numbered) if not path.exists())


def _copied(source: Path, unfinished: Path) -> Path:
    """A single file without journal, on which nobody works."""
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
    """An empty private file; errors name this path."""
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
    """Renames it and flushes the folder."""
    unfinished.replace(target)
    with suppress(OSError):  # Windows cannot flush folders
        folder = os.open(target.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
