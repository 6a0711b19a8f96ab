"""Report whether the bot is alive: its loop runs, its database is written, Discord is connected."""

import argparse
import asyncio
import shutil
import sqlite3
import sys
import time

import msgspec
from msgspec import Struct

from bot import settings
from bot.settings import BadSetting, Settings
from bot.table.storage.faults import NotSaved
from bot.table.storage.protocol import SILENCE, Census
from bot.table.storage.sqlite import inspect
from bot.table.storage.sqlite.files.backups import Backups
from bot.table.storage.sqlite.inspect import last_sign
from bot.table.storage.sqlite.schema import schema_of

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
    backup: float | None  # age of the newest one; PostgreSQL's own are not ours to see
    processes: int = 1  # that live, on one PostgreSQL
    shards: int = 1
    held: int = 1  # of them, by somebody who lives


def options(command: argparse.ArgumentParser) -> None:
    command.add_argument("--json", action="store_true", help="all figures as one line of JSON")


def main(given: argparse.Namespace) -> int:
    try:
        chosen = settings.read_settings()
        health = (
            _shared(chosen, time.time()) if chosen.postgres else take_health(chosen, time.time())
        )
    except (BadSetting, NotSaved, sqlite3.Error, UnicodeError, OSError) as fault:
        print(f"tafelrunde health: {fault}", file=sys.stderr)
        return 1
    if given.json:
        print(msgspec.json.encode(health).decode())
    elif health.alive:
        print(f"alive, last heartbeat {max(0.0, health.silence or 0.0):.0f} s ago, connected")
    else:
        print(f"tafelrunde health: {health.fault}", file=sys.stderr)
    return 0 if health.alive else 1


def _shared(chosen: Settings, now: float) -> Health:
    """Of all processes together, from any of their machines."""
    from bot.table.storage.postgres.inspect import database_report

    seen = asyncio.run(database_report(chosen.postgres, now))
    gateway = "connected" if seen.shards and seen.held == seen.shards else "lost"
    fault = _fault(seen.silence if seen.processes else None, gateway)
    return Health(
        *(not fault, fault, seen.silence, gateway, seen.schema, *_counted(seen.census, now)),
        *(shutil.disk_usage(chosen.data if chosen.data.is_dir() else ".").free / MEGABYTE, None),
        *(seen.processes, seen.shards, seen.held),
    )


def _counted(found: Census, now: float) -> tuple[int, int, int, int, int, float, float]:
    return (
        *(found.phases.get("lobby", 0), found.phases.get("running", 0)),
        found.phases.get("over", 0) + found.phases.get("ended", 0),
        *(found.undelivered, found.overdue),
        0.0 if found.first_due is None else now - found.first_due,
        found.size / MEGABYTE,
    )


def take_health(chosen: Settings, now: float) -> Health:
    """Reads only, beside the running bot."""
    sign, gateway = last_sign(chosen.database), inspect.gateway(chosen.database)
    silence = None if sign is None or not sign.holder else now - sign.seen
    fault, found = _fault(silence, gateway), inspect.census(chosen.database, now)
    return Health(
        not fault,
        fault,
        silence,
        gateway,
        schema_of(chosen.database),
        *_counted(found, now),
        shutil.disk_usage(chosen.data).free / MEGABYTE,
        Backups(chosen.database).age(now),
    )


def _fault(silence: float | None, gateway: str) -> str:
    if silence is None:
        return "the bot is not running"
    if silence > SILENCE:
        return f"no heartbeat for {silence:.0f} s"
    return "" if gateway == "connected" else "not connected to Discord"
