"""Print the record of a finished table: seed and log, for `verify`."""

import argparse
import asyncio
import sys

import msgspec

from bot import settings
from bot.settings import BadSetting
from bot.table.model.sheet import Phase
from bot.table.play.record import Record, record_of
from bot.table.storage.sqlite.schema import newest, schema_of
from bot.table.storage.sqlite.store import SqliteStorage


def options(command: argparse.ArgumentParser) -> None:
    command.add_argument("table", type=int)


def main(given: argparse.Namespace) -> int:
    try:
        database = settings.read().database
    except BadSetting as bad:
        print(f"tafelrunde export: {bad}", file=sys.stderr)
        return 2
    if not database.is_file():
        print(f"tafelrunde export: {database} does not exist.", file=sys.stderr)
        return 1
    if schema_of(database) != newest():
        print(f"tafelrunde export: {database} is of another release; run that.", file=sys.stderr)
        return 1
    record = asyncio.run(_record(SqliteStorage(database), given.table))
    if record is None:
        print(f"tafelrunde export: no finished table {given.table}.", file=sys.stderr)
        return 1
    print(msgspec.json.format(msgspec.json.encode(record)).decode())
    return 0


async def _record(store: SqliteStorage, table: int) -> Record | None:
    """While a game is on its seed is nobody's business."""
    await store.open_to_read()
    try:
        course = await store.load(table)
        if course is None or course.state is None:
            return None
        if course.sheet.phase not in (Phase.OVER, Phase.ENDED):
            return None
        return record_of(course, await store.log(table))
    finally:
        await store.close()
