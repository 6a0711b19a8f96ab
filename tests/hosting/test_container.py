"""The container: what the files promise, and the entry point as it runs there."""

import asyncio
import signal
import sqlite3
from contextlib import closing
from pathlib import Path
from time import monotonic

import pytest

from tests.hosting.image import ROOT, Box, built, copied, instructions, running, said, stages


def test_the_base_is_pinned_by_an_argument_only() -> None:
    first, *others = instructions()
    assert (first.name, first.text.partition("=")[0]) == ("ARG", "BASE")
    bases = [one.text.split()[0] for one in others if one.name == "FROM"]
    assert bases == ["${BASE}", "${BASE}"]


def test_nobody_privileged_and_no_shell_runs_it() -> None:
    final = {one.name: one for one in stages()[-1]}
    assert int(final["USER"].text) > 0
    assert final["ENTRYPOINT"].exec_form == ["python", "-m", "bot"]
    assert final["CMD"].exec_form == ["run"]
    assert final["HEALTHCHECK"].exec_form == ["python", "-m", "bot", "health"]


def test_no_secret_and_no_data_gets_into_the_image() -> None:
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    assert {".env", "data", ".git"} <= set(ignored)
    assert not [one for one in instructions() if "TOKEN" in one.text]


@pytest.mark.parametrize(
    "line",
    [
        "restart: unless-stopped",
        "env_file: .env",
        "read_only: true",
        "- /tmp",
        "- ALL",
        "- no-new-privileges:true",
        'user: "10001:10001"',
    ],
)
def test_compose_grants_nothing_that_is_not_needed(line: str) -> None:
    text = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    assert line in [known.partition("  #")[0].strip() for known in text.splitlines()]


def test_compose_has_one_volume_at_the_data_folder_and_names_the_version() -> None:
    text = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    assert text.count(":/data ") == 1 + text.count("./data:/data ")
    version = next(
        line.split('"')[1]
        for line in (ROOT / "pyproject.toml").read_text(encoding="utf-8").splitlines()
        if line.startswith("version")
    )
    assert f"image: tafelrunde:{version}\n" in text


async def lives_and_stops(box: Box) -> None:
    """Starts, is healthy, answers SIGTERM in time, and has written nothing but its data."""
    before = sorted(path for path in box.root.rglob("*") if box.data not in path.parents)
    async with running(box, "run") as process:
        await said(process, "the local table: http")
        await said(process, "ready as")
        await until_healthy(box)
        asked = monotonic()
        process.send_signal(signal.SIGTERM)
        assert await asyncio.wait_for(process.wait(), 10) == 0
        assert monotonic() - asked < 10
    after = sorted(path for path in box.root.rglob("*") if box.data not in path.parents)
    assert after == before
    with closing(sqlite3.connect(box.data / "local.sqlite3")) as db:
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert db.execute("SELECT holder FROM lease").fetchone() == ("",), "the next one may start"


async def until_healthy(box: Box) -> None:
    """The health check of the image; a fresh bot may need another look, as in a container."""
    for _ in range(20):
        async with running(box, "health") as check:
            if await asyncio.wait_for(check.wait(), 30) == 0:
                return
    raise AssertionError("never healthy")


async def test_it_runs_without_privileges_on_a_read_only_tree(tmp_path: Path) -> None:
    await lives_and_stops(copied(tmp_path))


async def test_a_data_folder_that_cannot_be_written_is_said_in_one_line(tmp_path: Path) -> None:
    box = copied(tmp_path)
    box.data.chmod(0o555)
    async with running(box, "run") as process:
        line = await said(process, "tafelrunde:")
        assert await asyncio.wait_for(process.wait(), 30) == 2
    box.data.chmod(0o755)
    assert "TAFELRUNDE_DATA" in line


async def test_health_of_a_bot_that_does_not_run(tmp_path: Path) -> None:
    async with running(copied(tmp_path), "health") as check:
        assert await asyncio.wait_for(check.wait(), 30) == 1


@pytest.mark.soak
async def test_every_line_of_the_dockerfile_works(tmp_path: Path) -> None:
    """Needs the package registry, as the build of the image does."""
    await lives_and_stops(built(tmp_path))
