"""Say whether the bot is alive: its loop turns, its database is written, Discord is connected."""

import argparse
import shutil
import sqlite3
import sys
import time
from typing import Any

import msgspec
from msgspec import Struct

from bot import settings
from bot.settings import BadSetting, Settings
from bot.table.storage.sqlite.files.backups import Backups
from bot.table.storage.sqlite.lease import SILENCE
from bot.table.storage.sqlite.schema import reading

MEGABYTE = 1_000_000


class Health(Struct, frozen=True):
    """What can be seen from outside, in seconds, megabytes and numbers; nobody's name or id."""

    alive: bool
    fault: str  # "" where it is well
    silence: float | None  # since the last sign of life
    gateway: str
    schema: int
    lobbies: int
    running: int
    finished: int
    untold: int  # tables saved, but perhaps not announced yet
    overdue: int  # deadlines that should have been kept
    lag: float  # of the oldest of them
    megabytes: float  # the database
    free: float  # on its disk
    backup: float | None  # age of the newest one


def options(command: argparse.ArgumentParser) -> None:
    command.add_argument("--json", action="store_true", help="all numbers as one line of JSON")


def main(given: argparse.Namespace) -> int:
    try:
        health = look(settings.read(), time.time())
    except (BadSetting, sqlite3.Error, UnicodeError, OSError) as fault:
        print(f"tafelrunde health: {fault}", file=sys.stderr)
        return 1
    if given.json:
        print(msgspec.json.encode(health).decode())
    elif health.alive:
        print(f"alive, last sign {max(0.0, health.silence or 0.0):.0f} s ago, connected")
    else:
        print(f"tafelrunde health: {health.fault}", file=sys.stderr)
    return 0 if health.alive else 1


def look(chosen: Settings, now: float) -> Health:
    """Reads only, beside the running bot."""
    with reading(chosen.database) as db:
        lease = db.execute("SELECT holder, seen FROM lease").fetchone()
        gateway = _gateway(db)
        silence = None if lease is None or not lease[0] else now - lease[1]
        fault = _fault(silence, gateway)
        phases = dict(db.execute("SELECT phase, count(*) FROM tables GROUP BY phase").fetchall())
        late = db.execute("SELECT count(*), min(at) FROM due WHERE at < ?", (now,)).fetchone()
        return Health(
            not fault,
            fault,
            silence,
            gateway,
            db.execute("PRAGMA user_version").fetchone()[0],
            *(phases.get("lobby", 0), phases.get("running", 0)),
            phases.get("over", 0) + phases.get("ended", 0),
            db.execute("SELECT count(*) FROM outbox").fetchone()[0],
            late[0],
            now - late[1] if late[0] else 0.0,
            chosen.database.stat().st_size / MEGABYTE,
            shutil.disk_usage(chosen.data).free / MEGABYTE,
            Backups(chosen.database).age(now),
        )


def _gateway(db: Any) -> str:
    row = db.execute("SELECT value FROM meta WHERE key = 'gateway'").fetchone()
    return "unknown" if row is None else bytes(row[0]).decode()


def _fault(silence: float | None, gateway: str) -> str:
    if silence is None:
        return "the bot is not running"
    if silence > SILENCE:
        return f"no sign of life for {silence:.0f} s"
    return "" if gateway == "connected" else "not connected to Discord"
