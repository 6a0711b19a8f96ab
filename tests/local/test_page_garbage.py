"""The local page: whatever is asked of it, odd input is answered by 400 or 404, never by 500."""

from __future__ import annotations

import random
import string
from collections.abc import AsyncIterator, Callable
from typing import Any

import aiohttp
import msgspec
import pytest
from aiohttp import web

from bot.local import cdn
from bot.local.page.deeds import NAMED
from bot.local.page.routes import Page
from bot.local.people import Person
from tests.discord_server import Discord, local_discord
from tests.local.player_bot import PlayerBot

FINE = (200, 400, 403, 404, 405, 413)
NO_ID = "9" * 5000


class Parlour(Discord):
    def application(self) -> web.Application:
        app = super().application()
        Page(self, "en").mount(app)
        return app


@pytest.fixture
async def discord() -> AsyncIterator[Discord]:
    async with local_discord(kind=Parlour) as server:
        await server.connect(PlayerBot())
        yield server
        server.report.take_failures()


class Browser:
    """Posts as our own page does."""

    def __init__(self, discord: Discord, session: aiohttp.ClientSession) -> None:
        self.discord, self.session = discord, session
        (self.anna,) = discord.people("Anna")

    async def post(self, path: str, body: bytes, **headers: str) -> int:
        ours = {"Origin": self.discord.address, "X-Local-Table": "1", **headers}
        address = self.discord.address + path
        async with self.session.post(address, data=body, headers=ours) as response:
            await response.read()
            return response.status

    async def do(self, deed: str, body: Any) -> int:
        path = f"/page/people/{self.anna.id}/{deed}"
        return await self.post(path, msgspec.json.encode(body))


@pytest.fixture
async def browser(discord: Discord) -> AsyncIterator[Browser]:
    async with aiohttp.ClientSession() as session:
        yield Browser(discord, session)


async def test_what_the_finding_found(discord: Discord, browser: Browser) -> None:
    """H-23."""
    channel = str(discord.channel.id)
    assert await browser.post(f"/page/people/{NO_ID}/say", b"{}") == 404
    assert await browser.post("/page/people", b"[" * 100_000) == 400
    deep = b'{"channel": "1", "command": "x", "options": {"a": ' + b"[" * 100_000
    assert await browser.post(f"/page/people/{browser.anna.id}/slash", deep) == 400
    for empty in ("", " ", "/", " / "):
        assert await browser.do("slash", {"channel": channel, "command": empty}) == 400
    place = f"/attachments/{channel}/1/board.png"
    signature = cdn._signature(place, "zz", discord.token)
    address = f"{discord.address}{place}?ex=zz&hm={signature}"
    async with browser.session.get(address) as response:
        assert response.status == 404
    address = f"{discord.address}/attachments/{channel}/{NO_ID}/board.png"
    async with browser.session.get(address) as response:
        assert response.status == 404


async def test_every_option_of_a_command_can_be_given(discord: Discord, browser: Browser) -> None:
    """Fidelity finding B3: `/table board text:True` was refused, for a parameter of ours is called
    so; only the place cannot be an option."""
    channel, named = str(discord.channel.id), ("self", "command", "option", "text")
    for name in named:
        told = {"channel": channel, "command": "table find", "options": {name: "emerald"}}
        assert await browser.do("slash", told) == 200
        asked = {"channel": channel, "command": "table find", "option": "name", "text": "e"}
        assert await browser.do("complete", {**asked, "others": {name: "x"}}) == 200
    wrong = {"channel": channel, "command": "table find", "options": {"at": 1}}
    assert await browser.do("slash", wrong) == 400


class Noise:
    """Values that a page might send, and many that none would."""

    def __init__(self, luck: random.Random, anna: Person, message: int) -> None:
        self._luck = luck
        known = (anna.id, anna.discord.channel.id, message, anna.discord.guild.id)
        self._known = [*map(str, known), "duel new", "/table new", "at", "self", "command"]
        self._makers: list[Callable[[int], Any]] = [
            lambda _: self._luck.choice(self._known),
            lambda _: self._luck.choice(["", " ", "\0", "é" * 40, NO_ID, "-1", "1e9", "٣٤"]),
            lambda _: self._luck.choice([None, True, 0, -1, 2**70, 1.5e300, 7]),
            lambda _: "".join(self._luck.choices(string.printable, k=self._luck.randint(0, 60))),
            lambda depth: [self.value(depth + 1) for _ in range(self._luck.randint(0, 3))],
            self._mapping,
        ]

    def value(self, depth: int = 0) -> Any:
        makers = self._makers if depth < 3 else self._makers[:4]
        return self._luck.choice(makers)(depth)

    def _mapping(self, depth: int) -> dict[str, Any]:
        keys = ["user", "channel", "at", "command", "self", "thread", "seat", "x"]
        return {key: self.value(depth + 1) for key in self._luck.sample(keys, 2)}

    def body(self, kind: type[msgspec.Struct]) -> dict[str, Any]:
        """With the right fields mostly, filled with anything."""
        fields = [name for name in kind.__struct_fields__ if self._luck.random() < 0.95]
        body = {name: self._field(name) for name in fields}
        return body | ({"more": 1} if self._luck.random() < 0.03 else {})

    def _field(self, name: str) -> Any:
        right = {
            "channel": self._known[1], "message": self._known[2], "command": "table new",
            "custom_id": "x", "option": "seat", "text": "hello", "form": "f",
            "values": [], "options": {}, "others": {},
        }  # fmt: skip
        return right.get(name) if self._luck.random() < 0.5 else self.value()


@pytest.mark.parametrize("deed", NAMED)
async def test_no_deed_however_odd_breaks_the_page(
    discord: Discord, browser: Browser, deed: str
) -> None:
    noise = Noise(random.Random(deed), browser.anna, browser.anna.say("hello").id)
    met = set[int]()
    for _ in range(300):
        body = noise.body(NAMED[deed])
        status = await browser.do(deed, body)
        assert status in FINE, body
        met.add(status)
    assert 400 in met
    assert discord.report.crashes == []


async def test_no_body_and_no_path_however_odd_breaks_the_page(browser: Browser) -> None:
    luck = random.Random(1)
    for _ in range(200):
        body = luck.randbytes(luck.randint(0, 50))
        person = luck.choice([str(browser.anna.id), "0", "-1", NO_ID, "٣", "%00", "a", "1/2"])
        deed = luck.choice([*NAMED, "", "dance", "%ff", "..", "say/x"])
        path = luck.choice([f"/page/people/{person}/{deed}", "/page/people", "/page/channels"])
        assert await browser.post(path, body) in FINE, (path, body)


async def test_what_cannot_be_unpacked_is_refused(browser: Browser) -> None:
    garbled = {"Content-Encoding": "gzip", "Connection": "close"}
    assert await browser.post("/page/people", b"no gzip at all", **garbled) == 400
    browser.discord.take_errors()  # aiohttp complains on its own account
