"""One table: who may do what now. Every change is saved before anybody hears of it."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from msgspec.structs import replace

from bot.games.contract import Menu, Path, Refused, Scope, Seat, look, play
from bot.games.options import settle
from bot.table import course as play_on
from bot.table import lobby
from bot.table.clock import Time
from bot.table.course import Course, Happening, happening
from bot.table.orders import in_force, is_offered
from bot.table.pace import Luck
from bot.table.sheet import Chair, Entry, Phase, Sheet, Standing
from bot.table.store import Stale, Store

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

    def __init__(self, store: Store, time: Time, luck: Luck, course: Course) -> None:
        self._store, self._time, self._luck = store, time, luck
        self._course = course
        self._history: list[Happening] | None = None
        self.lock = asyncio.Lock()
        self.on_saved: Callable[[Table, bool], None] = lambda *_: None  # bool: publicly visible
        self.on_remind: Callable[[Table, Seat], None] = lambda *_: None

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
        after = play_on.advance(course, (Entry(seat, path),), self._time.now(), self._luck)
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
        else:
            await self._save(play_on.fire(course, kind, seat, now, self._luck))
            if kind == "remind":
                self.on_remind(self, seat)

    @alone
    async def put_off(self) -> None:
        """Deadlines were put off on disk; memory follows."""
        self._course = replace(self._course, due=await self._store.due_of(self.sheet.id))

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
        return await self._save(play_on.begin(game, sheet, options, now, self._luck), True)

    @alone
    async def end(self) -> None:
        """Called off: no winner, and the seed may be published."""
        if self.sheet.phase not in (Phase.LOBBY, Phase.RUNNING):
            raise Refused("game_over")
        sheet = replace(self.sheet, phase=Phase.ENDED)
        await self._save(replace(self._course, sheet=sheet, due={}))

    @alone
    async def reseat(self, change: Callable[[Sheet], tuple[Chair, ...]]) -> None:
        """A seat changes hands: to a computer, back to its owner, to somebody else."""
        self._running()
        chairs = change(self.sheet)
        host = lobby.host_of(self.sheet, chairs)
        sheet = replace(self.sheet, chairs=chairs, host=host, missed=-1)
        course, now = replace(self._course, sheet=sheet), self._time.now()
        course = play_on.retimed_course(course, course.asks(), None, now, self._luck)
        await self._save(play_on.advance(course, (), now, self._luck), True)

    # Standing orders: secret, so nothing is announced

    @alone
    async def give_order(self, user: int, offer: str, picks: Path, scope: Scope) -> None:
        seat = self._running_seat(user)
        moment = self._course.game.moment(self._course.state)
        edition = self.sheet.edition
        order = Standing(seat, offer, picks, scope, edition, moment.round, moment.turn)
        if not is_offered(self._course.game, order):
            raise Refused("not_offered")
        others = [o for o in self.sheet.orders if (o.seat, o.offer) != (seat, offer)]
        live = [o for o in others if in_force(o, moment)]
        sheet = replace(self.sheet, orders=(*live, order))
        await self._save(replace(self._course, sheet=sheet))

    @alone
    async def drop_order(self, user: int, offer: str) -> None:
        seat = self._running_seat(user)
        kept = tuple(o for o in self.sheet.orders if (o.seat, o.offer) != (seat, offer))
        await self._save(replace(self._course, sheet=replace(self.sheet, orders=kept)))

    # Looking back

    async def history(self) -> list[Happening]:
        """All that has happened, from the deal on; replayed once after a restart.

        A long log takes a second: nobody's click waits for it, so somebody may act meanwhile.
        """
        while self._history is None:
            course = self._course
            lines = await self._store.log(course.sheet.id)
            entries = [line.entry for line in lines[: course.sheet.version]]
            found = await asyncio.to_thread(replayed, course, entries)
            if self._course is course:
                self._history = found
        return list(self._history)

    def _check(self, user: int, seat: Seat, since: int) -> None:
        self._running()
        sheet = self._course.sheet
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

    async def _save(self, course: Course, reseated: bool = False) -> Course:
        """Only what the disk has is true: memory follows after the commit.

        Nothing is announced where nothing public happened: a sealed answer or a standing order
        must not even make the board's message look edited.
        """
        public = reseated or course.sheet.phase is not self.sheet.phase
        public = public or any(happened.news for happened in course.happened)
        if public:
            seen = replace(course.sheet, edition=course.sheet.edition + 1)
            course = replace(course, sheet=seen)
        try:
            sheet = await self._store.save(
                course, self._time.now(), announce=public, reseated=reseated
            )
        except Stale:
            await self._read_again()
            raise
        if self._history is not None:
            self._history.extend(course.happened)
        self._course = replace(course, sheet=sheet, happened=())
        self.on_saved(self, public)
        return replace(course, sheet=sheet)

    async def _read_again(self) -> None:
        found = await self._store.load(self.sheet.id)
        self._course, self._history = found or self._course, None


def replayed(course: Course, entries: list[Entry]) -> list[Happening]:
    """The log played again from the deal: the states are thrown away, the news are kept."""
    game, sheet = course.game, course.sheet
    if course.state is None:
        return []
    step = game.start(
        len(sheet.chairs),
        sheet.seed,
        settle(game.Options, sheet.options),
        None if sheet.start_seat is None else Seat(sheet.start_seat),
    )
    history = [happening(0, None, game.moment(step.state), step)]
    for version, entry in enumerate(entries, 1):
        moment = game.moment(step.state)
        step = play(game, step.state, entry.seat, entry.path)
        history.append(happening(version, entry, moment, step))
    return history
