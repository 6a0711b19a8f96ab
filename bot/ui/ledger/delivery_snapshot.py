"""A table at one moment, with all that decides what is to be shown of it."""

from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import NamedTuple

from msgspec.structs import replace

from bot.games.contract import TABLE, Seat
from bot.table.model.message_record import (
    BOARD,
    MENTION,
    MessageOp,
    MessageRecord,
    MessageRecords,
    MessageSlot,
    NotificationId,
    SlotKind,
    panel_of,
)
from bot.table.model.person import Habits, Person
from bot.table.model.table_state import TableState
from bot.table.play.notifications import notifications
from bot.table.storage.ledger import Ledger
from bot.table.table import Table
from bot.table.tables import Tables
from bot.ui.ledger.desired_messages import (
    Content,
    DeliveryContext,
    DesiredMessages,
    desired_messages,
    is_mentioned,
    takes_dms,
)
from bot.ui.ledger.goals import Goal
from bot.ui.ledger.outcomes import PASSING
from bot.ui.ledger.push_policy import PushDecision, daily_push_limit, decide_push, with_table_zone
from bot.ui.message.failures import NO_ACCESS, Failure
from bot.ui.message.parts import Post

DAY = 86_400.0  # after which closed DMs are tried again
UNREACHED = 60.0  # seconds of failing DMs after which somebody is called in the channel
MOST_DELETED = 1_000  # messages whose deletion is remembered

Build = Callable[[Table, TableState, MessageSlot, Content], Awaitable[Post]]


class DeliverySnapshot(NamedTuple):
    table: Table
    state: TableState
    records: MessageRecords
    people: Mapping[int, Person]
    contents: DesiredMessages

    @property
    def slots(self) -> set[MessageSlot]:
        return {*self.records, *self.contents}

    def record_in(self, slot: MessageSlot) -> MessageRecord:
        return self.records.get(slot, MessageRecord())

    def habits(self, slot: MessageSlot) -> Habits:
        """Of whoever is called there."""
        own = self.people[self.contents[slot].person].habits
        return with_table_zone(own, self.state.record.zone)

    def daily_push_limit(self, slot: MessageSlot) -> int | None:
        """How often a day this may ring; where all sit together, and in need, whenever it must."""
        if slot.kind is not SlotKind.PANEL or self.state.record.pace == "together":
            return None
        content = self.contents[slot]
        return daily_push_limit(self.people[content.person], content.notification_id)


class SnapshotLoader:
    def __init__(
        self, tables: Tables, ledger: Ledger, context: Callable[[TableState], DeliveryContext]
    ) -> None:
        self._tables, self._ledger, self._around = tables, ledger, context
        self._deleted = deque[int](maxlen=MOST_DELETED)

    async def was_deleted(self, table: int, messages: Iterable[int]) -> bool:
        """Somebody else has deleted these in its channel; returns whether its board is among them.

        A board whose posting has not been answered yet may be: so the ids are remembered, and no
        board that has one of them is taken to stand.
        """
        self._deleted.extend(messages)
        board = (await self._ledger.rows(table)).get(BOARD, MessageRecord())
        return self._is_deleted(board)

    async def at(self, number: int) -> DeliverySnapshot | None:
        """As it was saved last; None where the table cannot be read."""
        found = await self._tables.readable([number])
        return await self.of(found[0], found[0].state) if found else None

    async def of(self, table: Table, state: TableState) -> DeliverySnapshot:
        records, now = await self._rows(state.record.id), self._tables.time.now()
        users = [chair.user for chair in state.record.chairs if chair.user is not None]
        people = {user: _reopened(await self._tables.people.get(user), now) for user in users}
        context = replace(
            self._around(state),
            unreached=frozenset(_unreached(state, records, now)),
            board_failure=board_failure(records.get(BOARD, MessageRecord())),
        )
        return DeliverySnapshot(
            table, state, records, people, desired_messages(state, people, context)
        )

    async def _rows(self, table: int) -> MessageRecords:
        """As they are stored, but for a board that was deleted."""
        records = await self._ledger.rows(table)
        board = records.get(BOARD, MessageRecord())
        if not self._is_deleted(board):
            return records
        return {**records, BOARD: replace(board, message=None, fingerprint="")}

    def _is_deleted(self, board: MessageRecord) -> bool:
        return board.message is not None and board.message.id in self._deleted

    async def notified_at(self, state: TableState, seat: Seat) -> float | None:
        """When whoever sits here was told what they are asked now; None: not yet."""
        call, user = notifications(state).get(seat), state.record.chairs[seat].user
        if call is None or user is None:
            return 0.0
        person = await self._tables.people.get(user)
        if not takes_dms(person) and not is_mentioned(person):  # as they have chosen
            return 0.0
        records = await self._ledger.rows(state.record.id)
        ways = [records[slot] for slot in (panel_of(seat), MENTION) if slot in records]
        told = [record.notified_at for record in ways if _tells(record, call, state)]
        return min(told, default=None)

    async def goal(self, snapshot: DeliverySnapshot, slot: MessageSlot) -> Goal | None:
        content = snapshot.contents.get(slot)
        if content is None:
            return None
        channel = 0 if content.person else snapshot.state.record.channel
        rings = await self._push_decision(snapshot, slot, content)
        return Goal(
            content.fingerprint,
            content.notification_id,
            content.person,
            channel,
            rings.now,
            rings.push_after,
        )

    async def _push_decision(
        self, snapshot: DeliverySnapshot, slot: MessageSlot, content: Content
    ) -> PushDecision:
        if slot.kind not in (SlotKind.PANEL, SlotKind.ALARM) or not content.notification_id:
            return PushDecision(now=bool(content.readers))
        if content.notification_id in snapshot.record_in(MENTION).notification_id.split(
            "+"
        ):  # who was called there is called
            return PushDecision(now=False)
        record, now = snapshot.record_in(slot), self._tables.time.now()
        if content.notification_id == record.notification_id and record.pushed:
            return PushDecision(now=False)
        rung, number = await self._ledger.last_push(content.person), snapshot.state.record.id
        may = decide_push(snapshot.habits(slot), snapshot.daily_push_limit(slot), rung, number, now)
        if may.now and content.notification_id == record.notification_id and not record.pushed:
            first = await self._ledger.first_unpushed(content.person)
            return PushDecision(now=first == (snapshot.state.record.id, slot))
        return may


def _tells(record: MessageRecord, call: NotificationId, state: TableState) -> bool:
    """A reminder tells what the call before it told; a mention may name several."""
    made = [_first(one) for one in record.notification_id.split("+")]
    window = str(NotificationId(TABLE, "window", state.record.ask_versions.get(TABLE, 0)))
    return _first(str(call)) in made or (call.kind == "window" and _first(window) in made)


def _first(call: str) -> str:
    """Without the reminder."""
    return call.rpartition(".")[0] + ".0"


def board_failure(board: MessageRecord) -> str:
    """Why the board cannot be shown and will not be by itself: the key of a sentence."""
    trouble = board.failure
    if trouble is None or trouble.kind not in (Failure.LOST, Failure.REFUSED):
        return ""
    if trouble.kind == Failure.REFUSED:
        return f"refused-{trouble.code}"
    return "access" if trouble.code == NO_ACCESS else "channel"


def _reopened(person: Person, now: float) -> Person:
    """A day after they were found closed, DMs are tried again."""
    is_over = person.dms_closed and now >= person.dms_closed_at + DAY
    return replace(person, dms_closed=False) if is_over else person


def _unreached(state: TableState, records: MessageRecords, now: float) -> list[Seat]:
    """Who is called and cannot be told by DM: at once where that is refused, else in a while.

    Never while the DM is being tried: after an outage both ways may work again, and one must call.
    """
    found, mentioned = [], records.get(MENTION, MessageRecord()).notification_id.split("+")
    for seat, call in notifications(state).items():
        record = records.get(panel_of(seat), MessageRecord())
        trouble = record.retries.get(MessageOp.POST)  # a call is posted, whatever became of an edit
        if call.kind != "window" and trouble is not None and record.notification_id != str(call):
            is_for_long = trouble.since + UNREACHED <= now < trouble.next
            is_failing = is_for_long or str(call) in mentioned
            found += [seat] if is_failing or trouble.kind not in PASSING else []
    return found
