"""Put the backup FILE in the database's place; the bot must be stopped."""

import argparse
import asyncio
import sys
import time
from pathlib import Path

from bot import settings
from bot.settings import BadSetting
from bot.table.backup import Damaged, restore
from bot.table.lease import Lease, Leased
from bot.table.store import Store


def options(command: argparse.ArgumentParser) -> None:
    command.add_argument("file", type=Path)


def main(given: argparse.Namespace) -> int:
    try:
        database = settings.read().database
        if database.is_file():
            asyncio.run(_unused(database))
        before = restore(given.file, database)
    except Leased:
        print("tafelrunde restore: the bot is running; stop it first.", file=sys.stderr)
        return 1
    except (BadSetting, Damaged, OSError) as fault:
        print(f"tafelrunde restore: {fault}", file=sys.stderr)
        return 1
    kept = "" if before is None else f" What was there before is in {before}."
    print(f"{database} is now what {given.file} was.{kept}")
    return 0


async def _unused(database: Path) -> None:
    """Raises `Leased` while a bot works on this database."""
    store = Store(database)
    await store.open()
    lease = Lease(store)
    try:
        await lease.take(time.time())
        await lease.give_back(time.time())
    finally:
        await store.close()
