"""Taking over a database: sound, nobody else's, copied, and only then changed."""

import asyncio

from bot.table.storage.backups import Backups
from bot.table.storage.integrity import verify_whole
from bot.table.storage.lease import Lease
from bot.table.storage.store import Store


async def take_over(store: Store, lease: Lease, backups: Backups, now: float) -> float:
    """Opens the store; returns for how many seconds nobody was here.

    Raises `Damaged` or `Leased`, and then the file is as it was.
    """
    await asyncio.to_thread(verify_whole, store.path)
    await store.open()
    away = await lease.take(now)
    await asyncio.to_thread(backups.upgrade, now)
    return away
