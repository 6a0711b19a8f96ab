"""What the local Discord answers, held against Discord's own response schemas where they are at
hand: a bot's library may read any field that Discord promises."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, NamedTuple

import aiohttp
import msgspec
import pytest
from aiohttp import web

from bot.local.rest import BASE
from bot.local.spec import Spec
from tests.discord_server import Discord, local_discord
from tests.end_to_end.house import House
from tests.end_to_end.players import Player, gather
from tests.local.bodies import command
from tests.local.caller import Caller
from tests.openapi import found

FILE = found() or Path("nowhere")
__test__ = FILE.is_file()


class Answered(NamedTuple):
    method: str
    template: str
    body: Any


class Recorded(Discord):
    """Keeps every answer of the REST side that succeeded."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.answered: list[Answered] = []

    def application(self) -> web.Application:
        app = super().application()
        app.middlewares.append(self._kept())
        return app

    def _kept(self) -> Any:
        @web.middleware
        async def keep(request: web.Request, handler: Any) -> web.StreamResponse:
            response: web.StreamResponse = await handler(request)
            resource = request.match_info.route.resource
            if isinstance(response, web.Response) and response.status == 200 and resource:
                template = resource.canonical.removeprefix(BASE)
                if isinstance(response.body, bytes) and resource.canonical.startswith(BASE):
                    body = msgspec.json.decode(response.body)
                    self.answered.append(Answered(request.method, template, body))
            return response

        return keep


@pytest.fixture
async def discord() -> AsyncIterator[Recorded]:
    async with local_discord(kind=Recorded) as server:
        assert isinstance(server, Recorded)
        yield server


CALLBACK = "POST /interactions/{interaction}/{token}/callback"
LEFT_OUT = {
    f"{CALLBACK}: resource.type Nothing of this type may stand here.": (
        "the description knows the callbacks 4, 7 and 12 only, though 5, 6, 8 and 9 answer alike"
    ),
}
"""Answers that differ from the description on purpose: route and fault, and why."""

COMMANDS = "/applications/{application}/commands"
GUILD_COMMANDS = "/applications/{application}/guilds/{guild}/commands"
CHANNEL = "/channels/{channel}"
ANSWER = "/webhooks/{application}/{answered}"
OTHERS: list[tuple[str, str, Any]] = [
    *[
        ("GET", path, None)
        for path in (
            "/applications/@me",
            "/channels/{thread}",
            "/channels/{thread}/thread-members",
            "/gateway",
            "/gateway/bot",
            "/guilds/{guild}",
            "/guilds/{guild}/channels",
            "/guilds/{guild}/members/{user}",
            "/guilds/{guild}/threads/active",
            "/users/@me",
            "/users/@me/guilds",
            "/users/{user}",
            ANSWER + "/messages/@original",
            CHANNEL,
            CHANNEL + "/messages",
            CHANNEL + "/messages/{message}",
            COMMANDS,
        )
    ],
    ("POST", "/users/@me/channels", {"recipient_id": "{user}"}),
    ("POST", CHANNEL + "/messages/{message}/threads", {"name": "Talk"}),
    ("PATCH", "/channels/{thread}", {"archived": True}),
    ("PUT", COMMANDS, [command(), command(name="other", default_member_permissions="32")]),
    ("PUT", GUILD_COMMANDS, [command()]),
    ("GET", GUILD_COMMANDS, None),
    ("GET", GUILD_COMMANDS + "/permissions", None),
    ("POST", COMMANDS, command(name="third")),
    ("PATCH", ANSWER + "/messages/@original", {"content": "there"}),
    ("POST", ANSWER, {"content": "more"}),
]


def faults_of(discord: Recorded) -> list[str]:
    spec = Spec.load(FILE)
    found = {
        f"{one.method} {one.template}: {'.'.join(fault.path)} {fault.message}"
        for one in discord.answered
        for fault in spec.check_answer(one.method, one.template, one.body)
    }
    return sorted(found - LEFT_OUT.keys())


async def test_what_a_table_meets(discord: Recorded, tmp_path: Path) -> None:
    home = House(discord, tmp_path / "tafelrunde.sqlite3", 1)
    await home.open()
    players = [Player(person) for person in discord.people("Anna", "Ben")]
    await gather(home, players, "emerald")
    for words in ("me settings", "table board", "me export", "help", "games"):
        await players[0].person.slash(words)
    await home.settle()
    await home.close()
    assert len({one.template for one in discord.answered}) >= 8
    assert faults_of(discord) == []


async def test_what_other_bots_meet(discord: Recorded) -> None:
    headers = {"Authorization": f"Bot {discord.token}"}
    async with aiohttp.ClientSession(headers=headers) as session:
        caller = Caller(discord, session)
        await caller.prepare()
        (anna,) = discord.people("Anna")
        caller.names["user"] = anna.id
        for method, path, body in OTHERS:
            if body and "recipient_id" in body:
                body = {"recipient_id": str(anna.id)}
            status, told = await caller.send(method, path, json=body)
            assert status in (200, 201), (method, path, told)
    assert faults_of(discord) == []


async def test_the_first_answer_to_a_command_is_of_its_own_type(discord: Recorded) -> None:
    """Fidelity finding B6: it was an ordinary message."""
    headers = {"Authorization": f"Bot {discord.token}"}
    async with aiohttp.ClientSession(headers=headers) as session:
        caller = Caller(discord, session)
        await caller.prepare()
        _, deferred = await caller.send("GET", ANSWER + "/messages/@original")
    assert deferred["type"] == 20
