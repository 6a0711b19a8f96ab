"""Discord waits three seconds for an answer. A picture that takes longer is announced in time.

Only pictures are waited for so: an announcement is an acknowledgement, and nothing is acknowledged
before it is saved. The first answer is given under a lock, so that both never cross.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import discord

from bot.ui.intake.buttons import Interaction

PATIENCE = 1.5  # seconds until a click is announced to be on its way


@asynccontextmanager
async def deferring(interaction: Interaction) -> AsyncIterator[None]:
    """While this lasts, the interaction is acknowledged at the latest after `PATIENCE`."""
    watch = asyncio.create_task(_announced(interaction))
    try:
        yield
    finally:
        async with first_answer(interaction):  # an announcement under way is not broken off
            watch.cancel()


@asynccontextmanager
async def first_answer(interaction: Interaction) -> AsyncIterator[bool]:
    """Whether the first answer is still to be given; nobody else gives it meanwhile."""
    lock: asyncio.Lock = interaction.extras.setdefault("first answer", asyncio.Lock())
    async with lock:
        yield not interaction.response.is_done()


async def _announced(interaction: Interaction) -> None:
    client: Any = interaction.client
    await client.time.sleep_until(client.time.now() + PATIENCE, asyncio.Event())
    is_command = interaction.type is discord.InteractionType.application_command
    async with first_answer(interaction) as is_open:
        if is_open:
            await interaction.response.defer(ephemeral=True, thinking=is_command)
