"""Requests as a bot would send them, without a bot."""

from typing import Any

import aiohttp

from bot.local.interactions import Deed
from tests.discord_server import Discord
from tests.local.bodies import Json, text, v2

MESSAGES = "/channels/{channel}/messages"
CALLBACK = "/interactions/{interaction}/{token}/callback"


class Caller:
    """Sends requests as a bot would, without a bot."""

    def __init__(self, discord: Discord, session: aiohttp.ClientSession) -> None:
        self._discord = discord
        self._session = session
        self.names: dict[str, Any] = {
            "channel": discord.channel.id,
            "guild": discord.guild.id,
            "application": discord.world.bot_id,
        }

    async def send(self, method: str, path: str, **sent: Any) -> tuple[int, Json]:
        address = self._discord.api_address + path.format(**self.names)
        async with self._session.request(method, address, **sent) as response:
            return response.status, await response.json()

    async def prepare(self) -> None:
        """A message, a thread, an interaction that waits and one that was deferred."""
        self.names["message"] = (await self.send("POST", MESSAGES, json=v2(text())))[1]["id"]
        thread = {"name": "Table", "type": 11}
        opened = await self.send("POST", "/channels/{channel}/threads", json=thread)
        self.names["thread"] = opened[1]["id"]
        self.names["interaction"], self.names["token"] = self._typed()
        deferred = {"type": 5, "data": {"flags": 64}}
        self.names["answered"] = self.names["token"]
        await self.send("POST", CALLBACK + "?with_response=1", json=deferred)
        self.names["interaction"], self.names["token"] = self._typed()

    def _typed(self) -> tuple[int, str]:
        discord = self._discord
        typed = discord.interactions.open(
            Deed.COMMAND, discord.operator, discord.channel, {"name": "table"}
        )
        return typed.id, typed.token
