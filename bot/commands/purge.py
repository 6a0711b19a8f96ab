"""Remove tables that are over for so many days, or old backups; the former with the bot stopped."""

import argparse
import sqlite3
import sys
import time
from pathlib import Path

from bot import settings
from bot.commands.arguments import positive
from bot.commands.databases import is_elsewhere
from bot.commands.ways import said_of
from bot.settings import BadSetting
from bot.table.storage.faults import Leased
from bot.table.storage.purge import DAY
from bot.table.storage.sqlite.files.backups import Backups
from bot.table.storage.sqlite.files.integrity import Damaged, verify_whole
from bot.table.storage.sqlite.lease import unused
from bot.table.storage.sqlite.looks import purge_file


def options(command: argparse.ArgumentParser) -> None:
    command.add_argument("--older-than", type=positive, metavar="DAYS", help="tables that are over")
    command.add_argument("--backups", type=positive, metavar="N", help="keep the newest N only")


def main(given: argparse.Namespace) -> int:
    now = time.time()
    if given.older_than is None and given.backups is None:
        print("tafelrunde purge: say --older-than DAYS or --backups N.", file=sys.stderr)
        return 2
    try:
        chosen = settings.read()
        if is_elsewhere(chosen, "purge", "TAFELRUNDE_KEEP does it while the bot runs."):
            return 1
        database = chosen.database
        if given.backups is not None:  # first, for it makes room
            gone = Backups(database).thin_out(given.backups, now)
            print(f"{len(gone)} backups removed.")
        if given.older_than is not None:
            print(_purged(database, given.older_than, now))
    except Leased:
        print(
            "tafelrunde purge: the bot is running; stop it first, or set", end=" ", file=sys.stderr
        )
        print("TAFELRUNDE_KEEP, which does it while it runs.", file=sys.stderr)
        return 1
    except (BadSetting, Damaged, OSError, sqlite3.Error) as fault:
        print(f"tafelrunde purge: {said_of(fault)}", file=sys.stderr)
        return 1
    return 0


def _purged(database: Path, days: int, now: float) -> str:
    if not database.is_file():
        raise Damaged(f"{database} does not exist")
    with unused(database, now):
        verify_whole(database)
        gone = purge_file(database, now - days * DAY)
    return f"{gone} tables removed; {database} has {database.stat().st_size:,} bytes now."
