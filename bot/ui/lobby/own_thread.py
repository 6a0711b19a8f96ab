"""A thread for one table; removed if the table cannot be created."""

import logging
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, TypeVar

import discord

from bot.games.contract import Refused

log = logging.getLogger(__name__)
T = TypeVar("T")
KNOWN = {
    50001: "no_threads",
    50013: "no_threads",
    50024: "no_thread_here",  # Cannot execute action on this channel type
    160006: "too_many_threads",
    160007: "too_many_threads",  # of an announcement channel
}
NEAR = 10  # messages searched for Discord's own line about a new thread


async def open_own_thread(place: discord.TextChannel, name: str) -> discord.Thread:
    """Public if the channel allows it; refusals of Discord become sentences."""
    kinds = discord.ChannelType
    kind = kinds.news_thread if place.is_news() else kinds.public_thread
    return await refused_in_words(place.create_thread(name=name, type=kind))


async def refused_in_words(request: Coroutine[Any, Any, T]) -> T:
    """Turns permanent errors of Discord into `Refused`; passing ones are raised as they are."""
    try:
        return await request
    except discord.HTTPException as fault:
        if fault.status >= 500 or fault.status == 429:
            raise
        log.warning("no table in a thread: %s", fault)
        raise Refused(KNOWN.get(fault.code, "thread_failed")) from None


async def remove_thread(thread: discord.Thread) -> None:
    """Deletes it; a bot that may not delete threads archives its own."""
    try:
        await thread.delete()
    except discord.HTTPException:
        with suppress(discord.HTTPException):
            await thread.edit(archived=True)
    with suppress(discord.HTTPException):
        await _take_back_line(thread)


async def _take_back_line(thread: discord.Thread) -> None:
    """Deletes the channel's line "… has started a thread", which is a message of the bot."""
    place = thread.parent
    if not isinstance(place, discord.TextChannel):
        return
    async for message in place.history(limit=NEAR, after=thread, oldest_first=True):
        is_ours = message.author.id == thread.owner_id and message.content == thread.name
        if message.type is discord.MessageType.thread_created and is_ours:
            await message.delete()
            return
