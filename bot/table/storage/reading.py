"""Reads a table from its row: from the snapshot, or from the log if that is damaged."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping

from bot.games.contract import AnyState, TableGame
from bot.table.model.record import StoredLogEntry, TableRecord
from bot.table.storage import snapshot

log = logging.getLogger(__name__)
Log = Callable[[int], Awaitable[list[StoredLogEntry]]]


async def read_table(
    row: snapshot.SavedTable, games: Mapping[str, TableGame], lines: Log
) -> tuple[TableRecord, AnyState]:
    """Raises `Unreadable` rather than return a wrong state."""
    try:
        return snapshot.unpack_row(row, games)
    except snapshot.Unreadable:
        entries = [line.entry for line in await lines(row.id)]
    try:
        found = await asyncio.to_thread(snapshot.rebuild, row, games, entries)
    except snapshot.Unreadable:
        log.error("table %d is damaged or of an unknown release; it is not shown", row.id)
        raise
    if row.is_sealed():
        log.warning("table %d: its snapshot was damaged, its log has rebuilt it", row.id)
    return found
