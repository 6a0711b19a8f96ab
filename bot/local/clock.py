"""Time as the local Discord reads it: real by default, moved by hand in tests."""

from __future__ import annotations

import asyncio
import heapq
import time
from collections.abc import Callable
from itertools import count
from typing import Protocol

Act = Callable[[], None]
NEW_YEAR_2026 = 1_767_225_600.0


class Clock(Protocol):
    def now(self) -> float:
        """Seconds since 1970."""
        ...

    def after(self, seconds: float, act: Act) -> Act:
        """Calls `act` once that time has passed; the answer calls it off."""
        ...


class RealClock:
    """The computer's own time, on the running event loop."""

    def now(self) -> float:
        return time.time()

    def after(self, seconds: float, act: Act) -> Act:
        return asyncio.get_running_loop().call_later(seconds, act).cancel


class VirtualClock:
    """Stands still until a test advances it, so that an hour costs nothing."""

    def __init__(self, start: float = NEW_YEAR_2026) -> None:
        self._now = start
        self._order = count()
        self._due: list[tuple[float, int, Act]] = []
        self._called_off: set[int] = set()

    def now(self) -> float:
        return self._now

    def after(self, seconds: float, act: Act) -> Act:
        number = next(self._order)
        heapq.heappush(self._due, (self._now + seconds, number, act))
        return lambda: self._called_off.add(number)

    def moments(self) -> list[float]:
        """When something is to happen."""
        return [moment for moment, number, _ in self._due if number not in self._called_off]

    def advance(self, seconds: float) -> None:
        """Lets time pass; what falls due on the way happens at its own moment, in order."""
        end = self._now + seconds
        while self._due and self._due[0][0] <= end:
            self._now, number, act = heapq.heappop(self._due)
            if number in self._called_off:
                self._called_off.discard(number)
            else:
                act()
        self._now = end
