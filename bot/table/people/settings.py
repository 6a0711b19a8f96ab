"""What is remembered of people across tables: their language and how to reach them."""

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from typing import Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.table.model.sheet import Chair
from bot.table.storage.store import Store
from bot.table.time.quiet_hours import Habits

log = logging.getLogger(__name__)


class Person(Struct, frozen=True):
    language: str = "en"
    dms_closed: bool = False  # found out when a message did not get through
    has_chosen: bool = False  # the language, by `/me`: the client's does not change it any more
    notices: Literal["dm", "mention", "none"] = "dm"  # how to be told of a turn
    habits: Habits = Habits()


def person_of(record: bytes) -> Person:
    """Whoever's record is damaged is as good as new to us."""
    try:
        return msgspec.msgpack.decode(record, type=Person)
    except (msgspec.DecodeError, UnicodeDecodeError) as fault:
        log.error("the record of a person is damaged: %s", fault)
        return Person()


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
        """Memory follows the disk, from which he was erased."""
        self._known.pop(user, None)
