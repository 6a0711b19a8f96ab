"""Copy the database into FILE, also while the bot runs, and verify the copy."""

import argparse
import shutil
import sys
from pathlib import Path

from bot import settings
from bot.commands import progress
from bot.commands.command_lines import said_of
from bot.commands.databases import dump
from bot.settings import BadSetting
from bot.table.storage.sqlite.files.copies import backup
from bot.table.storage.sqlite.files.integrity import Damaged
from bot.table.storage.sqlite.files.places import sibling

STANDARD = Path("-")  # out of a container: `… backup - > FILE`


def options(command: argparse.ArgumentParser) -> None:
    command.add_argument("file", type=Path, help="the copy; - writes to standard output")


def main(given: argparse.Namespace) -> int:
    try:
        chosen = settings.read_settings()
        if chosen.postgres:
            return _dumped(chosen.postgres, given.file)
        database = chosen.database
        progress.say(f"copying and verifying {database} …")
        size = _streamed(database) if given.file == STANDARD else _copied(database, given.file)
    except (BadSetting, Damaged, OSError) as fault:
        progress.say("")
        print(f"tafelrunde backup: {said_of(fault)}", file=sys.stderr)
        return 1
    progress.say("")
    told = sys.stderr if given.file == STANDARD else sys.stdout
    print(f"{given.file}: a verified copy of {database}, {size:,} bytes.", file=told)
    return 0


def _dumped(address: str, target: Path) -> int:
    if target == STANDARD:
        fault = "give a FILE; a PostgreSQL database is not copied to standard output."
    else:
        fault = dump(address, target)
    if fault:
        print(f"tafelrunde backup: {fault}", file=sys.stderr)
        return 1
    print(f"{target}: written by pg_dump; pg_restore restores it.")
    return 0


def _copied(database: Path, target: Path) -> int:
    backup(database, target)
    return target.stat().st_size


def _streamed(database: Path) -> int:
    """Verified before the first byte leaves."""
    passing = sibling(database, ".leaving")
    try:
        size = _copied(database, passing)
        with passing.open("rb") as file:
            shutil.copyfileobj(file, sys.stdout.buffer)
        return size
    finally:
        passing.unlink(missing_ok=True)
