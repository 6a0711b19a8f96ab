"""Credit for downtime in PostgreSQL: deadlines are extended, and all processes have to notice."""

from typing import Any

from bot.table.model.deadline import deadline_of
from bot.table.model.record import TableRecord
from bot.table.storage.downtime import EVERYWHERE, Span, end_stop, has_nights, postpone
from bot.table.storage.postgres.locks import STILL
from bot.table.storage.snapshot import COLUMNS, SavedTable, sheet_of

LATER = "UPDATE due SET at = $1 WHERE table_id = $2 AND kind = $3 AND seat = $4"


async def clock_stops(db: Any) -> dict[int, float]:
    """The stopped servers and since when, locked for this transaction."""
    await db.execute("SELECT pg_advisory_xact_lock($1, 0)", STILL)
    return dict(await db.fetch("SELECT guild, since FROM still"))


async def extend_stopped_rows(db: Any, guild: int, since: float, now: float) -> float:
    """Ends the stop of a server and extends its deadlines."""
    span, others = end_stop({guild: since, **await clock_stops(db)}, guild, now)
    await db.execute("DELETE FROM still WHERE guild = $1", guild)
    earlier = "UPDATE still SET since = $1 WHERE guild = $2"
    await db.executemany(earlier, [(at, other) for other, at in others.items()])
    return await extend_span_rows(db, span)


async def extend_span_rows(db: Any, span: Span) -> float:
    """Extends the rows of a span; concurrent saves wait for the rows and then find `credits`
    changed.
    """
    away = span.end - span.begin
    if away <= 0:
        return 0.0
    sheets = await _affected(db, span)
    numbers = [number for number, _ in sheets]
    await db.execute("UPDATE due SET at = at + $1 WHERE table_id = ANY ($2)", away, numbers)
    for _, record in sheets:
        if record is not None and has_nights(record):
            await _by_awake_time(db, record, span, away)
    return away


async def _affected(db: Any, span: Span) -> list[tuple[int, TableRecord | None]]:
    guild, without = (span.guild or None), list(span.without)
    rows = await db.fetch(
        "UPDATE tables SET credits = credits + 1 WHERE ($1::bigint IS NULL OR guild = $1) "
        "AND NOT guild = ANY ($2) AND EXISTS (SELECT 1 FROM due WHERE table_id = id) "
        f"RETURNING {COLUMNS}",
        guild if span.guild != EVERYWHERE else None,
        without,
    )
    saved = [SavedTable(*row) for row in rows]
    return [(row.id, sheet_of(row) if row.phase == "running" else None) for row in saved]


async def _by_awake_time(db: Any, record: TableRecord, span: Span, away: float) -> None:
    sql = "SELECT kind, seat, at FROM due WHERE table_id = $1"
    rows = await db.fetch(sql, record.id)
    before = {deadline_of(kind, seat): at - away for kind, seat, at in rows}
    later = postpone(record, before, span)
    await db.executemany(LATER, [(at, record.id, kind, seat) for (kind, seat), at in later.items()])
