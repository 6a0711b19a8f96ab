"""One act of the ledger carried out: what is to be seen is made, then Discord is asked to show it.

Whatever comes of it is an outcome: nothing that Discord or a painter does gets past here.
"""

import logging

from bot.table.model.message_record import MessageOp, MessageRecord, MessageSlot, PendingAttempt
from bot.table.time.sources import Time, within
from bot.ui.ledger.attempt import WorkerAttempt
from bot.ui.ledger.delivery_snapshot import Build, DeliverySnapshot
from bot.ui.ledger.desired_messages import Content, MessageKind
from bot.ui.ledger.discord_messages import DiscordMessages
from bot.ui.ledger.goals import AttemptOutcome, Failed, Skipped, Succeeded
from bot.ui.message import parts
from bot.ui.message.failures import OURS, failure_of
from bot.ui.message.painting import Outdated, cancel_unless

log = logging.getLogger(__name__)
PATIENCE = 30.0  # seconds that Discord has for an answer


class MessageExecutor:
    def __init__(self, places: DiscordMessages, build: Build, time: Time) -> None:
        self._places, self._build, self._time = places, build, time

    async def build(
        self,
        snapshot: DeliverySnapshot,
        slot: MessageSlot,
        attempt: PendingAttempt,
        worker: WorkerAttempt,
        *,
        is_patient: bool,
    ) -> parts.Post | None:
        """None: before it was painted the table moved on, and a newer one is worth waiting for; or
        a click took the slot."""

        def is_wanted() -> bool:
            return not worker.is_void and (not is_patient or _is_current(snapshot))

        try:
            with cancel_unless(is_wanted):
                return await self._post(snapshot, slot, attempt)
        except Outdated:
            return None

    async def do(
        self,
        snapshot: DeliverySnapshot,
        slot: MessageSlot,
        record: MessageRecord,
        attempt: PendingAttempt,
        made: parts.Post | None,
    ) -> AttemptOutcome:
        if made is None:
            return Skipped(attempt)
        try:
            done = self._places.do(snapshot, slot, record, attempt, made)
            return Succeeded(await within(self._time, PATIENCE, done), attempt)
        except Exception as fault:
            kind, code = failure_of(fault)
            level = logging.ERROR if code in OURS else logging.WARNING
            log.log(level, "%s: %s of %s failed: %s", kind, attempt.op, slot.kind, fault)
            return Failed(kind, code, attempt)

    async def _post(
        self, snapshot: DeliverySnapshot, slot: MessageSlot, attempt: PendingAttempt
    ) -> parts.Post:
        """What is left of a board that is cleared away says so."""
        moved = Content(MessageKind.MOVED, "", snapshot.state.record.language)
        content = moved if attempt.op is MessageOp.CLEAR else snapshot.contents.get(slot)
        if content is None or attempt.op is MessageOp.SEARCH:
            return parts.post("")
        return await self._build(snapshot.table, snapshot.state, slot, content)


def _is_current(snapshot: DeliverySnapshot) -> bool:
    """Whether nothing has happened since that anybody could see."""
    return snapshot.table.record.public_version == snapshot.state.record.public_version
