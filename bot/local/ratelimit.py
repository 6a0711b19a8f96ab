"""Rate limits: buckets that announce themselves in headers and refuse with 429."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from bot.local.clock import Clock
from bot.local.errors import ApiError

HOUR = 3600.0


class Limit(NamedTuple):
    requests: int
    seconds: float


ORDINARY = Limit(50, 1.0)
# Discord publishes the first three; the others are what bots usually observe.
LIMITS: Mapping[str, Limit] = {
    "global": Limit(50, 1.0),
    "invalid": Limit(10_000, 600.0),
    "command_creates": Limit(200, 24 * HOUR),
    "old_edits": Limit(3, 6.0),
    "create_message": Limit(5, 5.0),
    "edit_message": Limit(5, 5.0),
    "delete_message": Limit(5, 1.0),
    "bulk_delete": Limit(1, 1.0),
    "webhook": Limit(5, 2.0),
    "typing": Limit(5, 5.0),
    "pin": Limit(5, 20.0),
}


class RateLimited(ApiError):
    """Carries what a client needs to come back in time."""

    def __init__(
        self, retry_after: float, scope: str, headers: Mapping[str, str] = {}, code: int = 0
    ) -> None:
        super().__init__(429, code, "You are being rate limited.")
        self.retry_after = retry_after
        self.shared = scope == "shared"
        self.headers = {
            "Retry-After": f"{retry_after:.3f}",
            "X-RateLimit-Scope": scope,
            **({"X-RateLimit-Global": "true"} if scope == "global" else headers),
        }

    def body(self) -> dict[str, object]:
        wait = {"retry_after": self.retry_after, "global": "X-RateLimit-Global" in self.headers}
        return super().body() | wait


class Banned(Exception):
    """Too many refused requests: the edge answers in Discord's place, and in plain text."""


class Window:
    """Opens with its first request and is forgotten as a whole when its seconds are over."""

    def __init__(self, limit: Limit) -> None:
        self.limit = limit
        self._used = 0
        self._ends = 0.0

    def wait(self, now: float) -> float:
        """How long until there is room, 0 if there is."""
        if now >= self._ends:
            self._used = 0
        return self._ends - now if self._used >= self.limit.requests else 0.0

    def take(self, now: float) -> None:
        if self._used == 0 or now >= self._ends:
            self._used = 0
            self._ends = now + self.limit.seconds
        self._used += 1

    def headers(self, bucket: str, now: float) -> dict[str, str]:
        return {
            "X-RateLimit-Limit": str(self.limit.requests),
            "X-RateLimit-Remaining": str(self.limit.requests - self._used),
            "X-RateLimit-Reset": f"{self._ends:.3f}",
            "X-RateLimit-Reset-After": f"{self._ends - now:.3f}",
            "X-RateLimit-Bucket": bucket,
        }


class RateLimits:
    """Off, nothing is counted and no header sent; on, every request is."""

    def __init__(
        self, clock: Clock, *, on: bool, limits: Mapping[str, Limit] | None = None
    ) -> None:
        self.on = on
        self.counts_old_edits = on
        """May be switched on alone: the other limits make a client wait by the real clock."""
        self.limits = dict(LIMITS) | dict(limits or {})
        self._clock = clock
        self._windows: dict[tuple[str, str], Window] = {}

    def take(self, bucket: str, major: str, *, exempt: bool = False) -> dict[str, str]:
        """The headers of an admitted request; interaction callbacks are exempt from it all."""
        if not self.on or exempt:
            return {}
        now = self._clock.now()
        if self._window("invalid").wait(now):
            raise Banned
        everything, window = self._window("global"), self._window(bucket, major)
        if wait := everything.wait(now):
            raise RateLimited(wait, "global")
        if wait := window.wait(now):
            raise RateLimited(wait, "user", window.headers(bucket, now))
        everything.take(now)
        window.take(now)
        return window.headers(bucket, now)

    def take_old_edit(self, channel: int, born: float) -> None:
        """Messages older than an hour have a limit of their own, per channel."""
        if self.counts_old_edits and self._clock.now() >= born + HOUR:
            self._take_or_refuse("old_edits", str(channel), "shared", 30046)

    def take_command(self, guild: int) -> None:
        """A command of a new name; replacing one of the same name is free."""
        if self.on:
            self._take_or_refuse("command_creates", str(guild), "user", 30034)

    def count_refusal(self, refusal: ApiError) -> None:
        """What Discord counts against the address: 401, 403 and the bot's own 429."""
        shared = isinstance(refusal, RateLimited) and refusal.shared
        if self.on and refusal.status in (401, 403, 429) and not shared:
            self._window("invalid").take(self._clock.now())

    def _take_or_refuse(self, bucket: str, major: str, scope: str, code: int) -> None:
        window, now = self._window(bucket, major), self._clock.now()
        if wait := window.wait(now):
            raise RateLimited(wait, scope, code=code)
        window.take(now)

    def _window(self, bucket: str, major: str = "") -> Window:
        limit = self.limits.get(bucket, ORDINARY)
        return self._windows.setdefault((bucket, major), Window(limit))
