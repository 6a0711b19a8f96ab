"""Removes what ended long ago, as PRIVACY.md promises, once a day."""

import asyncio
import logging
from collections.abc import Callable

from bot.table.storage.faults import NotSaved
from bot.table.storage.protocol import Storage
from bot.table.time.sources import Time

log = logging.getLogger(__name__)
DAY = 86_400.0


async def every_day(
    store: Storage, time: Time, days: int, forget: Callable[[list[int]], None]
) -> None:
    """Runs until it is cancelled."""
    while True:
        try:
            gone = await store.purge(time.now() - days * DAY)
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
