"""All tables of this bot: found by id or channel, kept awake by one clock."""

import random
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from weakref import WeakValueDictionary

from bot.games.contract import Refused, Seat
from bot.table.clock import Sleeper, Time
from bot.table.course import Course
from bot.table.lobby import open_lobby
from bot.table.pace import LOBBY_TIME, Luck
from bot.table.store import ChannelTaken, Store
from bot.table.table import Table

AWAKE = 512  # tables kept decoded in memory; the others sleep on disk


class Tables:
    def __init__(self, store: Store, time: Time, luck: Luck = random.random) -> None:
        self._store, self._time, self._luck = store, time, luck
        self._known = WeakValueDictionary[int, Table]()  # there must be one lock per table only
        self._awake = OrderedDict[int, Table]()
        self.sleeper = Sleeper(time, self._next_due, self.fire_due)
        self.on_change: Callable[[Table], None] = lambda _: None
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
        return self._wake(Course(game, sheet, None, due))

    async def get(self, table: int) -> Table:
        """Raises `Refused` if there is no such table."""
        if (known := self._known.get(table)) is not None:
            return self._keep(known)
        course = await self._store.load(table)
        if course is None:
            raise Refused("no_table")
        return self._known.get(table) or self._wake(course)  # it may have come while we read

    async def in_channel(self, channel: int) -> Table:
        table = await self._store.open_in(channel)
        if table is None:
            raise Refused("no_table_here")
        return await self.get(table)

    async def of_person(self, user: int) -> list[Table]:
        return [await self.get(table) for table in await self._store.of_person(user)]

    async def pulse(self) -> None:
        """A sign of life. If the machine slept, all deadlines are put off by that time."""
        if credited := await self.sign_of_life(self._time.now()):
            for table in list(self._known.values()):
                await table.credit(credited)

    async def fire_due(self, now: float) -> None:
        """Every deadline that has come, the oldest first."""
        await self.pulse()
        while (due := await self._store.next_due()) and due[0] <= now:
            _, table, kind, seat = due
            await (await self.get(table)).fire(kind, seat)

    async def _next_due(self) -> float | None:
        due = await self._store.next_due()
        return None if due is None else due[0]

    def _wake(self, course: Course) -> Table:
        table = Table(self._store, self._time, self._luck, course)
        table.on_saved = self._saved
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


async def _no_lease(_: float) -> float:
    return 0.0
