"""Put the backup FILE in the database's place; the bot must be stopped."""

import argparse
import sys
import time
from pathlib import Path

from bot import settings
from bot.settings import BadSetting
from bot.table.storage.copies import restore
from bot.table.storage.integrity import Damaged
from bot.table.storage.lease import Leased, unused


def options(command: argparse.ArgumentParser) -> None:
    command.add_argument("file", type=Path)


def main(given: argparse.Namespace) -> int:
    try:
        database = settings.read().database
        database.parent.mkdir(parents=True, exist_ok=True)
        with unused(database, time.time()):
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
