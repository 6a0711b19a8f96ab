"""Events that come late or twice, and the three seconds, which do not wait for them."""

from __future__ import annotations

import asyncio

import discord as client

from bot.local.script import FOREVER, ONCE
from tests.discord_server import Discord
from tests.local.player_bot import PlayerBot, Press
from tests.patience import until


async def test_a_late_interaction_has_less_time_left(discord: Discord, bot: PlayerBot) -> None:
    (anna,) = discord.people("Anna")
    ages: list[float] = []

    async def answer(press: Press) -> None:
        ages.append(discord.clock.now() - press.created_at.timestamp())
        discord.advance(0.9)
        await press.response.send_message("phew")

    bot.script = answer
    discord.gateway.delivery.late(2.0, term=ONCE)
    typing = asyncio.create_task(anna.slash("do"))
    await asyncio.sleep(0)
    assert not ages
    discord.advance(2.0)
    assert (await typing).failure is None
    assert ages == [2.0]


async def test_one_that_comes_after_three_seconds_is_lost(discord: Discord, bot: PlayerBot) -> None:
    (anna,) = discord.people("Anna")

    async def answer(press: Press) -> None:
        await bot.attempt(press.response.send_message("too late"))

    bot.script = answer
    discord.gateway.delivery.late(3.5)
    typing = asyncio.create_task(anna.slash("do"))
    await asyncio.sleep(0)
    discord.advance(3.5)
    assert (await typing).failure == "The application did not respond"
    await until(lambda: bot.refusals == [10062])
    discord.report.take_failures()


async def test_an_interaction_may_come_twice(discord: Discord, bot: PlayerBot) -> None:
    (anna,) = discord.people("Anna")
    heard: list[int] = []

    async def answer(press: Press) -> None:
        heard.append(press.id)
        await bot.attempt(press.response.send_message("pong"))

    bot.script = answer
    discord.gateway.delivery.twice(apart=1.0)
    assert (await anna.slash("do")).failure is None
    discord.advance(1.0)
    await until(lambda: bot.refusals == [40060])
    assert heard == [heard[0]] * 2
    await anna.slash("do")
    assert len(heard) == 3


async def test_other_events_can_be_late_and_keep_their_order(
    discord: Discord, bot: PlayerBot
) -> None:
    late = discord.gateway.delivery.late(30.0, "^MESSAGE_", FOREVER)
    for text in ("one", "two"):
        discord.owner.say(text)
    await bot.table_channel.send("three")
    assert bot.heard == []
    discord.advance(30.0)
    await until(lambda: len(bot.heard) == 3)
    assert [one.author.bot for one in bot.heard] == [False, False, True]
    late.lift()
    discord.owner.say("four")
    await until(lambda: len(bot.heard) == 4)


async def test_a_deletion_comes_twice(discord: Discord, bot: PlayerBot) -> None:
    gone: list[int] = []

    async def on_raw_message_delete(event: client.RawMessageDeleteEvent) -> None:
        gone.append(event.message_id)

    bot.event(on_raw_message_delete)
    message = await bot.table_channel.send("board")
    discord.gateway.delivery.twice(names="^MESSAGE_DELETE$")
    await message.delete()
    await until(lambda: gone == [message.id, message.id])
