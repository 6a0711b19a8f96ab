"""Copies of the database: made while the bot runs, verified before anybody relies on them."""

import os
import shutil
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from bot.table.storage.integrity import Damaged, verify
from bot.table.storage.schema import reading

JOURNALS = ("-wal", "-shm")


def backup(database: Path, target: Path) -> None:
    """A verified copy; half a copy never gets the target's name."""
    if not database.is_file():
        raise Damaged(f"{database} does not exist")
    _put(_copied(database, _beside(target, ".unfinished")), target)


def restore(source: Path, database: Path) -> Path | None:
    """Puts a verified backup in place; returns where the database before it has gone.

    What was there may be damaged: it is kept as it is, with its journal. It may even be the
    source itself, which is then accepted without the journal that it misses.
    """
    if not source.is_file():
        raise Damaged(f"{source} does not exist")
    verify(source)
    fresh = _copied(source, _beside(database, ".unfinished"))
    before = _beside(database, ".before-restore") if database.is_file() else None
    if before is not None:
        _keep(database, before)
    for journal in JOURNALS:
        _beside(database, journal).unlink(missing_ok=True)
    _put(fresh, database)
    return before


def _copied(source: Path, unfinished: Path) -> Path:
    """One file without companions, on which nobody works."""
    try:
        unfinished.unlink(missing_ok=True)
        with reading(source) as db, closing(sqlite3.connect(unfinished)) as copy:
            db.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")
            copy.execute("UPDATE lease SET holder = ''")
            copy.commit()
        verify(unfinished)
    except BaseException as fault:
        unfinished.unlink(missing_ok=True)
        if isinstance(fault, sqlite3.Error):
            raise Damaged(f"{source}: {fault}") from None
        raise
    return unfinished


def _keep(database: Path, before: Path) -> None:
    for journal in ("", *JOURNALS):
        old, kept = _beside(database, journal), _beside(before, journal)
        kept.unlink(missing_ok=True)
        if old.is_file() and journal != "-shm":
            shutil.copyfile(old, kept)


def _put(unfinished: Path, target: Path) -> None:
    """The new name reaches the disk too."""
    unfinished.replace(target)
    with suppress(OSError):  # Windows knows no folders that can be flushed
        folder = os.open(target.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def _beside(path: Path, ending: str) -> Path:
    return path.with_name(path.name + ending)
