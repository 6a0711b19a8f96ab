"""Beginnings that many tests share."""

from __future__ import annotations

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
