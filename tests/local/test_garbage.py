"""No request, however wrong, brings the server down: it is refused."""

from __future__ import annotations

import re

import aiohttp
import pytest

from bot.local import rest_application, rest_channels, rest_messages
from bot.local.model import Json
from bot.local.rest import Route
from tests.discord_server import Discord

TABLES = (rest_messages.routes, rest_channels.routes, rest_application.routes)
ROUTES = [route for table in TABLES for route in table.routes]
BODIES: list[object] = [
    None,
    [],
    "text",
    7,
    {},
    [[]],
    [{}],
    {"type": "x", "name": 1, "messages": 7, "data": []},
    {"content": [], "components": {}, "embeds": 1, "attachments": "x", "flags": "y"},
    {"message_reference": 1, "allowed_mentions": [], "content": "hi"},
    {"message_reference": {"message_id": "x"}, "nonce": {}, "content": "hi"},
    {"name": "Table", "type": 12, "archived": "x", "recipient_id": []},
    {"allowed_mentions": {"parse": 1, "users": "x"}, "content": "hi"},
]


@pytest.mark.parametrize("route", ROUTES, ids=lambda one: f"{one.method} {one.path}")
async def test_garbage_is_refused(discord: Discord, route: Route) -> None:
    headers = {"Authorization": f"Bot {discord.token}"}
    async with aiohttp.ClientSession(headers=headers) as session:
        for body in BODIES if route.method in ("POST", "PUT", "PATCH") else [None]:
            for path in (_filled(discord, route), re.sub(r"\{\w+\}", "x", route.path)):
                address = discord.api_address + path
                async with session.request(route.method, address, json=body) as response:
                    assert response.status < 500, (path, body, await response.text())
    discord.report.unknown_fields.clear()


def _filled(discord: Discord, route: Route) -> str:
    message = discord.owner.say("hello")
    values: Json = {
        "channel": discord.channel.id,
        "message": message.id,
        "guild": discord.guild.id,
        "application": discord.world.bot_id,
        "user": discord.owner.id,
        "interaction": 1,
        "command": 1,
        "token": "token",
    }
    return route.path.format(**values)
