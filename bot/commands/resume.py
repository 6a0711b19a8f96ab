"""Resume every table that the bot itself has paused, for example because its channel was lost.

The bot must be stopped, but for other processes on the same PostgreSQL.
"""

import argparse
import asyncio
import sys

from bot import settings
from bot.commands.refusals import FAULTS, startup_refusal
from bot.settings import BadSetting, Settings
from bot.table.startup import database_at
from bot.table.tables import Tables
from bot.table.time.sources import RealTime

REASONS = ("clock", "channel", "access")


def options(_: argparse.ArgumentParser) -> None:
    """There are none."""


def main(_: argparse.Namespace) -> int:
    try:
        chosen = settings.read_settings()
    except BadSetting as bad:
        print(f"tafelrunde resume: {bad}", file=sys.stderr)
        return 2
    try:
        number = asyncio.run(_resumed(chosen))
    except FAULTS as fault:
        sentence, status = startup_refusal(fault, chosen)
        print(f"tafelrunde resume: {sentence}", file=sys.stderr)
        return status
    print(f"Tables resumed: {number}. One whose channel is still lost will be paused again.")
    return 0


async def _resumed(chosen: Settings) -> int:
    where, time = chosen.postgres or chosen.database, RealTime()
    store, presence, *_ = database_at(where, chosen.backups)
    try:
        await presence.arrive(time)
        try:
            return await Tables(store, time).resume_all(REASONS)
        finally:
            await presence.leave(time.now())
    finally:
        await store.close()
