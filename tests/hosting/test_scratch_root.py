"""Every line of the Dockerfile and every way back of the README, in a root made from packages."""

import asyncio
import os
import re
import shlex
import signal
import subprocess
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.table.storage.sqlite.files.backups import Backups
from bot.table.storage.sqlite.files.integrity import verify_whole
from bot.table.storage.sqlite.schema import migrate, newest_schema
from tests.discord_server import local_discord
from tests.hosting import scratch
from tests.hosting.image import PATIENCE, ROOT, done, running, said, until_healthy
from tests.hosting.scratch import ScratchBox, first_process

pytestmark = [
    pytest.mark.soak,
    pytest.mark.skipif(not scratch.can_be_had(), reason="no root or no debootstrap here"),
]
MEGABYTE = 1_000_000
MOST = 120  # megabytes of our own layers
CALL = "docker compose run --rm "


@pytest.fixture(scope="module")
def image(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ScratchBox]:
    """Needs the registries of Debian and of Python, as the build of the image does."""
    folder = tmp_path_factory.mktemp("image")
    yield scratch.built(folder, scratch.base(folder))
    subprocess.run(["rm", "-rf", str(folder)], check=True)


@pytest.fixture
def box(image: ScratchBox) -> Iterator[ScratchBox]:
    """With an empty volume."""
    yield replace(image, settings={})
    subprocess.run(["find", str(image.data), "-mindepth", "1", "-delete"], check=True)


def sizes(box: ScratchBox) -> dict[str, float]:
    """What our own layers hold, in megabytes; fonts apart."""
    folders = [box.root / "app", *(box.root / "venv/lib").glob("python3*/site-packages/*")]
    return {path.name: _size(path) / MEGABYTE for path in folders}


def _size(path: Path) -> int:
    return sum(one.lstat().st_size for one in [path, *path.rglob("*")])


def test_no_installer_is_left_and_our_layers_are_small(image: ScratchBox) -> None:
    assert list(image.root.glob("venv/lib/python3*/site-packages/*pip*")) == []
    assert not any((image.root / name).exists() for name in scratch.INSTALLERS)
    held = sizes(image)
    assert sum(held.values()) <= MOST, sorted(held.items(), key=lambda pair: -pair[1])[:5]


async def test_it_is_the_first_process_and_heeds_a_stop(box: ScratchBox) -> None:
    box = replace(box, settings={"TAFELRUNDE_LOCAL": "1"})
    async with running(box, "run") as process:
        await said(process, "ready as")
        await until_healthy(box)
        os.kill(first_process(process.pid), signal.SIGTERM)
        assert await asyncio.wait_for(process.wait(), PATIENCE) == 0
    modes = {path.name: path.stat().st_mode & 0o777 for path in box.data.iterdir()}
    assert box.data.stat().st_mode & 0o777 == 0o700
    assert {mode for name, mode in modes.items() if name != "backups"} == {0o600}


async def test_a_signal_in_the_first_second_is_heard_by_process_one(box: ScratchBox) -> None:
    """H-9, as the finding saw it."""
    box = replace(box, settings={"TAFELRUNDE_LOCAL": "1"})
    async with running(box, "run") as process:
        first = await _python(process.pid)
        os.kill(first, signal.SIGTERM)
        assert await asyncio.wait_for(process.wait(), PATIENCE) in (0, 143)


async def _python(unshare: int) -> int:
    """The first process, as soon as it is Python and has read its first lines."""
    while (first := _listening(unshare)) is None:  # noqa: ASYNC110 - the kernel rings no bell
        await asyncio.sleep(0.01)
    return first


def _listening(unshare: int) -> int | None:
    try:
        first = first_process(unshare)
        status = Path(f"/proc/{first}/status").read_text(encoding="ascii")
    except (OSError, IndexError):
        return None
    caught = int(re.findall(r"SigCgt:\s*(\w+)", status)[0], 16)
    return first if caught >> (signal.SIGTERM - 1) & 1 and "python" in status else None


# The table of ways back in docs/hosting.md, followed to the letter


def ways() -> dict[str, str]:
    """What happened, and the command that helps."""
    text = (ROOT / "docs/hosting.md").read_text(encoding="utf-8")
    table = text.partition("| what happened | one command |")[2].partition("\n\n")[0]
    rows = [row.split("|")[1:3] for row in table.splitlines()[2:]]
    calls = {what.strip(): re.findall(rf"`([^`]*{CALL}[^`]*)`", cell) for what, cell in rows}
    return {what: found[0] for what, found in calls.items()}


def inside(line: str, **files: str) -> list[str]:
    """The words of the command as the entry point gets them."""
    words = shlex.split(line.partition(CALL)[2].partition(" <")[0])
    words = words[words.index("tafelrunde") + 1 :]
    return [word.replace("FILE", files.get("FILE", "FILE")) for word in words]


def instance(box: ScratchBox) -> Path:
    """The volume of a bot that has run, with a backup."""
    database = box.data / "tafelrunde.sqlite3"
    migrate(database)
    Backups(database).make(time.time())
    subprocess.run(["chown", "-R", "10001:10001", str(box.data)], check=True)
    return database


def test_the_table_names_every_case_once() -> None:
    assert list(ways()) == [
        "the volume is lost",
        "the database is damaged",
        "the token is wrong",
        "the disk is full",
        "an upgrade failed",
        "the clock was wrong",
    ]


async def test_a_lost_volume(box: ScratchBox, tmp_path: Path) -> None:
    kept = tmp_path / "kept.sqlite3"
    migrate(kept)
    words = inside(ways()["the volume is lost"])
    box = replace(box, settings={"DISCORD_TOKEN": "x"})
    with kept.open("rb") as file:
        async with running(box, *words, stdin=file.fileno()) as process:
            assert await asyncio.wait_for(process.wait(), PATIENCE) == 0

    verify_whole(box.data / "tafelrunde.sqlite3")


async def test_a_damaged_database_and_a_failed_upgrade(box: ScratchBox) -> None:
    box = replace(box, settings={"DISCORD_TOKEN": "x"})
    for case in ("the database is damaged", "an upgrade failed"):
        database = instance(box)
        made = Backups(database).newest_sound(time.time())
        assert made is not None
        assert f"-schema{newest_schema()}-" in made.name
        database.write_bytes(b"no database at all" * 1000)
        status, told = await done(box, "doctor")
        assert status == 1
        assert f"{CALL}tafelrunde restore /data/backups/{made.name}" in told

        assert (await done(box, *inside(ways()[case], FILE=made.name)))[0] == 0

        verify_whole(database)


async def test_a_wrong_token(box: ScratchBox) -> None:
    async with local_discord() as discord:
        wrong = "MTA1NzI0OTU0NTQ0NzI4ODg0MA.GkZxYw.Zm9vYmFyYmF6cXV4LXRoaXMtaXMtbm90LW9uZQ"
        known = {"TAFELRUNDE_API": discord.api_address, "DISCORD_TOKEN": wrong}
        box = replace(box, settings=known)

        status, told = await done(box, *inside(ways()["the token is wrong"]))
        assert (status, "discord    WRONG does not know this token" in told) == (1, True)
        status, told = await done(box, "run")
        assert (status, told) == (
            2,
            "tafelrunde: DISCORD_TOKEN: Discord does not know this token.\n",
        )


async def test_a_full_disk(box: ScratchBox) -> None:
    box = replace(box, settings={"DISCORD_TOKEN": "x"})
    database = instance(box)
    for day in range(1, 4):
        Backups(database).make(time.time() - day * 86_400)
    before = len(list((box.data / "backups").iterdir()))

    status, told = await done(box, *inside(ways()["the disk is full"]))

    assert (status, told) == (0, f"{before - 1} backups removed.\n")
    verify_whole(database)


async def test_a_clock_that_was_wrong(box: ScratchBox) -> None:
    box = replace(box, settings={"DISCORD_TOKEN": "x"})
    instance(box)

    status, told = await done(box, *inside(ways()["the clock was wrong"]))

    assert (status, told.startswith("All deadlines are postponed by 0 days")) == (0, True)
