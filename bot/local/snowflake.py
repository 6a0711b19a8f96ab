"""Discord's ids: unique, growing, and the moment of birth in the upper bits."""

from __future__ import annotations

from bot.local.clock import Clock

EPOCH = 1_420_070_400.0


class Snowflakes:
    """Ids from a clock and a seed; with a virtual clock the same run gives the same ids."""

    def __init__(self, clock: Clock, seed: int = 0, last: int = 0) -> None:
        self._clock = clock
        self._worker = (seed & 0x3FF) << 12
        self._last = last

    def next(self) -> int:
        self._last = max(self._last + 1, earliest(self._clock.now()) | self._worker)
        return self._last


def earliest(moment: float) -> int:
    """The smallest id born at this moment."""
    return int((moment - EPOCH) * 1000) << 22


def born(snowflake: int) -> float:
    """The moment at which an id was made."""
    return (snowflake >> 22) / 1000 + EPOCH
