"""When a board can no longer be shown: the table is paused, and somebody is told what to do."""

import logging
from contextlib import suppress
from typing import Literal

import discord

from bot.games.contract import Refused
from bot.table.model.course import Course
from bot.table.model.sheet import Pause, Phase
from bot.table.storage.store import Shown
from bot.table.table import Table
from bot.table.time.pauses import paused
from bot.ui.intake.dispatch import Dispatcher
from bot.ui.message.parts import post

log = logging.getLogger(__name__)
Why = Literal["channel", "access"]
ALARM = ("alarm", -1)  # how the message to the host is remembered

CODES: dict[int, Why] = {
    10003: "channel",  # Unknown Channel
    10004: "channel",  # Unknown Guild
    50001: "access",  # Missing Access, also after the bot was removed
    50013: "access",  # Missing Permissions
    160005: "access",  # Thread is locked
}


def lost_by(fault: discord.HTTPException) -> Why | None:
    """Why the board cannot be shown; None where the fault says something else."""
    return CODES.get(fault.code)


class Stranded:
    def __init__(self, dispatcher: Dispatcher, client: discord.Client) -> None:
        self._desk, self._client = dispatcher, client
        self._store = dispatcher.tables.store

    async def cope(self, table: Table, why: Why) -> None:
        """Pauses a game that nobody can see any more; told once, and again only after it went."""
        if table.sheet.phase is not Phase.RUNNING:
            await self._store.was_told(table.sheet.id, table.sheet.revision)  # to nobody
            return
        if table.sheet.pause is None or table.sheet.pause.why != why:
            with suppress(Refused):  # it ended meanwhile
                await table.arrange(lambda course, now, _: paused(course, Pause(why), now))
        if ALARM not in await self._store.shown(table.sheet.id):
            await self._alarm(table.course, why)

    async def _alarm(self, course: Course, why: Why) -> None:
        """To the host; where he cannot be reached, to the next one at the table."""
        people = [chair.user for chair in course.sheet.chairs if chair.user is not None]
        for user in sorted(people, key=lambda user: user != course.sheet.host):
            if (sent := await self._sent(course, user, why)) is not None:
                await self._store.show(course.sheet.id, *ALARM, sent)
                return
        log.warning("table %d is paused, and nobody could be told", course.sheet.id)

    async def _sent(self, course: Course, user: int, why: Why) -> Shown | None:
        scene = self._desk.scene(course, (await self._desk.people.get(user)).language)
        where = f"<#{course.sheet.channel}>"
        told = post(scene.common.say(f"alarm-{why}", game=scene.title, where=where))
        try:
            channel = await self._client.create_dm(discord.Object(user))
            message = await channel.send(view=told.view)
        except discord.HTTPException as fault:
            if fault.status not in (400, 403):
                raise
            return None
        return Shown(channel.id, message.id, "")
