"""What is remembered of people across tables: their language and how to reach them."""

import sqlite3

import msgspec
from msgspec import Struct

from bot.table.store import Store


class Person(Struct, frozen=True):
    language: str = "en"
    dms_closed: bool = False  # found out when a message did not get through


class People:
    """Remembered in memory and on disk; whoever is new speaks English until we hear otherwise."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[int, Person] = {}

    async def get(self, user: int) -> Person:
        if user not in self._known:
            rows = await self._store.rows("SELECT record FROM people WHERE id = ?", user)
            person = msgspec.msgpack.decode(rows[0][0], type=Person) if rows else Person()
            self._known.setdefault(user, person)
        return self._known[user]

    async def remember(self, user: int, person: Person) -> None:
        if await self.get(user) == person:
            return
        packed = msgspec.msgpack.encode(person)

        def work(db: sqlite3.Connection) -> None:
            db.execute("INSERT OR REPLACE INTO people VALUES (?, ?)", (user, packed))

        await self._store.do(work)
        self._known[user] = person
