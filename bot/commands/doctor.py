"""Check settings, token, files, disk, database, clock, fonts and Discord: one line each."""

import argparse
import asyncio
import os
import shutil
import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from bot import settings
from bot.commands.command_lines import called, out_of
from bot.endpoint import Endpoint, current, pointed_at
from bot.logs import TOKEN
from bot.settings import BadSetting, Settings
from bot.table.storage.faults import NotSaved
from bot.table.storage.protocol import SILENCE
from bot.table.storage.sqlite.files.backups import Backups
from bot.table.storage.sqlite.files.integrity import Damaged, verify_whole
from bot.table.storage.sqlite.files.places import backup_folder, sibling
from bot.table.storage.sqlite.files.private import open_to_others
from bot.table.storage.sqlite.inspect import far_ahead, last_sign, seconds_away
from bot.table.time import sanity

if TYPE_CHECKING:
    from bot.table.storage.postgres.inspect import DatabaseReport

DAY = 86_400
ROOM = 200 * 2**20  # bytes that should be free


def options(_: argparse.ArgumentParser) -> None:
    """There are none."""


def main(_: argparse.Namespace) -> int:
    try:
        chosen = settings.read_settings()
    except BadSetting as bad:
        print(f"settings   WRONG {bad}")
        return 1
    print("settings   ok")
    wrong = [name for name, check in CHECKS.items() if not _told(name, *check(chosen))]
    if chosen.token and "token" not in wrong:
        wrong += asyncio.run(_on_discord(chosen))
    return 1 if wrong else 0


def _told(name: str, said: str, is_well: bool) -> bool:
    print(f"{name:<10} {'ok   ' if is_well else 'WRONG'} {said}")
    return is_well


async def _on_discord(chosen: Settings) -> list[str]:
    """What only Discord knows; loaded when there is a token to ask with."""
    from bot.inspection import inspect

    with pointed_at(Endpoint(chosen.api or current().api, chosen.gateway)):
        return [finding[0] async for finding in inspect(chosen.token) if not _told(*finding)]


def _token(chosen: Settings) -> tuple[str, bool]:
    if not chosen.token and not chosen.local:
        return "DISCORD_TOKEN is empty; put the bot's token into .env", False
    if not chosen.token:
        return "none: the bot will serve the local table", True
    if TOKEN.fullmatch(chosen.token):
        return "looks like a bot token", True
    return "DISCORD_TOKEN does not look like a bot token; copy it again", False


def _data(chosen: Settings) -> tuple[str, bool]:
    folder = chosen.data if chosen.data.is_dir() else _parent(chosen.data)
    if os.access(folder, os.W_OK):
        return f"{chosen.data} is writable", True
    return f"{chosen.data} is not writable; set TAFELRUNDE_DATA to another folder", False


def _files(chosen: Settings) -> tuple[str, bool]:
    """A folder that can be written may hold files that cannot."""
    names = [sibling(chosen.database, ending) for ending in ("", "-wal", ".lock")]
    found = [path for path in (*names, backup_folder(chosen.database)) if path.exists()]
    if shut := [str(path) for path in found if not os.access(path, os.W_OK)]:
        return f"{', '.join(shut)} cannot be written; give them to the bot's user", False
    return f"{len(found)} found, all writable", True


def _privacy(chosen: Settings) -> tuple[str, bool]:
    """What is ours is shut at the start; what is not, only its owner can shut."""
    seen = open_to_others(chosen.database)
    if foreign := [str(path) for path in seen if path.stat().st_uid != os.getuid()]:
        return f"other users can read {', '.join(foreign)}; only their owner can change that", False
    if seen:
        return f"other users can read {chosen.data}; the next start prevents that", True
    return "no other user of this machine can read the bot's files", True


def _disk(chosen: Settings) -> tuple[str, bool]:
    free = shutil.disk_usage(_parent(chosen.data)).free
    return f"{free // 2**20:,} MiB free, {ROOM // 2**20} needed", free >= ROOM


def _database(chosen: Settings) -> tuple[str, bool]:
    if chosen.postgres:
        return _postgres(chosen.postgres)
    try:
        verify_whole(chosen.database)
    except Damaged as damaged:
        return out_of(damaged, chosen), False
    if not chosen.database.is_file():
        return f"{chosen.database} will be created at the first start", True
    return f"{chosen.database} is intact", True


def _postgres(address: str) -> tuple[str, bool]:
    try:
        seen = _seen(address)
    except ModuleNotFoundError as missing:
        return f"{missing.name} is missing: pip install 'tafelrunde[postgres]'", False
    except NotSaved as fault:
        return f"PostgreSQL: {fault}", False
    return f"PostgreSQL, {seen.processes} processes hold {seen.held} of {seen.shards} shards", True


def _seen(address: str) -> "DatabaseReport":
    from bot.table.storage.postgres.inspect import database_report

    return asyncio.run(database_report(address, time.time()))


def _alone(chosen: Settings) -> tuple[str, bool]:
    """Only one process may work on a file; a running bot is no fault of the doctor's."""
    if chosen.postgres:
        return "several processes may share PostgreSQL", True
    if not chosen.database.is_file():
        return "no process uses the database", True
    try:
        sign = last_sign(chosen.database)
    except sqlite3.Error:
        return "unknown, because the database is damaged", False
    silence = 0.0 if sign is None else time.time() - sign.seen
    if sign is None or not sign.holder or silence > SILENCE:
        return "no process uses the database", True
    return f"runs on {sign.holder.partition(':')[0]}, last heartbeat {silence:.0f} s ago", True


def _dates(chosen: Settings) -> tuple[str, bool]:
    """What a clock leaves behind that was once ahead; whether it is right, Discord has to say."""
    now = time.time()
    if chosen.postgres:
        return _dates_of_postgres(chosen)
    away = seconds_away(chosen.database, now)
    found = [f"{path} has a future date" for path in Backups(chosen.database).from_the_future(now)]
    if sanity.verdict_on_absence(away) is sanity.Verdict.AWAY:
        found.append(_long_ago(away, chosen))
    if sanity.is_future(now - away, now):
        found.append(f"the last heartbeat is dated {-away / DAY:,.1f} days in the future")
    if late := far_ahead(chosen.database, now + sanity.LONGEST_AWAY):
        found.append(f"{late} deadlines are months away (a clock was wrong); a move corrects each")
    return "; ".join(found) or "no date lies in the future", not found


def _dates_of_postgres(chosen: Settings) -> tuple[str, bool]:
    try:
        away = _seen(chosen.postgres).away
    except (ModuleNotFoundError, NotSaved):
        return "unknown, because PostgreSQL cannot be reached", False
    if sanity.verdict_on_absence(away) is sanity.Verdict.AWAY:
        return _long_ago(away, chosen), False
    return "the bot has not been away for months", True


def _long_ago(away: float, chosen: Settings) -> str:
    right = called(chosen, "wake")
    return f"the bot last ran {away / DAY:,.0f} days ago; if that is right, run: {right}"


def _fonts(_: Settings) -> tuple[str, bool]:
    from render.kit.fonts import width

    try:
        return "found", width("Tafelrunde", 40) > 0
    except OSError as fault:
        return f"{fault}; install the dependencies again", False


def _parent(path: Path) -> Path:
    """The nearest folder that exists."""
    return next(_existing(path.resolve()))


def _existing(path: Path) -> Iterator[Path]:
    yield from (folder for folder in (path, *path.parents) if folder.is_dir())


CHECKS: dict[str, Callable[[Settings], tuple[str, bool]]] = {
    "token": _token,
    "data": _data,
    "files": _files,
    "privacy": _privacy,
    "disk": _disk,
    "database": _database,
    "instance": _alone,
    "dates": _dates,
    "fonts": _fonts,
}
