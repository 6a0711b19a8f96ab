"""`tafelrunde doctor`: every check says in one line what is well or what to do."""

import time
from pathlib import Path

import aiohttp
import pytest

from bot.client import PERMISSIONS
from bot.inspection import Finding, Skew, inspect
from bot.local.clock import RealClock
from bot.local.model import Overwrite
from bot.local.permissions import Can
from bot.table.storage.sqlite.store import SqliteStorage
from tests.discord_server import local_discord
from tests.hosting.examined import examined

SHAPED = "MTA1NzI0OTU0NTQ0NzI4ODg0MA.GkZxYw.Zm9vYmFyYmF6cXV4LXRoaXMtaXMtbm90LW9uZQ"


@pytest.mark.usefixtures("data")
def test_a_fresh_folder_is_well(capsys: pytest.CaptureFixture[str]) -> None:
    status, said = examined(capsys)

    assert status == 0
    assert list(said) == [
        "settings", "token", "data", "files", "privacy", "disk", "database", "instance", "dates",
        "fonts",
    ]  # fmt: skip
    assert all(line.startswith("ok") for line in said.values())


@pytest.mark.usefixtures("data")
def test_a_wrong_setting_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TAFELRUNDE_PORT", "many")

    status, said = examined(capsys)

    assert status == 1
    assert "TAFELRUNDE_PORT = many" in said["settings"]


@pytest.mark.usefixtures("data")
def test_a_token_of_the_wrong_shape_is_not_sent_anywhere(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "forgotten-quotes")

    status, said = examined(capsys)

    assert status == 1
    assert said["token"].startswith("WRONG")
    assert "discord" not in said


def test_a_damaged_database_is_told_with_the_way_out(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (data / "local.sqlite3").write_bytes(b"no database at all, but long enough to look like one")

    status, said = examined(capsys)

    assert status == 1
    assert "restore" in said["database"]
    assert said["instance"].startswith("WRONG")


async def test_another_instance_is_named(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    store = SqliteStorage(data / "local.sqlite3")
    await store.open()
    row = ("kitchen:1:cafe", time.time())
    await store.do(lambda db: db.execute("INSERT INTO lease VALUES (1, ?, ?)", row).rowcount)

    status, said = examined(capsys)

    assert status == 0
    assert said["instance"].startswith("ok    runs on kitchen")
    await store.close()


async def findings(token: str) -> list[Finding]:
    return [finding async for finding in inspect(token)]


async def test_each_channel_is_judged_by_its_own_permissions() -> None:
    async with local_discord(clock=RealClock()) as discord:
        world, guild = discord.world, discord.guild
        quiet = world.add_channel(guild, "leise")
        everyone = Overwrite(guild.id, 0, deny=int(Can.SEND_MESSAGES | Can.ATTACH_FILES))
        world.overwrite(quiet, everyone)

        found = await findings(discord.token)

    said = {line: is_well for name, line, is_well in found if name == "channel"}
    assert said == {
        "Tafelrunde #spieltisch has all permissions": True,
        "Tafelrunde #leise lacks send_messages, attach_files": False,
    }
    assert ("clock", "agrees with Discord's", True) in found


async def test_a_token_that_discord_does_not_know() -> None:
    async with local_discord():
        assert await findings(SHAPED) == [("discord", "does not know this token", False)]


async def test_a_server_out_of_reach() -> None:
    async with local_discord() as discord:
        token = discord.token
        await discord.stop()
        ((name, said, is_well),) = await findings(token)

    assert (name, is_well) == ("discord", False)
    assert said.startswith("cannot be reached")


async def test_a_clock_that_is_off_is_told() -> None:
    skew = Skew()
    skew.seconds = -90.0
    assert skew.finding() == ("clock", "is off by -90 s; synchronize it with NTP", False)
    assert isinstance(skew.trace(), aiohttp.TraceConfig)


def test_nothing_is_asked_for_that_is_not_needed() -> None:
    """Every permission more is one that a careful moderator will not grant."""
    needed = {name for name, value in PERMISSIONS if value}
    assert needed == {
        "read_messages", "send_messages", "send_messages_in_threads",
        "create_public_threads",
        "attach_files", "read_message_history",
    }  # fmt: skip
