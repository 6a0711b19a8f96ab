"""What the outcome of showing something means for the table and its people."""

import logging
from contextlib import suppress

from msgspec.structs import replace

from bot.games.contract import Refused
from bot.table.model.message_record import MessageOp, MessageSlot, PendingAttempt, SlotKind
from bot.table.model.person import Person
from bot.table.model.record import Pause, Phase
from bot.table.play.flow import resume_game
from bot.table.play.orders.book import unread_notices
from bot.table.storage.faults import NotSaved, Stale
from bot.table.storage.ledger import Key, LastPush, Ledger
from bot.table.tables import Tables
from bot.table.time.pauses import LOST, pause_clocks
from bot.ui.board.scrolling import Scrolling
from bot.ui.ledger.delivery_snapshot import DeliverySnapshot
from bot.ui.ledger.goals import AttemptOutcome, Failed, Succeeded
from bot.ui.ledger.push_policy import decide_push, push_recorded
from bot.ui.message.failures import NO_ACCESS, Failure

log = logging.getLogger(__name__)


class DeliveryEffects:
    def __init__(self, tables: Tables, ledger: Ledger, scrolling: Scrolling) -> None:
        self._tables, self.ledger, self._scrolling = tables, ledger, scrolling
        self._pushes = dict[
            Key, tuple[LastPush, LastPush]
        ]()  # under way: what was known, and what was said
        self._owed = dict[int, float]()  # tables, and since when we know that they are owed

    @property
    def are_shared(self) -> bool:
        """Whether other processes tell too."""
        return self._tables.store.is_shared

    async def owed(self) -> list[int]:
        """The tables whose messages may be out of step, and nobody is at it."""
        now = self._tables.time.now()
        found = await self._tables.store.pending_outbox(now)
        self._owed = {table: self._owed.get(table, now) for table in found}
        return found

    def owed_for(self) -> float:
        """For how many seconds the oldest of them has been owed, as far as we have seen."""
        return self._tables.time.now() - min(self._owed.values()) if self._owed else 0.0

    async def claimed_elsewhere(self, table: int) -> float | None:
        """Until when another process tells of it; None: it is ours to tell."""
        return await self._tables.store.claim_outbox(table, self._tables.time.now())

    async def told(self, snapshot: DeliverySnapshot) -> bool:
        """Everything that this table shows is as it should be; unless something is newer."""
        record = snapshot.state.record
        return await self._tables.store.mark_delivered(record.id, record.row_version)

    async def may_push(
        self, snapshot: DeliverySnapshot, slot: MessageSlot, person: int, attempt: PendingAttempt
    ) -> bool:
        """Whoever rings somebody says so before, for their other tables may just do so too, and in
        other processes. What is tried again because nobody knows of it was said at first."""
        if not (attempt.push and person) or attempt.is_doubtful:
            return True
        habits, most = snapshot.habits(slot), snapshot.daily_push_limit(slot)
        table, now = snapshot.state.record.id, self._tables.time.now()

        def rung(known: LastPush) -> LastPush | None:
            if not decide_push(habits, most, known, table, now).now:
                return None
            new = push_recorded(habits, known, table, now, counts=most is not None)
            self._pushes[table, slot] = (known, new)
            return new

        return await self.ledger.record_push(person, rung) is not None

    async def _settle_push(
        self, key: Key, person: int, attempt: PendingAttempt, outcome: AttemptOutcome
    ) -> None:
        """What surely did not ring is given back, unless somebody else has rung since; of what may
        have rung a search will tell."""
        is_unknown = isinstance(outcome, Failed) and outcome.kind is Failure.UNKNOWN
        is_open = is_unknown or attempt.is_doubtful or attempt.op is MessageOp.SEARCH
        if is_open and not isinstance(outcome, Succeeded):
            return
        before, said = self._pushes.pop(key, (None, None))
        is_posted = isinstance(outcome, Succeeded) and outcome.message is not None
        if said is not None and not is_posted:
            await self.ledger.record_push(person, lambda known: before if known == said else None)

    async def after(
        self,
        snapshot: DeliverySnapshot,
        slot: MessageSlot,
        person: int,
        attempt: PendingAttempt,
        outcome: AttemptOutcome,
    ) -> None:
        await self._settle_push((snapshot.state.record.id, slot), person, attempt, outcome)
        match outcome:
            case Succeeded() if attempt.op in (MessageOp.POST, MessageOp.EDIT):
                await self._shown(snapshot, slot, person, attempt)
            case Failed(kind=Failure.CLOSED) if person:
                await self._tables.people.change(person, self._closed)
            case Failed(kind=Failure.LOST) if slot.kind is SlotKind.BOARD:
                await self._pause(snapshot, outcome)

    async def _shown(
        self, snapshot: DeliverySnapshot, slot: MessageSlot, person: int, attempt: PendingAttempt
    ) -> None:
        if slot.kind is SlotKind.BOARD:
            if attempt.op is MessageOp.POST:
                self._scrolling.posted(snapshot.state.record.channel)
            await self._resume(snapshot)
        if slot.kind is SlotKind.PANEL:
            with suppress(NotSaved, Stale):  # then they read it twice
                await snapshot.table.mark_notices_read(unread_notices(snapshot.state, slot.seat))

    async def _pause(self, snapshot: DeliverySnapshot, failed: Failed) -> None:
        """A game that nobody can see any more waits until it can be seen again."""
        record = snapshot.table.record
        if record.phase is not Phase.RUNNING or record.pause is not None:
            return
        pause = Pause("access" if failed.code == NO_ACCESS else "channel")
        with suppress(Refused):  # it ended meanwhile
            await snapshot.table.update_running(
                lambda state, now, _: pause_clocks(state, pause, now)
            )

    async def _resume(self, snapshot: DeliverySnapshot) -> None:
        """What stopped because of its channel goes on by itself when that can be written again."""
        pause = snapshot.table.record.pause
        if pause is not None and pause.why in LOST:
            with suppress(Refused):
                await snapshot.table.update_running(resume_game)

    def _closed(self, person: Person) -> Person:
        return replace(person, dms_closed=True, dms_closed_at=self._tables.time.now())
