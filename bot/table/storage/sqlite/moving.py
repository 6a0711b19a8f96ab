"""The rows of a file as they are, for a move to another backend."""

import sqlite3
from collections.abc import AsyncIterator
from typing import Any

from bot.table.storage.sqlite.store import SqliteStorage


class MovableFile(SqliteStorage):
    async def all_rows(
        self, table: str, columns: tuple[str, ...]
    ) -> AsyncIterator[tuple[Any, ...]]:
        for row in await self.rows(f"SELECT {_listed(columns)} FROM {table}"):
            yield tuple(row)

    async def put_rows(
        self, table: str, columns: tuple[str, ...], rows: list[tuple[Any, ...]]
    ) -> None:
        marks = ", ".join("?" * len(columns))
        sql = f"INSERT OR REPLACE INTO {table} ({_listed(columns)}) VALUES ({marks})"

        def work(db: sqlite3.Connection) -> None:
            db.executemany(sql, rows)

        await self.do(work)

    async def last_sign(self) -> float | None:
        rows = await self.rows("SELECT seen FROM lease")
        return rows[0][0] if rows else None

    async def note_sign(self, seen: float) -> None:
        sql = "INSERT OR REPLACE INTO lease VALUES (1, '', ?)"
        await self.do(lambda db: db.execute(sql, (seen,)).rowcount)


def _listed(columns: tuple[str, ...]) -> str:
    return ", ".join(f'"{column}"' for column in columns)
