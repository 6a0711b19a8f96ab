"""Scripted faults of the REST side: what the next matching requests meet instead of an answer.

What can be brought about in the world itself (closed DMs, a deleted board, an archived thread,
a missing permission) is done there; socket faults are methods of the gateway.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.local.clock import Clock
from bot.local.errors import ENTITY_TOO_LARGE, ApiError
from bot.local.ratelimit import RateLimited


class Dropped(Exception):
    """The connection ends without an answer."""


Strike = Callable[[], Awaitable[None]]


@dataclass
class Fault:
    """Strikes the requests whose "METHOD /path" matches, as often as it was told to."""

    pattern: re.Pattern[str]
    strike: Strike
    times: int
    after_effect: bool = False
    """Strikes when the request has taken effect and only the answer is missing."""


class Faults:
    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._waiting: list[Fault] = []
        self.struck = 0

    def answer(self, route: str, error: ApiError, times: int = 1) -> None:
        """The next requests are refused with this error."""

        async def strike() -> None:
            raise error

        self._add(route, strike, times)

    def too_large(self, route: str, times: int = 1) -> None:
        self.answer(route, ApiError(413, ENTITY_TOO_LARGE, "Request entity too large"), times)

    def server_error(self, route: str, status: int = 500, times: int = 1) -> None:
        self.answer(route, ApiError(status, 0, f"{status}: Server Error"), times)

    def rate_limit(
        self, route: str, retry_after: float, *, everywhere: bool = False, times: int = 1
    ) -> None:
        """A 429 although the headers promised room: a sub-limit, or the global one."""
        scope = "global" if everywhere else "shared"
        self.answer(route, RateLimited(retry_after, scope), times)

    def slow(self, route: str, seconds: float, *, after_effect: bool = False) -> None:
        """The next request is held that long by the server's clock, before or after its effect."""

        async def strike() -> None:
            passed = asyncio.Event()
            self._clock.after(seconds, passed.set)
            await passed.wait()

        self._add(route, strike, 1, after_effect=after_effect)

    def cut(
        self, route: str, act: Callable[[], None] = lambda: None, *, after_effect: bool = False
    ) -> None:
        """Calls `act` (say, the death of the bot) and ends the connection unanswered."""

        async def strike() -> None:
            act()
            raise Dropped

        self._add(route, strike, 1, after_effect=after_effect)

    async def meet(self, route: str, *, after_effect: bool = False) -> None:
        """Lets the first matching fault strike."""
        for fault in self._waiting:
            if fault.after_effect is after_effect and fault.pattern.search(route):
                fault.times -= 1
                if fault.times == 0:
                    self._waiting.remove(fault)
                self.struck += 1
                return await fault.strike()
        return None

    def _add(self, route: str, strike: Strike, times: int, *, after_effect: bool = False) -> None:
        self._waiting.append(Fault(re.compile(route), strike, times, after_effect))
