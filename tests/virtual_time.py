"""Time in the hands of a test: it stands still until it is told to pass."""

import asyncio
from typing import Any

Nap = tuple[float | None, asyncio.Event, asyncio.Event]  # until when; who may wake; our own bell


class VirtualTime:
    """A `Time` of the bot. Whoever sleeps by it is known, and waited for, from then on."""

    def __init__(self, now: float = 1_800_000_000.0) -> None:
        self._now = now
        self._lie = 0.0  # how far the wall clock was set wrong
        self._naps: dict[asyncio.Task[Any], Nap | None] = {}  # None: awake and busy
        self._changed = asyncio.Event()

    def now(self) -> float:
        return self._now

    def correct(self, seconds: float) -> None:
        self._now += seconds
        self._lie += seconds

    def boot(self) -> float:
        return self._now - self._lie

    async def sleep_until(self, moment: float | None, waker: asyncio.Event) -> None:
        task = asyncio.current_task()
        assert task is not None
        if task not in self._naps:
            task.add_done_callback(self._gone)
        bell = asyncio.Event()
        self._naps[task] = (moment, waker, bell)
        self._changed.set()
        waits = [asyncio.ensure_future(event.wait()) for event in (waker, bell)]
        try:
            if moment is None or moment > self._now:
                await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._naps[task] = None
            for wait in waits:
                wait.cancel()

    async def advance(self, seconds: float) -> None:
        """Lets time pass: everybody wakes at his moment, and has done his work when it is over."""
        target = self._now + seconds
        await self.settle()
        while (moment := self._next()) is not None and moment <= target:
            self._now = max(self._now, moment)
            for until, _, bell in self._asleep():
                if until is not None and until <= self._now:
                    bell.set()
            await self.settle()
        self._now = target

    async def settle(self, sleepers: int = 0) -> None:
        """Returns when all known sleepers, and at least so many, have gone to sleep."""
        while len(self._asleep()) < max(sleepers, len(self._naps)):
            self._changed.clear()
            await self._changed.wait()

    def set_wrong(self, seconds: float) -> None:
        """Somebody sets the clock on the wall; the machine has not run for that long."""
        self._now += seconds
        self._lie += seconds

    def jump(self, seconds: float) -> None:
        """The machine was suspended: the clock shows another time, and nobody has noticed."""
        self._now += seconds

    def _asleep(self) -> list[Nap]:
        naps = [nap for nap in self._naps.values() if nap is not None]
        return [nap for nap in naps if not nap[1].is_set() and not nap[2].is_set()]

    def _next(self) -> float | None:
        return min((nap[0] for nap in self._asleep() if nap[0] is not None), default=None)

    def _gone(self, task: "asyncio.Task[Any]") -> None:
        self._naps.pop(task, None)
        self._changed.set()
