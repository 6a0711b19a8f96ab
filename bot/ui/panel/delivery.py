"""How a person is told something: by DM, by a mention, not at all, as he has chosen.

Where DMs are closed, a mention has to do.
"""

import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import discord
from msgspec.structs import replace

from bot.games.contract import Seat
from bot.table.model.course import Course
from bot.table.people.settings import People
from bot.table.storage.store import Shown
from bot.ui.message.parts import Post, post

log = logging.getLogger(__name__)
ByDm = Callable[[int, str], Awaitable[None]]  # to whom, in which language
ByMention = Callable[[int], Awaitable[None]]


class Reaching:
    def __init__(self, people: People, client: discord.Client) -> None:
        self._people, self._client = people, client

    async def reach(self, course: Course, seat: Seat, by_dm: ByDm, by_mention: ByMention) -> None:
        """By the way that the person on this seat has chosen."""
        user = course.sheet.chairs[seat].user
        assert user is not None
        person = await self._people.get(user)
        if person.notices == "none":
            return
        if person.notices == "dm" and not person.dms_closed:
            try:
                await by_dm(user, person.language)
            except (discord.Forbidden, discord.HTTPException) as fault:
                if fault.status not in (400, 403):
                    raise
                log.info("the DMs of person %d are closed (%d)", user, fault.code)
                await self._people.change(user, lambda p: replace(p, dms_closed=True))
            else:
                return
        await by_mention(user)

    async def dm(self, user: int, shown: Post, once: str, mark: str) -> Shown:
        channel = await self._client.create_dm(discord.Object(user))
        message = await channel.send(view=shown.view, files=shown.files, nonce=once)
        return Shown(channel.id, message.id, mark)

    async def mention(self, course: Course, user: int, line: str, once: str) -> int:
        channel = self._client.get_partial_messageable(course.sheet.channel)
        message = await channel.send(
            view=post(line).view,
            nonce=once,
            allowed_mentions=discord.AllowedMentions(users=[discord.Object(user)]),
        )
        return message.id


async def quietly(request: Coroutine[Any, Any, Any]) -> None:
    """For what may not be possible any more, which would be just as well."""
    try:
        await request
    except discord.HTTPException as fault:
        if fault.status not in (400, 403, 404):
            raise
        log.info("a message could not be tidied up or sent: %s", fault)


def message_of(client: discord.Client, shown: Shown) -> discord.PartialMessage:
    return client.get_partial_messageable(shown.channel).get_partial_message(shown.message)
