"""Fixtures of the local Discord's own tests."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator

import pytest

from tests import discord_server
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


@pytest.fixture
def naps() -> Iterator[list[float]]:
    """How long the client would have slept before each retry."""
    with discord_server.naps() as slept:
        yield slept
