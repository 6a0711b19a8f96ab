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


# Discord publishes no numbers but the global one; these are what bots usually observe.
GLOBAL = Limit(50, 1.0)
OLD_EDITS = Limit(3, 6.0)
ORDINARY = Limit(50, 1.0)
LIMITS: Mapping[str, Limit] = {
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
        self.headers = {
            "Retry-After": f"{retry_after:.3f}",
            "X-RateLimit-Scope": scope,
            **({"X-RateLimit-Global": "true"} if scope == "global" else headers),
        }

    def body(self) -> dict[str, object]:
        wait = {"retry_after": self.retry_after, "global": "X-RateLimit-Global" in self.headers}
        return super().body() | wait


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
        if self._used == 0:
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
        self.limits = dict(LIMITS) | dict(limits or {})
        self._clock = clock
        self._windows: dict[tuple[str, str], Window] = {}

    def take(self, bucket: str, major: str, *, exempt: bool = False) -> dict[str, str]:
        """The headers of an admitted request; interaction callbacks are exempt from it all."""
        if not self.on or exempt:
            return {}
        now = self._clock.now()
        everything = self._window("global", "", self.limits.get("global", GLOBAL))
        if wait := everything.wait(now):
            raise RateLimited(wait, "global")
        window = self._window(bucket, major, self.limits.get(bucket, ORDINARY))
        if wait := window.wait(now):
            raise RateLimited(wait, "user", window.headers(bucket, now))
        everything.take(now)
        window.take(now)
        return window.headers(bucket, now)

    def take_old_edit(self, channel: int, born: float) -> None:
        """Messages older than an hour have a limit of their own, per channel."""
        now = self._clock.now()
        if not self.on or now < born + HOUR:
            return
        window = self._window("old_edits", str(channel), self.limits.get("old_edits", OLD_EDITS))
        if wait := window.wait(now):
            raise RateLimited(wait, "shared", code=30046)
        window.take(now)

    def _window(self, bucket: str, major: str, limit: Limit) -> Window:
        return self._windows.setdefault((bucket, major), Window(limit))
