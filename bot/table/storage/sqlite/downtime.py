"""Time given back: no deadline comes nearer while the bot is away or clocks stand still."""

import sqlite3

from bot.games.contract import Seat
from bot.table.model.deadline import deadline_of
from bot.table.model.person import Habits
from bot.table.model.sheet import Sheet
from bot.table.storage.snapshot import COLUMNS, SavedTable, sheet_of
from bot.table.time.whose_clock import habits_of, moved

Later = tuple[float, int, str, int]  # when; table, kind and seat of a deadline
EVERYWHERE = 0  # instead of a server's number


def credit(db: sqlite3.Connection, seen: float, now: float) -> float:
    """Nobody was here since `seen`: all deadlines are put off; returns by how much.

    Where clocks stood still before that, the time counts from then on; now they go again.
    """
    still = _standing(db)
    begin = min(seen, still.pop(EVERYWHERE, seen))
    for guild, since in still.items():
        credit_span(db, since, begin, guild)
    if _is_known(db):
        db.execute("DELETE FROM still")
    return credit_span(db, begin, now)


def credit_slept(db: sqlite3.Connection, seen: float, now: float) -> float:
    """The machine slept: what stands still anyway is credited when it goes on, not twice."""
    still = _standing(db)
    return 0.0 if EVERYWHERE in still else credit_span(db, seen, now, without=tuple(still))


def _standing(db: sqlite3.Connection) -> dict[int, float]:
    """Where clocks stand still, and since when; a file of an older release knows no such thing."""
    return dict(db.execute("SELECT guild, since FROM still").fetchall()) if _is_known(db) else {}


def _is_known(db: sqlite3.Connection) -> bool:
    return bool(db.execute("SELECT 1 FROM sqlite_schema WHERE name = 'still'").fetchone())


def credit_span(
    db: sqlite3.Connection,
    begin: float,
    end: float,
    guild: int = EVERYWHERE,
    without: tuple[int, ...] = (),
) -> float:
    """The deadlines of all tables, or of one server's, are put off by this time.

    Ten thousand tables start three times as fast if the index is made anew instead of being moved
    row by row. Where people sleep, their awake time decides instead.
    """
    away = end - begin
    if away <= 0:
        return 0.0
    where, values = _of(guild, without)
    rows = [
        row
        for table in _tables_with_nights(db, where, values)
        for row in _put_off(db, table, begin, end)
    ]
    if guild == EVERYWHERE:
        db.execute("DROP INDEX due_at")
    db.execute(f"UPDATE due SET at = at + ? WHERE {where}", (away, *values))
    db.executemany("UPDATE due SET at = ? WHERE table_id = ? AND kind = ? AND seat = ?", rows)
    if guild == EVERYWHERE:
        db.execute("CREATE INDEX due_at ON due (at)")
    return away


def _of(guild: int, without: tuple[int, ...]) -> tuple[str, tuple[int, ...]]:
    """The condition on `table_id`, and its values."""
    if guild != EVERYWHERE:
        return "table_id IN (SELECT id FROM tables WHERE guild = ?)", (guild,)
    if not without:
        return "true", ()
    marks = ", ".join("?" * len(without))
    return f"table_id NOT IN (SELECT id FROM tables WHERE guild IN ({marks}))", without


def _tables_with_nights(db: sqlite3.Connection, where: str, values: tuple[int, ...]) -> list[Sheet]:
    """The running tables at which somebody sleeps."""
    condition = where.replace("table_id", "id")
    sql = f"SELECT {COLUMNS} FROM tables WHERE phase = 'running' AND {condition}"
    sheets = [sheet_of(SavedTable(*row)) for row in db.execute(sql, values)]
    return [sheet for sheet in sheets if sheet is not None and _sleeps(sheet)]


def _sleeps(sheet: Sheet) -> bool:
    return any(habits_of(sheet, Seat(seat)) != Habits() for seat in range(len(sheet.chairs)))


def _put_off(db: sqlite3.Connection, sheet: Sheet, seen: float, now: float) -> list[Later]:
    sql = "SELECT kind, seat, at FROM due WHERE table_id = ?"
    due = {deadline_of(kind, seat): at for kind, seat, at in db.execute(sql, (sheet.id,))}
    later = moved(sheet, sheet, due, seen, now)
    return [(at, sheet.id, kind, seat) for (kind, seat), at in later.items()]
