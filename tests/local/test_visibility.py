"""Who sees what: on each person's wire, and on the bot's."""

from __future__ import annotations

import asyncio

import aiohttp
import discord as client
import msgspec
import pytest

from bot.local import messages
from bot.local.model import Json, Overwrite
from bot.local.permissions import Can
from bot.local.typed import Impossible
from tests.discord_server import Discord
from tests.local.player_bot import PlayerBot
from tests.local.scenes import opened
from tests.patience import until


@pytest.mark.usefixtures("bot")
async def test_each_wire_carries_only_what_its_owner_may_see(discord: Discord) -> None:
    post = await opened(discord)
    anna, ben = discord.people("Anna", "Ben")
    with discord.feeds.listen(anna.id) as hers, discord.feeds.listen(ben.id) as his:
        await anna.click(post, "Hand")
        await anna.click(post, "Dm")
        await anna.click(post, "Name")
        await anna.wait(lambda one: one.text == "Your hand")
        await ben.click(post, "Draw")
        texts = _texts(hers)
        assert "Hand of Anna" in texts
        assert "Your hand" in texts
        assert "Name the table" in texts
        assert "Turn 1" in texts
        other = _texts(his)
        assert "Turn 1" in other
        for secret in ("Hand of Anna", "Your hand", "Name the table"):
            assert secret not in other


@pytest.mark.usefixtures("bot")
async def test_a_failure_is_shown_to_nobody_else(discord: Discord) -> None:
    post = await opened(discord)
    anna, ben = discord.people("Anna", "Ben")
    with discord.feeds.listen(anna.id) as hers, discord.feeds.listen(ben.id) as his:
        click = asyncio.create_task(anna.click(post, "Sleep"))
        await asyncio.sleep(0)
        discord.advance(3.0)
        await click
        assert [entry["event"] for entry in _drained(hers)] == ["failed"]
        assert _drained(his) == []
    discord.report.take_failures()


@pytest.mark.usefixtures("bot")
async def test_a_deleted_ephemeral_message_is_not_mentioned_to_others(discord: Discord) -> None:
    post = await opened(discord)
    anna, ben = discord.people("Anna", "Ben")
    hand = (await anna.click(post, "Hand")).post
    assert hand is not None
    with discord.feeds.listen(anna.id) as hers, discord.feeds.listen(ben.id) as his:
        anna.delete(hand)
        assert [entry["event"] for entry in _drained(hers)] == ["messages_gone"]
        assert _drained(his) == []


@pytest.mark.usefixtures("bot")
async def test_a_screen_keeps_only_so_many_ephemeral_messages(
    discord: Discord, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(messages, "EPHEMERAL", 3)
    post = await opened(discord)
    anna, ben = discord.people("Anna", "Ben")
    await ben.click(post, "Hand")
    shown = [await anna.click(post, "Hand") for _ in range(5)]
    assert anna.visible()[1:] == [one.post for one in shown[2:]]
    assert len(ben.visible()) == 2


@pytest.mark.usefixtures("bot")
async def test_the_stream_of_a_person_is_what_a_page_reads(discord: Discord) -> None:
    (anna,) = discord.people("Anna")
    events = anna.events()
    first = asyncio.ensure_future(anext(events))
    await asyncio.sleep(0)
    anna.say("hello")
    assert (await first)["message"]["content"] == "hello"


@pytest.mark.usefixtures("bot")
async def test_a_hidden_channel_hides_its_messages(discord: Discord) -> None:
    (ben,) = discord.people("Ben")
    post = await opened(discord)
    discord.world.overwrite(discord.channel, Overwrite(ben.id, 1, deny=int(Can.VIEW_CHANNEL)))
    assert ben.everything() == []
    with pytest.raises(Impossible):
        await ben.click(post, "Draw")
    with pytest.raises(Impossible):
        ben.visible()


@pytest.mark.parametrize(("intents", "count"), [(1, 0), (1 | 1 << 12, 1)])
async def test_the_bot_hears_of_ephemeral_messages_as_of_dms(
    discord: Discord, bot: PlayerBot, intents: int, count: int
) -> None:
    post = await opened(discord)
    (anna,) = discord.people("Anna")
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(discord.gateway_address) as socket,
    ):
        told = {"token": discord.token, "intents": intents, "properties": {}}
        await socket.send_json({"op": 2, "d": told})
        await until(lambda: len(discord.gateway.sessions) == 2)
        await anna.click(post, "Hand")
        await socket.send_json({"op": 1, "d": None})
        frames: list[Json] = []
        while not frames or frames[-1]["op"] != 11:
            frames.append(await socket.receive_json())
    heard = [frame["d"] for frame in frames if frame["t"] == "MESSAGE_CREATE"]
    assert len(heard) == count
    assert all("guild_id" not in one and "member" not in one for one in heard)
    assert not bot.is_closed()


async def test_mentions_are_known_to_those_who_are_named(discord: Discord, bot: PlayerBot) -> None:
    anna, ben = discord.people("Anna", "Ben")
    loud = client.AllowedMentions(users=True)
    view: client.ui.LayoutView = client.ui.LayoutView()
    view.add_item(client.ui.TextDisplay(f"<@{anna.id}>, your turn"))
    message = await bot.table_channel.send(view=view, allowed_mentions=loud)
    post = anna.post(message.id)
    assert post.mentions(anna.id)
    assert not post.mentions(ben.id)


def _drained(queue: asyncio.Queue[Json]) -> list[Json]:
    return [queue.get_nowait() for _ in range(queue.qsize())]


def _texts(queue: asyncio.Queue[Json]) -> str:
    return msgspec.json.encode(_drained(queue)).decode()
