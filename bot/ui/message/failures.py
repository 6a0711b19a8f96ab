"""What a failed request means, decided in one place."""

from enum import StrEnum
from typing import Any

import aiohttp
import discord


class Failure(StrEnum):
    PASSING = "passing"  # passes by itself; nothing was done
    UNKNOWN = "unknown"  # interrupted; it may have been done
    GONE = "gone"  # the message or thread is gone or archived: a new message helps
    LOST = "lost"  # the channel cannot be used any more
    REFUSED = "refused"  # does not pass by itself
    CLOSED = "closed"  # this person accepts no DMs from the bot


TOO_FAST = 40003  # opening DMs too fast: passes
ARCHIVED = 50083
DELETED = 10008
GONE = {DELETED, ARCHIVED}  # Unknown Message; archived thread: a new message opens it again
NO_ACCESS = 50001
UNKNOWN_CHANNEL = 10003
LOST = {UNKNOWN_CHANNEL, 10004, NO_ACCESS}  # Unknown Channel, Unknown Guild, Missing Access
CLOSED = {50007, 50278, 10013}  # cannot send to this user; no common server; Unknown User
OURS = {50035, 50006}  # Invalid Form Body, empty message


def failure_of(fault: Exception) -> tuple[Failure, int]:
    """The kind of failure and Discord's code; raises the error if it is not Discord's."""
    match fault:
        case discord.RateLimited():
            return Failure.PASSING, 429
        case discord.HTTPException() if fault.status >= 500:
            return Failure.UNKNOWN, fault.status
        case discord.HTTPException():
            return _refusal(fault.status, fault.code), fault.code or fault.status
        case aiohttp.ClientConnectorError():
            return Failure.PASSING, 0
        case aiohttp.ClientError() | OSError() | TimeoutError():
            return Failure.UNKNOWN, 0
    raise fault


def refusal_of(fault: discord.HTTPException) -> str:
    """One line: the status and, if Discord's API answered, its code and fields.

    Discord's edge sends whole pages instead: then the status says enough.
    """
    answer: Any = fault.response  # aiohttp's; discord.py also knows a synchronous one
    status = f"{fault.status} {answer.reason}"
    if not fault.code:
        return status
    said = "; ".join(line.strip() for line in str(fault).splitlines())
    return f"{status} ({answer.method} {answer.url.path}, code {fault.code}: {said})"


def _refusal(status: int, code: int) -> Failure:
    if status == 429 or code == TOO_FAST:
        return Failure.PASSING
    for kind, codes in ((Failure.GONE, GONE), (Failure.LOST, LOST), (Failure.CLOSED, CLOSED)):
        if code in codes:
            return kind
    return Failure.REFUSED
