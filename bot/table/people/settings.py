"""What is remembered of people across tables: their language and how to reach them."""

import asyncio
import logging
import sqlite3
from collections.abc import Callable

import msgspec
from msgspec.structs import replace

from bot.table.model.person import Habits, Person, person_of
from bot.table.model.sheet import Chair
from bot.table.storage.sqlite.store import Store

log = logging.getLogger(__name__)


class People:
    """Remembered in memory and on disk; whoever is new speaks English until we hear otherwise."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[int, Person] = {}
        self._changing = asyncio.Lock()

    async def get(self, user: int) -> Person:
        if user not in self._known:
            rows = await self._store.rows("SELECT record FROM people WHERE id = ?", user)
            person = person_of(rows[0][0]) if rows else Person()
            self._known.setdefault(user, person)
        return self._known[user]

    async def seated(self, chair: Chair) -> Chair:
        """The chair with the habits of whoever sits on it."""
        habits = Habits() if chair.user is None else (await self.get(chair.user)).habits
        return replace(chair, habits=habits)

    async def change(self, user: int, change: Callable[[Person], Person]) -> Person:
        """One change after the other, so that none gets lost; returns what is remembered then."""
        async with self._changing:
            before = await self.get(user)
            person = change(before)
            if person != before:
                await self._save(user, person)
            return person

    async def _save(self, user: int, person: Person) -> None:
        packed = msgspec.msgpack.encode(person)

        def work(db: sqlite3.Connection) -> None:
            db.execute("INSERT OR REPLACE INTO people VALUES (?, ?)", (user, packed))

        await self._store.do(work)
        self._known[user] = person

    def forget(self, user: int) -> None:
        """Memory follows the disk, from which they were erased."""
        self._known.pop(user, None)
