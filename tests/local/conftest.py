"""Fixtures of the local Discord's own tests."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tests.discord_server import Discord, local_discord
from tests.local.player_bot import PlayerBot


@pytest.fixture
async def discord() -> AsyncIterator[Discord]:
    async with local_discord() as server:
        yield server


@pytest.fixture
async def bot(discord: Discord) -> PlayerBot:
    client = PlayerBot()
    await discord.connect(client)
    return client
