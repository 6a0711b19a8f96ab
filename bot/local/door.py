"""Whether the gateway lets a connection in: refused at once, or left waiting at the door."""

from __future__ import annotations

import asyncio


class Door:
    """Shut for one shard, or with None for all; whoever waits goes on as soon as it opens."""

    def __init__(self) -> None:
        self._shut: dict[int | None, bool] = {}
        self._opened = asyncio.Event()

    def shut(self, shard: int | None, *, waiting: bool) -> None:
        self._shut[shard] = waiting

    def open(self) -> None:
        """For everybody."""
        self._shut.clear()
        self._opened.set()
        self._opened = asyncio.Event()

    async def admits(self, shard: int | None = None) -> bool:
        """Before its first frame nobody knows which shard a connection is of."""
        while shard in self._shut:
            if not self._shut[shard]:
                return False
            await self._opened.wait()
        return True
