"""Moving a whole database to another backend; it counts as moved only after it was replayed."""

from collections.abc import AsyncIterator, Iterable
from typing import Any, Protocol

from bot.games.contract import AnyState, TableGame
from bot.table.model.record import LogEntry, TableRecord
from bot.table.model.replay import state_after
from bot.table.model.table_state import NOT_DEALT
from bot.table.storage.protocol import Storage
from bot.table.storage.snapshot import Unreadable

# In this order: rows that refer to a table come after it.
COLUMNS = {
    "meta": "key value",
    "tables": "id channel phase revision version sheet state guild",
    "actions": "table_id version seat path by at",
    "due": "table_id kind seat at",
    "outbox": "table_id revision",
    "people": "id record",
    "seated": "person table_id",
    "results": "table_id seat guild game person name place points resigned at",
    "uncounted": "person",
    "computers": "table_id seat level place",
    "ledger": "table_id kind seat person message next step record",
    "rings": "person at day number table_id",
    "still": "guild since",
}
TABLES = {name: tuple(columns.split()) for name, columns in COLUMNS.items()}
OWN = ("schema", "functions", "gateway")  # keys of `meta` that belong to this database only
BATCH = 1000

Row = tuple[Any, ...]


class Unequal(Exception):
    """The copy differs from the source; the argument says where."""


class Movable(Storage, Protocol):
    """A backend whose rows can be read and written as they are."""

    def all_rows(self, table: str, columns: tuple[str, ...]) -> AsyncIterator[Row]: ...
    async def put_rows(self, table: str, columns: tuple[str, ...], rows: list[Row]) -> None: ...
    async def last_sign(self) -> float | None:
        """The last heartbeat of any process."""
        ...

    async def note_sign(self, seen: float) -> None: ...


async def move_database(source: Movable, target: Movable) -> dict[str, int]:
    """Copies all rows; returns how many of each table. The target is empty before and verified
    after.
    """
    if await target.numbers():
        raise Unequal("there are tables in the target already")
    moved = {name: await _moved(source, target, name) for name in TABLES}
    if (seen := await source.last_sign()) is not None:
        await target.note_sign(seen)
    for number in await source.numbers():
        await _compare(source, target, number)
    return moved


async def _moved(source: Movable, target: Movable, name: str) -> int:
    columns, count, batch = TABLES[name], 0, list[Row]()
    async for row in source.all_rows(name, columns):
        if name == "meta" and row[0] in OWN:
            continue
        batch.append(row)
        count += 1
        if len(batch) == BATCH:
            await target.put_rows(name, columns, batch)
            batch = []
    if batch:
        await target.put_rows(name, columns, batch)
    return count


async def _compare(source: Movable, target: Movable, number: int) -> None:
    """Table and log of the copy must equal the source, and the log must lead to the same state."""
    try:
        before = await source.load(number)
    except Unreadable:
        return  # damaged in the source too, and copied byte for byte
    after = await target.load(number)
    lines = await target.log(number)
    if before is None or after is None or lines != await source.log(number):
        raise Unequal(f"table {number}")
    if (before.record, before.game_state, before.due) != (
        after.record,
        after.game_state,
        after.due,
    ):
        raise Unequal(f"table {number}")
    if await source.ledger.rows(number) != await target.ledger.rows(number):
        raise Unequal(f"the messages of table {number}")
    entries = [line.entry for line in lines]
    if not _leads_to(before.game, before.record, entries, after.game_state):
        raise Unequal(f"the log of table {number}")


def _leads_to(
    game: TableGame, record: TableRecord, entries: Iterable[LogEntry], game_state: AnyState
) -> bool:
    """False also under other rules than those of the deal, when the log means something else."""
    if game_state is NOT_DEALT or record.rules != game.RULES:
        return True
    return state_after(game, record, list(entries)) == game_state
