"""Every interaction acts once: one that comes again is dropped, and none outlives the bot."""

import asyncio
from collections import OrderedDict
from typing import Any

from bot.stopping import cancel_and_wait
from bot.ui.intake.buttons import Interaction

REMEMBERED = 10_000  # ids; a token lives for a quarter of an hour


class InteractionDeduplicator:
    def __init__(self) -> None:
        self._seen = OrderedDict[int, None]()
        self._in_hand = set[asyncio.Task[Any]]()
        self._is_closed = False

    def is_new(self, interaction: Interaction) -> bool:
        """Asked by the task that will act on it."""
        if self._is_closed or interaction.id in self._seen:
            return False
        self._seen[interaction.id] = None
        while len(self._seen) > REMEMBERED:
            self._seen.popitem(last=False)
        self._take_in_hand()
        return True

    def _take_in_hand(self) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._in_hand.add(task)
        task.add_done_callback(self._in_hand.discard)

    @property
    def is_idle(self) -> bool:
        """Whether nothing is being acted on."""
        return not self._in_hand

    async def idle(self) -> None:
        """Returns when everything that was pressed or typed is acted on, answered or not."""
        while self._in_hand:
            await asyncio.wait(self._in_hand)

    async def close(self) -> None:
        """What is saved is in the ledger, and is shown after the next start; what comes now is
        not taken in hand any more, for it could not be answered."""
        self._is_closed = True
        await cancel_and_wait(self._in_hand)
