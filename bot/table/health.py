"""Figures for the operator, without anybody's name."""

import asyncio
import shutil

from msgspec import Struct

from bot.table.storage.sqlite.files.backups import Backups
from bot.table.tables import Tables

MEGABYTE = 1_000_000


class Checkup(Struct, frozen=True):
    lobbies: int
    running: int
    finished: int
    awake: int  # tables in memory
    untold: int  # outbox entries
    overdue: int  # overdue deadlines
    megabytes: int  # the database
    free: int  # megabytes free on its disk
    backup: str  # file name of the newest backup; "": there is none


async def checkup(tables: Tables, backups: Backups | None) -> Checkup:
    """Collects the figures; slow parts run in a thread."""
    store = tables.store
    census = await store.census(tables.time.now())
    phases = census.phases
    free, made = await asyncio.to_thread(_beside, backups, tables.time.now())
    return Checkup(
        phases.get("lobby", 0),
        phases.get("running", 0),
        phases.get("over", 0) + phases.get("ended", 0),
        tables.awake,
        census.undelivered,
        census.overdue,
        census.size // MEGABYTE,
        free // MEGABYTE,
        made,
    )


def _beside(backups: Backups | None, now: float) -> tuple[int, str]:
    """Free bytes on the disk and the newest backup; unknown for a database elsewhere."""
    if backups is None:
        return 0, ""
    made = backups.automatic(now)[:1]
    return shutil.disk_usage(backups.folder.parent).free, made[0].name if made else ""
