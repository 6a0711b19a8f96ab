"""Makes what stands equal to what is wanted: slot by slot, each by itself, and never gives up.

Around the pure `decide` this is all: look, decide, write down, act, and again with the outcome. A
slot that has to wait is looked at again in its time; once a minute all that is owed is swept.
"""

import asyncio
import logging
import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import Context
from functools import partial

from structlog.contextvars import bind_contextvars

from bot.stopping import cancel_and_wait
from bot.table.model.message_record import MessageRecord, MessageSlot, SlotKind
from bot.table.storage.faults import NotSaved
from bot.table.storage.ledger import Key
from bot.table.storage.protocol import CLAIM
from bot.table.time.sources import Time
from bot.ui.ledger.attempt import WorkerAttempt
from bot.ui.ledger.decide import decide
from bot.ui.ledger.delivery_snapshot import UNREACHED, SnapshotLoader
from bot.ui.ledger.effects import DeliveryEffects
from bot.ui.ledger.executor import MessageExecutor
from bot.ui.ledger.goals import AttemptOutcome, Skipped
from bot.ui.ledger.outcomes import after_outcome, reposted, retried_now, to_be_verified

log = logging.getLogger(__name__)
OFTEN = 15.0  # where others may die and leave something behind
SWEEP = 60.0  # seconds between two looks at everything that is owed
PICTURES_DROPPED = 3  # in a row, of a table that moves on faster than it can be painted


class Reconciler:
    def __init__(
        self, outlook: SnapshotLoader, doing: MessageExecutor, then: DeliveryEffects, time: Time
    ) -> None:
        self._snapshots, self._executor, self._effects = outlook, doing, then
        self._time, self._ledger = time, then.ledger
        self._tasks: dict[Key | int, asyncio.Task[None]] = {}  # a slot's worker, or a table's
        self._dirty: set[Key | int] = set()
        self._held: dict[Key, int] = {}  # slots whose click is just being answered
        self._attempts: dict[
            Key | int, WorkerAttempt
        ] = {}  # what each slot's worker is about to show
        self._due: dict[Key | int, float] = {}
        self._ours: dict[int, float] = {}  # tables that this process tells of, and until when
        self._sweep, self._waker, self._is_closed = math.inf, asyncio.Event(), False
        self._paused = asyncio.Event()  # set whenever a worker, a click or `run` comes to an end

    # Being told that something has changed

    def changed(self, key: Key | int) -> None:
        """A table, after every save that somebody may see; a slot, when it may be time."""
        self._dirty.add(key)
        if key not in self._tasks and key not in self._held and not self._is_closed:
            # In a context of its own: it is not about the click or table that led here.
            self._tasks[key] = asyncio.create_task(self._work(key), context=Context())

    async def wake(self, table: int) -> None:
        """Something has changed around this table: what failed is tried at once."""
        for slot, record in (await self._ledger.rows(table)).items():
            if record.retries:
                await self._note(table, slot, partial(retried_now, now=self._time.now()))

    async def doubt(self, table: int, slot: MessageSlot) -> None:
        """What stands there may be gone: it is written anew, and the answer tells."""
        await self._note(table, slot, partial(to_be_verified, now=self._time.now()))

    async def bring_below(self, table: int, slot: MessageSlot) -> None:
        """Its reader wants it at the bottom: posted anew, the one above goes."""
        await self._note(table, slot, reposted)

    async def _note(
        self, table: int, slot: MessageSlot, change: Callable[[MessageRecord], MessageRecord]
    ) -> None:
        await self._ledger.change(table, slot, change)
        self.changed(table)

    @contextmanager
    def answering(self, *keys: Key) -> Iterator[None]:
        """While a click is answered, its slot is left to the answer: a worker that has begun gives
        up its attempt, and looks again afterwards."""
        for key in keys:
            self._held[key] = self._held.get(key, 0) + 1
            if key in self._attempts:
                self._attempts[key].give_way()
        try:
            yield
        finally:
            for key in keys:
                self._held[key] -= 1
                if not self._held[key]:
                    del self._held[key]
                    self.changed(key)
            self._paused.set()

    @property
    def is_idle(self) -> bool:
        """Whether nothing is being written, by a worker or a click, and nothing is due now."""
        due = min([self._sweep, *self._due.values()])
        return not self._tasks and not self._held and due > self._time.now()

    async def idle(self) -> None:
        """Returns when it is idle; while Discord does not answer, that takes as long."""
        while not self.is_idle:
            self._paused.clear()
            await self._paused.wait()

    async def run(self) -> None:
        """For as long as the bot is connected; a start looks at everything that was left behind."""
        is_new, self._sweep = True, 0.0
        while True:
            now = self._time.now()
            for key in [key for key, at in self._due.items() if at <= now]:
                del self._due[key]
                self.changed(key)
            if now >= self._sweep:
                is_new = not await self._has_looked_around(is_new or self._effects.are_shared)
                self._sweep = now + (OFTEN if self._effects.are_shared else SWEEP)
            self._waker.clear()
            self._paused.set()
            await self._time.sleep_until(min([self._sweep, *self._due.values()]), self._waker)

    async def _has_looked_around(self, everywhere: bool) -> bool:
        """What is owed; of what somebody else has left behind, also when to look at it again."""
        try:
            for key, at in (await self._ledger.due()).items() if everywhere else ():
                self._later(key, at)
            for table in await self._effects.owed():
                self.changed(table)
        except NotSaved as fault:
            log.error("what is owed cannot be read, tried again: %s", fault)
            return False
        return True

    async def close(self) -> None:
        """What is left undone is in the ledger."""
        self._is_closed = True
        await cancel_and_wait(self._tasks.values())

    # Working

    async def _work(self, key: Key | int) -> None:
        bind_contextvars(table=key if isinstance(key, int) else key[0])
        try:
            while key in self._dirty and key not in self._held:
                self._dirty.discard(key)
                await (self._spread(key) if isinstance(key, int) else self._tend(*key))
        except Exception as fault:  # it is tried again, and nobody else waits for it
            why, trace = ("not saved", None) if isinstance(fault, NotSaved) else ("fault", fault)
            log.error("%s, tried again: %s: %s", why, key, fault, exc_info=trace)
            self._later(key, self._time.now() + SWEEP)
        finally:
            del self._tasks[key]
            self._attempts.pop(key, None)
            self._paused.set()

    def _later(self, key: Key | int, at: float | None) -> None:
        if at is not None:
            self._due[key] = min(at, self._due.get(key, at))
            self._waker.set()

    async def _is_ours(self, table: int) -> bool:
        """Where several processes tell, one at a time is at a table; the last state wins."""
        now = self._time.now()
        if not self._effects.are_shared or now < self._ours.get(table, 0.0) - CLAIM / 2:
            return True
        until = await self._effects.claimed_elsewhere(table)
        if until is None:
            self._ours[table] = now + CLAIM
        else:
            self._later(table, until)
        return until is None

    async def _spread(self, table: int) -> None:
        """Whatever is not as it should be gets a worker; if all is, the table owes nothing."""
        if not await self._is_ours(table) or (snapshot := await self._snapshots.at(table)) is None:
            return
        is_told = True
        for slot in snapshot.slots:
            record, goal = snapshot.record_in(slot), await self._snapshots.goal(snapshot, slot)
            new, attempt = decide(record, goal, None, self._time.now())
            is_told = is_told and attempt is None and new.next is None
            if new != record or attempt is not None:
                self.changed((table, slot))
            else:
                self._later((table, slot), record.next)
        if is_told:
            self._ours.pop(table, None)
            if not await self._effects.told(snapshot):
                self.changed(table)

    async def _tend(self, table: int, slot: MessageSlot) -> None:
        """One slot, until there is nothing more to do about it now or a click takes it."""
        outcome: AttemptOutcome = None
        dropped = 0
        self._due.pop((table, slot), None)
        while await self._is_ours(table):
            if (table, slot) in self._held:
                await self._leave(table, slot, outcome)
                return
            worker = self._attempts[table, slot] = WorkerAttempt()
            if (snapshot := await self._snapshots.at(table)) is None:
                return
            record, goal = snapshot.record_in(slot), await self._snapshots.goal(snapshot, slot)
            new, attempt = decide(record, goal, outcome, self._time.now())
            if new != record and await self._ledger.put(table, slot, new) is None:
                continue  # somebody else has written; the outcome is still to be noted
            if attempt is None:
                self._rest(table, slot, new)
                return
            is_patient = dropped < PICTURES_DROPPED
            made = await self._executor.build(
                snapshot, slot, attempt, worker, is_patient=is_patient
            )
            if not await self._is_ours(table):
                return  # we slept: whoever took over does it
            if worker.is_void or not await self._effects.may_push(
                snapshot, slot, new.person, attempt
            ):
                outcome = Skipped(attempt)  # a click came first, or another table has just rung
                continue
            outcome = await worker.outcome(
                attempt, self._executor.do(snapshot, slot, new, attempt, made)
            )
            dropped += isinstance(outcome, Skipped)
            await self._effects.after(snapshot, slot, new.person, attempt, outcome)

    async def _leave(self, table: int, slot: MessageSlot, outcome: AttemptOutcome) -> None:
        """To a click. What became of the last attempt is noted: it is looked at after the click."""
        if outcome is not None:
            change = partial(after_outcome, outcome=outcome, now=self._time.now())
            await self._ledger.change(table, slot, change)

    def _rest(self, table: int, slot: MessageSlot, record: MessageRecord) -> None:
        """Is everything as it should be now? Who cannot be told by DM is called in the channel."""
        self._later((table, slot), record.next)
        if slot.kind is SlotKind.PANEL and record.failure is not None:
            self._later(table, record.failure.since + UNREACHED)
        self.changed(table)
