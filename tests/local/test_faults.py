"""Every scripted fault: the documented code, and what it does to the unmodified client."""

from __future__ import annotations

import asyncio

import discord as client
import pytest

from bot.local import refusals
from bot.local.model import Overwrite
from bot.local.permissions import Can
from tests.discord_server import Discord
from tests.local.player_bot import PlayerBot, Press, picture
from tests.local.scenes import opened
from tests.patience import until

SEND = r"POST /channels/\d+/messages$"


@pytest.mark.usefixtures("bot")
async def test_closed_dms_refuse_the_message_but_not_the_channel(discord: Discord) -> None:
    post = await opened(discord)
    (anna,) = discord.people("Anna")
    anna.accept_dms(accepts=False)
    await anna.click(post, "Dm")
    fallback = await anna.wait(lambda one: one.text.startswith("closed"))
    assert fallback.text == "closed: 50007"
    assert fallback.ephemeral
    assert anna.inbox() == []
    anna.accept_dms(accepts=True)
    await anna.click(post, "Dm")
    await anna.wait(lambda one: one.text == "Your hand")


async def test_no_mutual_guild(discord: Discord, bot: PlayerBot) -> None:
    (anna,) = discord.people("Anna")
    user = await bot.fetch_user(anna.id)
    discord.world.leave(discord.guild, anna.user)
    with pytest.raises(client.Forbidden) as refusal:
        await user.send("hello")
    assert refusal.value.code == 50278


async def test_dms_opened_too_fast(discord: Discord, bot: PlayerBot) -> None:
    (anna,) = discord.people("Anna")
    user = await bot.fetch_user(anna.id)
    discord.faults.answer("POST /users/@me/channels", refusals.opening_dms_too_fast())
    with pytest.raises(client.Forbidden) as refusal:
        await user.send("hello")
    assert refusal.value.code == 40003
    await user.send("hello again")
    assert [post.text for post in anna.inbox()] == ["hello again"]


@pytest.mark.parametrize(
    ("denied", "code"), [(Can.VIEW_CHANNEL, 50001), (Can.SEND_MESSAGES, 50013)]
)
async def test_missing_access_and_permissions(
    discord: Discord, bot: PlayerBot, denied: Can, code: int
) -> None:
    channel = bot.table_channel
    discord.world.overwrite(discord.channel, Overwrite(bot.user_id, 1, deny=int(denied)))
    with pytest.raises(client.Forbidden) as refusal:
        await channel.send("hello")
    assert refusal.value.code == code


async def test_a_deleted_board(discord: Discord, bot: PlayerBot) -> None:
    message = await bot.table_channel.send("board")
    discord.owner.delete(discord.owner.post(message.id))
    with pytest.raises(client.NotFound) as refusal:
        await message.edit(content="next")
    assert refusal.value.code == 10008


async def test_an_archived_thread(discord: Discord, bot: PlayerBot) -> None:
    thread = await bot.table_channel.create_thread(name="Table")
    message = await thread.send("board")
    discord.advance(4320 * 60)
    with pytest.raises(client.HTTPException) as refusal:
        await message.edit(content="next")
    assert (refusal.value.status, refusal.value.code) == (400, 50083)


async def test_a_file_that_is_too_large(discord: Discord, bot: PlayerBot) -> None:
    discord.faults.too_large(SEND)
    with pytest.raises(client.HTTPException) as refusal:
        await bot.table_channel.send(file=picture(1))
    assert (refusal.value.status, refusal.value.code) == (413, 40005)
    await bot.table_channel.send(file=picture(1))


@pytest.mark.parametrize("everywhere", [False, True])
async def test_a_429_is_waited_for_and_repeated(
    discord: Discord, bot: PlayerBot, naps: list[float], everywhere: bool
) -> None:
    discord.faults.rate_limit(SEND, 1.5, everywhere=everywhere)
    await bot.table_channel.send("hello")
    assert naps == [1.5]
    assert [post.text for post in discord.owner.visible()] == ["hello"]


async def test_a_long_429_is_an_error_if_the_bot_says_so(discord: Discord) -> None:
    bot = PlayerBot(max_ratelimit_timeout=30.0)
    await discord.connect(bot)
    discord.faults.rate_limit(SEND, 60.0)
    with pytest.raises(client.RateLimited):
        await bot.table_channel.send("hello")


@pytest.mark.parametrize("status", [500, 502])
async def test_a_server_error_is_repeated(
    discord: Discord, bot: PlayerBot, naps: list[float], status: int
) -> None:
    discord.faults.server_error(SEND, status, times=2)
    await bot.table_channel.send("hello")
    assert naps == [1, 3]
    assert [post.text for post in discord.owner.visible()] == ["hello"]


async def test_five_server_errors_are_too_many(
    discord: Discord, bot: PlayerBot, naps: list[float]
) -> None:
    discord.faults.server_error(SEND, 502, times=5)
    with pytest.raises(client.DiscordServerError):
        await bot.table_channel.send("hello")
    assert len(naps) == 5


async def test_a_slow_way_makes_an_answer_late(discord: Discord, bot: PlayerBot) -> None:
    (anna,) = discord.people("Anna")

    async def answer(press: Press) -> None:
        await bot.attempt(press.response.send_message("slow"))

    bot.script = answer
    discord.faults.slow("callback", 4.0)
    command = asyncio.create_task(anna.slash("do"))
    await until(lambda: discord.faults.struck == 1)
    discord.advance(4.0)
    assert (await command).failure == "The application did not respond"
    assert discord.report.take_failures() == ["The application did not respond"]
    await until(lambda: bot.refusals == [10062])


async def test_a_slow_way_back_does_not(discord: Discord, bot: PlayerBot) -> None:
    (anna,) = discord.people("Anna")
    discord.faults.slow("callback", 4.0, after_effect=True)
    shown = await anna.slash("do")
    discord.advance(4.0)
    assert shown.failure is None
    assert bot.refusals == []


async def test_the_bot_dies_before_discord_hears_of_its_answer(
    discord: Discord, bot: PlayerBot
) -> None:
    post = await opened(discord)
    (anna,) = discord.people("Anna")
    killed: list[asyncio.Task[None]] = []
    discord.faults.cut("callback", lambda: killed.append(asyncio.create_task(discord.kill(bot))))
    click = asyncio.create_task(anna.click(post, "Draw"))
    await until(lambda: bool(killed))
    await killed[0]
    await discord.connect(PlayerBot())
    discord.advance(3.0)
    assert (await click).failure == "This interaction failed"
    discord.report.take_failures()
    discord.take_errors()
    assert (await anna.click(post, "Draw")).failure is None


async def test_the_bot_dies_after_its_answer_took_effect(discord: Discord, bot: PlayerBot) -> None:
    post = await opened(discord)
    (anna,) = discord.people("Anna")
    killed: list[asyncio.Task[None]] = []
    discord.faults.cut(
        "callback",
        lambda: killed.append(asyncio.create_task(discord.kill(bot))),
        after_effect=True,
    )
    shown = await anna.click(post, "Draw")
    assert shown.post is not None
    await until(lambda: bool(killed))
    await killed[0]
    await discord.connect(PlayerBot())
    discord.take_errors()
    assert (await anna.click(shown.post, "Draw")).failure is None
    assert anna.again(post).text == "## Table\nTurn 2"


async def test_a_fault_strikes_only_what_it_was_set_for(discord: Discord, bot: PlayerBot) -> None:
    discord.faults.answer(r"DELETE /channels", refusals.missing_permissions())
    message = await bot.table_channel.send("hello")
    await message.edit(content="hello again")
    await bot.attempt(message.delete())
    await message.delete()
    assert bot.refusals == [50013]
