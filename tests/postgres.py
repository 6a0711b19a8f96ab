"""A PostgreSQL of our own for tests: one cluster a session, a fresh database for each who asks.

It flushes nothing to the disk. Where no PostgreSQL is installed the tests that need one are left
out, and the summary says so.
"""

import asyncio
import atexit
import os
import subprocess
from functools import cache
from itertools import count
from pathlib import Path

import asyncpg
import pytest

from bot.lab.figures.cluster import PATIENCE, Cluster, programs
from bot.table.storage.postgres.store import PostgresStorage

MISSING = "no PostgreSQL here: the tests of several processes were left out"
TEMPLATE = "tafelrunde"
_numbers = count(1)
RUNNING = "TAFELRUNDE_TEST_POSTGRES"  # the folder of a cluster that runs already: saves its start

__all__ = [
    "MISSING",
    "TEMPLATE",
    "Cluster",
    "cluster",
    "database_of",
    "fresh_database",
    "needed",
    "programs",
    "template",
]


def needed() -> pytest.MarkDecorator:
    return pytest.mark.skipif(programs() is None, reason=MISSING)


@cache
def cluster() -> Cluster:
    """The session's; it ends with it."""
    if folder := os.environ.get(RUNNING):
        return Cluster(running=Path(folder))
    made = Cluster(is_hasty=True)
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


async def database_of(dump: str) -> str:
    """The address of a database as `pg_dump` has written it."""
    made = await asyncio.to_thread(cluster)
    name = await asyncio.to_thread(_loaded, dump)
    copy = f"test{os.getpid()}_{next(_numbers)}"
    await _execute(made, f"CREATE DATABASE {copy} TEMPLATE {name}")
    return made.address(copy)


@cache
def _loaded(dump: str) -> str:
    """The name of a database that is only copied."""
    folder, name = programs(), f"dump{os.getpid()}_{next(_numbers)}"
    assert folder is not None
    asyncio.run(_execute(cluster(), f"CREATE DATABASE {name}"))
    command = [str(folder / "psql"), "-X", "-q", "-o", os.devnull, "-v", "ON_ERROR_STOP=1"]
    command += [cluster().address(name)]
    subprocess.run(command, input=dump, text=True, check=True, timeout=PATIENCE)
    return name
