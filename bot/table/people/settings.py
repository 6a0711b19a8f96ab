"""Settings of people across tables, cached."""

from collections.abc import Callable, Iterable

from msgspec.structs import replace

from bot.lru import LruDict
from bot.table.model.person import Habits, Person
from bot.table.model.record import Chair
from bot.table.storage.protocol import Storage

MOST_KNOWN = 10_000  # people in memory; others are read on demand


class KnownPeople:
    """The settings of all people, in memory and stored; new people have English until known better.

    With other processes on the same database the memory proves nothing, so everybody is read again.
    """

    def __init__(self, store: Storage) -> None:
        self._store = store
        self._known = LruDict[int, Person](MOST_KNOWN)

    async def get(self, user: int) -> Person:
        return (await self.all([user]))[user]

    async def all(self, users: Iterable[int]) -> dict[int, Person]:
        """The settings of these people."""
        wanted, is_shared = set(users), self._store.is_shared
        known = {} if is_shared else {u: self._known[u] for u in wanted if u in self._known}
        unknown = wanted - known.keys()
        found = await self._store.people(unknown) if unknown else {}
        for user in unknown:
            person = found.get(user, Person())
            known[user] = person if is_shared else self._known.setdefault(user, person)
        return known

    async def seated(self, chair: Chair) -> Chair:
        """The chair with the quiet hours and vacation of its person."""
        habits = Habits() if chair.user is None else (await self.get(chair.user)).habits
        return replace(chair, habits=habits)

    async def change(self, user: int, change: Callable[[Person], Person]) -> Person:
        """Applies one change at a time, so that none is lost; returns the new settings."""
        before = await self.get(user)
        if change(before) == before:  # most clicks change nothing and write nothing
            return before
        person = await self._store.change_person(user, change)
        self._known[user] = person
        return person

    async def try_dms_again(self, user: int) -> None:
        """Forgets that DMs failed: the person may have allowed them since."""
        await self.change(user, lambda person: replace(person, dms_closed=False))

    def forget(self, user: int) -> None:
        """Drops an erased person from memory."""
        self._known.pop(user, None)
