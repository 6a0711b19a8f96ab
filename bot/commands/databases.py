"""The database that the settings name, and what commands say that do not apply to it."""

import shutil
import subprocess
import sys
from pathlib import Path
from urllib.parse import quote, unquote, urlsplit, urlunsplit

from bot.settings import Settings, environment_with
from bot.table.storage.protocol import Storage
from bot.table.storage.sqlite.store import SqliteStorage


def storage_of(chosen: Settings) -> Storage:
    """Not opened yet. The driver of PostgreSQL is loaded where it is needed only."""
    if not chosen.postgres:
        return SqliteStorage(chosen.database)
    from bot.table.storage.postgres.store import PostgresStorage

    return PostgresStorage(chosen.postgres)


def is_elsewhere(chosen: Settings, command: str, instead: str) -> bool:
    """What concerns the file only does not concern a PostgreSQL: said in one sentence."""
    if chosen.postgres:
        print(f"tafelrunde {command}: the database is PostgreSQL; {instead}", file=sys.stderr)
    return bool(chosen.postgres)


def dump(address: str, target: Path) -> str:
    """By PostgreSQL's own program; returns what is wrong. No password appears among processes."""
    program = shutil.which("pg_dump")
    if program is None:
        return "PostgreSQL is backed up with pg_dump, which is not installed here."
    bare, password = _without_password(address)
    environment = environment_with({"PGPASSWORD": password} if password else {})
    command = [program, "--format=custom", f"--file={target}", bare]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    return done.stderr.strip() if done.returncode else ""


def _without_password(address: str) -> tuple[str, str]:
    parts = urlsplit(address)
    if parts.password is None:
        return address, ""
    name = quote(unquote(parts.username or ""), safe="")
    place = parts.netloc.rpartition("@")[2]
    return urlunsplit(parts._replace(netloc=f"{name}@{place}")), unquote(parts.password)
