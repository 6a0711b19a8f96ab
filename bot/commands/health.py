"""Say whether the bot is alive: its loop turns, its database is written, Discord is connected."""

import argparse
import sqlite3
import sys
import time

from bot import settings
from bot.settings import BadSetting
from bot.table.storage.lease import SILENCE
from bot.table.storage.schema import reading


def options(_: argparse.ArgumentParser) -> None:
    """There are none."""


def main(_: argparse.Namespace) -> int:
    try:
        database = settings.read().database
        with reading(database) as db:
            row = db.execute("SELECT holder, seen FROM lease").fetchone()
            gateway = db.execute("SELECT value FROM meta WHERE key = 'gateway'").fetchone()
    except (BadSetting, sqlite3.Error) as fault:
        return _ill(str(fault))
    if row is None or not row[0]:
        return _ill("the bot is not running")
    silence = time.time() - row[1]
    if silence > SILENCE:
        return _ill(f"no sign of life for {silence:.0f} s")
    if gateway is None or gateway[0] != b"connected":
        return _ill("not connected to Discord")
    print(f"alive, last sign {max(0.0, silence):.0f} s ago, connected")
    return 0


def _ill(reason: str) -> int:
    print(f"tafelrunde health: {reason}", file=sys.stderr)
    return 1
