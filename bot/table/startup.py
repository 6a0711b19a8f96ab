"""Taking over a database: sound, nobody else's, copied, and only then changed."""

import asyncio

from bot.table.storage.faults import Leased, Locked
from bot.table.storage.protocol import SILENCE
from bot.table.storage.sqlite.files.backups import Backups
from bot.table.storage.sqlite.files.integrity import verify_whole
from bot.table.storage.sqlite.lease import Lease
from bot.table.storage.sqlite.looks import seconds_away
from bot.table.storage.sqlite.store import SqliteStorage
from bot.table.time import sanity
from bot.table.time.sources import Time


class AbsurdTime(Exception):
    """The clock says that we were away for longer than anybody is; for so many seconds."""


async def take_over(store: SqliteStorage, lease: Lease, backups: Backups, time: Time) -> float:
    """Opens the store; returns for how many seconds nobody was here.

    Raises `Damaged`, `AbsurdTime` or `Leased`, and then the file is as it was.
    """
    await asyncio.to_thread(verify_whole, store.path)
    if sanity.after(away := seconds_away(store.path, time.now())) is sanity.Verdict.AWAY:
        raise AbsurdTime(away)
    await store.open()
    away = await _taken(lease, time)
    await asyncio.to_thread(backups.upgrade, time.now())
    return away


async def _taken(lease: Lease, time: Time) -> float:
    """Whoever could be locked out is dead, or on another machine: silence will tell."""
    try:
        return await lease.take(time.now())
    except Locked:
        raise
    except Leased as leased:
        (silence,) = leased.args
        await time.sleep_until(time.now() + SILENCE - silence, asyncio.Event())
        return await lease.take(time.now())
