"""The ledger as it is stored: rows of what stands where, and when phones rang."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import NamedTuple

import msgspec

from bot.games.contract import Seat
from bot.table.model.message_record import MessageRecord, MessageRecords, MessageSlot, SlotKind

Key = tuple[int, MessageSlot]  # a table and one of its slots
Change = Callable[[MessageRecord], MessageRecord | None]


class LastPush(NamedTuple):
    """When somebody's phone rang last and for which table, and how often on that day."""

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
        """The row as it is at this moment becomes another, whoever else writes; None: it stays."""

    async def put(self, table: int, slot: MessageSlot, row: MessageRecord) -> MessageRecord | None:
        """Writes a row that was read before; None if somebody else has written meanwhile."""
        return await self.change(
            table, slot, lambda known: row if known.version == row.version else None
        )

    @abstractmethod
    async def due(self) -> dict[Key, float]:
        """What is to be looked at again, and when."""

    @abstractmethod
    async def of_person(self, person: int) -> list[Key]: ...

    async def first_unpushed(self, person: int) -> Key | None:
        """The oldest call that came silently and still has to ring."""
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
        """As it is at this moment becomes another, whoever else rings; None: it stays."""


Columns = tuple[int, str, int, int, int | None, float | None, int, bytes]


def columns(table: int, slot: MessageSlot, row: MessageRecord) -> Columns:
    """A row of `ledger`: all but the last are for looking up, the record is the whole."""
    message = None if row.message is None else row.message.id
    record = msgspec.msgpack.encode(row)
    return table, slot.kind.value, slot.seat, row.person, message, row.next, row.version, record


def slot_of(kind: str, seat: int) -> MessageSlot:
    return MessageSlot(SlotKind(kind), Seat(seat))


def row_of(record: bytes) -> MessageRecord:
    return msgspec.msgpack.decode(record, type=MessageRecord)
