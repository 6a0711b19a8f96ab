"""Copy the database into FILE while the bot may go on running, and verify the copy."""

import argparse
import sys
from pathlib import Path

from bot import settings
from bot.settings import BadSetting
from bot.table.storage.copies import backup
from bot.table.storage.integrity import Damaged


def options(command: argparse.ArgumentParser) -> None:
    command.add_argument("file", type=Path)


def main(given: argparse.Namespace) -> int:
    try:
        database = settings.read().database
        backup(database, given.file)
    except (BadSetting, Damaged, OSError) as fault:
        print(f"tafelrunde backup: {fault}", file=sys.stderr)
        return 1
    print(f"{given.file}: a verified copy of {database}, {given.file.stat().st_size:,} bytes.")
    return 0
