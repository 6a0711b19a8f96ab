"""The process from outside: stopped in the middle of play, started twice, asked for its health."""

import asyncio
import random
import shutil
from pathlib import Path

import pytest

from bot.client import FAREWELL
from bot.table.storage.sqlite.files.backups import Backups
from bot.table.storage.sqlite.files.integrity import verify_whole
from tests.discord_server import local_discord
from tests.end_to_end.kills import assert_replays, deal
from tests.end_to_end.lives import NEVER, Lives
from tests.end_to_end.players import Player

IN_TIME = 10.0  # seconds, after which a container is killed


async def stopped(lives: Lives) -> int:
    """SIGTERM, and again by an impatient host; the exit code."""
    for _ in range(2):
        lives.process.terminate()
        await asyncio.sleep(0)
    return await asyncio.shield(lives.died)


def test_a_stop_waits_for_discord_for_a_part_of_the_time_it_has() -> None:
    assert FAREWELL <= IN_TIME / 2


@pytest.mark.slow
async def test_stopped_in_the_middle_of_play_nothing_is_lost(tmp_path: Path) -> None:
    """Also where Discord does not say goodbye; and nothing is said of a fault."""
    async with local_discord() as discord:
        players = [Player(person, "dm") for person in discord.people("Anna", "Ben")]
        lives = Lives(discord, tmp_path, random.Random(1))
        await deal(lives, "emerald", players)
        for answers in (True, False):
            assert await lives.begin(NEVER)
            await lives.news(*players)
            for connection in discord.gateway.connections:
                if not answers and connection._transport is not None:
                    connection._transport.pause_reading()
            clicks = [asyncio.create_task(lives.click(player)) for player in players]
            assert await stopped(lives) == 0
            await asyncio.gather(*clicks)  # acknowledged and saved, or neither
            assert b"ERROR" not in lives.said
            assert b"Traceback" not in lives.said
            verify_whole(tmp_path / "tafelrunde.sqlite3")
            assert lives.query("SELECT holder FROM lease") == [("",)]
        await assert_replays(tmp_path)


@pytest.mark.slow
async def test_beside_a_running_bot(tmp_path: Path) -> None:
    """It is healthy and can be copied, but neither doubled nor replaced."""
    data, copy = tmp_path / "data", tmp_path / "copy.sqlite3"
    async with local_discord() as discord:
        lives = Lives(discord, data, random.Random(1))
        assert await lives.begin(NEVER)
        assert await lives.command("backup", str(copy)) == (0, said_of(copy, data))
        status, line = await lives.command("restore", str(copy))
        assert (status, line) == (1, "tafelrunde restore: the bot is running; stop it first.")
        status, line = await lives.command("run")
        assert (status, line.endswith("another process is using this database.")) == (1, True)
        status, line = await lives.command("health")
        assert (status, line.startswith("alive")) == (0, True), line

        assert await stopped(lives) == 0

        status, line = await lives.command("health")
        assert (status, line) == (1, "tafelrunde health: the bot is not running")
        status, line = await lives.command("restore", str(copy))
        assert (status, "is now a copy of" in line) == (0, True)


def said_of(copy: Path, data: Path) -> str:
    size = copy.stat().st_size if copy.exists() else 0
    return f"{copy}: a verified copy of {data / 'tafelrunde.sqlite3'}, {size:,} bytes."


@pytest.mark.slow
async def test_a_damaged_database_is_refused_with_the_newest_sound_backup(tmp_path: Path) -> None:
    async with local_discord() as discord:
        lives = Lives(discord, tmp_path, random.Random(1))
        assert await lives.begin(NEVER)
        assert await stopped(lives) == 0
        database = tmp_path / "tafelrunde.sqlite3"
        sound = Backups(database).make(1_800_000_000)
        broken = shutil.copyfile(sound, sound.with_name("tafelrunde-newer.sqlite3"))
        for path in (database, broken):
            path.write_bytes(path.read_bytes()[:9000])
        damaged = database.read_bytes()

        status, line = await lives.command("run")

        assert status == 1
        way = line.rpartition("intact backup with: ")[2]
        assert way.endswith(f" restore {sound}")
        assert database.read_bytes() == damaged
        assert await lives.typed(way) == 0, "the sentence can be followed to the letter"
        verify_whole(database)
