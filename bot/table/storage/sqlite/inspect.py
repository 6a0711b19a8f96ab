"""Reads a file from outside, for operators, while the bot may work on it."""

import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import NamedTuple

from bot.table.storage.protocol import Census
from bot.table.storage.sqlite.schema import reading
from bot.table.storage.sqlite.store import purge_tables
from bot.table.storage.sqlite.writer import connect


class Sign(NamedTuple):
    """The last heartbeat and its process; "": it stopped cleanly."""

    holder: str
    seen: float


def last_sign(path: Path) -> Sign | None:
    """Raises `sqlite3.Error` if the file is damaged."""
    with reading(path) as db:
        row = db.execute("SELECT holder, seen FROM lease").fetchone()
    return None if row is None else Sign(*row)


def seconds_away(path: Path, now: float) -> float:
    """Seconds since the last heartbeat, by this clock."""
    with suppress(sqlite3.Error, UnicodeError):
        sign = last_sign(path)
        return 0.0 if sign is None else now - sign.seen
    return 0.0


def far_ahead(path: Path, moment: float) -> int:
    """The number of deadlines after this moment."""
    with suppress(sqlite3.Error, UnicodeError), reading(path) as db:
        return int(db.execute("SELECT count(*) FROM due WHERE at > ?", (moment,)).fetchone()[0])
    return 0


def gateway(path: Path) -> str:
    """Whether the bot is connected to Discord, as it noted last."""
    with reading(path) as db:
        row = db.execute("SELECT value FROM meta WHERE key = 'gateway'").fetchone()
    return "unknown" if row is None else bytes(row[0]).decode()


def census(path: Path, now: float) -> Census:
    """The figures of a file that may be in use."""
    with reading(path) as db:
        phases = dict(db.execute("SELECT phase, count(*) FROM tables GROUP BY phase").fetchall())
        (untold,) = db.execute("SELECT count(*) FROM outbox").fetchone()
        late, first = db.execute(
            "SELECT count(*), min(at) FROM due WHERE at < ?", (now,)
        ).fetchone()
    return Census(phases, untold, late, first, path.stat().st_size)


def purge_file(path: Path, before: float) -> int:
    """Purges old tables and rewrites the file, so that nothing of them is left in it."""
    with closing(connect(path)) as db:
        db.execute("BEGIN IMMEDIATE")
        gone = purge_tables(db, before)
        db.execute("COMMIT")
        db.execute("VACUUM")
    return len(gone)
