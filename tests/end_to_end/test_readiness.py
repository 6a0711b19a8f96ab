"""What the bot says of itself when it is ready."""

import asyncio
import logging
from pathlib import Path

import pytest

from bot.client import Hosting, Tafelrunde
from bot.local.clock import RealClock
from tests.discord_server import local_discord


@pytest.mark.parametrize("invites", [True, False])
async def test_only_on_discord_is_there_a_link_to_invite_the_bot(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, *, invites: bool
) -> None:
    caplog.set_level(logging.INFO, "bot.client")
    async with local_discord(clock=RealClock()) as discord, asyncio.timeout(30):
        bot = Tafelrunde(tmp_path / "tafelrunde.sqlite3", Hosting(invites=invites))
        bot._connection.guild_ready_timeout = 0.05  # pyright: ignore[reportPrivateUsage]
        await discord.connect(bot)
        while "ready as" not in caplog.text:  # noqa: ASYNC110 - the log rings no bell
            await asyncio.sleep(0)

    assert ("client_id=" in caplog.text) == invites
