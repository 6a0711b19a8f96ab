"""The ledger in the file."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.table.model.message_record import MessageRecord, MessageRecords, MessageSlot
from bot.table.storage.ledger import (
    Change,
    Key,
    LastPush,
    Ledger,
    Ringing,
    columns,
    row_of,
    slot_of,
)

if TYPE_CHECKING:
    from bot.table.storage.sqlite.file import File

PUT = "INSERT OR REPLACE INTO ledger VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
RUNG = "SELECT at, day, number, table_id FROM rings WHERE person = ?"


class SqliteLedger(Ledger):
    def __init__(self, file: File) -> None:
        self._file = file

    async def rows(self, table: int) -> MessageRecords:
        sql = "SELECT kind, seat, record FROM ledger WHERE table_id = ?"
        found = await self._file.rows(sql, table)
        return {slot_of(kind, seat): row_of(record) for kind, seat, record in found}

    async def change(self, table: int, slot: MessageSlot, change: Change) -> MessageRecord | None:
        def work(db: sqlite3.Connection) -> MessageRecord | None:
            sql = "SELECT record FROM ledger WHERE table_id = ? AND kind = ? AND seat = ?"
            found = db.execute(sql, (table, slot.kind, slot.seat)).fetchone()
            known = MessageRecord() if found is None else row_of(found[0])
            if (new := change(known)) is not None:
                new = replace(new, version=known.version + 1)
                db.execute(PUT, columns(table, slot, new))
            return new

        return await self._file.do(work)

    async def due(self) -> dict[Key, float]:
        sql = "SELECT table_id, kind, seat, next FROM ledger WHERE next IS NOT NULL"
        found = await self._file.rows(sql)
        return {(table, slot_of(kind, seat)): at for table, kind, seat, at in found}

    async def of_person(self, person: int) -> list[Key]:
        sql = "SELECT table_id, kind, seat FROM ledger WHERE person = ?"
        found = await self._file.rows(sql, person)
        return [(table, slot_of(kind, seat)) for table, kind, seat in found]

    async def last_push(self, person: int) -> LastPush:
        found = await self._file.rows(RUNG, person)
        return LastPush(*found[0]) if found else LastPush()

    async def record_push(self, person: int, change: Ringing) -> LastPush | None:
        def work(db: sqlite3.Connection) -> LastPush | None:
            found = db.execute(RUNG, (person,)).fetchone()
            if (new := change(LastPush(*found) if found else LastPush())) is not None:
                db.execute("INSERT OR REPLACE INTO rings VALUES (?, ?, ?, ?, ?)", (person, *new))
            return new

        return await self._file.do(work)
