"""Credit for downtime in the file: deadlines are extended."""

import sqlite3

from bot.table.model.deadline import deadline_of
from bot.table.model.record import TableRecord
from bot.table.storage.downtime import (
    EVERYWHERE,
    Span,
    end_stop,
    has_nights,
    postpone,
    spans_after_absence,
    spans_after_sleep,
)
from bot.table.storage.snapshot import COLUMNS, SavedTable, sheet_of
from bot.table.time.sanity import STEP

Later = tuple[float, int, str, int]  # moment, and the table, kind and seat of a deadline


def extend_deadlines(db: sqlite3.Connection, seen: float, now: float) -> float:
    """Extends all deadlines by the downtime since `seen`; returns by how much.

    Where clocks had been stopped before, the stop counts from its begin; all clocks start again.
    """
    spans = spans_after_absence(_standing(db), seen, now)
    if _is_known(db):
        db.execute("DELETE FROM still")
    return [extend_span(db, span) for span in spans][-1]


def extend_after_sleep(db: sqlite3.Connection, seen: float, now: float) -> float:
    """Extends all deadlines after the machine slept; returns the credited seconds."""
    return sum(extend_span(db, span) for span in spans_after_sleep(_standing(db), seen, now))


def extend_stopped(db: sqlite3.Connection, guild: int, since: float, now: float) -> float:
    """Ends the stop of a server and extends its deadlines."""
    span, others = end_stop({guild: since, **_standing(db)}, guild, now)
    db.execute("DELETE FROM still WHERE guild = ?", (guild,))
    earlier = "UPDATE still SET since = ? WHERE guild = ?"
    db.executemany(earlier, [(since, other) for other, since in others.items()])
    return extend_span(db, span)


def _standing(db: sqlite3.Connection) -> dict[int, float]:
    """The stopped servers and since when; files of older releases have none."""
    return dict(db.execute("SELECT guild, since FROM still").fetchall()) if _is_known(db) else {}


def _is_known(db: sqlite3.Connection) -> bool:
    return bool(db.execute("SELECT 1 FROM sqlite_schema WHERE name = 'still'").fetchone())


def extend_span(db: sqlite3.Connection, span: Span) -> float:
    """Extends the deadlines of all tables or of one server; a negative time brings them forward
    after the clock was set back.

    With ten thousand tables a start is three times as fast if the index is created anew instead of
    updated row by row. Where people sleep, their awake time decides.
    """
    away = span.end - span.begin
    if -STEP < away <= 0:
        return 0.0
    where, values = _of(span)
    rows = [row for record in _with_nights(db, where, values) for row in _later(db, record, span)]
    if span.guild == EVERYWHERE:
        db.execute("DROP INDEX due_at")
    db.execute(f"UPDATE due SET at = at + ? WHERE {where}", (away, *values))
    db.executemany("UPDATE due SET at = ? WHERE table_id = ? AND kind = ? AND seat = ?", rows)
    if span.guild == EVERYWHERE:
        db.execute("CREATE INDEX due_at ON due (at)")
    return away


def _of(span: Span) -> tuple[str, tuple[int, ...]]:
    """The condition on `table_id` and its values."""
    if span.guild != EVERYWHERE:
        return "table_id IN (SELECT id FROM tables WHERE guild = ?)", (span.guild,)
    if not span.without:
        return "true", ()
    marks = ", ".join("?" * len(span.without))
    return f"table_id NOT IN (SELECT id FROM tables WHERE guild IN ({marks}))", span.without


def _with_nights(db: sqlite3.Connection, where: str, values: tuple[int, ...]) -> list[TableRecord]:
    """The running tables with quiet hours.

    Records are decoded only if the row does not rule it out: for ten thousand that would take
    longer than the rest of a start.
    """
    condition = where.replace("table_id", "id")
    is_new = db.execute(
        "SELECT 1 FROM pragma_table_info('tables') WHERE name = 'nights'"
    ).fetchone()
    maybe = "nights" if is_new else "true"
    sql = f"SELECT {COLUMNS} FROM tables WHERE phase = 'running' AND {maybe} AND {condition}"
    sheets = [sheet_of(SavedTable(*row)) for row in db.execute(sql, values)]
    return [record for record in sheets if record is not None and has_nights(record)]


def _later(db: sqlite3.Connection, record: TableRecord, span: Span) -> list[Later]:
    sql = "SELECT kind, seat, at FROM due WHERE table_id = ?"
    due = {deadline_of(kind, seat): at for kind, seat, at in db.execute(sql, (record.id,))}
    later = postpone(record, due, span)
    return [(at, record.id, kind, seat) for (kind, seat), at in later.items()]
