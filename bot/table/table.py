"""One table: who may do what now. Every change is saved before anybody hears of it."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from msgspec.structs import replace

from bot.games.contract import Menu, Path, Refused, Scope, Seat, look
from bot.table.model.course import Course, Happening
from bot.table.model.pace import Luck
from bot.table.model.sheet import Chair, Entry, Phase, Sheet
from bot.table.people.settings import People
from bot.table.play import flow
from bot.table.play.history import followed, retold, standings, state_before
from bot.table.play.news import News, newest
from bot.table.play.orders import book
from bot.table.play.plans import draft
from bot.table.play.undo.taking_back import undone
from bot.table.play.undo.undoable import may_undo
from bot.table.seating import handing_over, lobby, votes
from bot.table.storage.store import Stale, Store
from bot.table.time.deadlines import is_of_play
from bot.table.time.pauses import heeded
from bot.table.time.sources import Time

P = ParamSpec("P")
T = TypeVar("T")


def alone(
    method: Callable[Concatenate["Table", P], Awaitable[T]],
) -> Callable[Concatenate["Table", P], Coroutine[Any, Any, T]]:
    """One at a time and always to the end: two clicks at once act one after the other.

    Who stops waiting does not stop the work, or memory would miss what the disk has. The task
    cannot be collected meanwhile: lock and writer hold on to what waits for them.
    """

    @wraps(method)
    async def whole(table: "Table", /, *args: P.args, **kwargs: P.kwargs) -> T:
        async def locked() -> T:
            async with table.lock:
                return await method(table, *args, **kwargs)

        return await asyncio.shield(asyncio.create_task(locked()))

    return whole


class Table:
    """The door to one table; nothing is changed but through it."""

    def __init__(
        self, store: Store, people: People, time: Time, luck: Luck, course: Course
    ) -> None:
        self._store, self._people, self._time, self._luck = store, people, time, luck
        self._course = course
        self._news: tuple[News, ...] | None = None  # None: not looked up since it was read
        self.lock = asyncio.Lock()
        self.on_saved: Callable[[Table, bool], None] = lambda *_: None  # bool: to be told

    @property
    def sheet(self) -> Sheet:
        return self._course.sheet

    @property
    def course(self) -> Course:
        """As it was saved last: an immutable value, safe to paint and to tell from."""
        return self._course

    # Playing

    @alone
    async def answer(self, user: int, seat: Seat, since: int, path: Path) -> Menu | Course:
        """A click: the next menu of the panel, or the course after a completed answer."""
        self._check(user, seat, since)
        course = self._course
        found = look(course.game, course.state, seat, path)
        if isinstance(found, Menu):
            return found
        after = flow.advance(course, (Entry(seat, path),), self._time.now(), self._luck)
        return await self._save(after)

    @alone
    async def fire(self, kind: str, seat: Seat) -> None:
        """A deadline has come, unless it was met or put off meanwhile."""
        course, now = self._course, self._time.now()
        if course.due.get((kind, seat), now + 1) > now:
            await self._save(course)  # writes all deadlines again: the disk was behind
        elif kind == "lobby":
            ended = replace(course.sheet, phase=Phase.ENDED)
            await self._save(replace(course, sheet=ended, due={}))
        elif not is_of_play(kind):
            await self._save(votes.expired(course, kind, seat))
        else:
            after = flow.fire(course, kind, seat, now, self._luck)
            await self._save(votes.settled(after, now), owed=kind == "remind")

    @alone
    async def put_off(self) -> None:
        """Deadlines were put off on disk; memory follows."""
        self._course = replace(self._course, due=await self._store.due_of(self.sheet.id))

    @alone
    async def undo(self, user: int, edition: int | None = None) -> Course:
        """Takes back this person's newest click; `edition` is that of the button, if it was one.

        The log is played again without it, which in a long game takes a moment: who clicks
        meanwhile waits, and then finds the table as it was.
        """
        seat, course = self._running_seat(user), self._course
        loose = course.sheet.undoable
        if loose is None or not may_undo(course.sheet, seat):
            raise Refused("no_undo")
        if edition not in (None, loose.edition):
            raise Refused("moved_on")
        lines = await self._store.log(course.sheet.id)
        entries = [line.entry for line in lines[: course.sheet.version]]
        state = await asyncio.to_thread(state_before, course, entries)
        return await self._save(undone(course, loose, state, self._time.now(), self._luck))

    # Before and after

    @alone
    async def gather(self, change: Callable[[Sheet], Sheet]) -> Sheet:
        """A change in the lobby."""
        sheet = change(self._course.sheet)
        due = self._course.due if sheet.phase is Phase.LOBBY else {}
        return (await self._save(replace(self._course, sheet=sheet, due=due), True)).sheet

    @alone
    async def start(self, by: int) -> Course:
        """Deals. The seed is drawn here and stays secret until the end."""
        sheet, game = self._course.sheet, self._course.game
        options = lobby.ready(game, sheet, by)
        sheet = replace(sheet, seed=secrets.token_bytes(32))
        now = self._time.now()
        return await self._save(flow.begin(game, sheet, options, now, self._luck), True)

    @alone
    async def end(self) -> None:
        """Called off by whoever may."""
        if self.sheet.phase not in (Phase.LOBBY, Phase.RUNNING):
            raise Refused("game_over")
        await self._save(votes.called_off(self._course))

    @alone
    async def reseat(self, change: Callable[[Sheet], tuple[Chair, ...]]) -> None:
        """A seat changes hands: to a computer, back to its owner."""
        self._running()
        chairs, now = change(self.sheet), self._time.now()
        await self._save(handing_over.reseated(self._course, chairs, now, self._luck), True)

    @alone
    async def arrange(self, change: Callable[[Course, float, Luck], Course]) -> Course:
        """Pauses, votes and offered seats: what people agree on beside the game."""
        self._running()
        after = change(self._course, self._time.now(), self._luck)
        moved = (after.sheet.chairs, after.sheet.channel) != (self.sheet.chairs, self.sheet.channel)
        return await self._save(after, moved)

    @alone
    async def heed(self) -> None:
        """Somebody has settled when he is not to be waited for: his deadlines follow."""
        course = await self._heeding(self._course)
        if self.sheet.phase is Phase.RUNNING and course is not self._course:
            await self._save(course, owed=course.due != self._course.due)

    async def _heeding(self, course: Course) -> Course:
        """Whoever sits here brings his habits along."""
        chairs = tuple([await self._people.seated(chair) for chair in course.sheet.chairs])
        if chairs == course.sheet.chairs:
            return course
        return heeded(course, chairs, self._time.now())

    @alone
    async def amend(self, change: Callable[[Sheet], Sheet]) -> None:
        """A sheet is put right after the end; there is nothing to announce."""
        await self._save(replace(self._course, sheet=change(self.sheet)))

    # Standing orders: secret, so nothing is announced

    @alone
    async def give_order(self, user: int, offer: str, picks: Path, scope: Scope) -> None:
        seat = self._running_seat(user)
        await self._save(book.given(self._course, seat, offer, picks, scope))

    @alone
    async def drop_order(self, user: int, offer: str) -> None:
        await self._save(book.dropped(self._course, self._running_seat(user), offer))

    @alone
    async def heard(self, told: tuple[book.Notice, ...]) -> None:
        """An owner has been told this of his orders."""
        if told:
            await self._save(book.heard(self._course, told))

    # Plans: secret until a step is played

    @alone
    async def plan(
        self, user: int, seat: Seat, since: int, change: Callable[[Course], Course | Menu]
    ) -> Course | Menu:
        """Drafts the seat's turn or sets its plan going; a menu asks for the rest of a step."""
        self._check(user, seat, since)
        changed = change(self._course)
        if isinstance(changed, Menu):
            return changed
        return await self._save(flow.advance(changed, (), self._time.now(), self._luck))

    @alone
    async def drop_plan(self, user: int) -> Course:
        """At any time, also while it waits for a window."""
        seat = self._running_seat(user)
        return await self._save(draft.dropped(self._course, seat))

    # Looking back

    async def history(self) -> list[Happening]:
        """All that has happened, from the deal on, played again: memory does not keep it.

        A long log takes a second: nobody's click waits for it, so somebody may act meanwhile.
        """
        while True:
            course = self._course
            lines = await self._store.log(course.sheet.id)
            entries = [line.entry for line in lines[: course.sheet.version]]
            found = await asyncio.to_thread(retold, course, entries)
            if self._course is course:
                return found

    async def standings(self) -> list[tuple[int, ...]]:
        """How the points have grown from round to round, told when the game is over."""
        if self.sheet.phase is not Phase.OVER:
            raise Refused("not_over")
        lines = await self._store.log(self.sheet.id)
        entries = [line.entry for line in lines]
        return await asyncio.to_thread(standings, self._course, entries)

    async def followed(self, seat: Seat) -> list[tuple[Happening, Any]]:
        """What has happened since this seat last did something itself, and how things stood."""
        course = self._course
        lines = await self._store.log(course.sheet.id)
        entries = [line.entry for line in lines[: course.sheet.version]]
        return await asyncio.to_thread(followed, course, entries, seat)

    async def news(self) -> tuple[Any, ...]:
        """The newest that all were told, as many as a board shows."""
        if self._news is None:
            self._news = newest((), await self.history())
        return tuple(news.event for news in self._news)

    def _check(self, user: int, seat: Seat, since: int) -> None:
        self._running()
        sheet = self._course.sheet
        if sheet.pause is not None:
            raise Refused("paused")
        if not 0 <= seat < len(sheet.chairs) or sheet.chairs[seat].user != user:
            raise Refused("wrong_seat")
        if sheet.chairs[seat].computer:
            raise Refused("computer_plays")
        if sheet.since.get(seat) != since:
            raise Refused("moved_on")

    def _running(self) -> None:
        if self._course.sheet.phase is not Phase.RUNNING:
            raise Refused("not_started" if self.sheet.phase is Phase.LOBBY else "game_over")

    def _running_seat(self, user: int) -> Seat:
        self._running()
        seat = self.sheet.seat_of(user)
        if seat is None:
            raise Refused("not_seated")
        return seat

    async def _save(self, course: Course, reseated: bool = False, *, owed: bool = False) -> Course:
        """Only what the disk has is true: memory follows after the commit.

        Nothing is announced where nothing public happened: a sealed answer or a standing order
        must not even make the board's message look edited. What is owed is told without that
        anything has happened: a reminder, another deadline.
        """
        if reseated:
            course = await self._heeding(course)
        public = reseated or course.sheet.phase is not self.sheet.phase
        public = public or course.sheet.pause != self.sheet.pause
        public = public or any(happened.news for happened in course.happened)
        undone = course.sheet.undone != self.sheet.undone
        public = public or undone
        if public:
            seen = replace(course.sheet, edition=course.sheet.edition + 1)
            course = replace(course, sheet=seen)
        try:
            sheet = await self._store.save(
                course,
                self._time.now(),
                announce=public or owed,
                reseated=reseated,
                undone=undone,
            )
        except Stale:
            await self._read_again()
            raise
        self._hear(course)
        self._course = replace(course, sheet=sheet, happened=())
        self.on_saved(self, public or owed)
        return replace(course, sheet=sheet)

    def _hear(self, course: Course) -> None:
        """The news of what was saved; after an undo they are looked up again."""
        lines = sum(happened.entry is not None for happened in course.happened)
        if course.sheet.version != self.sheet.version + lines:
            self._news = None
        elif self._news is not None:
            self._news = newest(self._news, course.happened)

    async def _read_again(self) -> None:
        found = await self._store.load(self.sheet.id)
        self._course, self._news = found or self._course, None
