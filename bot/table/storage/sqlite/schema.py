"""The schema of the file: numbered steps, to which new ones are added."""

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
    """Opens a file without changing it: no journal is created or removed.

    Next to an empty file SQLite would remove the journal even so.
    """
    is_live = has_journal(path) and not is_blank(path)
    how = "mode=ro" if is_live else "mode=ro&immutable=1"
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?{how}", uri=True)) as db:
        yield db


def has_journal(path: Path) -> bool:
    """Whether changes lie in a journal: always while a process works on the file.

    In one system call: a process that stops removes the journal between two.
    """
    try:
        return sibling(path, "-wal").stat().st_size > 0
    except FileNotFoundError:
        return False


def is_blank(path: Path) -> bool:
    """Whether the file is missing or empty."""
    return not path.is_file() or path.stat().st_size == 0


def schema_of(path: Path) -> int:
    """The number of the last step; 0 for an empty file."""
    if not path.is_file():
        return 0
    with reading(path) as db:
        return int(db.execute("PRAGMA user_version").fetchone()[0])


def newest_schema() -> int:
    """The number of the newest schema, the count of its steps."""
    return len(schema_steps())


def migrate(path: Path) -> None:
    """Brings the file to the newest schema, each step in its own transaction.

    At the end everything is in the file itself: from then until a clean stop it says that a process
    works on it, so a lost journal is noticed (`verify_whole`).
    """
    with closing(connect(path)) as db:
        (done,) = db.execute("PRAGMA user_version").fetchone()
        for number, step in enumerate(schema_steps(), 1):
            if number > done:
                _take(db, number, step)
                log.info("database brought to schema %d", number)
        db.execute("PRAGMA wal_checkpoint(FULL)")  # the journal keeps its length


def _take(db: sqlite3.Connection, number: int, step: str) -> None:
    """One step with its upgrade in Python; a crash in between leaves the file as it was."""
    db.execute("BEGIN IMMEDIATE")
    finish = UPGRADES[number](db) if number in UPGRADES else None
    for statement in _statements(step):
        db.execute(statement)
    if finish is not None:
        finish(db)
    db.execute(f"PRAGMA user_version = {number}")
    db.execute("COMMIT")


def _statements(step: str) -> list[str]:
    """One by one, because `executescript` would commit what `UPGRADES` has begun."""
    found, statement = list[str](), ""
    for line in step.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            found.append(statement)
            statement = ""
    return found


def blueprint(db: sqlite3.Connection) -> set[tuple[str, str]]:
    """The SQL of all tables and indexes except SQLite's own."""
    sql = "SELECT name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite%'"
    return {(name, text) for name, text in db.execute(sql)}


@cache
def blueprint_of(number: int) -> frozenset[tuple[str, str]]:
    """The blueprint of a fresh file of this schema."""
    with closing(sqlite3.connect(":memory:")) as db:
        for step in schema_steps()[:number]:
            db.executescript(step)
        return frozenset(blueprint(db))


@cache
def schema_steps() -> tuple[str, ...]:
    """The SQL files of all steps in order."""
    folder = files("bot.table.storage.sqlite") / "migrations"
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".sql"))
    return tuple((folder / name).read_text(encoding="utf-8") for name in names)
