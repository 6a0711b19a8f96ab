"""Remove tables that ended so many days ago (with the bot stopped), or old backups."""

import argparse
import sqlite3
import sys
import time
from pathlib import Path

from bot import settings
from bot.commands.arguments import positive
from bot.commands.command_lines import said_of
from bot.commands.databases import is_elsewhere
from bot.settings import BadSetting
from bot.table.storage.faults import Leased
from bot.table.storage.purge import DAY
from bot.table.storage.sqlite.files.backups import Backups
from bot.table.storage.sqlite.files.integrity import Damaged, verify_whole
from bot.table.storage.sqlite.inspect import purge_file
from bot.table.storage.sqlite.lease import unused


def options(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--older-than", type=positive, metavar="DAYS", help="remove tables that ended so long ago"
    )
    command.add_argument("--backups", type=positive, metavar="N", help="keep only the newest N")


def main(given: argparse.Namespace) -> int:
    now = time.time()
    if given.older_than is None and given.backups is None:
        print("tafelrunde purge: give --older-than DAYS, --backups N or both.", file=sys.stderr)
        return 2
    try:
        chosen = settings.read_settings()
        if is_elsewhere(chosen, "purge", "set TAFELRUNDE_KEEP, and the running bot does it."):
            return 1
        database = chosen.database
        if given.backups is not None:  # first, for it makes room
            gone = Backups(database).thin_out(given.backups, now)
            print(f"{len(gone)} backups removed.")
        if given.older_than is not None:
            print(_purged(database, given.older_than, now))
    except Leased:
        way = "stop it first, or set TAFELRUNDE_KEEP, and the running bot does it."
        print(f"tafelrunde purge: the bot is running; {way}", file=sys.stderr)
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
    return f"{gone} tables removed; {database} now has {database.stat().st_size:,} bytes."
