"""Limits on what one person may ask for, and who may use this bot."""

from collections import Counter
from collections.abc import Hashable, Iterator
from contextlib import contextmanager

from msgspec import Struct

from bot.games.contract import Refused
from bot.lru import LruDict

MOST_LOBBIES = 3  # lobbies that one person may have open
MOST_TABLES = 20  # tables at which one person may play
MOST_AT_ONCE = 5  # clicks and commands of one person in progress
MOST_KEYS = 10_000  # keys in memory


class HouseRules(Struct, frozen=True):
    """The limits set by the operator."""

    blocked: frozenset[int] = frozenset()  # users and servers
    servers: frozenset[int] = frozenset()  # the only servers to play in; none: all
    is_draining: bool = False  # games are finished, and no new ones begin
    tables: int = 100  # open tables in one server

    def admit(self, user: int, guild: int | None) -> None:
        if user in self.blocked:
            raise Refused("blocked")
        is_foreign = bool(self.servers) and guild not in self.servers
        if guild is not None and (is_foreign or guild in self.blocked):
            raise Refused("blocked_server")


class Cooldown:
    """Sliding-window rate limit per key, in memory only."""

    def __init__(self, times: int, seconds: float) -> None:
        self._times, self._seconds = times, seconds
        self._done = LruDict[Hashable, list[float]](MOST_KEYS)

    def count(self, key: Hashable, now: float) -> None:
        """Counts one use; raises `Refused` if the limit is exceeded."""
        recent = [at for at in self._done.get(key, ()) if now - at < self._seconds]
        is_too_often = len(recent) >= self._times
        self._done[key] = recent if is_too_often else [*recent, now]
        if is_too_often:
            raise Refused("too_often")


class InHand:
    """Limits the interactions of one person in progress. A client that waits for each answer never
    meets it.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._number = Counter[int]()

    @contextmanager
    def one_more(self, user: int) -> Iterator[None]:
        """Counts one for the duration; raises `Refused` if too many are in progress."""
        if self._number[user] >= self._most:
            raise Refused("one_at_a_time")
        self._number[user] += 1
        try:
            yield
        finally:
            self._number[user] -= 1
            if not self._number[user]:
                del self._number[user]
