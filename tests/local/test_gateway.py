"""The gateway: what every kind of interruption does to the client, and what it may not send."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord as client
import msgspec
import pytest
from discord.ext import commands
from discord.gateway import DiscordWebSocket, KeepAliveHandler

from bot.local.dispatch import Intent
from tests.discord_server import Discord, local_discord
from tests.local.player_bot import PlayerBot
from tests.local.scenes import opened
from tests.patience import until

Frame = dict[str, Any]
IDENTIFY = {"token": "local-table-token", "intents": 513, "properties": {}}


@pytest.mark.parametrize("code", [4000, 1001, 4009])
async def test_a_closed_socket_is_resumed_and_the_missed_is_replayed(
    discord: Discord, bot: PlayerBot, code: int
) -> None:
    post = await opened(discord)
    (anna,) = discord.people("Anna")
    await discord.gateway.close(code)
    shown = await anna.click(post, "Hand")
    assert shown.failure is None
    assert discord.gateway.resumed == 1
    assert discord.gateway.identified == 1
    assert not bot.is_closed()


async def test_a_cut_line_is_resumed(discord: Discord, bot: PlayerBot) -> None:
    post = await opened(discord)
    (anna,) = discord.people("Anna")
    discord.gateway.drop()
    assert (await anna.click(post, "Hand")).failure is None
    assert discord.gateway.resumed == 1
    assert not bot.is_closed()


async def test_reconnect_means_resume(discord: Discord, bot: PlayerBot) -> None:
    post = await opened(discord)
    (anna,) = discord.people("Anna")
    discord.gateway.reconnect()
    assert (await anna.click(post, "Hand")).failure is None
    await until(lambda: discord.gateway.resumed == 1)
    assert not bot.is_closed()


@pytest.mark.parametrize(("resumable", "identified"), [(True, 1), (False, 2)])
async def test_an_invalid_session_is_begun_anew(
    discord: Discord, bot: PlayerBot, resumable: bool, identified: int
) -> None:
    post = await opened(discord)
    (anna,) = discord.people("Anna")
    discord.gateway.invalidate(resumable=resumable)
    await until(lambda: discord.gateway.resumed + discord.gateway.identified == 2)
    assert discord.gateway.identified == identified
    assert (await anna.click(post, "Hand")).failure is None
    assert not bot.is_closed()


async def test_without_acknowledged_heartbeats_the_client_comes_back(discord: Discord) -> None:
    discord.gateway.heartbeat_ms = 50
    discord.gateway.acknowledges = False
    await discord.connect(PlayerBot(heartbeat_timeout=0.2))
    await until(lambda: discord.gateway.resumed >= 1)
    discord.gateway.acknowledges = True
    post = await opened(discord)
    assert post.text


async def test_an_acknowledgement_is_counted_from_its_own_heartbeat(
    discord: Discord, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that came at once would overtake the client's note of when it sent: it would seem to be
    a whole interval late, and the client would warn that it cannot keep up."""
    latencies, acknowledged = list[float](), KeepAliveHandler.ack
    sent = DiscordWebSocket.send_heartbeat

    async def send_heartbeat(socket: DiscordWebSocket, data: Any) -> None:
        await sent(socket, data)
        await asyncio.sleep(0.02)  # on a busy machine its thread goes on no sooner

    def ack(handler: KeepAliveHandler) -> None:
        acknowledged(handler)
        latencies.append(handler.latency)

    monkeypatch.setattr(DiscordWebSocket, "send_heartbeat", send_heartbeat)
    monkeypatch.setattr(KeepAliveHandler, "ack", ack)
    discord.gateway.heartbeat_ms = 1000
    await discord.connect(PlayerBot())

    await until(lambda: len(latencies) == 3)

    assert max(latencies) < 0.5


async def test_privileged_intents_must_be_switched_on(discord: Discord) -> None:
    intents = client.Intents(guilds=True, members=True)
    bot = PlayerBot(intents=intents, chunk_guilds_at_startup=False)
    with pytest.raises(AssertionError):
        await discord.connect(bot)
    assert isinstance(await discord.ended(bot), client.PrivilegedIntentsRequired)
    discord.gateway.privileged = Intent.GUILD_MEMBERS
    await discord.connect(PlayerBot(intents=intents, chunk_guilds_at_startup=False))


async def test_a_wrong_token_is_refused_at_login(discord: Discord) -> None:
    bot = PlayerBot()
    with pytest.raises(client.LoginFailure):
        await bot.login("somebody else's")
    await bot.close()
    assert discord.report.take_codes() == [0]


async def test_without_the_intent_no_messages_are_heard(discord: Discord) -> None:
    bot = PlayerBot(intents=client.Intents(guilds=True))
    await discord.connect(bot)
    (anna,) = discord.people("Anna")
    anna.say("hello")
    assert (await anna.slash("do")).failure is None
    assert bot.heard == []


async def test_several_shards_share_the_guilds() -> None:
    async with local_discord(shards=2) as discord:
        bot = _Sharded(
            commands.when_mentioned,
            intents=client.Intents(guilds=True),
            guild_ready_timeout=0.02,
        )
        await discord.connect(bot)
        assert bot.shard_count == 2
        assert [guild.name for guild in bot.guilds] == ["Tafelrunde"]
        assert discord.gateway.identified == 2


async def test_a_client_may_ask_for_plain_or_unknown_compression(discord: Discord) -> None:
    for query in ("", "&compress=zstd-stream"):
        async with _socket(discord, query) as socket:
            hello = await socket.receive()
            assert hello.type is aiohttp.WSMsgType.TEXT
            assert msgspec.json.decode(hello.data)["op"] == 10


async def test_the_client_takes_plain_frames_too(discord: Discord) -> None:
    discord.gateway.compresses = False
    await discord.connect(PlayerBot())
    post = await opened(discord)
    await discord.gateway.close(4000)
    (anna,) = discord.people("Anna")
    assert (await anna.click(post, "Hand")).failure is None


async def test_zlib_is_one_stream_with_a_flush_per_message(discord: Discord) -> None:
    async with _socket(discord, "&compress=zlib-stream") as socket:
        stream = zlib.decompressobj()
        hello = await socket.receive_bytes()
        assert hello.endswith(b"\x00\x00\xff\xff")
        assert msgspec.json.decode(stream.decompress(hello))["op"] == 10
        await socket.send_json({"op": 1, "d": None})
        assert msgspec.json.decode(stream.decompress(await socket.receive_bytes()))["op"] == 11


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        (["not json"], 4002),
        ([{"op": 1, "d": "x" * 5000}], 4002),
        ([{"op": 99}], 4001),
        ([{"op": 3, "d": {}}], 4003),
        ([{"op": 4, "d": {}}], 4003),
        ([{"op": 8, "d": {}}], 4003),
        ([{"op": 2, "d": IDENTIFY | {"token": "x"}}], 4004),
        ([{"op": 6, "d": {"token": "x", "session_id": "", "seq": 1}}], 4004),
        ([{"op": 2, "d": IDENTIFY}, {"op": 2, "d": IDENTIFY}], 4005),
        ([{"op": 1, "d": None}] * 121, 4008),
        ([{"op": 2, "d": IDENTIFY | {"shard": [2, 2]}}], 4010),
        ([{"op": 2, "d": IDENTIFY | {"intents": 1 << 40}}], 4013),
        ([{"op": 2, "d": IDENTIFY | {"intents": 1 << 15}}], 4014),
    ],
)
async def test_what_the_gateway_closes_for(
    discord: Discord, frames: list[Frame | str], code: int
) -> None:
    async with _socket(discord) as socket:
        for frame in frames:
            await socket.send_str(
                frame if isinstance(frame, str) else msgspec.json.encode(frame).decode()
            )
        async for _ in socket:
            pass
        assert socket.close_code == code


async def test_json_may_come_in_binary_frames(discord: Discord) -> None:
    """Fidelity finding B4: they were ignored, so that a client waited for READY for ever."""
    async with _socket(discord) as socket:
        await socket.receive()
        await socket.send_bytes(msgspec.json.encode({"op": 2, "d": IDENTIFY}))
        assert (await socket.receive_json())["t"] == "READY"
        await socket.send_bytes(b"\xff\xfe")
        async for _ in socket:
            pass
        assert socket.close_code == 4002


async def test_members_can_be_asked_for_by_id(discord: Discord) -> None:
    """Fidelity finding B5: the codes 4 and 8, which Discord knows, ended the connection."""
    (anna,) = discord.people("Anna")
    guild = str(discord.guild.id)
    async with _socket(discord) as socket:
        await socket.receive()
        await socket.send_json({"op": 2, "d": IDENTIFY})
        assert (await socket.receive_json())["t"] == "READY"
        await socket.send_json({"op": 4, "d": {"guild_id": guild, "channel_id": None}})
        asked = {"guild_id": guild, "user_ids": [str(anna.id), "1"], "limit": 0, "nonce": "n"}
        await socket.send_json({"op": 8, "d": asked})
        while (frame := await socket.receive_json())["t"] != "GUILD_MEMBERS_CHUNK":
            pass
    told = frame["d"]
    assert [member["user"]["id"] for member in told["members"]] == [str(anna.id)]
    assert (told["not_found"], told["chunk_index"], told["chunk_count"]) == (["1"], 0, 1)
    assert told["nonce"] == "n"


async def test_an_unknown_session_cannot_be_resumed(discord: Discord) -> None:
    async with _socket(discord) as socket:
        await socket.receive()
        told = {"token": discord.token, "session_id": "none", "seq": 4}
        await socket.send_json({"op": 6, "d": told})
        assert (await socket.receive_json())["op"] == 9


@pytest.mark.parametrize(("code", "sessions"), [(1000, 0), (4000, 1)])
async def test_a_session_ends_with_an_orderly_close(
    discord: Discord, code: int, sessions: int
) -> None:
    async with _socket(discord) as socket:
        await socket.send_json({"op": 2, "d": IDENTIFY})
        await socket.receive()
        assert (await socket.receive_json())["t"] == "READY"
        await socket.close(code=code)
    await until(lambda: discord.gateway.connections == [])
    assert len(discord.gateway.sessions) == sessions


async def test_a_killed_bot_leaves_a_session_that_its_successor_replaces(
    discord: Discord, bot: PlayerBot
) -> None:
    await discord.kill(bot)
    await until(lambda: discord.gateway.connections == [])
    await discord.connect(PlayerBot())
    assert len(discord.gateway.sessions) == 1


class _Sharded(commands.AutoShardedBot):
    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Tests do not wait five seconds between shards."""


@asynccontextmanager
async def _socket(
    discord: Discord, query: str = ""
) -> AsyncIterator[aiohttp.ClientWebSocketResponse]:
    address = f"{discord.gateway_address}?v=10&encoding=json{query}"
    async with aiohttp.ClientSession() as session, session.ws_connect(address) as socket:
        yield socket
