"""Whether a file is a complete database of ours: checked at each start, of each backup, by
`doctor`.
"""

import sqlite3
from contextlib import suppress
from pathlib import Path

from bot.table.storage.snapshot import COLUMNS, SavedTable
from bot.table.storage.sqlite.files.lock import Lock
from bot.table.storage.sqlite.files.places import backups_of, sibling
from bot.table.storage.sqlite.schema import (
    blueprint,
    blueprint_of,
    has_journal,
    is_blank,
    newest_schema,
    reading,
    schema_of,
)

# Every row is looked up in every index: through `mmap`, up to SQLite's limit of 2 GB, instead of
# reading page by page.
IN_PLACE = "PRAGMA mmap_size = 2147418112"
CHUNK = 1 << 20  # bytes


class Damaged(Exception):
    """The file is no sound database of ours; the argument says why."""


class TooNew(Damaged):
    """The database was written by a newer release."""


class Incomplete(Damaged):
    """Sound, but its journal is missing; an operator may accept that."""


class Vanished(Damaged):
    """The file is empty or missing, although there was a database once."""


def verify_database(path: Path) -> None:
    """Raises `Damaged` unless every page, the schema and every reference are sound."""
    _verify_pages(path)
    with reading(path) as db:
        if db.execute("PRAGMA foreign_key_check").fetchone():
            raise Damaged(f"{path}: a row refers to another that is missing")


def _verify_pages(path: Path) -> None:
    try:
        _read_through(path)
        number = schema_of(path)
        if number > newest_schema():
            raise TooNew(f"{path}: of schema {number}; this release knows {newest_schema()}")
        with reading(path) as db:
            db.execute(IN_PLACE)
            (found,) = db.execute("PRAGMA integrity_check(1)").fetchone()
            if found != "ok":
                raise Damaged(f"{path}: {found}")
            if not number or blueprint(db) != blueprint_of(number):
                raise Damaged(f"{path}: its tables are not those of Tafelrunde")
    except (OSError, sqlite3.Error, UnicodeError) as fault:
        raise Damaged(f"{path}: {fault}") from None


def _read_through(path: Path) -> None:
    """Reads the file with `read()`: through `mmap` an I/O error would be a SIGBUS."""
    with path.open("rb") as file:
        while file.read(CHUNK):
            pass


def verify_whole(path: Path) -> None:
    """Before a start: sound, and nothing that was saved is missing.

    While the bot works the file says so, and the newest changes are in a journal next to it
    (`-wal`), which SQLite believes as far as it is sound. If the last heartbeat is missing in the
    file, other changes are too: the journal was lost, cut off or damaged. If no heartbeat was
    noted, because the file was copied alone, at least the journal must exist. References are not
    checked: that would double the time, and a wrong one cannot make a board wrong.
    """
    if _is_empty(path):
        _verify_new(path)
        return
    _verify_pages(path)
    with reading(path) as db:
        row = db.execute("SELECT seen FROM lease WHERE holder <> ''").fetchone()
    noted = Lock(path).last_sign()
    if row and (row[0] < noted if noted is not None else not has_journal(path)):
        raise Incomplete(f"{path}: the newest changes are missing, they were in {path.name}-wal")


def _is_empty(path: Path) -> bool:
    """Nothing was ever saved: the very first start was interrupted."""
    with suppress(sqlite3.Error, UnicodeError):
        if schema_of(path) == 0:
            with reading(path) as db:
                return not blueprint(db) and db.execute("PRAGMA page_count").fetchone()[0] <= 1
    return not path.is_file()


def _verify_new(path: Path) -> None:
    """An empty file next to traces of games was not always empty; the bot does not start over
    silently.
    """
    if found := _traces(path):
        game_state = "is empty" if path.is_file() else "is missing"
        raise Vanished(
            f"{path} {game_state}, but was there once: {', '.join(found)} lies beside it"
        )


def _traces(path: Path) -> list[str]:
    """Heartbeats in the lock file, a journal without its file, backups."""
    found = []
    if Lock(path).last_sign() is not None:
        found.append(sibling(path, ".lock").name)
    if has_journal(path) and is_blank(path):
        found.append(sibling(path, "-wal").name)
    return found + [f"backups/{backup.name}" for backup in backups_of(path)[-1:]]


def verify_tables(path: Path) -> None:
    """Beyond `verify_database`: the checksum of every table matches."""
    verify_database(path)
    with reading(path) as db:
        for row in db.execute(f"SELECT {COLUMNS} FROM tables"):
            if not SavedTable(*row).is_sound():
                raise Damaged(f"{path}: table {row[0]} is damaged")
