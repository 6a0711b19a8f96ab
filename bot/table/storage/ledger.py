"""Storage of the ledger: message records, and when people were notified last."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import NamedTuple

import msgspec

from bot.games.contract import Seat
from bot.table.model.message_record import MessageRecord, MessageRecords, MessageSlot, SlotKind

Key = tuple[int, MessageSlot]  # a table and one of its slots
Change = Callable[[MessageRecord], MessageRecord | None]


class LastPush(NamedTuple):
    """When a person was last pushed to, for which table, and how often on that day."""

    at: float = 0.0
    day: int = 0
    number: int = 0
    table: int = 0


Ringing = Callable[[LastPush], LastPush | None]


class Ledger(ABC):
    @abstractmethod
    async def rows(self, table: int) -> MessageRecords: ...

    @abstractmethod
    async def change(self, table: int, slot: MessageSlot, change: Change) -> MessageRecord | None:
        """Changes the current record atomically; the function returns None to leave it."""

    async def put(self, table: int, slot: MessageSlot, row: MessageRecord) -> MessageRecord | None:
        """Writes a record that was read before; returns None if it was changed in between."""
        return await self.change(
            table, slot, lambda known: row if known.version == row.version else None
        )

    @abstractmethod
    async def due(self) -> dict[Key, float]:
        """The slots that are due, and when."""

    @abstractmethod
    async def of_person(self, person: int) -> list[Key]: ...

    async def first_unpushed(self, person: int) -> Key | None:
        """The oldest notification delivered silently that still has to be pushed."""
        open_calls = []
        for table, slot in await self.of_person(person):
            row = (await self.rows(table)).get(slot)
            if row is not None and not row.pushed:
                open_calls.append((row.notified_at, table, slot))
        return min(open_calls)[1:] if open_calls else None

    @abstractmethod
    async def last_push(self, person: int) -> LastPush: ...

    @abstractmethod
    async def record_push(self, person: int, change: Ringing) -> LastPush | None:
        """Changes the stored push of a person atomically."""


Columns = tuple[int, str, int, int, int | None, float | None, int, bytes]


def columns(table: int, slot: MessageSlot, row: MessageRecord) -> Columns:
    """A row of `ledger`: the last column is the whole record, the others are for searching."""
    message = None if row.message is None else row.message.id
    record = msgspec.msgpack.encode(row)
    return table, slot.kind.value, slot.seat, row.person, message, row.next, row.version, record


def slot_of(kind: str, seat: int) -> MessageSlot:
    """The slot of a stored row."""
    return MessageSlot(SlotKind(kind), Seat(seat))


def row_of(record: bytes) -> MessageRecord:
    """The record of a stored row."""
    return msgspec.msgpack.decode(record, type=MessageRecord)
