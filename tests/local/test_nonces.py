"""A post that is repeated with its nonce is recognised for some minutes, and only then."""

from __future__ import annotations

from typing import Any

import aiohttp
import pytest

from bot.local.acts import Act
from bot.local.troubles import TROUBLES
from tests.discord_server import Discord
from tests.local.player_bot import PlayerBot

LIFE = 300.0


async def test_a_repeated_post_returns_what_is_there(discord: Discord, bot: PlayerBot) -> None:
    first = await bot.table_channel.send("board", nonce="1-7-0")
    await first.edit(content="board, turned")
    discord.advance(LIFE - 1)
    second = await bot.table_channel.send("board again", nonce="1-7-0")
    assert second.id == first.id
    assert second.content == "board, turned"
    assert [post.text for post in discord.owner.visible()] == ["board, turned"]


async def test_nobody_hears_of_a_repetition(discord: Discord, bot: PlayerBot) -> None:
    for _ in range(2):
        await bot.table_channel.send("board", nonce="1-7-0")
    (anna,) = discord.people("Anna")
    await anna.slash("do")  # all that was told before has been heard by then
    assert [one.content for one in bot.heard].count("board") == 1


async def test_after_its_life_it_is_posted_anew(discord: Discord, bot: PlayerBot) -> None:
    first = await bot.table_channel.send("board", nonce="1-7-0")
    discord.advance(LIFE)
    assert (await bot.table_channel.send("board", nonce="1-7-0")).id != first.id
    assert len(discord.owner.visible()) == 2


async def test_another_nonce_or_place_is_another_post(discord: Discord, bot: PlayerBot) -> None:
    (anna,) = discord.people("Anna")
    user = await bot.fetch_user(anna.id)
    sent = [
        await bot.table_channel.send("board", nonce="1-7-0"),
        await bot.table_channel.send("board", nonce="1-7-1"),
        await bot.table_channel.send("board"),
        await bot.table_channel.send("board"),
        await user.send("board", nonce="1-7-0"),
    ]
    assert len({message.id for message in sent}) == 5


async def test_in_a_dm_too(discord: Discord, bot: PlayerBot) -> None:
    (anna,) = discord.people("Anna")
    user = await bot.fetch_user(anna.id)
    for _ in range(2):
        await user.send("your turn", nonce="1-7-0")
    assert [post.text for post in anna.inbox()] == ["your turn"]


async def test_a_nonce_that_is_not_enforced_is_only_kept(discord: Discord) -> None:
    for _ in range(2):
        assert await _post(discord, {"content": "hello", "nonce": "n"}) == 200
    assert len(discord.owner.visible()) == 2


@pytest.mark.parametrize(("nonce", "status"), [("n" * 25, 200), ("n" * 26, 400), (7, 200)])
async def test_a_nonce_is_short(discord: Discord, nonce: str | int, status: int) -> None:
    body = {"content": "hello", "nonce": nonce, "enforce_nonce": True}
    assert await _post(discord, body) == status


@pytest.mark.parametrize(("outlives", "posts"), [(False, 1), (True, 0)])
async def test_whether_a_nonce_outlives_its_message_is_in_doubt(
    discord: Discord, bot: PlayerBot, outlives: bool, posts: int
) -> None:
    discord.doubts.nonce_outlives_message = outlives
    first = await bot.table_channel.send("board", nonce="1-7-0")
    await first.delete()
    again = await bot.table_channel.send("board", nonce="1-7-0")
    assert (again.id == first.id) is outlives
    assert len(discord.owner.visible()) == posts


async def test_a_post_whose_answer_was_lost_can_be_repeated(
    discord: Discord, bot: PlayerBot
) -> None:
    discord.faults.strike(Act.CHANNEL_POST, TROUBLES["cut after doing"])
    with pytest.raises(aiohttp.ServerDisconnectedError):
        await bot.table_channel.send("board", nonce="1-7-0")
    await bot.table_channel.send("board", nonce="1-7-0")
    assert [post.text for post in discord.owner.visible()] == ["board"]


async def _post(discord: Discord, body: dict[str, Any]) -> int:
    address = f"{discord.api_address}/channels/{discord.channel.id}/messages"
    async with (
        aiohttp.ClientSession(headers={"Authorization": f"Bot {discord.token}"}) as session,
        session.post(address, json=body) as response,
    ):
        return response.status
