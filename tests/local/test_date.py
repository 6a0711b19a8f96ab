"""What time Discord has: said with every answer of the API."""

from __future__ import annotations

from datetime import datetime
from email.utils import parsedate_to_datetime

import aiohttp
import pytest

from bot.local.acts import Act
from bot.local.troubles import TROUBLES
from tests.discord_server import Discord


async def date(discord: Discord, path: str = "/users/@me") -> datetime:
    headers = {"Authorization": f"Bot {discord.token}"}
    async with (
        aiohttp.ClientSession(headers=headers) as session,
        session.get(discord.api_address + path) as response,
    ):
        return parsedate_to_datetime(response.headers["Date"])


async def test_the_date_follows_the_servers_clock(discord: Discord) -> None:
    before = await date(discord)
    assert before.timestamp() == discord.clock.now()
    discord.advance(3600.0)
    assert (await date(discord) - before).total_seconds() == 3600


@pytest.mark.parametrize("path", ["/users/1", "/nowhere"])
async def test_a_refusal_has_a_date_too(discord: Discord, path: str) -> None:
    assert (await date(discord, path)).timestamp() == discord.clock.now()
    discord.faults.strike(Act.ANYTHING, TROUBLES["banned"])
    assert (await date(discord)).timestamp() == discord.clock.now()
    discord.report.unknown_routes.clear()


async def test_it_can_be_off(discord: Discord) -> None:
    discord.date_error = -600.0
    assert (await date(discord)).timestamp() == discord.clock.now() - 600.0
