"""How much one person may ask for, and whom the host of this bot lets in."""

from collections import Counter
from collections.abc import Hashable, Iterator
from contextlib import contextmanager

from msgspec import Struct

from bot.games.contract import Refused
from bot.lru import LruDict

MOST_LOBBIES = 3  # that somebody has opened and not begun
MOST_TABLES = 20  # at which somebody sits
MOST_AT_ONCE = 5  # clicks and commands of one person that are worked on
MOST_KEYS = 10_000  # remembered at once


class HouseRules(Struct, frozen=True):
    """What the host of this bot has settled."""

    blocked: frozenset[int] = frozenset()  # people and servers
    servers: frozenset[int] = frozenset()  # the only ones to play in; none: all
    is_draining: bool = False  # games are played to their end, and no new ones begin
    tables: int = 100  # open at once in one server

    def admit(self, user: int, guild: int | None) -> None:
        if user in self.blocked:
            raise Refused("blocked")
        is_foreign = bool(self.servers) and guild not in self.servers
        if guild is not None and (is_foreign or guild in self.blocked):
            raise Refused("blocked_server")


class Cooldown:
    """So often in so many seconds, for each key. A restart forgets it: that takes longer."""

    def __init__(self, times: int, seconds: float) -> None:
        self._times, self._seconds = times, seconds
        self._done = LruDict[Hashable, list[float]](MOST_KEYS)

    def count(self, key: Hashable, now: float) -> None:
        """Once more; raises `Refused` where that is too often."""
        recent = [at for at in self._done.get(key, ()) if now - at < self._seconds]
        is_too_often = len(recent) >= self._times
        self._done[key] = recent if is_too_often else [*recent, now]
        if is_too_often:
            raise Refused("too_often")


class InHand:
    """What is just being worked on for each person: at most so much at once. Whoever waits for an
    answer before they click again never meets this limit, however fast answers come."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._number = Counter[int]()

    @contextmanager
    def one_more(self, user: int) -> Iterator[None]:
        """Raises `Refused` where they have too much in hand already."""
        if self._number[user] >= self._most:
            raise Refused("one_at_a_time")
        self._number[user] += 1
        try:
            yield
        finally:
            self._number[user] -= 1
            if not self._number[user]:
                del self._number[user]
