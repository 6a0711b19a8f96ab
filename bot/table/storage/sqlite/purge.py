"""Tables that nobody plays any more make room, with log, messages and results."""

import asyncio
import logging
import sqlite3
from collections.abc import Callable

from bot.table.storage.sqlite.store import Store
from bot.table.storage.sqlite.writer import NotSaved
from bot.table.time.sources import Time

log = logging.getLogger(__name__)
DAY = 86_400.0

# The age of a table is that of its last line. A lobby that was called off has none: the first line
# of the next table has to do. The last table of all stays, for its number must not come again.
OUTDATED = """
SELECT id FROM tables WHERE phase IN ('over', 'ended') AND id < (SELECT max(id) FROM tables)
AND coalesce(
  (SELECT at FROM actions WHERE table_id = id ORDER BY version DESC LIMIT 1),
  (SELECT at FROM actions WHERE table_id > id ORDER BY table_id, version LIMIT 1)
) < ?
"""


def purge(db: sqlite3.Connection, before: float) -> list[int]:
    """The numbers of the tables that were over before this moment, and are gone now."""
    numbers = [row[0] for row in db.execute(OUTDATED, (before,)).fetchall()]
    db.executemany("DELETE FROM tables WHERE id = ?", [(number,) for number in numbers])
    return numbers


async def every_day(
    store: Store, time: Time, days: int, forget: Callable[[list[int]], None]
) -> None:
    """For as long as the bot runs, from its start on."""
    while True:
        try:
            gone = await store.do(lambda db: purge(db, time.now() - days * DAY))
        except NotSaved as fault:
            log.error("old tables could not be removed: %s", fault)
        else:
            forget(gone)
            if gone:
                log.info("%d tables removed that were over for %d days", len(gone), days)
        await _sleep(time, time.now() + DAY)


async def _sleep(time: Time, until: float) -> None:
    while time.now() < until:
        await time.sleep_until(until, asyncio.Event())
