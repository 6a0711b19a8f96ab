"""Taking over a database: sound, nobody else's, copied, and only then changed."""

import asyncio
import sqlite3
from contextlib import suppress
from pathlib import Path

from bot.table.storage.sqlite.files.backups import Backups
from bot.table.storage.sqlite.files.integrity import verify_whole
from bot.table.storage.sqlite.lease import SILENCE, Lease, Leased, Locked
from bot.table.storage.sqlite.schema import reading
from bot.table.storage.sqlite.store import Store
from bot.table.time import sanity
from bot.table.time.sources import Time


class AbsurdTime(Exception):
    """The clock says that we were away for longer than anybody is; for so many seconds."""


async def take_over(store: Store, lease: Lease, backups: Backups, time: Time) -> float:
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


def seconds_away(database: Path, now: float) -> float:
    """How long ago the last sign of life was, by this clock."""
    with suppress(sqlite3.Error, UnicodeError), reading(database) as db:
        row = db.execute("SELECT seen FROM lease").fetchone()
        return 0.0 if row is None else now - row[0]
    return 0.0


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
