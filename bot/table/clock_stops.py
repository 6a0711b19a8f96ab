"""Clocks that stand still: while Discord cannot be reached nobody is charged for the time.

A stop holds for one server or for all of them. It is on disk as long as it lasts, so that whoever
dies meanwhile loses no second of it. Where several overlap, the time is given back once.
"""

import asyncio
from collections.abc import Callable

from bot.table.storage.downtime import EVERYWHERE
from bot.table.storage.protocol import Storage


class ClockStops:
    def __init__(self, store: Storage, now: Callable[[], float]) -> None:
        self._store, self._now = store, now
        self._since: dict[int, float] = {}
        self._changing = asyncio.Lock()

    @property
    def guilds(self) -> tuple[int, ...]:
        """Where clocks stand still; `EVERYWHERE` among them means all."""
        return tuple(self._since)

    async def begin(self, guild: int = EVERYWHERE, since: float | None = None) -> None:
        """From now on, or since a moment that was noticed late only."""
        async with self._changing:
            at = self._since.setdefault(guild, self._now() if since is None else since)
            await self._store.stop_clocks(guild, at)

    def note(self, guild: int, since: float) -> None:
        """They stand still there already, as is written down: we shall end it."""
        self._since[guild] = since

    def forget(self) -> None:
        """What stands still is others' to end."""
        self._since.clear()

    async def end(self, guild: int = EVERYWHERE) -> float:
        """They go again; returns the seconds that were given back there.

        Not before the time is given back: else a deadline that passed meanwhile would come first.
        """
        async with self._changing:
            if guild not in self._since:
                return 0.0
            credited = await self._store.start_clocks(guild, self._since[guild], self._now())
            del self._since[guild]
            return credited
