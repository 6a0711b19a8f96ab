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
        """A new file gets the newest schema; an older one is left to `Backups.upgrade`."""
        if schema.schema_of(self.path) == 0:
            schema.migrate(self.path)
        self._writer = Writer(self.path)
        await self.open_to_read()

    async def open_to_read(self) -> None:
        """Looks only: somebody else may work on the file meanwhile."""
        self._reader = await aiosqlite.connect(f"{self.path.absolute().as_uri()}?mode=ro", uri=True)

    async def close(self) -> None:
        if self._reader is not None:
            await self._reader.close()
        if self._writer is not None:
            self._writer.close()

    async def do(self, work: Work[T]) -> T:
        """A piece of work in a transaction; it may share it with others."""
        assert self._writer is not None, "the store is not open"
        try:
            return await self._writer.do(work)
        except sqlite3.Error as fault:
            raise NotSaved(str(fault)) from fault

    async def rows(self, sql: str, *values: Any) -> list[Any]:
        assert self._reader is not None, "the store is not open"
        try:
            return list(await self._reader.execute_fetchall(sql, values))
        except (sqlite3.Error, UnicodeError) as fault:  # the latter where a text is damaged
            raise NotSaved(str(fault)) from fault
