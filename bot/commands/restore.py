"""Replace the database with the backup FILE; the bot must be stopped."""

import argparse
import shutil
import sys
import time
from pathlib import Path

from bot import settings
from bot.commands.backup import STANDARD
from bot.commands.command_lines import said_of
from bot.commands.databases import is_elsewhere
from bot.settings import BadSetting
from bot.table.storage.faults import Leased
from bot.table.storage.sqlite.files.copies import begin_anew, restore
from bot.table.storage.sqlite.files.integrity import Damaged
from bot.table.storage.sqlite.files.places import sibling
from bot.table.storage.sqlite.files.private import make_private
from bot.table.storage.sqlite.lease import unused


def options(command: argparse.ArgumentParser) -> None:
    which = command.add_mutually_exclusive_group(required=True)
    which.add_argument("file", type=Path, nargs="?", help="the backup; - reads standard input")
    which.add_argument("--empty", action="store_true", help="start with a new, empty database")


def main(given: argparse.Namespace) -> int:
    now = time.time()
    try:
        chosen = settings.read_settings()
        if is_elsewhere(chosen, "restore", "restore it with pg_restore from a file of pg_dump."):
            return 1
        database = chosen.database
        make_private(database)
        with unused(database, now):
            before = _replaced(database, None if given.empty else given.file, now)
    except Leased:
        print("tafelrunde restore: the bot is running; stop it first.", file=sys.stderr)
        return 1
    except (BadSetting, Damaged, OSError) as fault:
        print(f"tafelrunde restore: {said_of(fault)}", file=sys.stderr)
        return 1
    kept = "" if before is None else f" The database before it was kept as {before}."
    print(f"{database} is now {'empty' if given.empty else f'a copy of {given.file}'}.{kept}")
    return 0


def _replaced(database: Path, source: Path | None, now: float) -> Path | None:
    if source is None:
        return begin_anew(database, now)
    if source != STANDARD:
        return restore(source, database, now)
    passing = sibling(database, ".arriving")
    try:
        with passing.open("wb") as file:
            shutil.copyfileobj(sys.stdin.buffer, file)
        return restore(passing, database, now)
    finally:
        passing.unlink(missing_ok=True)
