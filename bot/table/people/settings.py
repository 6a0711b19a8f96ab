"""What is remembered of people across tables: their language and how to reach them."""

from collections.abc import Callable, Iterable

from msgspec.structs import replace

from bot.lru import LruDict
from bot.table.model.person import Habits, Person
from bot.table.model.record import Chair
from bot.table.storage.protocol import Storage

MOST_KNOWN = 10_000  # people in memory at once; everybody else is read when they are needed


class KnownPeople:
    """Remembered in memory and on disk; whoever is new speaks English until we hear otherwise.

    Where other processes write too, memory is no proof: everybody is read when they are needed.
    """

    def __init__(self, store: Storage) -> None:
        self._store = store
        self._known = LruDict[int, Person](MOST_KNOWN)

    async def get(self, user: int) -> Person:
        return (await self.all([user]))[user]

    async def all(self, users: Iterable[int]) -> dict[int, Person]:
        """Each of them."""
        wanted, is_shared = set(users), self._store.is_shared
        known = {} if is_shared else {u: self._known[u] for u in wanted if u in self._known}
        unknown = wanted - known.keys()
        found = await self._store.people(unknown) if unknown else {}
        for user in unknown:
            person = found.get(user, Person())
            known[user] = person if is_shared else self._known.setdefault(user, person)
        return known

    async def seated(self, chair: Chair) -> Chair:
        """The chair with the habits of whoever sits on it."""
        habits = Habits() if chair.user is None else (await self.get(chair.user)).habits
        return replace(chair, habits=habits)

    async def change(self, user: int, change: Callable[[Person], Person]) -> Person:
        """One change after the other, so that none gets lost; returns what is remembered then."""
        before = await self.get(user)
        if change(before) == before:  # most clicks change nothing, and write nothing
            return before
        person = await self._store.change_person(user, change)
        self._known[user] = person
        return person

    async def try_dms_again(self, user: int) -> None:
        """They may be open since they last failed."""
        await self.change(user, lambda person: replace(person, dms_closed=False))

    def forget(self, user: int) -> None:
        """Memory follows the disk, from which they were erased."""
        self._known.pop(user, None)
