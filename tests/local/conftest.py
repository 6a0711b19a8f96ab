"""Fixtures of the local Discord's own tests."""

from __future__ import annotations

import warnings
from collections.abc import AsyncIterator

import pytest

with warnings.catch_warnings():
    # discord.py 2.7.1 imports audioop, which Python 3.11 calls deprecated.
    warnings.filterwarnings("ignore", "'audioop'", DeprecationWarning)
    import discord as _discord  # noqa: F401

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
