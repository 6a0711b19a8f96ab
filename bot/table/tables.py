"""All tables of the bot: found by id or channel, driven by one clock."""

import asyncio
import logging
import random
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Container, Iterable
from contextlib import suppress
from weakref import WeakValueDictionary

from msgspec.structs import replace
from structlog.contextvars import bind_contextvars, bound_contextvars

from bot.games.contract import Refused, Seat
from bot.games.registry import DEFAULT_EFFORT, EFFORTS
from bot.stopping import cancel_and_wait
from bot.table.clock_stops import ClockStops
from bot.table.model.deadline import Deadline, DeadlineKind, deadline_of
from bot.table.model.pace import LOBBY_TIME, Luck
from bot.table.model.person import Person, known_zone
from bot.table.model.record import TableRecord
from bot.table.model.table_state import NOT_DEALT, TableState
from bot.table.observer import NullObserver, TableObserver
from bot.table.people.settings import KnownPeople
from bot.table.play.flow import resume_game
from bot.table.play.notifications import deadline_owner
from bot.table.play.search_process import SearchProcess, search_request, wants_search
from bot.table.seating.lobby import open_lobby
from bot.table.seating.rematch import again
from bot.table.storage.downtime import EVERYWHERE
from bot.table.storage.faults import ChannelTaken, NotSaved
from bot.table.storage.protocol import PULSE, SILENCE, Storage
from bot.table.storage.snapshot import Unreadable
from bot.table.table import Table
from bot.table.time.sanity import has_jumped, right_time
from bot.table.time.sources import Sleeper, Time

log = logging.getLogger(__name__)
AWAKE = 512  # tables in memory; others are read on demand
AT_ONCE = 100  # tables whose deadlines are handled at the same time, with one flush to disk
RETRY = 60.0  # seconds until a failed deadline is tried again
THOUGHT = 60.0  # seconds until a failed search is tried again
REST = 3600.0  # seconds until an unreadable table is tried again


# a heartbeat; returns the seconds that the machine slept before it
Renew = Callable[[float], Awaitable[float]]
Witness = Callable[[], Awaitable[float | None]]  # the time by another clock; None: unknown


async def nobody() -> float | None:
    """Used where the time cannot be asked elsewhere."""
    return None


class Tables:
    def __init__(
        self,
        store: Storage,
        time: Time,
        luck: Luck = random.random,
        *,
        audience: TableObserver | None = None,
        renew: Renew | None = None,
        thinker: SearchProcess | None = None,
    ) -> None:
        self._store, self._time, self._luck = store, time, luck
        self._audience, self._renew = audience or NullObserver(), renew
        self._thinker = thinker  # without it hard computers play like normal ones
        self._thinking = dict[int, asyncio.Task[None]]()
        self.people = KnownPeople(store)
        self._known = WeakValueDictionary[int, Table]()  # there must be one lock per table only
        self._awake = OrderedDict[int, Table]()
        self.sleeper = Sleeper(time, self._next_due, self.fire_due, NotSaved)
        self.standstill = ClockStops(store, time.now)
        self.arrive()
        self._pulsing = asyncio.Lock()
        self.witness: Witness = nobody

    @property
    def store(self) -> Storage:
        return self._store

    @property
    def awake(self) -> int:
        """The number of tables in memory."""
        return len(self._awake)

    @property
    def thoughts(self) -> int:
        """The number of searches that run or are queued."""
        return len(self._thinking)

    @property
    def time(self) -> Time:
        return self._time

    async def open(
        self, slug: str, channel: int, guild: int, host: int, name: str, language: str
    ) -> Table:
        game, zone = self._store.games[slug], known_zone(await self.people.get(host))
        record = open_lobby(game, slug, channel, guild, host, name, language, zone)
        try:
            return await self._create(record)
        except ChannelTaken:
            raise Refused("channel_taken") from None

    async def rematch(self, old: TableRecord, host: int) -> Table:
        """The rematch of a table; if several people ask for it, all get the same one."""
        try:
            table = await self._create(again(old, host))
        except ChannelTaken:
            table = await self.in_channel(old.channel)
            if table.record.rematch_of != old.id:
                raise Refused("channel_taken") from None
        else:
            self._audience.changed(table)
        return table

    async def _create(self, record: TableRecord) -> Table:
        """Creates a table with an outbox entry, so that its board is posted even after a crash."""
        due = {Deadline(DeadlineKind.LOBBY): self._time.now() + LOBBY_TIME}
        record = await self._store.create(record, due, announce=True, at=self._time.now())
        self.sleeper.wake()
        return self._wake(TableState(self._store.games[record.game], record, NOT_DEALT, due))

    async def get(self, table: int) -> Table:
        """Raises `Refused` if there is no such table."""
        await self._credited()
        return await self._get(table)

    async def _get(self, table: int) -> Table:
        bind_contextvars(table=table)
        if (known := self._known.get(table)) is not None:
            await known.revalidate()
            return self._keep(known)
        state = await self._store.load(table)
        if state is None:
            raise Refused("no_table")
        return self._wake(state)

    async def in_channel(self, channel: int) -> Table:
        table = await self._store.open_in(channel)
        if table is None:
            raise Refused("no_table_here")
        return await self.get(table)

    async def last_in(self, channel: int) -> Table:
        """The last finished game of the channel."""
        table = await self._store.last_in(channel)
        if table is None:
            raise Refused("no_game_over")
        return await self.get(table)

    async def latest_in(self, channel: int) -> Table:
        """The open table of the channel, else its last finished game."""
        table = await self._store.open_in(channel) or await self._store.last_in(channel)
        if table is None:
            raise Refused("no_table_here")
        return await self.get(table)

    async def of_guild(self, guild: int) -> list[Table]:
        return await self.readable(await self._store.open_of_guild(guild))

    async def move(self, table: Table, channel: int, guild: int) -> None:
        """Moves a table to another channel and resumes it."""

        def moved(state: TableState, now: float, luck: Luck) -> TableState:
            record = replace(state.record, channel=channel, guild=guild)
            return resume_game(replace(state, record=record), now, luck)

        try:
            await table.update_running(moved)
        except ChannelTaken:
            raise Refused("channel_taken") from None

    async def end_in(self, channel: int) -> None:
        """Calls off the table of this channel, even if it cannot be read."""
        try:
            await (await self.in_channel(channel)).end()
        except Unreadable:
            if (table := await self._store.open_in(channel)) is not None:
                await self._store.give_up(table)

    async def of_person(self, user: int) -> list[Table]:
        await self._credited()
        return await self.readable(await self._store.of_person(user))

    async def readable(self, numbers: Iterable[int]) -> list[Table]:
        """These tables without those that are damaged or gone.

        For display only: it sends no heartbeat, because a heartbeat that finds a sleep calls this.
        """
        found = list[Table]()
        for number in numbers:
            with bound_contextvars(table=number), suppress(Unreadable, Refused):
                found.append(await self._get(number))
        return found

    def forget(self, numbers: Iterable[int]) -> None:
        """Drops removed tables from memory."""
        for number in numbers:
            self._awake.pop(number, None)
            self._known.pop(number, None)

    async def settle(self, user: int, change: Callable[[Person], Person]) -> Person:
        """Changes the settings of a person and the clocks of their tables."""
        person = await self.people.change(user, change)
        for table in await self.of_person(user):
            await table.apply_habits()
        return person

    async def _credited(self) -> None:
        """If the machine slept, waits until the time is credited."""
        if self._time.now() - self._seen >= SILENCE:
            await self.pulse()

    async def pulse(self) -> float:
        """Sends a heartbeat; returns the time that the machine slept, by which deadlines move."""
        async with self._pulsing:
            await self._heed_jump()
            now, self._booted = self._time.now(), self._time.boot()
            credited = 0.0 if self._renew is None else await self._renew(now)
            if credited:
                for table in list(self._known.values()):
                    await table.reload_deadlines()
            self._seen = now
            if credited:  # later heartbeats need not do it again
                await self._audience.time_credited(credited, EVERYWHERE)
        return credited

    async def stop_clocks(self, guild: int = EVERYWHERE, since: float | None = None) -> None:
        """Discord cannot be reached there: no deadline of a game fires until `start_clocks`."""
        await self.standstill.begin(guild, since)

    async def start_clocks(self, guild: int = EVERYWHERE) -> None:
        """Discord can be reached again: the time is credited and announced."""
        credited = await self.standstill.end(guild)
        if credited:
            for table in list(self._known.values()):
                await table.reload_deadlines()
            await self._audience.time_credited(credited, guild)
        self.sleeper.wake()

    def arrive(self) -> None:
        """Starts watching the clock: later jumps are noticed."""
        self._seen, self._booted = self._time.now(), self._time.boot()

    def steady(self) -> float:
        """The time by the last heartbeat plus what the machine has run since."""
        return self._seen + self._time.boot() - self._booted

    async def _heed_jump(self) -> None:
        """The clock may have been set, or the machine suspended. If the jump is believed, the next
        heartbeat moves every deadline by it, so all keep the time that was left.
        """
        now = self._time.now()
        jump = now - self.steady()
        if not has_jumped(jump):
            return
        right = right_time(now, jump, await self.witness())
        self._time.correct(right - now)
        is_believed = abs(right - now) < abs(right - now + jump)
        log.critical(
            "this machine's clock jumped by %+.0f s, which is %s; deadlines keep what was left",
            *(jump, "believed" if is_believed else "not believed: please set it"),
        )

    async def resume_all(self, reasons: Container[str]) -> int:
        """Resumes every table paused for this reason; returns how many."""
        number = 0
        for table in await self.readable(await self._store.running()):
            pause = table.record.pause
            if pause is not None and pause.why in reasons:
                await table.update_running(resume_game)
                number += 1
        return number

    @property
    def is_quiet(self) -> bool:
        """Whether no table is being changed and no deadline is due."""
        return self.sleeper.is_asleep and not self._locked()

    async def quiet(self) -> None:
        """Returns when it is quiet; needs the `sleeper` running."""
        while not self.is_quiet:
            for table in self._locked():
                async with table.lock:  # saved is not yet in memory
                    pass
            await asyncio.sleep(0)  # the next waiter takes the lock
            await self.sleeper.asleep()

    def _locked(self) -> list[Table]:
        return [table for table in self._known.values() if table.lock.locked()]

    async def fire_due(self, now: float) -> None:
        """Handles all due deadlines: the oldest first at each table, several tables at once."""
        if now - self._seen >= PULSE:
            await self.pulse()
        while EVERYWHERE not in (still := self.standstill.guilds):
            now = self._time.now()  # the table may have been corrected
            if not (due := await self._store.overdue(now, AT_ONCE, still)):
                break
            await asyncio.gather(*(self._fire(*row) for row in due))

    async def _fire(self, table: int, kind: str, seat: int) -> None:
        """Handles the deadline of one table; errors must not stop the clocks of the others."""
        try:
            found = await self._get(table)
            deadline = deadline_of(kind, seat)
            if self._thinker is not None and wants_search(found.state, deadline):
                await self._think(found, deadline, self._thinker)
                return
            whose = deadline_owner(found.state, deadline)
            await found.fire(deadline, await self._audience.notified_at(found.state, whose))
        except NotSaved:
            raise
        except Unreadable:  # was logged
            await self._store.put_off(table, kind, seat, self._time.now() + REST)
        except Exception:  # a game may raise anything: the clocks of all others go on
            log.exception("table %d: its deadline %s is put off", table, kind)
            await self._store.put_off(table, kind, seat, self._time.now() + RETRY)

    async def _think(self, table: Table, deadline: Deadline, thinker: SearchProcess) -> None:
        """Runs a search in the background, without the table's lock."""
        number = table.record.id
        is_due = await table.begin_search(deadline, self._time.now() + THOUGHT)
        if is_due and number not in self._thinking:
            task = asyncio.create_task(self._thought(table, deadline.seat, thinker))
            self._thinking[number] = task
            task.add_done_callback(lambda _: self._thinking.pop(number))

    async def _thought(self, table: Table, seat: Seat, thinker: SearchProcess) -> None:
        state = table.state
        effort = EFFORTS.get(state.record.game, DEFAULT_EFFORT) * thinker.percent // 100
        asked = search_request(state, seat, int(self._luck() * 2**32), effort)
        try:
            found = await thinker.turn(asked)
            await table.play_search_result(seat, state.record.log_length, found.paths)
        # the search, its process or the disk failed: the deadline stays and comes again
        except Exception:
            log.exception("table %d: a thought came to nothing and is tried again", table.record.id)

    async def close(self) -> None:
        """Aborts all searches."""
        await cancel_and_wait(self._thinking.values())
        if self._thinker is not None:
            await asyncio.to_thread(self._thinker.close)

    async def _next_due(self) -> float | None:
        still = self.standstill.guilds
        due = None if EVERYWHERE in still else await self._store.next_due(still, self._time.now())
        moments = [] if due is None else [due[0]]
        if self._renew is not None:  # a heartbeat that failed: without one no deadline is handled
            moments.append(self._seen + PULSE)
        return min(moments, default=None)

    def _wake(self, state: TableState) -> Table:
        if (known := self._known.get(state.record.id)) is not None:
            return self._keep(known)  # another caller has just read it too
        table = Table(self._store, self.people, self._time, self._luck, state, self._saved)
        self._known[state.record.id] = table
        return self._keep(table)

    def _keep(self, table: Table) -> Table:
        self._awake[table.record.id] = table
        self._awake.move_to_end(table.record.id)
        while len(self._awake) > AWAKE:
            self._awake.popitem(last=False)
        return table

    def _saved(self, table: Table, public: bool) -> None:
        self.sleeper.wake()
        if public:
            self._audience.changed(table)
