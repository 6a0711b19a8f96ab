"""A month at many tables: the real store and clock, people who come, go, sleep and vanish."""

import asyncio
import heapq
import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import partial
from itertools import count
from pathlib import Path

import msgspec
from msgspec.structs import replace

from bot.games.contract import ComputerConfig, Seat
from bot.games.kit.options import settled_options
from bot.games.offers import Scope
from bot.games.registry import GAMES
from bot.table.model.record import Chair, Clocks, Pause, Phase, TableRecord
from bot.table.play import flow
from bot.table.seating.seat_changes import give_to_computer, take_back
from bot.table.storage.sqlite.downtime import extend_after_sleep, extend_deadlines
from bot.table.storage.sqlite.lease import Lease
from bot.table.storage.sqlite.store import SqliteStorage
from bot.table.table import Table
from bot.table.tables import Tables
from bot.table.time.pauses import pause_clocks
from tests.away.ledger import Ledger
from tests.away.people import DAY, HOUR, Human
from tests.laws import seed_of

BEGIN = datetime(2026, 10, 10, 9, tzinfo=UTC).timestamp()  # the clocks are put back meanwhile
PATIENCE = 4 * DAY  # where no clock runs, the host waits so long


class Now:
    """A `Time` that the simulation moves on."""

    def __init__(self) -> None:
        self.moment = BEGIN

    def now(self) -> float:
        return self.moment

    def correct(self, seconds: float) -> None:
        self.moment += seconds

    def boot(self) -> float:
        return self.now()

    async def sleep_until(self, moment: float | None, waker: asyncio.Event) -> None:  # noqa: ARG002
        raise AssertionError("nobody sleeps in here")


@dataclass
class Plan:
    """A table to be: what is played, by whom, how fast."""

    slug: str
    people: list[Human]
    clocks: Clocks = field(default_factory=Clocks)
    options: dict[str, int | str] = field(default_factory=dict)
    orders: frozenset[int] = frozenset()  # users who leave standing orders
    computers: int = 0
    group: str = "mixed"


class Observed(Tables):
    """Somebody notes every save, also of what nobody is told."""

    def __init__(
        self, store: SqliteStorage, time: Now, luck: random.Random, saw: Callable[[Table], None]
    ) -> None:
        super().__init__(store, time, luck.random)
        self._saw = saw

    def _saved(self, table: Table, public: bool) -> None:
        super()._saved(table, public)
        self._saw(table)


class Month:
    def __init__(self, path: Path, seed: int) -> None:
        self.path, self.luck, self.time = path, random.Random(seed), Now()
        self.ledger = Ledger()
        self.tables: Tables
        self.known: dict[int, tuple[Table, Plan]] = {}
        self.humans: dict[int, Human] = {}
        self._queue: list[tuple[float, int, Callable[[], Awaitable[None]]]] = []
        self._order = count()
        self._expected: dict[int, float] = {}  # when somebody comes because he was told

    async def open(self) -> None:
        self._store = SqliteStorage(self.path)
        await self._store.open()
        self._lease = Lease(self._store, extend_deadlines, extend_after_sleep)
        await self._lease.take(self.time.now())
        self.tables = Observed(self._store, self.time, self.luck, self._saved)
        for number, (_, plan) in self.known.items():
            self.known[number] = await self.tables.get(number), plan

    async def close(self) -> None:
        await self._lease.give_back(self.time.now())
        await self._store.close()

    async def restart(self, away: float = 0.0) -> None:
        """Everything but the file is thrown away."""
        stopped = self.time.now()
        await self.close()
        self.time.moment += away
        await self.open()
        self.ledger.slept(stopped, self.time.now())
        for table, _ in self.known.values():
            self.ledger.put_off(table.state)

    # Setting up

    async def welcome(self, human: Human) -> None:
        self.humans[human.user] = human
        await self.tables.settle(human.user, lambda p: replace(p, habits=human.habits))
        if human.vacation is not None:
            self._at(human.vacation[0], partial(self._leave, human))
        if human.answers_at(BEGIN, self.luck) is None:
            self._at(human.looks_in_after(BEGIN, self.luck), partial(self._visit, human))

    async def deal(self, plan: Plan) -> None:
        game, number = GAMES[plan.slug], len(self.known) + 1
        options = settled_options(game.Options, plan.options)
        chairs = [Chair(human.user, f"Person {human.user}") for human in plan.people]
        chairs += [Chair(None, "Ada", "normal")] * plan.computers
        chairs = [await self.tables.people.seated(chair) for chair in chairs]
        blank = TableRecord(
            0, plan.slug, number, 1, plan.people[0].user, "en", chairs=tuple(chairs)
        )
        record = replace(
            blank,
            clocks=plan.clocks,
            options=msgspec.to_builtins(options),
            seed=seed_of(number),
        )
        record = await self._store.create(record, {})
        state = flow.deal(game, record, options, self.time.now(), self.luck.random)
        seen = replace(state.record, public_version=1)
        await self._store.save(replace(state, record=seen), self.time.now(), reseated=True)
        table = await self.tables.get(record.id)
        self.known[record.id] = table, plan
        self.ledger.opened(table.state, self.time.now())
        for user in plan.orders:
            await table.give_order(user, "always-pass", (), Scope.GAME)
        self._tell(table)

    def _saved(self, table: Table) -> None:
        self.ledger.saw(table.state, self.time.now())
        self._tell(table)

    # Going on

    async def pass_until(self, end: float) -> None:
        """Whatever comes next happens: a deadline, or somebody does something."""
        while True:
            due = await self._store.next_due()
            coming = self._queue[0][0] if self._queue else end
            moment = min(coming, due[0] if due else end)
            if moment >= end:
                break
            self.time.moment = max(self.time.moment, moment)
            assert not self.ledger.faults, self.ledger.faults
            if due is not None and due[0] <= self.time.moment:
                await self.tables.fire_due(self.time.moment)
            else:
                await heapq.heappop(self._queue)[2]()
        self.time.moment = end

    def call_off(self, number: int, at: float) -> None:
        """Somebody at this table asks for a pause."""
        self._at(at, partial(self._pause, number))

    def _at(self, moment: float, act: Callable[[], Awaitable[None]]) -> None:
        heapq.heappush(self._queue, (moment, next(self._order), act))

    def _tell(self, table: Table) -> None:
        """Whoever is asked is told, and comes in his own time; a host looks after his table."""
        now = self.time.now()
        for ask in table.state.asks():
            chair = table.record.chairs[ask.seat] if ask.seat >= 0 else None
            if chair is None or chair.user is None or not chair.is_played:
                continue
            human = self.humans[chair.user]
            at = human.answers_at(now, self.luck)
            if at is not None and self._expected.get(human.user, 0.0) <= now:
                self._expected[human.user] = at
                self._at(at, partial(self._visit, human))
            if table.record.clocks.turn is None:
                since = table.record.ask_versions[ask.seat]
                self._at(now + PATIENCE, partial(self._replace, table.record.id, ask.seat, since))

    # What people do

    async def _visit(self, human: Human) -> None:
        """Answers one question after the other, wherever he is asked."""
        now = self.time.now()
        if human.is_gone(now):
            return
        if (there := human.there(now)) > now + HOUR:  # he sleeps or is away
            self._at(there, partial(self._visit, human))
            return
        if await self._answer(human):
            self._expected[human.user] = now + self.luck.uniform(15, 90)
            self._at(self._expected[human.user], partial(self._visit, human))
        elif human.answers_at(now, self.luck) is None:
            self._at(human.looks_in_after(now, self.luck), partial(self._visit, human))

    async def _answer(self, human: Human) -> bool:
        for table, plan in self.known.values():
            record = table.record
            seat = record.seat_of(human.user)
            if record.phase is not Phase.RUNNING or seat is None or record.pause is not None:
                continue
            if record.chairs[seat].computer:
                await table.reseat(partial(take_back, seat=seat))
            ask = table.state.ask_of(seat)
            if ask is None or (human.user in plan.orders and seat in record.orders.held):
                continue
            await table.answer(human.user, seat, record.ask_versions[seat], self._path(table, seat))
            return True
        return False

    def _path(self, table: Table, seat: Seat) -> tuple[str, ...]:
        game, state = table.state.game, table.state.game_state
        config = ComputerConfig("easy", self.luck.getrandbits(32))
        tree = partial(game.choices, state, seat)
        path: tuple[str, ...] = game.choose(
            game.public(state), game.own(state, seat), seat, tree, config
        )
        return path

    async def _leave(self, human: Human) -> None:
        assert human.vacation is not None
        habits = replace(human.habits, vacation=human.vacation[1])
        await self.tables.settle(human.user, lambda p: replace(p, habits=habits))

    async def _replace(self, number: int, seat: Seat, since: int) -> None:
        """The host gives a computer the seat of somebody who has not answered for days."""
        table, _ = self.known[number]
        is_silent = (
            table.record.ask_versions.get(seat) == since and table.record.chairs[seat].is_played
        )
        if table.record.phase is Phase.RUNNING and is_silent:
            await table.reseat(partial(give_to_computer, seat=seat))

    async def _pause(self, number: int) -> None:
        table, plan = self.known[number]
        if table.record.phase is Phase.RUNNING:
            why = Pause("called", plan.people[0].user)
            await table.update_running(lambda state, now, _: pause_clocks(state, why, now))
