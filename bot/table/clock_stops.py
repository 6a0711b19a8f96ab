"""Stopped clocks: nobody is charged for time in which Discord cannot be reached.

A stop covers one server or all of them. It is stored while it lasts, so that a crash loses none of
the credit. Overlapping stops are credited once.
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
        """The servers whose clocks are stopped; `EVERYWHERE` means all."""
        return tuple(self._since)

    async def begin(self, guild: int = EVERYWHERE, since: float | None = None) -> None:
        """Stops the clocks now, or retroactively from an earlier moment."""
        async with self._changing:
            at = self._since.setdefault(guild, self._now() if since is None else since)
            await self._store.stop_clocks(guild, at)

    def note(self, guild: int, since: float) -> None:
        """Adopts a stop that is stored already; this process will end it."""
        self._since[guild] = since

    def forget(self) -> None:
        """Leaves a stop to another process."""
        self._since.clear()

    async def end(self, guild: int = EVERYWHERE) -> float:
        """Starts the clocks again; returns the credited seconds.

        The credit comes first: otherwise a deadline that passed during the stop would fire.
        """
        async with self._changing:
            if guild not in self._since:
                return 0.0
            credited = await self._store.start_clocks(guild, self._since[guild], self._now())
            del self._since[guild]
            return credited
