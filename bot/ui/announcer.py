"""After the save: the board is repainted, whoever is asked is told. The last state wins.

One worker per table takes changes as they gather. What it owes is in the outbox until it is done,
so that a crash between save and telling only delays the telling.
"""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

import discord
from msgspec.structs import replace

from bot.games.contract import Ask, Clock, Seat
from bot.table.course import Course
from bot.table.sheet import Phase
from bot.table.store import Shown
from bot.table.table import Table
from bot.ui import board
from bot.ui.desk import Desk
from bot.ui.layout import Post, post
from bot.ui.lobby_card import lobby_card
from bot.ui.panel import finished, panel
from bot.ui.scrolling import Scrolling

log = logging.getLogger(__name__)
PATIENCE = (1, 5, 30, 120, 300)  # seconds between attempts when Discord is out of order
NOTICEABLE = 60.0  # seconds away that are worth a word
PUBLIC = -1  # the seat of messages that are everybody's


class Announcer:
    def __init__(self, desk: Desk, client: discord.Client) -> None:
        self._desk, self._client = desk, client
        self._store = desk.tables.store
        self._waiting: dict[int, Table] = {}
        self._workers: dict[int, asyncio.Task[None]] = {}
        self._away: dict[int, float] = {}  # tables that have not heard yet why they waited
        self._reminding: set[asyncio.Task[None]] = set()
        self.scrolling = Scrolling(desk.tables.time)

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
        self._away.update(dict.fromkeys(late, away))
        for number in sorted({*late, *await self._store.untold()}):
            self.changed(await self._desk.tables.get(number))

    def remind(self, table: Table, seat: Seat) -> None:
        """Half of a turn's time is over."""
        task = asyncio.create_task(self._remind(table.course, seat))
        self._reminding.add(task)
        task.add_done_callback(self._reminding.discard)

    async def idle(self) -> None:
        """Returns when nothing is left to tell."""
        while tasks := [*self._workers.values(), *self._reminding]:
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
        course = table.course
        shown = await self._store.shown(table.sheet.id)
        await self._show_board(table, course, shown)
        self._away.pop(table.sheet.id, None)
        if course.state is not None:
            await self._show_panels(table, course, shown)
        await self._store.was_told(table.sheet.id, course.sheet.revision)

    # The board

    async def _show_board(
        self, table: Table, course: Course, shown: dict[tuple[str, int], Shown]
    ) -> None:
        old = shown.get(("board", PUBLIC))
        picture = await self._board(table, course)
        if old is not None and not self.scrolling.is_far_up(old):
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
                away = self._away.get(course.sheet.id, 0.0)
                return await board.board(scene, self._desk.key, await table.history(), away)
            case Phase.OVER:
                return await board.final(scene, self._desk.key, await table.history())
            case Phase.ENDED:
                return board.ended(scene, self._desk.key)

    async def _edited(self, old: Shown, shown: Post) -> bool:
        message = self._message(old)
        try:
            await message.edit(view=shown.view, attachments=shown.files)
        except discord.NotFound:  # somebody deleted it
            return False
        return True

    async def _posted(self, table: Table, course: Course, shown: Post, old: Shown | None) -> None:
        """A new board at the bottom; the old one loses its buttons."""
        channel = self._client.get_partial_messageable(course.sheet.channel)
        message = await channel.send(
            view=shown.view, files=shown.files, silent=True, nonce=_nonce(course, PUBLIC)
        )
        new = Shown(message.channel.id, message.id, "")
        await self._store.show(course.sheet.id, "board", PUBLIC, new)
        self.scrolling.posted(new)
        if old is not None:
            await self._edited(old, board.retired(self._desk.scene(course, course.sheet.language)))

    # Whoever is asked

    async def _show_panels(
        self, table: Table, course: Course, shown: dict[tuple[str, int], Shown]
    ) -> None:
        is_on = course.sheet.phase is Phase.RUNNING
        asked = {ask.seat: ask for ask in course.asks() if is_on and self._is_told(course, ask)}
        for (kind, number), old in shown.items():
            if kind in ("panel", "notice"):
                seat = Seat(number)
                ask = asked.get(seat)
                mark = None if ask is None else _mark(course, ask)
                if await self._is_shown(course, kind, seat, old, mark):
                    asked.pop(seat, None)
        for seat, ask in asked.items():
            await self._ask(course, seat, ask)

    async def _is_shown(
        self, course: Course, kind: str, seat: Seat, old: Shown, mark: str | None
    ) -> bool:
        """Whether the old message shows what is asked now; if it does not, it is retired."""
        if old.mark == mark:
            return True
        if mark is not None and self._desk.has_turned(old.message, course):
            turned = Shown(old.channel, old.message, mark)
            await self._store.show(course.sheet.id, kind, seat, turned)
            return True
        await self._retire(course, kind, seat, old)
        return False

    def _is_told(self, course: Course, ask: Ask) -> bool:
        """People are told of their turn and of decisions; of windows only if they are long."""
        if ask.seat not in range(len(course.sheet.chairs)):
            return False
        chair = course.sheet.chairs[ask.seat]
        if chair.user is None or chair.computer:
            return False
        return ask.clock is not Clock.REACTION or course.sheet.clocks.reaction > 60

    async def _ask(self, course: Course, seat: Seat, ask: Ask) -> None:
        """By DM, notice and panel in one; where DMs are closed, by a mention in the channel."""
        user = course.sheet.chairs[seat].user
        assert user is not None
        person = await self._desk.people.get(user)
        if not person.dms_closed:
            try:
                await self._by_dm(course, seat, ask, user, person.language)
            except (discord.Forbidden, discord.HTTPException) as fault:
                if fault.status not in (400, 403):
                    raise
                log.info("the DMs of person %d are closed (%d)", user, fault.code)
                await self._desk.people.remember(user, replace(person, dms_closed=True))
            else:
                return
        await self._by_mention(course, seat, ask, user)

    async def _by_dm(self, course: Course, seat: Seat, ask: Ask, user: int, language: str) -> None:
        shown = await panel(self._desk.scene(course, language), self._desk.key, seat)
        channel = await self._client.create_dm(discord.Object(user))
        message = await channel.send(view=shown.view, files=shown.files, nonce=_nonce(course, seat))
        mark = Shown(channel.id, message.id, _mark(course, ask))
        await self._store.show(course.sheet.id, "panel", seat, mark)

    async def _by_mention(self, course: Course, seat: Seat, ask: Ask, user: int) -> None:
        scene = self._desk.scene(course, course.sheet.language)
        shown = post(scene.common.say("notice-turn", person=f"<@{user}>", game=scene.title))
        channel = self._client.get_partial_messageable(course.sheet.channel)
        message = await channel.send(
            view=shown.view,
            nonce=_nonce(course, seat),
            allowed_mentions=discord.AllowedMentions(users=[discord.Object(user)]),
        )
        mark = Shown(course.sheet.channel, message.id, _mark(course, ask))
        await self._store.show(course.sheet.id, "notice", seat, mark)

    async def _remind(self, course: Course, seat: Seat) -> None:
        user = course.sheet.chairs[seat].user
        deadline = course.due.get(("turn", seat))
        if user is None or deadline is None:
            return
        person = await self._desk.people.get(user)
        scene = self._desk.scene(course, person.language)
        when, where = f"<t:{int(deadline)}:R>", f"<#{course.sheet.channel}>"
        line = post(scene.common.say("notice-half", game=scene.title, when=when, where=where))
        if not person.dms_closed:
            channel = await self._client.create_dm(discord.Object(user))
            await self._quietly(channel.send(view=line.view))

    async def _retire(self, course: Course, kind: str, seat: int, old: Shown) -> None:
        """A panel becomes one line, unless its own click does that; a notice disappears."""
        await self._store.unshow(course.sheet.id, kind, seat)
        if kind == "notice":
            await self._quietly(self._message(old).delete())
        elif not self._desk.has_turned(old.message, course):
            user = course.sheet.chairs[seat].user
            language = (await self._desk.people.get(user or 0)).language
            line = finished(self._desk.scene(course, language))
            await self._quietly(self._message(old).edit(view=line.view, attachments=[]))

    async def _quietly(self, request: Coroutine[Any, Any, Any]) -> None:
        """For messages that may be gone, which would be just as well."""
        try:
            await request
        except (discord.NotFound, discord.Forbidden) as fault:
            log.info("an old message could not be tidied up: %s", fault)

    def _message(self, shown: Shown) -> discord.PartialMessage:
        return self._client.get_partial_messageable(shown.channel).get_partial_message(
            shown.message
        )


def _mark(course: Course, ask: Ask) -> str:
    """One message a turn; one for each question out of turn."""
    if ask.clock is Clock.TURN:
        return f"turn {course.game.moment(course.state).turn}"
    return f"ask {course.sheet.since[ask.seat]}"


def _nonce(course: Course, seat: int) -> str:
    """Discord posts a message with the same nonce only once, also if we ask again after a crash."""
    return f"{course.sheet.id:x}-{course.sheet.edition:x}-{seat + 1}"


def _is_passing(fault: Exception) -> bool:
    return isinstance(fault, OSError | discord.DiscordServerError | discord.RateLimited)
