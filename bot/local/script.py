"""What is scripted for later: a thing that happens to matching cases, so often or so long."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

from bot.local.clock import Clock

Case = TypeVar("Case")
What = TypeVar("What")


class Term(NamedTuple):
    """How often and how long by the server's clock; whichever ends first."""

    times: float = math.inf
    seconds: float = math.inf


ONCE = Term(times=1)
FOREVER = Term()
"""Until it is lifted."""


@dataclass(eq=False)
class Entry(Generic[Case, What]):
    matches: Callable[[Case], bool]
    what: What
    times: float
    ends: float
    met: int = 0

    def lift(self) -> None:
        """It is over, whatever its term was."""
        self.times = 0

    def is_over(self, now: float) -> bool:
        return self.met >= self.times or now >= self.ends


class Script(Generic[Case, What]):
    """Entries in the order they were added; the first that matches is met."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._entries: list[Entry[Case, What]] = []

    def add(self, matches: Callable[[Case], bool], what: What, term: Term) -> Entry[Case, What]:
        entry = Entry(matches, what, term.times, self._clock.now() + term.seconds)
        self._entries.append(entry)
        return entry

    def meet(self, case: Case) -> What | None:
        """What happens to this case, which counts as one of its times."""
        now = self._clock.now()
        self._entries = [entry for entry in self._entries if not entry.is_over(now)]
        for entry in self._entries:
            if entry.matches(case):
                entry.met += 1
                return entry.what
        return None

    def clear(self) -> None:
        for entry in self._entries:
            entry.lift()
