"""Copies of the database: made while the bot runs, verified before anybody relies on them."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path


class Damaged(Exception):
    """The file is no sound database of ours; the argument says what is wrong."""


def backup(database: Path, target: Path) -> None:
    """A verified copy; half a copy never gets the target's name."""
    if not database.is_file():
        raise Damaged(f"{database} does not exist")
    unfinished = target.with_name(target.name + ".unfinished")
    unfinished.unlink(missing_ok=True)
    with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(unfinished)) as copy:
        source.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")  # one file, without companions
    verify(unfinished)
    unfinished.replace(target)


def restore(source: Path, database: Path) -> Path | None:
    """Puts a verified backup in place; returns where the database before it has gone."""
    verify(source)
    before = database.with_name(database.name + ".before-restore")
    had_one = database.is_file()
    if had_one:
        backup(database, before)
    for rest in ("-wal", "-shm"):
        database.with_name(database.name + rest).unlink(missing_ok=True)
    unfinished = database.with_name(database.name + ".unfinished")
    shutil.copyfile(source, unfinished)
    unfinished.replace(database)
    return before if had_one else None


def verify(path: Path) -> None:
    """Raises `Damaged` unless every page and every reference is sound."""
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as db:
            (found,) = db.execute("PRAGMA integrity_check").fetchone()
            if found != "ok":
                raise Damaged(f"{path}: {found}")
            if db.execute("PRAGMA foreign_key_check").fetchone():
                raise Damaged(f"{path}: a row refers to another that is missing")
            db.execute("SELECT count(*) FROM tables").fetchone()
    except sqlite3.Error as fault:
        raise Damaged(f"{path}: {fault}") from None
