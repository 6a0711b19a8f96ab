"""Checks the token, the clock and each channel over REST, without connecting a bot."""

import time
from collections.abc import AsyncIterator
from datetime import UTC
from email.utils import parsedate_to_datetime
from types import SimpleNamespace

import aiohttp
import discord

from bot.client import PERMISSIONS

DRIFT = 5.0  # seconds of tolerance: readers see deadlines by their own clocks
Finding = tuple[str, str, bool]  # what was checked, the finding, whether it is fine


async def inspect(token: str) -> AsyncIterator[Finding]:
    """Yields each finding; a refused token or an unreachable server ends it."""
    skew = Skew()
    client = discord.Client(intents=discord.Intents(guilds=True), http_trace=skew.trace())
    try:
        await client.login(token)
        yield "discord", f"logged in as {client.user}", True
        yield skew.finding()
        async for finding in _guilds(client):
            yield finding
    except discord.LoginFailure:
        yield "discord", "does not know this token", False
    except (discord.HTTPException, aiohttp.ClientError, OSError) as fault:
        yield "discord", f"cannot be reached: {fault}", False
    finally:
        await client.close()
        await client.http.close()  # a failed login leaves its session open


async def _guilds(client: discord.Client) -> AsyncIterator[Finding]:
    found = False
    async for named in client.fetch_guilds():
        found = True
        guild = await client.fetch_guild(named.id)
        assert client.user is not None
        myself = await guild.fetch_member(client.user.id)
        for channel in await guild.fetch_channels():
            if isinstance(channel, discord.TextChannel):
                yield _channel(guild, channel, myself)
    if not found:
        yield "servers", "none yet: open the invite link that the log prints", True


def _channel(guild: discord.Guild, channel: discord.TextChannel, myself: discord.Member) -> Finding:
    granted = channel.permissions_for(myself)
    missing = [name for name, needed in PERMISSIONS if needed and not getattr(granted, name)]
    said = f"lacks {', '.join(missing)}" if missing else "has all permissions"
    return "channel", f"{guild.name} #{channel.name} {said}", not missing


class Skew:
    """How far our clock is from Discord's, by the date of its answers."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def trace(self) -> aiohttp.TraceConfig:
        config = aiohttp.TraceConfig()
        config.on_request_end.append(self._answered)
        return config

    async def _answered(
        self,
        _: aiohttp.ClientSession,
        __: SimpleNamespace,
        answer: aiohttp.TraceRequestEndParams,
    ) -> None:
        if date := answer.response.headers.get("Date"):
            theirs = parsedate_to_datetime(date).replace(tzinfo=UTC)
            self.seconds = time.time() - theirs.timestamp()

    def finding(self) -> Finding:
        if abs(self.seconds) <= DRIFT:
            return "clock", "agrees with Discord's", True
        return "clock", f"is off by {self.seconds:+.0f} s; synchronize it with NTP", False
