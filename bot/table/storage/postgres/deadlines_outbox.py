"""Deadlines and the outbox in PostgreSQL; entries are claimed, so one process works on each."""

import math
from collections.abc import Iterable

from bot.table.model.deadline import Due, deadline_of
from bot.table.storage import snapshot
from bot.table.storage.postgres.downtime import extend_stopped_rows
from bot.table.storage.postgres.pool import Pool


class PostgresDeadlinesAndOutbox(Pool):
    async def due_of(self, table: int) -> Due:
        rows = await self.rows("SELECT kind, seat, at FROM due WHERE table_id = $1", table)
        return due_of(rows)

    async def next_due(
        self,
        without: Iterable[int] = (),  # noqa: ARG002 - the database knows where clocks stand still
        now: float = 0.0,
    ) -> tuple[float, int, str, int] | None:
        sql = "SELECT at, table_id, kind, seat FROM running_due($1, 'Infinity') LIMIT 1"
        rows = await self.rows(sql, now)
        return tuple(rows[0]) if rows else None

    async def overdue(
        self,
        now: float,
        most: int,
        without: Iterable[int] = (),  # noqa: ARG002
    ) -> list[tuple[int, str, int]]:
        rows = await self.rows("SELECT * FROM claim_due($1, $2)", now, most)
        ordered = sorted(rows, key=lambda row: row["o_at"])
        return [(table, kind, seat) for table, kind, seat, _ in ordered]

    async def put_off(self, table: int, kind: str, seat: int, until: float) -> None:
        sql = "UPDATE due SET at = $1, claimed = 0 WHERE table_id = $2 AND kind = $3 AND seat = $4"
        await self.value(sql, until, table, kind, seat)

    async def waiting(self, guild: int = 0, before: float = math.inf) -> list[int]:
        sql = (
            "SELECT DISTINCT table_id FROM due JOIN tables ON id = table_id "
            "WHERE kind IN ('turn', 'cap') AND at < $1 AND $2::bigint IN (0, guild)"
        )
        return [row[0] for row in await self.rows(sql, before, guild)]

    async def stop_clocks(self, guild: int, since: float) -> None:
        await self.value("SELECT begin_still($1, $2, $3)", self.holder, guild, since)

    async def start_clocks(self, guild: int, since: float, now: float) -> float:
        async with self.transaction() as db:
            await db.execute("SELECT check_listed($1)", self.holder)
            return await extend_stopped_rows(db, guild, since, now)

    async def pending_outbox(self, now: float = 0.0) -> list[int]:
        sql = "SELECT table_id FROM outbox WHERE claimed <= $1 OR holder = $2 ORDER BY table_id"
        return [row[0] for row in await self.rows(sql, now, self.holder)]

    async def claim_outbox(self, table: int, now: float) -> float | None:
        until: float | None = await self.value(
            "SELECT claim_telling($1, $2, $3)", table, self.holder, now
        )
        return until

    async def mark_delivered(self, table: int, revision: int) -> bool:
        return bool(await self.value("SELECT was_told($1, $2)", table, revision))


def due_of(rows: Iterable[tuple[str, int, float]]) -> Due:
    """Unknown kinds are of a newer release; they are left out, like records that cannot be read."""
    try:
        return {deadline_of(kind, seat): at for kind, seat, at in rows}
    except ValueError:
        raise snapshot.Unreadable from None
