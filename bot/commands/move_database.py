"""Copy a stopped bot's database from SQLite to PostgreSQL or back, verified by replaying."""

import argparse
import asyncio
import sys
import time

from bot import settings
from bot.commands import progress
from bot.settings import BadSetting, Settings
from bot.table.storage.backend_migration import Unequal, move_database
from bot.table.storage.faults import Leased, NotSaved
from bot.table.storage.sqlite.files.backups import Backups
from bot.table.storage.sqlite.files.integrity import Damaged, verify_whole
from bot.table.storage.sqlite.lease import unused
from bot.table.storage.sqlite.moving import MovableFile


def options(command: argparse.ArgumentParser) -> None:
    command.add_argument("to", choices=("postgres", "sqlite"), help="where to copy it")


def main(given: argparse.Namespace) -> int:
    try:
        chosen = settings.read_settings()
        if not chosen.postgres:
            raise BadSetting("TAFELRUNDE_DATABASE is empty; set it to PostgreSQL's address.")
        with unused(chosen.database, time.time()):
            moved = asyncio.run(_moved(chosen, to_postgres=given.to == "postgres"))
    except Leased:
        print("tafelrunde move-database: the bot is running; stop it first.", file=sys.stderr)
        return 1
    except ModuleNotFoundError as missing:
        told = f"{missing.name} is missing: pip install 'tafelrunde[postgres]'"
        print(f"tafelrunde move-database: {told}", file=sys.stderr)
        return 2
    except (BadSetting, Damaged, NotSaved, OSError, Unequal) as fault:
        print(f"tafelrunde move-database: {fault}", file=sys.stderr)
        return 1
    told = ", ".join(f"{number} {name}" for name, number in moved.items() if number)
    print(f"Copied and verified: {told or 'nothing'}. The source still has everything.")
    return 0


async def _moved(chosen: Settings, *, to_postgres: bool) -> dict[str, int]:
    from bot.table.storage.postgres.inspect import database_report
    from bot.table.storage.postgres.moving import MovablePostgres

    if to_postgres:
        if not chosen.database.is_file():
            raise Damaged(f"{chosen.database} does not exist")
        verify_whole(chosen.database)
        Backups(chosen.database).upgrade(time.time())  # a file of an older release, copied before
    file, shared = MovableFile(chosen.database), MovablePostgres(chosen.postgres)
    await file.open()
    await shared.open()
    try:
        if (await database_report(chosen.postgres, time.time())).processes:
            raise Leased(0.0)
        progress.say("copying and replaying every table …")
        return await (move_database(file, shared) if to_postgres else move_database(shared, file))
    finally:
        progress.say("")
        await file.close()
        await shared.close()
