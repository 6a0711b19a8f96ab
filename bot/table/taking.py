"""Taking over a database: sound, nobody else's, copied, and only then changed."""

import asyncio

from bot.table.backups import Backups
from bot.table.lease import Lease
from bot.table.soundness import verify_whole
from bot.table.store import Store


async def take_over(store: Store, lease: Lease, backups: Backups, now: float) -> float:
    """Opens the store; returns for how many seconds nobody was here.

    Raises `Damaged` or `Leased`, and then the file is as it was.
    """
    await asyncio.to_thread(verify_whole, store.path)
    await store.open()
    away = await lease.take(now)
    await asyncio.to_thread(backups.upgrade, now)
    return away
