"""Downtime given back: no deadline comes nearer while the bot is away."""

import sqlite3

from bot.games.contract import Seat
from bot.table.model.person import Habits, person_of
from bot.table.model.sheet import Sheet
from bot.table.storage.snapshot import Row, sheet_of
from bot.table.time.whose_clock import moved

Later = tuple[float, int, str, int]  # when; table, kind and seat of a deadline


def credit(db: sqlite3.Connection, seen: float, now: float) -> float:
    """All deadlines are put off by the time since `seen`; returns how long that was.

    Ten thousand tables start three times as fast if the index is made anew instead of being moved
    row by row. Where people sleep, their awake time decides instead.
    """
    away = now - seen
    if away <= 0:
        return 0.0
    rows = [row for table in _heeding(db) for row in _put_off(db, table, seen, now)]
    db.execute("DROP INDEX due_at")
    db.execute("UPDATE due SET at = at + ?", (away,))
    db.executemany("UPDATE due SET at = ? WHERE table_id = ? AND kind = ? AND seat = ?", rows)
    db.execute("CREATE INDEX due_at ON due (at)")
    return away


def _heeding(db: sqlite3.Connection) -> list[Sheet]:
    """The running tables of people who have habits."""
    records = db.execute("SELECT id, record FROM people").fetchall()
    people = [person for person, record in records if person_of(record).habits != Habits()]
    columns = ", ".join(f"tables.{name}" for name in Row.__struct_fields__)
    sql = (
        f"SELECT {columns} FROM tables JOIN seated ON table_id = id "
        "WHERE person = ? AND phase = 'running'"
    )
    rows = {row[0]: Row(*row) for person in people for row in db.execute(sql, (person,))}
    return [sheet for row in rows.values() if (sheet := sheet_of(row)) is not None]


def _put_off(db: sqlite3.Connection, sheet: Sheet, seen: float, now: float) -> list[Later]:
    sql = "SELECT kind, seat, at FROM due WHERE table_id = ?"
    due = {(kind, Seat(seat)): at for kind, seat, at in db.execute(sql, (sheet.id,))}
    later = moved(sheet, sheet, due, seen, now)
    return [(at, sheet.id, kind, seat) for (kind, seat), at in later.items()]
