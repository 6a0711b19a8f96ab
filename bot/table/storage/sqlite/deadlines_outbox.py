"""Deadlines, stopped clocks and the outbox in the file."""

import math
import sqlite3
from collections.abc import Iterable

from bot.table.model.deadline import Due, deadline_of
from bot.table.storage import snapshot
from bot.table.storage.sqlite.downtime import extend_stopped
from bot.table.storage.sqlite.file import File


class SqliteDeadlinesAndOutbox(File):
    async def due_of(self, table: int) -> Due:
        """Unknown kinds are of a newer release; they are left out, like records that cannot be
        read.
        """
        rows = await self.rows("SELECT kind, seat, at FROM due WHERE table_id = ?", table)
        try:
            return {deadline_of(kind, seat): at for kind, seat, at in rows}
        except ValueError:
            raise snapshot.Unreadable from None

    async def next_due(
        self,
        without: Iterable[int] = (),
        now: float = 0.0,  # noqa: ARG002 - there is no other process that claims
    ) -> tuple[float, int, str, int] | None:
        rows = await self.rows(
            f"SELECT at, table_id, kind, seat FROM due WHERE {_elsewhere(without)} "
            "ORDER BY at, table_id LIMIT 1"
        )
        return tuple(rows[0]) if rows else None

    async def overdue(
        self, now: float, most: int, without: Iterable[int] = ()
    ) -> list[tuple[int, str, int]]:
        rows = await self.rows(
            "SELECT min(at) AS first, table_id, kind, seat FROM due "
            f"WHERE at <= ? AND {_elsewhere(without)} GROUP BY table_id "
            # SQLite: the other columns are those of the row with the minimum
            "ORDER BY first LIMIT ?",
            now,
            most,
        )
        return [(table, kind, seat) for _, table, kind, seat in rows]

    async def put_off(self, table: int, kind: str, seat: int, until: float) -> None:
        sql = "UPDATE due SET at = ? WHERE table_id = ? AND kind = ? AND seat = ?"
        await self.do(lambda db: db.execute(sql, (until, table, kind, seat)).rowcount)

    async def waiting(self, guild: int = 0, before: float = math.inf) -> list[int]:
        sql = (
            "SELECT DISTINCT table_id FROM due JOIN tables ON id = table_id "
            "WHERE kind IN ('turn', 'cap') AND at < ? AND ? IN (0, guild)"
        )
        return [row[0] for row in await self.rows(sql, before, guild)]

    async def stop_clocks(self, guild: int, since: float) -> None:
        sql = "INSERT INTO still VALUES (?, ?) ON CONFLICT DO UPDATE SET since = min(since, ?)"
        await self.do(lambda db: db.execute(sql, (guild, since, since)).rowcount)

    async def start_clocks(self, guild: int, since: float, now: float) -> float:
        return await self.do(lambda db: extend_stopped(db, guild, since, now))

    async def pending_outbox(self, now: float = 0.0) -> list[int]:  # noqa: ARG002 - no other process
        return [row[0] for row in await self.rows("SELECT table_id FROM outbox ORDER BY table_id")]

    async def claim_outbox(self, table: int, now: float) -> float | None:  # noqa: ARG002
        return None  # there is no other process

    async def mark_delivered(self, table: int, revision: int) -> bool:
        sql = "DELETE FROM outbox WHERE table_id = ? AND revision <= ?"
        await self.do(lambda db: db.execute(sql, (table, revision)).rowcount)
        return True  # a later save has its own outbox entry


def _elsewhere(guilds: Iterable[int]) -> str:
    """A condition on deadlines; numbers need no quoting."""
    listed = ", ".join(str(int(guild)) for guild in guilds)
    if not listed:
        return "true"
    return f"table_id NOT IN (SELECT id FROM tables WHERE guild IN ({listed}))"


def put_due(db: sqlite3.Connection, table: int, due: Due) -> None:
    """Writes changed deadlines only: most saves leave all of them as they are."""
    rows = db.execute("SELECT kind, seat, at FROM due WHERE table_id = ?", (table,))
    old = {(kind, seat): at for kind, seat, at in rows}
    gone = [(table, *key) for key in old.keys() - due.keys()]
    new = [(table, *key, at) for key, at in due.items() if old.get(key) != at]
    db.executemany("DELETE FROM due WHERE table_id = ? AND kind = ? AND seat = ?", gone)
    db.executemany("INSERT OR REPLACE INTO due VALUES (?, ?, ?, ?)", new)
