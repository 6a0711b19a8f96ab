"""The ledger in PostgreSQL: a record is written only if it is unchanged since it was read."""

from __future__ import annotations

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
    from bot.table.storage.postgres.pool import Pool

PUT = """
INSERT INTO ledger VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
ON CONFLICT (table_id, kind, seat) DO UPDATE SET person = excluded.person,
  message = excluded.message, next = excluded.next, step = excluded.step, record = excluded.record
WHERE ledger.step = excluded.step - 1 RETURNING true
"""
RING = """
INSERT INTO rings VALUES ($1, $2, $3, $4, $5)
ON CONFLICT (person) DO UPDATE SET at = excluded.at, day = excluded.day,
  number = excluded.number, table_id = excluded.table_id
WHERE (rings.at, rings.day, rings.number, rings.table_id) = ($6, $7, $8, $9) RETURNING true
"""


class PostgresLedger(Ledger):
    def __init__(self, pool: Pool) -> None:
        self._pool = pool

    async def rows(self, table: int) -> MessageRecords:
        sql = "SELECT kind, seat, record FROM ledger WHERE table_id = $1"
        found = await self._pool.rows(sql, table)
        return {slot_of(kind, seat): row_of(record) for kind, seat, record in found}

    async def change(self, table: int, slot: MessageSlot, change: Change) -> MessageRecord | None:
        sql = "SELECT record FROM ledger WHERE table_id = $1 AND kind = $2 AND seat = $3"
        while True:
            found = await self._pool.value(sql, table, slot.kind.value, slot.seat)
            known = MessageRecord() if found is None else row_of(found)
            if (new := change(known)) is None:
                return None
            new = replace(new, version=known.version + 1)
            if await self._pool.value(PUT, *columns(table, slot, new)):
                return new

    async def due(self) -> dict[Key, float]:
        sql = "SELECT table_id, kind, seat, next FROM ledger WHERE next IS NOT NULL"
        found = await self._pool.rows(sql)
        return {(table, slot_of(kind, seat)): at for table, kind, seat, at in found}

    async def of_person(self, person: int) -> list[Key]:
        sql = "SELECT table_id, kind, seat FROM ledger WHERE person = $1 ORDER BY table_id"
        found = await self._pool.rows(sql, person)
        return [(table, slot_of(kind, seat)) for table, kind, seat in found]

    async def last_push(self, person: int) -> LastPush:
        sql = "SELECT at, day, number, table_id FROM rings WHERE person = $1"
        found = await self._pool.rows(sql, person)
        return LastPush(*found[0]) if found else LastPush()

    async def record_push(self, person: int, change: Ringing) -> LastPush | None:
        while True:
            known = await self.last_push(person)
            if (new := change(known)) is None:
                return None
            if await self._pool.value(RING, person, *new, *known):
                return new
