"""The rows of a PostgreSQL as they are, for a move to another backend."""

from collections.abc import AsyncIterator
from typing import Any

from bot.table.storage.postgres.store import PostgresStorage


class MovablePostgres(PostgresStorage):
    async def all_rows(
        self, table: str, columns: tuple[str, ...]
    ) -> AsyncIterator[tuple[Any, ...]]:
        for row in await self.rows(f"SELECT {_listed(columns)} FROM {table}"):
            yield tuple(row)

    async def put_rows(
        self, table: str, columns: tuple[str, ...], rows: list[tuple[Any, ...]]
    ) -> None:
        if table == "results":  # SQLite has no booleans
            at = columns.index("resigned")
            rows = [(*row[:at], bool(row[at]), *row[at + 1 :]) for row in rows]
        async with self.transaction() as db:
            await db.copy_records_to_table(table, records=rows, columns=columns)

    async def last_sign(self) -> float | None:
        seen: float | None = await self.value("SELECT max(seen) FROM shards")
        return seen

    async def note_sign(self, seen: float) -> None:
        """A single shard without a holder: the first process creates as many as are needed."""
        await self.value("INSERT INTO shards (shard, seen) VALUES (0, $1)", seen)


def _listed(columns: tuple[str, ...]) -> str:
    return ", ".join(f'"{column}"' for column in columns)
