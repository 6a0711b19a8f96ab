"""After months of downtime with a right clock: postpone every deadline by that time."""

import argparse
import asyncio
import sys
import time

from bot import settings
from bot.commands.refusals import FAULTS, startup_refusal
from bot.settings import BadSetting, Settings
from bot.table.startup import AbsurdTime
from bot.table.storage.sqlite.downtime import extend_after_sleep, extend_deadlines
from bot.table.storage.sqlite.files.integrity import Damaged, verify_whole
from bot.table.storage.sqlite.inspect import seconds_away
from bot.table.storage.sqlite.lease import Lease
from bot.table.storage.sqlite.store import SqliteStorage

DAY = 86_400


def options(_: argparse.ArgumentParser) -> None:
    """There are none."""


def main(_: argparse.Namespace) -> int:
    try:
        chosen = settings.read_settings()
    except BadSetting as bad:
        print(f"tafelrunde wake: {bad}", file=sys.stderr)
        return 2
    try:
        away = asyncio.run(_woken(chosen.postgres) if chosen.postgres else _credited(chosen))
    except FAULTS as fault:
        sentence, status = startup_refusal(fault, chosen)
        print(f"tafelrunde wake: {sentence}", file=sys.stderr)
        return status
    print(f"All deadlines are postponed by {away / DAY:,.0f} days; the bot can be started.")
    return 0


async def _woken(address: str) -> float:
    """From the last sign of life on; nobody may be there meanwhile."""
    from bot.table.storage.postgres.inspect import with_shifted_deadlines

    return await with_shifted_deadlines(address, time.time())


async def _credited(chosen: Settings) -> float:
    if not chosen.database.is_file():
        raise Damaged(f"{chosen.database} does not exist")
    verify_whole(chosen.database)
    if (away := seconds_away(chosen.database, time.time())) < 0:
        raise AbsurdTime(away)
    store = SqliteStorage(chosen.database)
    await store.open()
    try:
        lease = Lease(store, extend_deadlines, extend_after_sleep)
        away = await lease.take(time.time())
        await lease.give_back(time.time())
        return away
    finally:
        await store.close()
