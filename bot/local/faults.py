"""Scripted faults of the REST side: what matching requests meet instead of an answer.

    faults.strike(Act.CHANNEL_EDIT, TROUBLES["automod"], FOREVER)

What can be brought about in the world itself (closed DMs, a deleted board, an archived thread,
a missing permission, a server that is away) is done there; socket faults are methods of the
gateway, late and doubled events of its `delivery`.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from typing import NamedTuple

from bot.local import troubles
from bot.local.acts import Act
from bot.local.clock import Clock
from bot.local.errors import ENTITY_TOO_LARGE, ApiError
from bot.local.script import ONCE, Entry, Script, Term
from bot.local.troubles import Trouble


class Visit(NamedTuple):
    """A request as faults see it: "METHOD /path", and what it does."""

    route: str
    act: Act | None
    after_effect: bool = False


Fault = Entry[Visit, Trouble]


class Faults:
    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._script: Script[Visit, Trouble] = Script(clock)
        self._held: set[asyncio.Event] = set()
        self.struck = 0

    @property
    def held(self) -> int:
        """How many requests are waiting for their answer, which only time will bring."""
        return len(self._held)

    def strike(self, place: Act | str, trouble: Trouble, term: Term = ONCE) -> Fault:
        """Requests that do this, or whose "METHOD /path" matches, meet this trouble for a while;
        the answer counts them and can be lifted."""

        def matches(visit: Visit) -> bool:
            return visit.after_effect is trouble.after_effect and _is_at(visit, place)

        return self._script.add(matches, trouble, term)

    def answer(self, route: str, error: ApiError, times: int = 1) -> Fault:
        """The next requests are refused with this error."""
        return self.strike(route, troubles.answer(lambda: error), Term(times))

    def too_large(self, route: str, times: int = 1) -> None:
        self.answer(route, ApiError(413, ENTITY_TOO_LARGE, "Request entity too large"), times)

    def server_error(self, route: str, status: int = 500, times: int = 1) -> None:
        self.answer(route, ApiError(status, 0, f"{status}: Server Error"), times)

    def rate_limit(
        self, route: str, retry_after: float, *, everywhere: bool = False, times: int = 1
    ) -> None:
        self.strike(route, troubles.rate_limit(retry_after, everywhere=everywhere), Term(times))

    def slow(self, route: str, seconds: float, *, after_effect: bool = False) -> None:
        """The next request is held that long by the server's clock, before or after its effect."""
        self._strike_once(route, troubles.delay(seconds), after_effect)

    def cut(
        self, route: str, act: Callable[[], None] = lambda: None, *, after_effect: bool = False
    ) -> None:
        """Calls `act` (say, the death of the bot) and ends the connection unanswered."""
        self._strike_once(route, troubles.cut(act), after_effect)

    async def meet(self, visit: Visit) -> None:
        """Lets the first matching fault strike."""
        trouble = self._script.meet(visit)
        if trouble is not None:
            self.struck += 1
            await trouble.strike(self._wait)

    def end(self) -> None:
        """All is well again, and nobody is held any longer."""
        self._script.clear()
        for passed in tuple(self._held):
            passed.set()

    def _strike_once(self, route: str, trouble: Trouble, after_effect: bool) -> None:
        self.strike(route, trouble.done() if after_effect else trouble)

    async def _wait(self, seconds: float) -> None:
        passed = asyncio.Event()
        self._held.add(passed)
        self._clock.after(seconds, passed.set)
        await passed.wait()
        self._held.discard(passed)


def _is_at(visit: Visit, place: Act | str) -> bool:
    if isinstance(place, Act):
        return place in (Act.ANYTHING, visit.act)
    return re.search(place, visit.route) is not None
