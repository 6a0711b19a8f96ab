"""Every route that takes a body has it checked: one violation each, over HTTP."""

import io
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from bot.local.checks.bounds import MIB
from tests.discord_server import Discord
from tests.local.bodies import V2, command, modal, text
from tests.local.caller import CALLBACK, MESSAGES, Caller

LONG = {"content": "a" * 2001}
MESSAGE = "/channels/{channel}/messages/{message}"
WEBHOOK = "/webhooks/{application}/{answered}"
COMMANDS = "/applications/{application}/commands"
GUILD_COMMANDS = "/applications/{application}/guilds/{guild}/commands"

VIOLATIONS = [
    ("POST", MESSAGES, LONG, 50035),
    ("POST", MESSAGES, {}, 50006),
    ("PATCH", MESSAGE, {"content": "a"}, 50035),
    ("PATCH", MESSAGE, {"flags": 0}, 50035),
    ("PATCH", MESSAGE, {"components": []}, 50006),
    ("POST", CALLBACK, {"type": 4, "data": LONG}, 50035),
    ("POST", CALLBACK, {"type": 4, "data": {}}, 50006),
    ("POST", CALLBACK, {"type": 5, "data": {"flags": V2}}, 50035),
    ("POST", CALLBACK, {"type": 7, "data": LONG}, 50035),
    ("POST", CALLBACK, {"type": 8, "data": {"choices": []}}, 50035),
    ("POST", CALLBACK, {"type": 9, "data": modal(text(), title="a" * 46)}, 50035),
    ("POST", WEBHOOK, LONG, 50035),
    ("PATCH", WEBHOOK + "/messages/@original", LONG, 50035),
    ("PATCH", WEBHOOK + "/messages/@original", {"content": None}, 50006),
    ("PUT", COMMANDS, [command("Game Start")], 50035),
    ("PUT", GUILD_COMMANDS, [command(f"c{n}") for n in range(101)], 30032),
    ("POST", COMMANDS, command("Game Start"), 50035),
    ("POST", COMMANDS, {}, 50035),
    ("POST", "/channels/{channel}/threads", {"name": "a" * 101}, 50035),
    ("POST", MESSAGE + "/threads", {"name": ""}, 50035),
    ("PATCH", "/channels/{thread}", {"name": "a" * 101}, 50035),
]


@pytest.fixture
async def caller(discord: Discord) -> AsyncIterator[Caller]:
    headers = {"Authorization": f"Bot {discord.token}"}
    async with aiohttp.ClientSession(headers=headers) as session:
        caller = Caller(discord, session)
        await caller.prepare()
        yield caller


@pytest.mark.parametrize(("method", "path", "body", "code"), VIOLATIONS)
async def test_a_violation_is_refused_at_its_route(
    caller: Caller, method: str, path: str, body: Any, code: int
) -> None:
    status, answer = await caller.send(method, path, json=body)
    assert (status, answer["code"]) == (400, code)


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("POST", MESSAGES),
        ("PATCH", MESSAGE),
        ("POST", WEBHOOK),
        ("PATCH", WEBHOOK + "/messages/@original"),
    ],
)
@pytest.mark.parametrize("sizes", [[10 * MIB + 1], [9 * MIB] * 3], ids=["file", "request"])
async def test_too_large_a_file_or_request(
    caller: Caller, method: str, path: str, sizes: list[int]
) -> None:
    form = aiohttp.FormData({"payload_json": "{}"})
    for slot, size in enumerate(sizes):
        form.add_field(f"files[{slot}]", io.BytesIO(bytes(size)), filename=f"{slot}.png")
    status, answer = await caller.send(method, path, data=form)
    assert (status, answer["code"]) == (413, 40005)


async def test_permissions_of_commands_are_no_command(discord: Discord) -> None:
    """Fidelity finding B7: the word was taken for a command's id."""
    headers = {"Authorization": f"Bot {discord.token}"}
    async with aiohttp.ClientSession(headers=headers) as session:
        caller = Caller(discord, session)
        status, told = await caller.send("GET", GUILD_COMMANDS + "/permissions")
    assert status == 200
    assert not told
