"""Beginnings that many tests share."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from bot.local.post import Post
from tests.discord_server import Discord
from tests.local.player_bot import PlayerBot, board


async def opened(discord: Discord) -> Post:
    """Anna has opened a table."""
    (anna,) = discord.people("Anna")
    shown = await anna.slash("table new", game="coup")
    assert shown.post is not None
    return shown.post


async def posted(discord: Discord, bot: PlayerBot) -> Post:
    """The bot has posted a board by its own token."""
    view, file = board(0)
    message = await bot.table_channel.send(view=view, file=file)
    return discord.owner.post(message.id)


async def until(done: Callable[[], bool]) -> None:
    """Lets everybody go on until this is so."""
    async with asyncio.timeout(5):
        while not done():  # noqa: ASYNC110 - the bot tells nobody when it is done
            await asyncio.sleep(0.001)
