"""The schema: numbered steps that only ever grow in number, and what the file must look like."""

import logging
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import cache
from importlib.resources import files
from pathlib import Path

from bot.table.storage.sqlite.files.places import sibling
from bot.table.storage.sqlite.upgrades import UPGRADES
from bot.table.storage.sqlite.writer import connect

log = logging.getLogger(__name__)


@contextmanager
def reading(path: Path) -> Iterator[sqlite3.Connection]:
    """Looks into a file without changing it: the journal of a crash is neither made nor removed.

    Beside an empty file SQLite would remove it even so.
    """
    is_live = has_journal(path) and not is_blank(path)
    how = "mode=ro" if is_live else "mode=ro&immutable=1"
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?{how}", uri=True)) as db:
        yield db


def has_journal(path: Path) -> bool:
    """Whether there are changes beside the file: always while somebody works on it.

    Asked once: whoever stops working removes the journal between two looks.
    """
    try:
        return sibling(path, "-wal").stat().st_size > 0
    except FileNotFoundError:
        return False


def is_blank(path: Path) -> bool:
    return not path.is_file() or path.stat().st_size == 0


def schema_of(path: Path) -> int:
    """The number of the last step that was taken; 0 where there is nothing yet."""
    if not path.is_file():
        return 0
    with reading(path) as db:
        return int(db.execute("PRAGMA user_version").fetchone()[0])


def newest_schema() -> int:
    return len(schema_steps())


def migrate(path: Path) -> None:
    """Brings the file to the newest schema, each step in a transaction of its own.

    At the end everything stands in the file itself: from then on, until an orderly end, it says
    that somebody works on it, and a journal that has got lost is noticed (`verify_whole`).
    """
    with closing(connect(path)) as db:
        (done,) = db.execute("PRAGMA user_version").fetchone()
        for number, step in enumerate(schema_steps(), 1):
            if number > done:
                _take(db, number, step)
                log.info("database brought to schema %d", number)
        db.execute("PRAGMA wal_checkpoint(FULL)")  # the journal keeps its length


def _take(db: sqlite3.Connection, number: int, step: str) -> None:
    """One step and what SQL cannot say of it; a crash in between leaves the file as it was."""
    db.execute("BEGIN IMMEDIATE")
    finish = UPGRADES[number](db) if number in UPGRADES else None
    for statement in _statements(step):
        db.execute(statement)
    if finish is not None:
        finish(db)
    db.execute(f"PRAGMA user_version = {number}")
    db.execute("COMMIT")


def _statements(step: str) -> list[str]:
    """`executescript` would commit what `UPGRADES` has begun."""
    found, statement = list[str](), ""
    for line in step.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            found.append(statement)
            statement = ""
    return found


def blueprint(db: sqlite3.Connection) -> set[tuple[str, str]]:
    """All tables and indexes as they were written down; SQLite's own are not ours to judge."""
    sql = "SELECT name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite%'"
    return {(name, text) for name, text in db.execute(sql)}


@cache
def blueprint_of(number: int) -> frozenset[tuple[str, str]]:
    """What a file of this schema looks like."""
    with closing(sqlite3.connect(":memory:")) as db:
        for step in schema_steps()[:number]:
            db.executescript(step)
        return frozenset(blueprint(db))


@cache
def schema_steps() -> tuple[str, ...]:
    folder = files("bot.table.storage.sqlite") / "migrations"
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".sql"))
    return tuple((folder / name).read_text(encoding="utf-8") for name in names)
