"""Why a command does not do what it should: one sentence that names the right thing."""

import json
import os
import pty
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest
from aiohttp import web

from bot.__main__ import main
from bot.table.storage.sqlite.files.backups import Backups
from bot.table.storage.sqlite.files.private import make_private
from bot.table.storage.sqlite.schema import migrate
from tests.hosting.image import CopiedBox, copied, done

ROOT = Path(__file__).parents[2]
SHAPED = "MTA1NzI0OTU0NTQ0NzI4ODg0MA.GkZxYw.Zm9vYmFyYmF6cXV4LXRoaXMtaXMtbm90LW9uZQ"
Answer = Callable[[], web.Response]


@asynccontextmanager
async def answering(answer: Answer) -> AsyncIterator[str]:
    """A Discord that answers everything so."""

    async def handle(_: web.Request) -> web.Response:
        return answer()

    app = web.Application()
    app.router.add_route("*", "/{path:.*}", handle)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    try:
        yield f"http://127.0.0.1:{runner.addresses[0][1]}/api/v10"
    finally:
        await runner.cleanup()


def _forbidden() -> web.Response:
    return web.json_response({"message": "no", "code": 0}, status=403)


def _at_the_edge() -> web.Response:
    """Of Cloudflare: no `Via`, and a page instead of an object."""
    return web.Response(status=429, text="<html>error 1015: you are being rate limited</html>")


def _unauthorized() -> web.Response:
    return web.json_response({"message": "401: Unauthorized", "code": 0}, status=401)


# D-25


@pytest.mark.slow
@pytest.mark.parametrize(
    ("answer", "status", "said"),
    [
        (_forbidden, 1, "Discord refuses the login: 403 Forbidden."),
        (_at_the_edge, 1, "Discord refuses the login: 429 Too Many Requests."),
        (_unauthorized, 2, "DISCORD_TOKEN: Discord does not know this token."),
    ],
)
async def test_a_login_that_is_refused_is_one_sentence(
    tmp_path: Path, answer: Answer, status: int, said: str
) -> None:
    async with answering(answer) as api:
        box = copied(tmp_path, DISCORD_TOKEN=SHAPED, TAFELRUNDE_API=api)
        assert await done(box, "run") == (status, f"tafelrunde: {said}\n")


@pytest.mark.soak
async def test_a_discord_that_is_down_is_one_sentence(tmp_path: Path) -> None:
    """The client tries five times before it gives up."""
    async with answering(lambda: web.Response(status=500)) as api:
        box = copied(tmp_path, DISCORD_TOKEN=SHAPED, TAFELRUNDE_API=api)
        status, said = await done(box, "run")
    assert (status, said.splitlines()[-1]) == (
        1,
        "tafelrunde: Discord refuses the login: 500 Internal Server Error.",
    )


# H-10


@pytest.fixture
def box(tmp_path: Path) -> CopiedBox:
    """A stopped local table."""
    box = copied(tmp_path, TAFELRUNDE_LOCAL="1")
    make_private(box.data / "local.sqlite3")
    migrate(box.data / "local.sqlite3")
    return box


@pytest.mark.slow
@pytest.mark.parametrize("name", ["local.sqlite3", "local.sqlite3.lock", "backups"])
async def test_files_that_cannot_be_written_are_named(box: CopiedBox, name: str) -> None:
    """The folder is ours, the file is not, as after a restore by somebody else."""
    shut = box.data / name
    shut.mkdir() if name == "backups" else shut.touch()
    shut.chmod(0o555 if name == "backups" else 0o444)

    status, examined = await done(box, "doctor")

    assert status == 1
    assert f"files      WRONG {shut} cannot be written" in examined
    if name == "local.sqlite3.lock":
        told = f"tafelrunde: TAFELRUNDE_DATA: {shut}: Permission denied.\n"
        assert (await done(box, "run"))[1].endswith(told)


@pytest.mark.slow
async def test_a_backup_that_cannot_be_written_does_not_blame_the_database(
    box: CopiedBox,
) -> None:
    target = box.root / "shut"
    target.mkdir(mode=0o555)

    status, told = await done(box, "backup", str(target / "copy.sqlite3"))

    assert status == 1
    assert told.startswith(f"tafelrunde backup: {target}/copy.sqlite3")
    assert "Permission denied" in told
    assert "local.sqlite3" not in told


@pytest.mark.slow
async def test_damaged_messages_of_the_local_table_do_not_blame_the_games(box: CopiedBox) -> None:
    world = box.data / "local-discord.sqlite3"
    world.write_bytes(b"noise, noise, noise " * 1000)

    status, told = await done(box, "run")

    assert status == 1
    assert told.startswith(f"tafelrunde: {world} cannot be used: file is not a database.")
    assert "move it away" in told


# Quiet ends


def test_whoever_reads_no_further_is_not_shown_a_traceback() -> None:
    line = f"{sys.executable} -m bot simulate emerald --games 2 --level random | head -1"
    read = subprocess.run(
        ["bash", "-c", f"{line}; exit ${{PIPESTATUS[0]}}"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert read.stdout.startswith("emerald, ")
    assert read.stderr == ""
    assert read.returncode in (0, 141)


def simulating(terminal: int, games: int) -> "subprocess.Popen[bytes]":
    words = [
        sys.executable,
        "-m",
        "bot",
        "simulate",
        "emerald",
        "--players",
        "2",
        "--level",
        "random",
    ]
    return subprocess.Popen(
        [*words, "--games", str(games)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=terminal,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # a shell may ignore it
    )


def test_a_long_command_tells_a_terminal_how_far_it_is_and_heeds_ctrl_c() -> None:
    """Nobody else is told: neither a file nor a pipe."""
    ours, theirs = pty.openpty()
    with simulating(theirs, 1_000_000) as process:
        assert b"emerald, 2 players: 0 of 1000000" in os.read(ours, 10_000)
        process.send_signal(signal.SIGINT)
        assert process.wait(300) == 130
        assert process.stdout is not None
        assert process.stdout.read() == b""
    os.write(theirs, b"the end")
    assert b"Traceback" not in os.read(ours, 100_000)
    os.close(ours)
    os.close(theirs)


# H-19


def test_health_in_numbers(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = data / "local.sqlite3"
    migrate(database)
    now = time.time()
    with closing(sqlite3.connect(database, isolation_level=None)) as db:
        phases = ("lobby", "running", "running", "over")
        rows = [(number, number, phase) for number, phase in enumerate(phases, 1)]
        db.executemany("INSERT INTO tables VALUES (?, ?, ?, 0, 0, x'', NULL, 0, 1)", rows)
        db.execute(
            "INSERT INTO due VALUES (2, 'turn', 0, ?), (3, 'turn', 0, ?)", (now - 90, now + 9)
        )
        db.execute("INSERT INTO outbox VALUES (2, 1)")
        db.execute("INSERT INTO lease VALUES (1, 'here:1:x', ?)", (now,))
        db.execute("INSERT INTO meta VALUES ('gateway', CAST('connected' AS BLOB))")
    Backups(database).make(now - 3600)

    assert main(["health", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)

    assert found["alive"] is True
    assert found["fault"] == ""
    assert found["gateway"] == "connected"
    counted = ("lobbies", "running", "finished", "untold", "overdue")
    assert [found[name] for name in counted] == [1, 2, 1, 1, 1]
    assert found["lag"] == pytest.approx(90, abs=20)
    assert found["backup"] == pytest.approx(3600, abs=20)
    assert found["free"] > 0
