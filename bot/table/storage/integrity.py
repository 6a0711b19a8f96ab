"""Is this file a whole database of ours? Asked before a start, of every backup, by the doctor."""

import sqlite3
from contextlib import suppress
from pathlib import Path

from bot.table.storage.lock import Lock
from bot.table.storage.schema import (
    blueprint,
    blueprint_of,
    has_journal,
    newest,
    reading,
    schema_of,
)
from bot.table.storage.snapshot import COLUMNS, Row


class Damaged(Exception):
    """The file is no sound database of ours; the argument says what is wrong."""


class TooNew(Damaged):
    """A newer release has written this database."""


def verify(path: Path) -> None:
    """Raises `Damaged` unless every page, the schema and every reference are sound."""
    _verify_pages(path)
    with reading(path) as db:
        if db.execute("PRAGMA foreign_key_check").fetchone():
            raise Damaged(f"{path}: a row refers to another that is missing")


def _verify_pages(path: Path) -> None:
    try:
        number = schema_of(path)
        if number > newest():
            raise TooNew(f"{path}: of schema {number}; this release knows {newest()}")
        with reading(path) as db:
            (found,) = db.execute("PRAGMA integrity_check(1)").fetchone()
            if found != "ok":
                raise Damaged(f"{path}: {found}")
            if not number or blueprint(db) != blueprint_of(number):
                raise Damaged(f"{path}: its tables are not those of Tafelrunde")
    except (sqlite3.Error, UnicodeError) as fault:
        raise Damaged(f"{path}: {fault}") from None


def verify_whole(path: Path) -> None:
    """Before the bot starts on it: sound, and nothing that was saved is missing.

    While the bot works the file says so, and the newest changes are in a journal beside it
    (`-wal`), which SQLite believes as far as it is sound. If the last sign of life is missing in
    the file, so are other changes: the journal was lost, cut off or damaged. Where nobody noted
    that sign, because the file was copied alone, the journal must be there at least.
    References are not followed: that would take as long again, and none can make a board wrong.
    """
    if _is_empty(path):
        return
    _verify_pages(path)
    with reading(path) as db:
        row = db.execute("SELECT seen FROM lease WHERE holder <> ''").fetchone()
    noted = Lock(path).noted()
    if row and (row[0] < noted if noted is not None else not has_journal(path)):
        raise Damaged(
            f"{path}: the newest changes are missing, they were in {path.name}-wal; put it back, "
            f"or take the file as it is with: tafelrunde restore {path}"
        )


def _is_empty(path: Path) -> bool:
    """Nothing was ever saved here: the very first start did not get far."""
    with suppress(sqlite3.Error, UnicodeError):
        if schema_of(path) == 0:
            with reading(path) as db:
                return not blueprint(db) and db.execute("PRAGMA page_count").fetchone()[0] <= 1
    return not path.is_file()


def verify_tables(path: Path) -> None:
    """Beyond `verify`: every table is as it was saved."""
    verify(path)
    with reading(path) as db:
        for row in db.execute(f"SELECT {COLUMNS} FROM tables"):
            if not Row(*row).is_sound():
                raise Damaged(f"{path}: table {row[0]} is damaged")
