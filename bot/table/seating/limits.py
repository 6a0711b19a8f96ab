"""How much one person may ask for, and whom the host of this bot lets in."""

from collections.abc import Hashable

from msgspec import Struct

from bot.games.contract import Refused
from bot.lru import LruDict

MOST_LOBBIES = 3  # that somebody has opened and not begun
MOST_TABLES = 20  # at which somebody sits
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
