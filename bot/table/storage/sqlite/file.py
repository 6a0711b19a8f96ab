"""One file: a writing connection with group commit, and one for reading."""

import sqlite3
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite

from bot.table.storage.faults import NotSaved
from bot.table.storage.sqlite import schema
from bot.table.storage.sqlite.writer import Work, Writer

T = TypeVar("T")


class File:
    def __init__(self, path: Path) -> None:
        self.path = path
        self._writer: Writer | None = None
        self._reader: aiosqlite.Connection | None = None

    async def open(self) -> None:
        """Opens the file; a new one gets the newest schema, an older one is left to
        `Backups.upgrade`.
        """
        if schema.schema_of(self.path) == 0:
            schema.migrate(self.path)
        self._writer = Writer(self.path)
        await self.open_to_read()

    async def open_to_read(self) -> None:
        """Opens the file for reading only: another process may work on it."""
        self._reader = await aiosqlite.connect(f"{self.path.absolute().as_uri()}?mode=ro", uri=True)

    async def close(self) -> None:
        if self._reader is not None:
            await self._reader.close()
        if self._writer is not None:
            self._writer.close()

    async def do(self, work: Work[T]) -> T:
        """Runs a piece of work in a transaction, which it may share with others."""
        assert self._writer is not None, "the store is not open"
        try:
            return await self._writer.do(work)
        except sqlite3.Error as fault:
            raise NotSaved(str(fault)) from fault

    async def rows(self, sql: str, *values: Any) -> list[Any]:
        assert self._reader is not None, "the store is not open"
        try:
            return list(await self._reader.execute_fetchall(sql, values))
        # OverflowError and UnicodeError: a damaged value
        except (sqlite3.Error, UnicodeError) as fault:
            raise NotSaved(str(fault)) from fault
