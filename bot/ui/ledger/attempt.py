"""A worker's attempt to show something in a slot, which gives way to a click there."""

import asyncio
from collections.abc import Coroutine
from typing import Any

from bot.table.model.message_record import MessageOp, PendingAttempt
from bot.ui.ledger.goals import AttemptOutcome, Skipped


class WorkerAttempt:
    """Void as soon as a click takes the slot, also if the click is over before the attempt is:
    what was looked up, painted or sent before the click is older than what the click shows."""

    def __init__(self) -> None:
        self.is_void = False
        self._request: asyncio.Task[AttemptOutcome] | None = None

    def give_way(self) -> None:
        """A request that Discord has not answered yet is broken off."""
        self.is_void = True
        if self._request is not None:
            self._request.cancel()

    async def outcome(
        self, attempt: PendingAttempt, request: Coroutine[Any, Any, AttemptOutcome]
    ) -> AttemptOutcome:
        """Of the request. None if it was broken off: nobody knows how far it got, and the row, on
        which the act is noted, says so. A post is never broken off: it is a message of its own,
        and whether it arrived must be known."""
        if self.is_void:
            request.close()
            return Skipped(attempt)
        if attempt.op is MessageOp.POST:
            return await request
        self._request = asyncio.create_task(request)
        try:
            await asyncio.wait([self._request])
        finally:
            self._request.cancel()
        return None if self._request.cancelled() else self._request.result()
