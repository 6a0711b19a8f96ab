"""Only our own page may ask: host, origin, the mark on posts; and nothing of others on a wire."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import msgspec
import pytest
import pytest_asyncio

from tests.discord_server import Discord, local_discord
from tests.local.player_bot import PlayerBot
from tests.local.scenes import opened
from tests.page.parlour import Parlour, person

MARKED = {"X-Local-Table": "1"}


@pytest_asyncio.fixture(loop_scope="session")
async def discord() -> AsyncIterator[Discord]:
    async with local_discord(kind=Parlour) as server:
        await server.connect(PlayerBot())
        yield server


@pytest_asyncio.fixture(loop_scope="session")
async def session() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as found:
        yield found


@pytest.mark.parametrize("path", ["/", "/page/hall", "/static/main.js", "/api/v10/users/@me"])
async def test_a_foreign_name_for_this_machine_is_turned_away(
    discord: Discord, session: aiohttp.ClientSession, path: str
) -> None:
    evil = {"Host": "evil.example:8765"}
    async with session.get(discord.address + path, headers=evil) as response:
        assert response.status == 403


@pytest.mark.parametrize("path", ["/", "/page/hall", "/gateway", "/page/people/1/stream"])
async def test_a_foreign_page_is_turned_away(
    discord: Discord, session: aiohttp.ClientSession, path: str
) -> None:
    for origin in ("https://evil.example", "null", "http://127.0.0.1:1"):
        async with session.get(discord.address + path, headers={"Origin": origin}) as response:
            assert response.status == 403


async def test_posting_needs_our_origin_and_our_mark(
    discord: Discord, session: aiohttp.ClientSession
) -> None:
    anna = person(discord, "Anna")
    address = f"{discord.address}/page/people/{anna.id}/say"
    body = {"channel": str(discord.channel.id), "text": "hello"}
    ours = {"Origin": discord.address}
    for headers in ({}, ours, MARKED, {"Origin": "https://evil.example", **MARKED}):
        async with session.post(address, json=body, headers=headers) as response:
            assert response.status == 403
    assert anna.visible() == []
    async with session.post(address, json=body, headers=ours | MARKED) as response:
        assert response.status == 200
    assert anna.visible()[-1].text == "hello"


async def test_a_malformed_deed_is_refused(
    discord: Discord, session: aiohttp.ClientSession
) -> None:
    anna, ours = person(discord, "Anna"), {"Origin": discord.address, **MARKED}
    for deed, body, status in (
        ("say", {"channel": "x", "text": "hello"}, 400),
        ("say", {"channel": str(discord.channel.id), "text": "x" * 2001}, 400),
        ("dance", {}, 404),
    ):
        address = f"{discord.address}/page/people/{anna.id}/{deed}"
        async with session.post(address, json=body, headers=ours) as response:
            assert response.status == status


async def test_what_cannot_be_done_is_said(
    discord: Discord, session: aiohttp.ClientSession
) -> None:
    anna, ours = person(discord, "Anna"), {"Origin": discord.address, **MARKED}
    address = f"{discord.address}/page/people/{anna.id}/click"
    body = {"message": "12345", "custom_id": "a"}
    async with session.post(address, json=body, headers=ours) as response:
        assert await response.json() == {"failure": "Anna sees no such message"}


async def test_every_answer_is_hardened(discord: Discord, session: aiohttp.ClientSession) -> None:
    async with session.get(discord.address) as response:
        policy = response.headers["Content-Security-Policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self'" in policy
        assert "unsafe" not in policy
        assert response.headers["X-Content-Type-Options"] == "nosniff"


@pytest.mark.parametrize("name", ["../routes.py", "..%2Fserver.py", "nothing.js"])
async def test_only_the_pages_files_are_served(
    discord: Discord, session: aiohttp.ClientSession, name: str
) -> None:
    async with session.get(f"{discord.address}/static/{name}") as response:
        assert response.status == 404


async def test_a_wire_carries_nothing_of_somebody_else(
    discord: Discord, session: aiohttp.ClientSession
) -> None:
    """DMs, ephemeral messages and forms of Anna's, live and in the screen at the start."""
    post = await opened(discord)
    anna, ben = person(discord, "Anna"), person(discord, "Ben")
    live = asyncio.create_task(_heard(session, discord, ben.id, "Turn 1"))
    await _until_listening(discord, ben.id)
    await anna.click(post, "Hand")
    await anna.click(post, "Dm")
    await anna.click(post, "Name")
    await anna.wait(lambda one: one.text == "Your hand")
    await ben.click(post, "Draw")
    later = await _heard(session, discord, ben.id, "Turn 1")
    hers = await _heard(session, discord, anna.id, "Turn 1")
    for secret in ("Hand of Anna", "Your hand", "Name the table", "board-007.png"):
        assert secret not in await live
        assert secret not in later
    for known in ("Hand of Anna", "Your hand", "board-007.png"):
        assert known in hers


async def _heard(session: aiohttp.ClientSession, discord: Discord, person: int, until: str) -> str:
    """Everything on this person's wire up to the entry with these words."""
    lines: list[str] = []
    async with session.get(f"{discord.address}/page/people/{person}/stream") as response:
        async for line in response.content:
            lines.append(line.decode())
            if until in lines[-1]:
                return "".join(lines)
    raise AssertionError("the stream has ended")


async def _until_listening(discord: Discord, user: int) -> None:
    queues: Any = discord.feeds._queues  # pyright: ignore[reportPrivateUsage]
    async with asyncio.timeout(5):
        while not queues[user]:  # noqa: ASYNC110 - nobody tells when a stream is open
            await asyncio.sleep(0.001)


async def test_the_stream_waits_for_the_bot(session: aiohttp.ClientSession) -> None:
    async with local_discord(kind=Parlour) as empty:
        anna = person(empty, "Anna")
        async with session.get(f"{empty.address}/page/people/{anna.id}/stream") as response:
            assert response.status == 503


async def test_the_hall_knows_the_people(discord: Discord, session: aiohttp.ClientSession) -> None:
    async with session.get(f"{discord.address}/page/hall") as response:
        told = msgspec.json.decode(await response.read())
    assert [one["name"] for one in told["people"]] == ["Anna", "Ben", "Owner"]
    assert told["people"][-1]["owner"]
