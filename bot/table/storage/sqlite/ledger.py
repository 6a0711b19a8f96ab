"""The ledger on disk: rows of what stands where, and when phones rang."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

import msgspec
from msgspec.structs import replace

from bot.games.contract import Seat
from bot.table.model.ledger import Kind, Row, Rows, Slot

if TYPE_CHECKING:
    from bot.table.storage.sqlite.store import Store

PUT = "INSERT OR REPLACE INTO ledger VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
Key = tuple[int, Slot]  # a table and one of its slots


class Rung(NamedTuple):
    """When somebody's phone rang last and for which table, and how often on that day."""

    at: float = 0.0
    day: int = 0
    number: int = 0
    table: int = 0


def columns(table: int, slot: Slot, row: Row) -> tuple[object, ...]:
    message = None if row.message is None else row.message.id
    record = msgspec.msgpack.encode(row)
    return table, slot.kind, slot.seat, row.person, message, row.next, row.step, record


class Ledger:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def rows(self, table: int) -> Rows:
        sql = "SELECT kind, seat, record FROM ledger WHERE table_id = ?"
        found = await self._store.rows(sql, table)
        return {Slot(Kind(kind), Seat(seat)): _row(record) for kind, seat, record in found}

    async def put(self, table: int, slot: Slot, row: Row) -> Row | None:
        """Writes a row that was read before; None if somebody else has written meanwhile."""
        return await self.change(table, slot, lambda known: row if known.step == row.step else None)

    async def change(
        self, table: int, slot: Slot, change: Callable[[Row], Row | None]
    ) -> Row | None:
        """The row as it is at this moment becomes another, whoever else writes; None: it stays."""

        def work(db: sqlite3.Connection) -> Row | None:
            sql = "SELECT record FROM ledger WHERE table_id = ? AND kind = ? AND seat = ?"
            found = db.execute(sql, (table, slot.kind, slot.seat)).fetchone()
            known = Row() if found is None else _row(found[0])
            if (new := change(known)) is not None:
                new = replace(new, step=known.step + 1)
                db.execute(PUT, columns(table, slot, new))
            return new

        return await self._store.do(work)

    async def due(self) -> dict[Key, float]:
        """What is to be looked at again, and when."""
        sql = "SELECT table_id, kind, seat, next FROM ledger WHERE next IS NOT NULL"
        found = await self._store.rows(sql)
        return {(table, Slot(Kind(kind), Seat(seat))): at for table, kind, seat, at in found}

    async def of_person(self, person: int) -> list[Key]:
        sql = "SELECT table_id, kind, seat FROM ledger WHERE person = ?"
        found = await self._store.rows(sql, person)
        return [(table, Slot(Kind(kind), Seat(seat))) for table, kind, seat in found]

    async def first_unrung(self, person: int) -> Key | None:
        """The oldest call that came silently and still has to ring."""
        open_calls = []
        for table, slot in await self.of_person(person):
            row = (await self.rows(table)).get(slot)
            if row is not None and not row.rang:
                open_calls.append((row.called_at, table, slot))
        return min(open_calls)[1:] if open_calls else None

    async def rung(self, person: int) -> Rung:
        sql = "SELECT at, day, number, table_id FROM rings WHERE person = ?"
        found = await self._store.rows(sql, person)
        return Rung(*found[0]) if found else Rung()

    async def ring(self, person: int, rung: Rung) -> None:
        sql = "INSERT OR REPLACE INTO rings VALUES (?, ?, ?, ?, ?)"
        await self._store.do(lambda db: db.execute(sql, (person, *rung)).rowcount)


def _row(record: bytes) -> Row:
    return msgspec.msgpack.decode(record, type=Row)
