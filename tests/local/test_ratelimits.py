"""Rate limits: announced in headers, which the client obeys, and enforced where it cannot know."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import aiohttp
import discord as client
import pytest
from discord import app_commands

from bot.local.clock import RealClock, VirtualClock
from bot.local.ratelimit import Limit, RateLimited, RateLimits
from tests.discord_server import Discord, local_discord, naps
from tests.local.player_bot import PlayerBot

HOUR = 3600.0


async def test_the_client_obeys_the_headers_without_a_single_429() -> None:
    limits = {"create_message": Limit(3, 0.3)}
    async with local_discord(clock=RealClock(), rate_limits=True, limits=limits) as discord:
        bot = PlayerBot()
        await discord.connect(bot)
        begin = time.perf_counter()
        await asyncio.gather(*(bot.table_channel.send(f"{number}") for number in range(7)))
        assert time.perf_counter() - begin >= 0.6
        assert discord.report.refusals == []
        assert len(discord.owner.visible()) == 7


async def test_a_bucket_that_is_empty_refuses() -> None:
    async with local_discord(rate_limits=True) as discord:
        answers = [await _send(discord) for _ in range(6)]
        assert [status for status, _, _ in answers] == [200] * 5 + [429]
        first, last = answers[0][1], answers[5][1]
        assert first["X-RateLimit-Limit"] == "5"
        assert first["X-RateLimit-Remaining"] == "4"
        assert first["X-RateLimit-Bucket"] == "create_message"
        assert last["Via"]
        assert last["X-RateLimit-Scope"] == "user"
        assert answers[5][2]["retry_after"] == 5.0
        assert answers[5][2]["global"] is False
        discord.advance(5.0)
        assert (await _send(discord))[0] == 200


async def test_there_is_a_global_limit_too() -> None:
    limits = {"create_message": Limit(100, 1.0)}
    async with local_discord(rate_limits=True, limits=limits) as discord:
        answers = [await _send(discord) for _ in range(51)]
        status, headers, body = answers[-1]
        assert status == 429
        assert headers["X-RateLimit-Global"] == "true"
        assert body["global"] is True


async def test_callbacks_are_exempt_and_webhooks_have_their_own() -> None:
    limits = {"global": Limit(20, 1.0), "webhook": Limit(2, 2.0)}
    async with local_discord(rate_limits=True, limits=limits) as discord:
        bot = PlayerBot()
        await discord.connect(bot)
        (anna,) = discord.people("Anna")
        for _ in range(30):
            assert (await anna.slash("do")).failure is None
        assert bot.last is not None
        token = bot.last.token
        address = f"{discord.api_address}/webhooks/{bot.user_id}/{token}"
        async with aiohttp.ClientSession() as session:
            statuses = []
            for _ in range(3):
                async with session.post(address, json={"content": "more"}) as response:
                    statuses.append(response.status)
        assert statuses == [200, 200, 429]


async def test_old_messages_have_a_limit_of_their_own() -> None:
    async with local_discord(rate_limits=True) as discord:
        _, _, message = await _send(discord)
        discord.advance(HOUR)
        answers = [await _edit(discord, message["id"]) for _ in range(4)]
        assert [status for status, _ in answers] == [200, 200, 200, 429]
        assert answers[3][1]["code"] == 30046
        assert answers[3][1]["retry_after"] == 6.0


async def test_the_client_waits_out_30046() -> None:
    async with local_discord(rate_limits=True) as discord:
        bot = PlayerBot()
        await discord.connect(bot)
        message = await bot.table_channel.send("board")
        discord.advance(HOUR)
        with naps(discord.advance) as slept:
            for turn in range(4):
                await message.edit(content=f"turn {turn}")
        assert slept == [6.0]
        assert discord.report.take_codes() == [30046]


async def test_old_edits_can_be_counted_alone() -> None:
    async with local_discord() as discord:
        discord.limits.counts_old_edits = True
        _, _, young = await _send(discord)
        for _ in range(6):
            assert (await _edit(discord, young["id"]))[0] == 200
        discord.advance(HOUR)
        answers = [(await _edit(discord, young["id"]))[0] for _ in range(4)]
        assert answers == [200, 200, 200, 429]
        discord.advance(6.0)
        assert (await _edit(discord, young["id"]))[0] == 200


async def test_new_commands_are_counted_by_the_day() -> None:
    limits = {"command_creates": Limit(3, 24 * HOUR)}
    async with local_discord(rate_limits=True, limits=limits) as discord:
        bot = PlayerBot(max_ratelimit_timeout=30.0)
        await discord.connect(bot)
        await bot.tree.sync()
        bot.tree.add_command(_command("one"))
        await bot.tree.sync()
        bot.tree.add_command(_command("two"))
        with pytest.raises(client.RateLimited):
            await bot.tree.sync()
        assert discord.report.take_codes() == [30034]


async def test_too_many_refusals_end_in_a_ban() -> None:
    limits = {"invalid": Limit(2, 600.0)}
    async with local_discord(rate_limits=True, limits=limits) as discord:
        bot = PlayerBot()
        await discord.connect(bot)
        theirs = bot.table_channel.get_partial_message(discord.owner.say("mine").id)
        for _ in range(2):
            await bot.attempt(theirs.edit(content="yours"))
        with pytest.raises(client.HTTPException) as ban:
            await bot.table_channel.send("hello")
        assert ban.value.status == 429
        discord.advance(600.0)
        await bot.table_channel.send("hello")


def test_switched_off_nothing_is_counted() -> None:
    limits = RateLimits(VirtualClock(), on=False)
    for _ in range(1000):
        assert limits.take("create_message", "1") == {}
        limits.take_old_edit(1, 0.0)


def test_each_channel_has_its_own_bucket() -> None:
    limits = RateLimits(VirtualClock(), on=True, limits={"create_message": Limit(1, 5.0)})
    limits.take("create_message", "1")
    limits.take("create_message", "2")
    with pytest.raises(RateLimited):
        limits.take("create_message", "1")


def _command(name: str) -> app_commands.Command[Any, ..., None]:
    async def answer(interaction: client.Interaction[Any]) -> None:
        await interaction.response.send_message(name)

    return app_commands.Command(name=name, description=name, callback=answer)


async def _send(discord: Discord) -> tuple[int, dict[str, str], dict[str, object]]:
    address = f"{discord.api_address}/channels/{discord.channel.id}/messages"
    async with (
        aiohttp.ClientSession(headers={"Authorization": f"Bot {discord.token}"}) as session,
        session.post(address, json={"content": "hello"}) as response,
    ):
        return response.status, dict(response.headers), await response.json()


async def _edit(discord: Discord, id: object) -> tuple[int, dict[str, object]]:
    address = f"{discord.api_address}/channels/{discord.channel.id}/messages/{id}"
    async with (
        aiohttp.ClientSession(headers={"Authorization": f"Bot {discord.token}"}) as session,
        session.patch(address, json={"content": "again"}) as response,
    ):
        return response.status, await response.json()
