"""Print the record of a finished table as JSON: seed and log, for `verify`."""

import argparse
import asyncio
import sys
from pathlib import Path

import msgspec

from bot import settings
from bot.commands.databases import storage_of
from bot.settings import BadSetting
from bot.table.model.record import Phase
from bot.table.play.fairness import FairnessRecord, fairness_record
from bot.table.storage.faults import NotSaved
from bot.table.storage.protocol import Storage
from bot.table.storage.sqlite.files.integrity import Damaged
from bot.table.storage.sqlite.schema import newest_schema, schema_of


def options(command: argparse.ArgumentParser) -> None:
    command.add_argument("table", type=int, help="its number")


def main(given: argparse.Namespace) -> int:
    try:
        chosen = settings.read_settings()
    except BadSetting as bad:
        print(f"tafelrunde export: {bad}", file=sys.stderr)
        return 2
    try:
        if not chosen.postgres:
            _check_release(chosen.database)
        record = asyncio.run(_record(storage_of(chosen), given.table))
    except (Damaged, NotSaved) as fault:
        print(f"tafelrunde export: {fault}", file=sys.stderr)
        return 1
    if record is None:
        print(f"tafelrunde export: there is no finished table {given.table}.", file=sys.stderr)
        return 1
    print(msgspec.json.format(msgspec.json.encode(record)).decode())
    return 0


def _check_release(database: Path) -> None:
    if not database.is_file():
        raise Damaged(f"{database} does not exist.")
    if schema_of(database) != newest_schema():
        raise Damaged(f"{database} belongs to another release; export with that one.")


async def _record(store: Storage, table: int) -> FairnessRecord | None:
    """While a game is on its seed is nobody's business."""
    await store.open_to_read()
    try:
        state = await store.load(table)
        if state is None or not state.is_dealt:
            return None
        if state.record.phase not in (Phase.OVER, Phase.ENDED):
            return None
        return fairness_record(state, await store.log(table))
    finally:
        await store.close()
