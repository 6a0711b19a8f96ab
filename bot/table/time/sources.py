"""Sources of time that tests can replace, and the one sleeper for all deadlines."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any, Protocol, TypeVar

T = TypeVar("T")
log = logging.getLogger(__name__)
BOOT: int | None = getattr(time, "CLOCK_BOOTTIME", None)  # only Linux has it
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 30.0  # a full disk must not be filled with log lines


class Time(Protocol):
    def now(self) -> float: ...
    def boot(self) -> float:
        """Seconds since the machine booted, suspended time included; nobody can set this clock."""
        ...

    def correct(self, seconds: float) -> None:
        """Shifts `now` by so many seconds: the machine's clock is wrong."""
        ...

    async def sleep_until(self, moment: float | None, waker: asyncio.Event) -> None:
        """Returns at that moment (None: never), or when the waker is set."""


class RealTime:
    """The wall clock, because deadlines are shown to people and survive restarts; it can be
    corrected.
    """

    LONGEST_NAP = 60.0  # seconds; the wall clock may jump, so long sleeps are divided
    _correction = 0.0

    def now(self) -> float:
        return time.time() + self._correction

    def correct(self, seconds: float) -> None:
        self._correction += seconds

    def boot(self) -> float:
        return time.clock_gettime(BOOT) if BOOT is not None else time.monotonic()

    async def sleep_until(self, moment: float | None, waker: asyncio.Event) -> None:
        left = self.LONGEST_NAP if moment is None else moment - self.now()
        with suppress(TimeoutError):
            async with asyncio.timeout(max(0.0, min(left, self.LONGEST_NAP))):
                await waker.wait()


async def within(time: Time, seconds: float, work: Coroutine[Any, Any, T]) -> T:
    """Like `asyncio.timeout`, by a clock that tests can replace."""
    task, done = asyncio.ensure_future(work), asyncio.Event()
    task.add_done_callback(lambda _: done.set())
    try:
        await time.sleep_until(time.now() + seconds, done)
        if not task.done():
            raise TimeoutError("no answer")
        return task.result()
    finally:
        task.cancel()


class Sleeper:
    """Sleeps until the next deadline and has it handled; one for all tables."""

    def __init__(
        self,
        time: Time,
        next_due: Callable[[], Awaitable[float | None]],
        fire_due: Callable[[float], Awaitable[None]],
        passing: type[Exception],
    ) -> None:
        self._time, self._next_due, self._fire_due = time, next_due, fire_due
        self._passing = passing  # errors of this kind are logged in one line
        self._waker = asyncio.Event()
        # until when it sleeps, and the event that wakes it
        self._nap: tuple[float | None, asyncio.Event] | None = None
        self._lies_down = asyncio.Event()

    def wake(self) -> None:
        """Looks again: a deadline was set or removed."""
        self._waker.set()

    @property
    def is_asleep(self) -> bool:
        """Whether it sleeps and nothing is about to wake it."""
        if self._nap is None:
            return False
        moment, waker = self._nap
        return not waker.is_set() and (moment is None or moment > self._time.now())

    async def asleep(self) -> None:
        """Returns when no deadline is due, except those postponed after an error."""
        while not self.is_asleep:
            self._lies_down.clear()
            await self._lies_down.wait()

    async def run(self) -> None:
        pause = FIRST_PAUSE
        while True:
            try:
                await self._once()
                pause = FIRST_PAUSE
            except Exception as fault:  # an error at one table must not stop all clocks
                trace = None if isinstance(fault, self._passing) else fault
                said = "a deadline could not be kept, it is tried again in %d s: %s"
                log.error(said, pause, fault, exc_info=trace)
                await self._sleep(self._time.now() + pause, asyncio.Event())
                pause = min(2 * pause, LONGEST_PAUSE)

    async def _once(self) -> None:
        self._waker.clear()
        moment = await self._next_due()
        if moment is not None and moment <= self._time.now():
            await self._fire_due(self._time.now())
        else:
            await self._sleep(moment, self._waker)

    async def _sleep(self, moment: float | None, waker: asyncio.Event) -> None:
        self._nap = (moment, waker)
        self._lies_down.set()
        await self._time.sleep_until(moment, waker)
        self._nap = None
