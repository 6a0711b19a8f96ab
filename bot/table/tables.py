"""All tables of this bot: found by id or channel, kept awake by one clock."""

import asyncio
import logging
import random
import sqlite3
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from weakref import WeakValueDictionary

from bot.games.contract import Refused, Seat
from bot.table.clock import Sleeper, Time
from bot.table.course import Course
from bot.table.lease import PULSE, SILENCE
from bot.table.lobby import open_lobby
from bot.table.pace import LOBBY_TIME, Luck
from bot.table.store import ChannelTaken, Store
from bot.table.table import Table
from bot.table.writer import NotSaved

log = logging.getLogger(__name__)
AWAKE = 512  # tables kept decoded in memory; the others sleep on disk
AT_ONCE = 100  # tables whose deadlines are kept side by side, with one flush to the disk
RETRY = 60.0  # seconds until a deadline that failed is tried again


class Tables:
    def __init__(self, store: Store, time: Time, luck: Luck = random.random) -> None:
        self._store, self._time, self._luck = store, time, luck
        self._known = WeakValueDictionary[int, Table]()  # there must be one lock per table only
        self._awake = OrderedDict[int, Table]()
        self.sleeper = Sleeper(time, self._next_due, self.fire_due)
        self.on_change: Callable[[Table], None] = lambda _: None
        self.on_remind: Callable[[Table, Seat], None] = lambda *_: None
        self._seen = time.now()
        self._pulsing = asyncio.Lock()
        self.sign_of_life: Callable[[float], Awaitable[float]] = _no_lease

    @property
    def store(self) -> Store:
        return self._store

    @property
    def time(self) -> Time:
        return self._time

    async def open(
        self, slug: str, channel: int, guild: int, host: int, name: str, language: str
    ) -> Table:
        game = self._store.games[slug]
        sheet = open_lobby(game, slug, channel, guild, host, name, language)
        due = {("lobby", Seat(-1)): self._time.now() + LOBBY_TIME}
        try:
            sheet = await self._store.create(sheet, due)
        except ChannelTaken:
            raise Refused("channel_taken") from None
        self.sleeper.wake()
        return self._wake(Course(game, sheet, None, due))

    async def get(self, table: int) -> Table:
        """Raises `Refused` if there is no such table."""
        if self._time.now() - self._seen >= SILENCE:  # we slept: nobody plays before the credit
            await self.pulse()
        return await self._get(table)

    async def _get(self, table: int) -> Table:
        if (known := self._known.get(table)) is not None:
            return self._keep(known)
        course = await self._store.load(table)
        if course is None:
            raise Refused("no_table")
        return self._wake(course)

    async def in_channel(self, channel: int) -> Table:
        table = await self._store.open_in(channel)
        if table is None:
            raise Refused("no_table_here")
        return await self.get(table)

    async def of_person(self, user: int) -> list[Table]:
        return [await self.get(table) for table in await self._store.of_person(user)]

    async def pulse(self) -> float:
        """A sign of life. If the machine slept, all deadlines are put off by the returned time."""
        async with self._pulsing:
            now = self._time.now()
            credited = await self.sign_of_life(now)
            if credited:
                for table in list(self._known.values()):
                    await table.put_off()
            self._seen = now
            return credited

    async def fire_due(self, now: float) -> None:
        """Every deadline that has come: the oldest first at each table, the tables side by side."""
        if now - self._seen >= PULSE:
            await self.pulse()
        while due := await self._store.overdue(now, AT_ONCE):
            await asyncio.gather(*(self._fire(*row) for row in due))

    async def _fire(self, table: int, kind: str, seat: Seat) -> None:
        """One table that cannot go on must not stop the clock of the others."""
        try:
            await (await self._get(table)).fire(kind, seat)
        except (NotSaved, sqlite3.Error):
            raise
        except Exception:
            log.exception("table %d: its deadline %s is put off", table, kind)
            await self._store.put_off(table, kind, seat, self._time.now() + RETRY)

    async def _next_due(self) -> float | None:
        due = await self._store.next_due()
        moments = [] if due is None else [due[0]]
        if self.sign_of_life is not _no_lease:  # it is a deadline too: without it none is kept
            moments.append(self._seen + PULSE)
        return min(moments, default=None)

    def _wake(self, course: Course) -> Table:
        if (known := self._known.get(course.sheet.id)) is not None:
            return self._keep(known)  # somebody else has just read it too
        table = Table(self._store, self._time, self._luck, course)
        table.on_saved, table.on_remind = self._saved, self._remind
        self._known[course.sheet.id] = table
        return self._keep(table)

    def _keep(self, table: Table) -> Table:
        self._awake[table.sheet.id] = table
        self._awake.move_to_end(table.sheet.id)
        while len(self._awake) > AWAKE:
            self._awake.popitem(last=False)
        return table

    def _saved(self, table: Table, public: bool) -> None:
        self.sleeper.wake()
        if public:
            self.on_change(table)

    def _remind(self, table: Table, seat: Seat) -> None:
        self.on_remind(table, seat)


async def _no_lease(_: float) -> float:
    return 0.0
