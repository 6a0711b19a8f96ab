"""After the save: the board is repainted, whoever is asked is told. The last state wins.

One worker per table takes changes as they gather. What it owes is in the outbox until it is done,
so that a crash between save and telling only delays the telling.
"""

import asyncio
import logging

import discord

from bot.table.model.course import Course
from bot.table.model.sheet import Phase, Sheet
from bot.table.storage.store import PUBLIC, Shown
from bot.table.table import Table
from bot.ui.board import board
from bot.ui.board.lost_channel import ALARM, Stranded, lost_by
from bot.ui.board.scrolling import Scrolling
from bot.ui.intake.dispatch import Dispatcher
from bot.ui.lobby.lobby_card import lobby_card
from bot.ui.message.parts import Post
from bot.ui.panel.delivery import message_of, quietly
from bot.ui.panel.notices import Notices, nonce

log = logging.getLogger(__name__)
PATIENCE = (1, 5, 30, 120, 300)  # seconds between attempts when Discord is out of order
NOTICEABLE = 60.0  # seconds away that are worth a word
DELETED, ARCHIVED = 10008, 50083  # a new message helps: it also reopens a thread


class Announcer:
    def __init__(self, dispatcher: Dispatcher, client: discord.Client) -> None:
        self._desk, self._client = dispatcher, client
        self._store = dispatcher.tables.store
        self._notices = Notices(dispatcher, client)
        self._stranded = Stranded(dispatcher, client)
        self._waiting: dict[int, Table] = {}
        self._workers: dict[int, asyncio.Task[None]] = {}
        # Why tables have waited: seconds, and the edition at which it was first said.
        self._away: dict[int, tuple[float, int | None]] = {}
        self.scrolling = Scrolling(dispatcher.tables.time)

    def changed(self, table: Table) -> None:
        """Called after every save that others may see."""
        number = table.sheet.id
        self._waiting[number] = table
        if number not in self._workers:
            self._workers[number] = asyncio.create_task(self._work(number))

    async def catch_up(self, away: float) -> None:
        """After a start or a sleep: whatever was saved but perhaps never told; and where a
        deadline was put off, the new one, with the reason said once."""
        late = await self._store.waiting() if away >= NOTICEABLE else []
        self._away.update(dict.fromkeys(late, (away, None)))
        owed = sorted({*late, *await self._store.untold()})
        for table in await self._desk.tables.readable(owed):
            self.changed(table)

    async def idle(self) -> None:
        """Returns when nothing is left to tell."""
        while tasks := list(self._workers.values()):
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _work(self, number: int) -> None:
        attempts = 0
        try:
            while table := self._waiting.pop(number, None):
                try:
                    await self._tell(table)
                    attempts = 0
                except (discord.HTTPException, OSError) as fault:
                    log.warning("table %d could not be shown: %s", number, fault)
                    if not _is_passing(fault) or attempts >= len(PATIENCE):
                        return
                    self._waiting.setdefault(number, table)
                    await asyncio.sleep(PATIENCE[attempts])
                    attempts += 1
        except Exception:
            log.exception("table %d could not be shown", number)
        finally:
            del self._workers[number]

    async def _tell(self, table: Table) -> None:
        try:
            await self._show(table)
        except discord.HTTPException as fault:
            if (why := lost_by(fault)) is None:
                raise
            if table.sheet.phase is not Phase.RUNNING:  # that it is over can be said in the DMs
                await self._show_notices(table)
            await self._stranded.cope(table, why)
            if table.sheet.pause is not None:  # the panels in the DMs can say so
                await self._show_notices(table)

    async def _show_notices(self, table: Table) -> None:
        if table.course.state is not None:
            await self._notices.show(table.course, await self._store.shown(table.sheet.id))

    async def _show(self, table: Table) -> None:
        course = table.course
        shown = await self._store.shown(table.sheet.id)
        await self._show_board(table, course, shown)
        if course.state is not None:
            await self._notices.show(course, shown)
        if ALARM in shown:
            await self._store.unshow(table.sheet.id, *ALARM)
        await self._store.was_told(table.sheet.id, course.sheet.revision)

    async def _show_board(
        self, table: Table, course: Course, shown: dict[tuple[str, int], Shown]
    ) -> None:
        old = shown.get(("board", PUBLIC))
        is_here = old is not None and old.channel == course.sheet.channel
        picture = await self._board(table, course)
        if old is not None and is_here and not self.scrolling.is_far_up(old):
            if await self._edited(old, picture):
                return
            picture = await self._board(table, course)  # its files have been read
        await self._posted(table, course, picture, old)

    async def _board(self, table: Table, course: Course) -> Post:
        scene = self._desk.scene(course, course.sheet.language)
        match course.sheet.phase:
            case Phase.LOBBY:
                return lobby_card(scene, self._desk.key)
            case Phase.RUNNING:
                away = self._been_away(course.sheet)
                return await board.board(scene, self._desk.key, await table.news(), away)
            case Phase.OVER:
                grown = await table.standings()
                return await board.final(scene, self._desk.key, await table.news(), grown)
            case Phase.ENDED:
                return board.ended(scene, self._desk.key)

    def _been_away(self, sheet: Sheet) -> float:
        """Seconds away; said until the game goes on, for a reminder edits the board too."""
        away, said = self._away.pop(sheet.id, (0.0, None))
        if not away or said not in (None, sheet.edition):
            return 0.0
        self._away[sheet.id] = away, sheet.edition
        return away

    async def _edited(self, old: Shown, shown: Post) -> bool:
        try:
            await message_of(self._client, old).edit(view=shown.view, attachments=shown.files)
        except discord.HTTPException as fault:
            if fault.code not in (DELETED, ARCHIVED):
                raise
            return False
        return True

    async def _posted(self, table: Table, course: Course, shown: Post, old: Shown | None) -> None:
        """A new board at the bottom; the old one loses its buttons."""
        channel = self._client.get_partial_messageable(course.sheet.channel)
        message = await channel.send(
            view=shown.view, files=shown.files, silent=True, nonce=nonce(course, PUBLIC)
        )
        new = Shown(message.channel.id, message.id, "")
        await self._store.show(course.sheet.id, "board", PUBLIC, new)
        self.scrolling.posted(new)
        if old is not None:
            line = board.retired(self._desk.scene(course, course.sheet.language))
            await quietly(message_of(self._client, old).edit(view=line.view, attachments=[]))


def _is_passing(fault: Exception) -> bool:
    return isinstance(fault, OSError | discord.DiscordServerError | discord.RateLimited)
