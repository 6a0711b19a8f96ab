"""Commands of operators on a PostgreSQL: done there, or one sentence says what does it instead."""

import asyncio
import shutil
import subprocess
import time
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.table.model.deadline import Deadline, DeadlineKind
from bot.table.storage.postgres.presence import PostgresPresence
from bot.table.storage.postgres.store import PostgresStorage
from bot.table.time.sanity import LONGEST_AWAY
from tests import postgres
from tests.hosting.examined import examined
from tests.table.kit import table_for

DAY = 86_400.0
pytestmark = postgres.needed()


@pytest.fixture
def address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Of an empty database; the settings name it."""
    found = asyncio.run(postgres.fresh_database())
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TAFELRUNDE_DATA", str(tmp_path))
    monkeypatch.setenv("TAFELRUNDE_DATABASE", found)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    return found


async def left(address: str, seconds: float, due: float) -> int:
    """A table with a deadline; the last process went so many seconds ago."""
    storage = PostgresStorage(address)
    await storage.open()
    table = await storage.create(table_for("emerald", 2), {Deadline(DeadlineKind.LOBBY): due})
    sql = "INSERT INTO shards (shard, seen) VALUES (0, $1)"
    await storage.value(sql, time.time() - seconds)
    await storage.close()
    return table.id


async def due_of(address: str, table: int) -> float:
    storage = PostgresStorage(address)
    await storage.open()
    (at,) = (await storage.due_of(table)).values()
    await storage.close()
    return at


async def held_while(address: str, *command: str) -> int:
    """What this command returns while a process holds the only shard."""
    storage = PostgresStorage(address)
    await storage.open()
    presence = PostgresPresence(storage)
    try:
        await presence.arrive(time.time())
        await presence.count(1, time.time())
        assert await presence.claim(time.time())
        return await asyncio.to_thread(main, list(command))
    finally:
        await presence.leave(time.time())
        await storage.close()


def test_a_backup_is_pg_dumps_and_can_be_listed(
    address: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(left(address, 0.0, 1.0))
    file = tmp_path / "copy.dump"

    assert main(["backup", str(file)]) == 0

    assert "pg_restore restores it" in capsys.readouterr().out
    programs = postgres.programs()
    assert programs is not None
    listed = subprocess.run(
        [str(programs / "pg_restore"), "--list", str(file)],
        capture_output=True, text=True, check=True, timeout=60,
    ).stdout  # fmt: skip
    assert " TABLE DATA public tables " in listed


@pytest.mark.usefixtures("address")
@pytest.mark.parametrize(
    ("command", "said"),
    [
        (("backup", "-"), "give a FILE"),
        (("backup", "copy.dump"), "PostgreSQL is backed up with pg_dump"),
        (("restore", "copy.dump"), "restore it with pg_restore"),
        (("purge", "--older-than", "30"), "set TAFELRUNDE_KEEP"),
    ],
)
def test_what_is_not_done_there_is_said_in_one_sentence(
    command: tuple[str, ...],
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: None)  # pg_dump is not installed

    assert main(list(command)) == 1

    (line,) = capsys.readouterr().err.strip().splitlines()
    assert line.startswith(f"tafelrunde {command[0]}: ")
    assert said in line


@pytest.mark.usefixtures("address")
def test_the_doctor_looks_at_it(capsys: pytest.CaptureFixture[str]) -> None:
    status, said = examined(capsys)

    assert (status, said["database"]) == (0, "ok    PostgreSQL, 0 processes hold 0 of 0 shards")
    assert said["instance"] == "ok    several processes may share PostgreSQL"
    assert said["dates"].startswith("ok")


def test_the_doctor_names_one_that_is_out_of_reach_and_one_left_long_ago(
    address: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(left(address, LONGEST_AWAY + 10 * DAY, 1.0))
    status, said = examined(capsys)
    assert status == 1
    assert said["dates"].startswith("WRONG the bot last ran 70 days ago")
    assert "wake" in said["dates"]

    monkeypatch.setenv("TAFELRUNDE_DATABASE", f"{address}-that-is-nowhere")
    status, said = examined(capsys)
    assert status == 1
    assert said["database"].startswith("WRONG PostgreSQL: ")


def test_wake_gives_months_back(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    due = time.time() - 90 * DAY
    table = asyncio.run(left(address, 100 * DAY, due))

    assert main(["wake"]) == 0

    assert "postponed by 100 days" in capsys.readouterr().out
    assert asyncio.run(due_of(address, table)) == pytest.approx(due + 100 * DAY, abs=60)
    assert main(["doctor"]) == 0


def test_wake_leaves_alone_what_is_used(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    due = time.time() + DAY
    table = asyncio.run(left(address, 0.0, due))

    assert asyncio.run(held_while(address, "wake")) == 1

    assert "processes of the bot are using it" in capsys.readouterr().err
    assert asyncio.run(due_of(address, table)) == due
