"""Time, so that tests can hold it: what o'clock it is, and one sleeper for all deadlines."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any, Protocol, TypeVar

T = TypeVar("T")
log = logging.getLogger(__name__)
BOOT: int | None = getattr(time, "CLOCK_BOOTTIME", None)  # only Linux has it
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 30.0  # a full disk must not be filled with complaints


class Time(Protocol):
    def now(self) -> float: ...
    def boot(self) -> float:
        """Seconds that the machine has run, asleep or not: nobody can set this clock."""
        ...

    def correct(self, seconds: float) -> None:
        """`now` returns so many seconds more from here on: the machine's clock is wrong."""
        ...

    async def sleep_until(self, moment: float | None, waker: asyncio.Event) -> None:
        """Returns at that moment (None: never), or as soon as the waker is set."""


class RealTime:
    """The wall clock, since deadlines are shown to people and must survive a restart; corrected
    where another clock has shown that it is wrong."""

    LONGEST_NAP = 60.0  # the wall clock may jump; look at it now and then
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
    """Like `asyncio.timeout`, by a clock that tests hold."""
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
    """Sleeps until the next deadline and has it fired; there is one for all tables."""

    def __init__(
        self,
        time: Time,
        next_due: Callable[[], Awaitable[float | None]],
        fire_due: Callable[[float], Awaitable[None]],
        passing: type[Exception],
    ) -> None:
        self._time, self._next_due, self._fire_due = time, next_due, fire_due
        self._passing = passing  # faults of this kind are told in one line
        self._waker = asyncio.Event()
        self._nap: tuple[float | None, asyncio.Event] | None = None  # until when, and who may wake
        self._lies_down = asyncio.Event()

    def wake(self) -> None:
        """A deadline was set or dropped: look again."""
        self._waker.set()

    @property
    def is_asleep(self) -> bool:
        """Whether it sleeps, and nothing that has happened meanwhile is about to wake it."""
        if self._nap is None:
            return False
        moment, waker = self._nap
        return not waker.is_set() and (moment is None or moment > self._time.now())

    async def asleep(self) -> None:
        """Returns when every deadline that has come is kept, or is put off because it failed."""
        while not self.is_asleep:
            self._lies_down.clear()
            await self._lies_down.wait()

    async def run(self) -> None:
        pause = FIRST_PAUSE
        while True:
            try:
                await self._once()
                pause = FIRST_PAUSE
            except Exception as fault:  # the clock of every table must not stop for one of them
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
