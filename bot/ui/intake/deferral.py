"""Discord waits three seconds for an answer. A picture that takes longer is announced in time.

Only pictures and replays are waited for so: an announcement is an acknowledgement, and nothing is
acknowledged before it is saved. The first answer is given under a lock, so that both never cross.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from contextvars import ContextVar

import discord

from bot.table.time.sources import Time
from bot.ui.intake.buttons import Interaction

PATIENCE = 1.5  # seconds after the click until it is announced to be on its way

# What is just being answered, and by which clock; whatever paints for it finds it here.
current: ContextVar[tuple[Interaction, Time] | None] = ContextVar("current", default=None)


@asynccontextmanager
async def deferring() -> AsyncIterator[None]:
    """While this lasts, the click in hand is acknowledged at the latest after `PATIENCE`."""
    answering = current.get()
    if answering is None or answering[0].response.is_done():
        yield
        return
    watch = asyncio.create_task(_announced(*answering))
    try:
        yield
    finally:
        async with first_answer(answering[0]):  # an announcement under way is not broken off
            watch.cancel()


@asynccontextmanager
async def first_answer(interaction: Interaction) -> AsyncIterator[bool]:
    """Whether the first answer is still to be given; nobody else gives it meanwhile."""
    lock: asyncio.Lock = interaction.extras.setdefault("first answer", asyncio.Lock())
    async with lock:
        yield not interaction.response.is_done()


async def _announced(interaction: Interaction, time: Time) -> None:
    """Counted from the click itself: one that was delivered late has less time left."""
    clicked, now = interaction.created_at.timestamp(), time.now()
    await time.sleep_until(min(clicked, now) + PATIENCE, asyncio.Event())
    is_command = interaction.type is discord.InteractionType.application_command
    async with first_answer(interaction) as is_open:
        if is_open:
            await interaction.response.defer(ephemeral=True, thinking=is_command)
