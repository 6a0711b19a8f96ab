"""Whoever is asked is told so by exactly one message; once the game is over, all are told."""

import discord

from bot.games.contract import Ask, Clock, Seat
from bot.table.model.course import Course
from bot.table.model.sheet import Phase
from bot.table.storage.store import Shown
from bot.table.time.whose_clock import ENDS
from bot.ui.board.ending import ending
from bot.ui.intake.dispatch import Dispatcher
from bot.ui.message.parts import Post, post
from bot.ui.panel.delivery import Reaching, message_of, quietly
from bot.ui.panel.panel import finished, panel
from bot.ui.plans.plan_status import plan_line
from bot.ui.seats.kept_seat import warm_seat


class Notices:
    def __init__(self, dispatcher: Dispatcher, client: discord.Client) -> None:
        self._desk, self._client = dispatcher, client
        self._store = dispatcher.tables.store
        self._reaching = Reaching(dispatcher.people, client)

    async def show(self, course: Course, shown: dict[tuple[str, int], Shown]) -> None:
        """Whoever is asked now has exactly one message that says so; older ones are retired."""
        is_on = course.sheet.phase is Phase.RUNNING and course.sheet.pause is None
        asked = {ask.seat: ask for ask in course.asks() if is_on and self._is_told(course, ask)}
        for (kind, number), old in shown.items():
            if kind in ("panel", "notice"):
                seat = Seat(number)
                ask = asked.get(seat)
                mark = None if ask is None else _mark(course, ask)
                if ask is None and kind == "notice" and seat in course.sheet.asked:
                    continue  # of an open window: that he has answered must not be seen
                if await self._is_shown(course, kind, seat, old, mark):
                    asked.pop(seat, None)
        for seat, ask in asked.items():
            await self._ask(course, seat, ask)
        await self._show_half_time(course, shown)
        for seat in course.sheet.plans:
            await self._stopped(course, seat, shown.get(("plan", seat)))
        if course.sheet.phase in (Phase.OVER, Phase.ENDED):
            await self._show_end(course, shown)

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
        if not chair.is_played:
            return False
        return ask.clock is not Clock.REACTION or course.sheet.clocks.reaction > 60

    async def _ask(self, course: Course, seat: Seat, ask: Ask) -> None:
        await self._reaching.reach(
            course,
            seat,
            lambda user, language: self._by_dm(course, seat, ask, user, language),
            lambda user: self._by_mention(course, seat, ask, user),
        )

    async def _by_dm(self, course: Course, seat: Seat, ask: Ask, user: int, language: str) -> None:
        shown = await panel(self._desk.scene(course, language), self._desk.key, seat)
        told = await self._reaching.dm(user, shown, nonce(course, seat), _mark(course, ask))
        await self._store.show(course.sheet.id, "panel", seat, told)
        await self._desk.heard(await self._desk.tables.get(course.sheet.id), course, seat)

    async def _by_mention(self, course: Course, seat: Seat, ask: Ask, user: int) -> None:
        scene = self._desk.scene(course, course.sheet.language)
        line = scene.common.say("notice-turn", person=f"<@{user}>", game=scene.title)
        message = await self._reaching.mention(course, user, line, nonce(course, seat))
        mark = Shown(course.sheet.channel, message, _mark(course, ask))
        await self._store.show(course.sheet.id, "notice", seat, mark)

    async def _stopped(self, course: Course, seat: Seat, old: Shown | None) -> None:
        """Why a plan is not played to its end, once and to its owner alone; in his turn, and
        where he gets no DMs, his panel says it."""
        plan, ask = course.sheet.plans[seat], course.ask_of(seat)
        mark = f"plan {plan.turn} {len(plan.paths)}"
        in_panel = ask is not None and ask.clock is Clock.TURN
        if not plan.broken or in_panel or (old and old.mark == mark):
            return

        async def by_dm(user: int, language: str) -> None:
            scene = self._desk.scene(course, language)
            line = post(f"### {scene.title} · <#{course.sheet.channel}>", plan_line(scene, seat))
            told = await self._reaching.dm(user, line, f"{nonce(course, seat)}-plan", mark)
            await self._store.show(course.sheet.id, "plan", seat, told)

        async def by_mention(_: int) -> None:
            """Nobody else is to know that there was a plan."""

        await self._reaching.reach(course, seat, by_dm, by_mention)

    async def _show_half_time(self, course: Course, shown: dict[tuple[str, int], Shown]) -> None:
        """Once half of a turn's time is over its person is reminded, once; after the turn that
        message disappears."""
        mark = _half(course)
        reminders = {seat: old for (kind, seat), old in shown.items() if kind == "half"}
        for seat, old in reminders.items():
            if old.mark != mark:
                await self._retire(course, "half", seat, old)
        asked = [seat for kind, seat in course.due if kind == "turn"]
        if mark and asked and all(old.mark != mark for old in reminders.values()):
            await self._remind(course, asked[0], mark)

    async def _remind(self, course: Course, seat: Seat, mark: str) -> None:
        deadline = min(at for (kind, _), at in course.due.items() if kind in ENDS)
        parts = {"when": f"<t:{int(deadline)}:R>", "where": f"<#{course.sheet.channel}>"}
        once = f"{course.sheet.id:x}-{course.sheet.reminded:x}-half"

        def line(language: str) -> str:
            scene = self._desk.scene(course, language)
            return scene.common.say("notice-half", game=scene.title, **parts)

        async def by_dm(user: int, language: str) -> None:
            told = await self._reaching.dm(user, post(line(language)), once, mark)
            await self._store.show(course.sheet.id, "half", seat, told)

        async def by_mention(user: int) -> None:
            text = f"<@{user}> {line(course.sheet.language)}"
            message = await self._reaching.mention(course, user, text, once)
            where = Shown(course.sheet.channel, message, mark)
            await self._store.show(course.sheet.id, "half", seat, where)

        await self._reaching.reach(course, seat, by_dm, by_mention)

    async def _show_end(self, course: Course, shown: dict[tuple[str, int], Shown]) -> None:
        """Once to everybody who had a seat to the end: a board that is edited calls nobody."""
        for number, chair in enumerate(course.sheet.chairs):
            is_there = chair.user is not None and not chair.resigned
            if is_there and ("end", number) not in shown:
                await self._tell_end(course, Seat(number))

    async def _tell_end(self, course: Course, seat: Seat) -> None:
        once = f"{course.sheet.id:x}-{seat + 1}-end"

        async def by_dm(user: int, language: str) -> None:
            told = ending(self._desk.scene(course, language))
            message = await self._reaching.dm(user, told, once, "end")
            await self._store.show(course.sheet.id, "end", seat, message)

        async def by_mention(user: int) -> None:
            scene = self._desk.scene(course, course.sheet.language)
            line = scene.common.say("notice-end", person=f"<@{user}>", game=scene.title)
            message = await self._reaching.mention(course, user, line, once)
            where = Shown(course.sheet.channel, message, "end")
            await self._store.show(course.sheet.id, "end", seat, where)

        await self._reaching.reach(course, seat, by_dm, lambda user: quietly(by_mention(user)))

    async def _retire(self, course: Course, kind: str, seat: int, old: Shown) -> None:
        """A panel becomes one line, unless its own click does that; a notice disappears."""
        await self._store.unshow(course.sheet.id, kind, seat)
        if kind in ("notice", "half"):
            await quietly(message_of(self._client, old).delete())
        elif not self._desk.has_turned(old.message, course):
            line = await self._left(course, Seat(seat), _reader(old))
            await quietly(message_of(self._client, old).edit(view=line.view, attachments=[]))

    async def _left(self, course: Course, seat: Seat, user: int) -> Post:
        """What is left of this person's panel; if a computer took over, the way back."""
        scene = self._desk.scene(course, (await self._desk.people.get(user)).language)
        chair, is_on = course.sheet.chairs[seat], course.sheet.phase is Phase.RUNNING
        if is_on and chair.computer and chair.user == user:
            return warm_seat(scene, self._desk.key)
        return finished(scene, self._desk.key, seat)


def _half(course: Course) -> str | None:
    """What marks the reminder of this turn, once its half time has come."""
    turn = course.game.moment(course.state).turn
    is_on = course.sheet.phase is Phase.RUNNING and course.sheet.reminded == turn
    return f"half {turn}" if is_on else None


def _mark(course: Course, ask: Ask) -> str:
    """One message a turn and owner; one for each question out of turn."""
    user = course.sheet.chairs[ask.seat].user
    if ask.clock is Clock.TURN:
        return f"{user} turn {course.game.moment(course.state).turn}"
    return f"{user} ask {course.sheet.since[ask.seat]}"


def _reader(shown: Shown) -> int:
    """Who got this message, which need not be who owns the seat now."""
    user = shown.mark.partition(" ")[0]
    return int(user) if user.isdecimal() else 0


def nonce(course: Course, seat: int) -> str:
    """Discord posts a message with the same nonce only once, also if we ask again after a crash."""
    return f"{course.sheet.id:x}-{course.sheet.edition:x}-{seat + 1}"
