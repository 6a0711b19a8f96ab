"""The kinds of trouble a request can meet, and a catalogue of them for whoever tries them all."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, replace

from bot.local import refusals
from bot.local.errors import ENTITY_TOO_LARGE, INVALID_FORM_BODY, ApiError
from bot.local.ratelimit import Banned, RateLimited

GIVES_UP = 300.0
"""Seconds after which aiohttp, and so discord.py, gives up a request by itself."""
BLOCKED_BY_AUTOMOD = 200000


class Dropped(Exception):
    """The connection ends without an answer."""

    def __init__(self, *, reset: bool = False) -> None:
        self.reset = reset


Wait = Callable[[float], Awaitable[None]]
"""Lets that many seconds of the server's clock pass."""
Strike = Callable[[Wait], Awaitable[None]]


@dataclass(frozen=True)
class Trouble:
    strike: Strike
    after_effect: bool = False
    """Strikes when the request has taken effect and only the answer is missing."""

    def done(self) -> Trouble:
        """The same trouble, but the request has taken effect before."""
        return replace(self, after_effect=True)


def refusal(status: int, code: int = 0, message: str = "") -> Trouble:
    """Answered with this status and code."""
    return answer(lambda: ApiError(status, code, message or f"{status}: refused"))


def answer(error: Callable[[], ApiError]) -> Trouble:
    """Answered with this error, say one of `refusals`."""

    async def strike(_: Wait) -> None:
        raise error()

    return Trouble(strike)


def rate_limit(retry_after: float, *, everywhere: bool = False) -> Trouble:
    """A 429 although the headers promised room: a sub-limit, or the global one."""
    scope = "global" if everywhere else "shared"
    return answer(lambda: RateLimited(retry_after, scope))


def ban() -> Trouble:
    """The edge answers in Discord's place: a 429 in plain text, without `Via`."""

    async def strike(_: Wait) -> None:
        raise Banned

    return Trouble(strike)


def cut(act: Callable[[], None] = lambda: None, *, reset: bool = False) -> Trouble:
    """Calls `act` (say, the death of the bot) and ends the connection, in order or by a reset."""

    async def strike(_: Wait) -> None:
        act()
        raise Dropped(reset=reset)

    return Trouble(strike)


def silence(seconds: float = GIVES_UP) -> Trouble:
    """Taken and never answered; after these seconds of the server's clock the line is cut, for
    no client waits longer."""

    async def strike(wait: Wait) -> None:
        await wait(seconds)
        raise Dropped

    return Trouble(strike)


def delay(seconds: float) -> Trouble:
    """Held that long by the server's clock, then answered as if nothing had been."""

    async def strike(wait: Wait) -> None:
        await wait(seconds)

    return Trouble(strike)


REFUSALS: Mapping[str, Trouble] = {
    "automod": refusal(403, BLOCKED_BY_AUTOMOD, "Message was blocked by automatic moderation"),
    "forbidden": refusal(403, 0, "403: Forbidden"),
    "bad form": refusal(400, INVALID_FORM_BODY, "Invalid Form Body"),
    "too large": refusal(413, ENTITY_TOO_LARGE, "Request entity too large"),
    "archived thread": answer(refusals.archived_thread),
    "locked thread": answer(refusals.locked_thread),
    "too many threads": answer(refusals.too_many_threads),
    "wrong channel type": answer(refusals.wrong_channel_type),
    "missing permissions": answer(refusals.missing_permissions),
    "missing access": answer(refusals.missing_access),
    "unknown channel": answer(refusals.unknown_channel),
    "unknown guild": answer(refusals.unknown_guild),
    "unknown message": answer(refusals.unknown_message),
    "unknown user": answer(refusals.unknown_user),
    "cannot DM": answer(refusals.cannot_dm),
    "no mutual guild": answer(refusals.no_mutual_guild),
    "DMs too fast": answer(refusals.opening_dms_too_fast),
}
PASSING: Mapping[str, Trouble] = {
    "rate limit": rate_limit(1.0),
    "global rate limit": rate_limit(1.0, everywhere=True),
    "banned": ban(),
    **{str(status): refusal(status) for status in (500, 502, 503, 504)},
    "reset": cut(reset=True),
    "cut": cut(),
    "silence": silence(),
    "delay": delay(5.0),
}
AFTER_DOING: Mapping[str, Trouble] = {
    f"{name} after doing": PASSING[name].done()
    for name in ("502", "reset", "cut", "silence", "delay")
}
TROUBLES: Mapping[str, Trouble] = {**REFUSALS, **PASSING, **AFTER_DOING}
