"""Clocks that stand still: while Discord cannot be reached nobody is charged for the time.

A stop holds for one server or for all of them. It is on disk as long as it lasts, so that whoever
dies meanwhile loses no second of it. Where several overlap, the time is given back once.
"""

import asyncio
import sqlite3
from collections.abc import Callable

from bot.table.storage.sqlite.downtime import EVERYWHERE, credit_span
from bot.table.storage.sqlite.store import Store


class Standstill:
    def __init__(self, store: Store, now: Callable[[], float]) -> None:
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
            sql = "INSERT OR REPLACE INTO still VALUES (?, ?)"
            await self._store.do(lambda db: db.execute(sql, (guild, at)).rowcount)

    async def end(self, guild: int = EVERYWHERE) -> float:
        """They go again; returns the seconds that were given back there.

        Not before the time is given back: else a deadline that passed meanwhile would come first.
        """
        async with self._changing:
            if guild not in self._since:
                return 0.0
            credited = await self._store.do(self._crediting(guild))
            since = self._since.pop(guild)
            if guild == EVERYWHERE:  # the others stand on, and have stood since this began
                self._since = {one: min(at, since) for one, at in self._since.items()}
            return credited

    def _crediting(self, guild: int) -> Callable[[sqlite3.Connection], float]:
        since, over = self._since[guild], self._now()
        others = {one: at for one, at in self._since.items() if one not in (guild, EVERYWHERE)}
        all_since = self._since.get(EVERYWHERE, over)

        def work(db: sqlite3.Connection) -> float:
            db.execute("DELETE FROM still WHERE guild = ?", (guild,))
            if guild != EVERYWHERE:
                return credit_span(db, since, all_since, guild)
            for one, at in others.items():
                earlier = "UPDATE still SET since = ? WHERE guild = ?"
                db.execute(earlier, (min(at, since), one))
            return credit_span(db, since, over, without=tuple(others))

        return work
