"""Hosting 12: a test run that is killed leaves no PostgreSQL behind."""

import asyncio
import sys
from pathlib import Path

import pytest

from tests import postgres
from tests.patience import until

ROOT = Path(__file__).parents[2]
RUN = """
import time
from bot.lab.figures.cluster import Cluster
print(Cluster(is_hasty=True).folder, flush=True)
time.sleep(600)
"""


@postgres.needed()
@pytest.mark.slow
async def test_a_run_that_is_killed_leaves_no_postgres_behind() -> None:
    run = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", RUN), cwd=ROOT, stdout=asyncio.subprocess.PIPE
    )
    assert run.stdout is not None
    folder = Path((await run.stdout.readline()).decode().strip())
    server = server_in(folder)
    assert left(server) == [server]

    run.kill()
    await run.wait()

    await until(lambda: left(server, folder) == [], work=1.0)


def server_in(folder: Path) -> Path:
    pid = (folder / "data" / "postmaster.pid").read_text(encoding="ascii").split()[0]
    return Path("/proc", pid)


def left(*places: Path) -> list[Path]:
    return [place for place in places if place.exists()]
