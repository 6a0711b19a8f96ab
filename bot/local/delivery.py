"""How events reach the bot: at once and once, unless a test makes them late or doubles them."""

from __future__ import annotations

import re
from collections.abc import Callable

from bot.local.clock import Clock
from bot.local.script import FOREVER, ONCE, Entry, Script, Term

INTERACTION = "^INTERACTION_CREATE$"


class Delivery:
    """Names are patterns for the names of dispatches. An event keeps the id and the state of the
    moment in which it happened, and so do the three seconds of an interaction."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._late: Script[str, float] = Script(clock)
        self._doubled: Script[str, float] = Script(clock)

    def late(
        self, seconds: float, names: str = INTERACTION, term: Term = FOREVER
    ) -> Entry[str, float]:
        """These events arrive that much later by the server's clock."""
        return self._late.add(_named(names), seconds, term)

    def twice(
        self, apart: float = 0.0, names: str = INTERACTION, term: Term = ONCE
    ) -> Entry[str, float]:
        """These events arrive a second time, `apart` seconds after the first."""
        return self._doubled.add(_named(names), apart, term)

    def deliver(self, name: str, send: Callable[[], None]) -> None:
        delay = self._late.meet(name) or 0.0
        self._send_after(delay, send)
        apart = self._doubled.meet(name)
        if apart is not None:
            self._send_after(delay + apart, send)

    def _send_after(self, seconds: float, send: Callable[[], None]) -> None:
        if seconds > 0:
            self._clock.after(seconds, send)
        else:
            send()


def _named(names: str) -> Callable[[str], bool]:
    return lambda name: re.search(names, name) is not None
