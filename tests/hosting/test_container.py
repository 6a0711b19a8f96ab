"""The container: what the files promise, and the entry point as it runs there."""

import asyncio
import signal
import sqlite3
import tomllib
from contextlib import closing
from pathlib import Path

import pytest
from setuptools import find_packages

from tests.hosting.image import (
    PATIENCE,
    ROOT,
    CopiedBox,
    copied,
    done,
    environment_of,
    instructions,
    kept_out,
    running,
    said,
    stages,
    until_healthy,
)


def test_the_base_is_pinned_by_an_argument_only() -> None:
    first, *others = instructions()
    assert (first.name, first.text.partition("=")[0]) == ("ARG", "BASE")
    bases = [one.text.split()[0] for one in others if one.name == "FROM"]
    assert bases == ["${BASE}", "${BASE}"]


def test_nobody_privileged_and_no_shell_runs_it() -> None:
    final = {one.name: one for one in stages()[-1]}
    assert all(int(number) > 0 for number in final["USER"].text.split(":"))
    assert final["ENTRYPOINT"].exec_form == ["python", "-m", "bot"]
    assert final["CMD"].exec_form == ["run"]
    assert final["HEALTHCHECK"].exec_form == ["python", "-m", "bot", "health"]


def test_no_secret_and_no_data_gets_into_the_image() -> None:
    lines = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    ignored = [line for line in lines if not line.startswith("#")]
    copied = {one.text.split()[0] for one in stages()[0] if one.name == "COPY"}
    assert ignored[0] == "*"
    assert {line[1:] for line in ignored if line.startswith("!")} == copied
    assert not [one for one in instructions() if "TOKEN" in one.text]


def test_neither_the_image_nor_the_wheel_carries_what_only_developers_need() -> None:
    parts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    found = parts["tool"]["setuptools"]["packages"]["find"]
    packages = find_packages(str(ROOT), include=found["include"], exclude=found["exclude"])

    assert {"bot", "bot.commands", "render"} <= set(packages)
    assert [name for name in packages if name.startswith(("bot.lab", "tests"))] == []
    assert kept_out() == {ROOT / "bot/lab"}


@pytest.mark.parametrize(
    "line",
    [
        "restart: unless-stopped",
        "init: true",
        "hostname: tafelrunde",
        "env_file: .env",
        "read_only: true",
        "- /tmp",
        "- ALL",
        "- no-new-privileges:true",
        'user: "10001:10001"',
        "mem_limit: 1g",
        "pids_limit: 200",
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


async def assert_lives_and_stops(box: CopiedBox) -> None:
    """Starts, is healthy, heeds SIGTERM, and has written nothing but its data."""
    before = sorted(path for path in box.root.rglob("*") if box.data not in path.parents)
    async with running(box, "run") as process:
        await said(process, "the local table: http")
        await said(process, "ready as")
        await until_healthy(box)
        process.send_signal(signal.SIGTERM)
        assert await asyncio.wait_for(process.wait(), PATIENCE) == 0
    after = sorted(path for path in box.root.rglob("*") if box.data not in path.parents)
    assert after == before
    with closing(sqlite3.connect(box.data / "local.sqlite3")) as db:
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert db.execute("SELECT holder FROM lease").fetchone() == ("",), "the next one may start"


@pytest.mark.slow
async def test_it_runs_without_privileges_on_a_read_only_tree(tmp_path: Path) -> None:
    await assert_lives_and_stops(copied(tmp_path, TAFELRUNDE_LOCAL="1"))


@pytest.mark.slow
async def test_without_a_token_it_is_neither_healthy_nor_alive(tmp_path: Path) -> None:
    """H-7: nobody could reach a local table in there."""
    assert environment_of(stages()[-1])["TAFELRUNDE_LOCAL"] == "0"
    box = copied(tmp_path)

    assert (await done(box, "health"))[0] == 1
    status, told = await done(box, "run")

    assert status == 2
    assert told.startswith("tafelrunde: DISCORD_TOKEN is empty: put the bot's token into .env")
    assert "TAFELRUNDE_LOCAL=1" in told
    assert list(box.data.iterdir()) == []


@pytest.mark.slow
async def test_what_is_printed_in_the_container_can_be_typed_outside(tmp_path: Path) -> None:
    """H-6: there is no other way in, for a container that does not start cannot be entered."""
    box = copied(tmp_path, TAFELRUNDE_LOCAL="1")
    (box.data / "local.sqlite3").write_bytes(b"no database at all" * 1000)

    for command in ("run", "doctor"):
        status, told = await done(box, command)
        assert status == 1
        assert "docker compose run --rm tafelrunde restore --empty" in told

    assert (await done(box, "restore", "--empty"))[0] == 0
    assert (await done(box, "doctor"))[0] == 0


@pytest.mark.slow
async def test_sigterm_is_heard_while_python_is_still_loading(tmp_path: Path) -> None:
    """H-9: as the first process of a container, which else ignores what it does not handle."""
    box = copied(tmp_path, TAFELRUNDE_LOCAL="1")
    loaded = box.root / "app" / "bot" / "commands" / "run.py"
    loaded.chmod(0o644)
    waits = "import time\nprint('loading', flush=True)\ntime.sleep(600)\n"
    loaded.write_text(waits + loaded.read_text(encoding="utf-8"), encoding="utf-8")
    async with running(box, "run") as process:
        await said(process, "loading")
        process.send_signal(signal.SIGTERM)
        assert await asyncio.wait_for(process.wait(), PATIENCE) == 143


@pytest.mark.slow
async def test_a_data_folder_that_cannot_be_written_is_said_in_one_line(tmp_path: Path) -> None:
    box = copied(tmp_path, TAFELRUNDE_LOCAL="1")
    box.data.chmod(0o555)
    async with running(box, "run") as process:
        line = await said(process, "tafelrunde:")
        assert await asyncio.wait_for(process.wait(), PATIENCE) == 2
    box.data.chmod(0o755)
    assert "TAFELRUNDE_DATA" in line


@pytest.mark.slow
async def test_health_of_a_bot_that_does_not_run(tmp_path: Path) -> None:
    async with running(copied(tmp_path), "health") as check:
        assert await asyncio.wait_for(check.wait(), PATIENCE) == 1
