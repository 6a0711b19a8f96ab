"""A PostgreSQL of our own for tests: one cluster a session, a fresh database for each who asks.

It lies in a folder of its own, listens on a socket in there only, and flushes nothing to the disk.
Where no PostgreSQL is installed the tests that need one are left out, and the summary says so.
"""

import asyncio
import atexit
import os
import pwd
import shutil
import subprocess
import tempfile
from contextlib import suppress
from functools import cache
from itertools import count
from pathlib import Path

import asyncpg
import pytest

from bot.table.storage.postgres.store import PostgresStorage

MISSING = "no PostgreSQL here: the tests of several processes were left out"
TEMPLATE = "tafelrunde"
OPTIONS = (
    "-c fsync=off -c full_page_writes=off -c synchronous_commit=off -c max_connections=120 "
    "-c shared_buffers=16MB -c listen_addresses='' -c autovacuum=off"
)
_numbers = count(1)
RUNNING = "TAFELRUNDE_TEST_POSTGRES"  # the folder of a cluster that runs already: saves its start


@cache
def programs() -> Path | None:
    """Where initdb and its siblings are; Debian keeps them out of the way."""
    named = shutil.which("initdb")
    found = [Path(named)] if named else sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return found[-1].parent if found and _user() is not None else None


def needed() -> pytest.MarkDecorator:
    return pytest.mark.skipif(programs() is None, reason=MISSING)


@cache
def _user() -> str | None:
    """PostgreSQL refuses to be root: Debian's package has made somebody for it."""
    if os.getuid() != 0:
        return ""
    try:
        return pwd.getpwnam("postgres").pw_name
    except KeyError:
        return None


class Cluster:
    def __init__(self, running: Path | None = None) -> None:
        self.folder = running or Path(tempfile.mkdtemp(prefix="tafelrunde-pg-"))
        if running is not None:
            return
        if user := _user():
            shutil.chown(self.folder, user)
        self._run("initdb", "-A", "trust", "-U", "postgres", "--no-sync", "-D", str(self.data))
        self.start()

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def start(self) -> None:
        log = str(self.folder / "log")
        options = f"{OPTIONS} -c unix_socket_directories='{self.folder}'"
        self._run("pg_ctl", "-D", str(self.data), "-l", log, "-o", options, "-w", "start")

    def stop(self) -> None:
        """At once, as if the power had failed."""
        self._run("pg_ctl", "-D", str(self.data), "-m", "immediate", "-w", "stop")

    def remove(self) -> None:
        with suppress(subprocess.CalledProcessError):  # it may be stopped already
            self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def address(self, database: str) -> str:
        return f"postgresql://postgres@/{database}?host={self.folder}"

    def _run(self, program: str, *arguments: str) -> None:
        folder, user = programs(), _user()
        assert folder is not None
        before = ["runuser", "-u", user, "--"] if user else []
        command = [*before, str(folder / program), *arguments]
        with (self.folder.parent / f"{self.folder.name}.out").open("ab") as said:
            subprocess.run(command, check=True, stdout=said, stderr=said, cwd="/")


@cache
def cluster() -> Cluster:
    """The session's; it ends with it."""
    if folder := os.environ.get(RUNNING):
        return Cluster(Path(folder))
    made = Cluster()
    atexit.register(made.remove)
    asyncio.run(template(made))
    return made


async def template(made: Cluster) -> None:
    await _execute(made, f"CREATE DATABASE {TEMPLATE}")
    storage = PostgresStorage(made.address(TEMPLATE))
    await storage.open()
    await storage.close()


async def _execute(made: Cluster, sql: str) -> None:
    connection = await asyncpg.connect(made.address("postgres"))
    try:
        await connection.execute(sql)
    finally:
        await connection.close()


async def fresh_database() -> str:
    """The address of a database with the newest schema and nothing in it."""
    made, name = await asyncio.to_thread(cluster), f"test{os.getpid()}_{next(_numbers)}"
    await _execute(made, f"CREATE DATABASE {name} TEMPLATE {TEMPLATE}")
    return made.address(name)
