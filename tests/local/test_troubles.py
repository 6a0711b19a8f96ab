"""The vocabulary of faults: every kind of trouble, at every act, for every span."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import aiohttp
import discord as client
import pytest

from bot.local import refusals, troubles
from bot.local.acts import Act
from bot.local.script import FOREVER, ONCE, Term
from bot.local.troubles import REFUSALS, TROUBLES
from tests.discord_server import Discord
from tests.local.player_bot import PlayerBot, Press
from tests.patience import until

CODES = {
    "automod": (403, 200000),
    "forbidden": (403, 0),
    "bad form": (400, 50035),
    "too large": (413, 40005),
    "archived thread": (400, 50083),
    "locked thread": (400, 160005),
    "too many threads": (400, 160006),
    "wrong channel type": (400, 50024),
    "missing permissions": (403, 50013),
    "missing access": (403, 50001),
    "unknown channel": (404, 10003),
    "unknown guild": (404, 10004),
    "unknown message": (404, 10008),
    "unknown user": (404, 10013),
    "cannot DM": (403, 50007),
    "no mutual guild": (403, 50278),
    "DMs too fast": (403, 40003),
}
LOST = (aiohttp.ServerDisconnectedError, aiohttp.ClientOSError)
Deed = Callable[[], Awaitable[object]]


async def deeds(discord: Discord, bot: PlayerBot) -> dict[Act, Deed]:
    """Each act, ready to be done."""
    anna, ben = discord.people("Anna", "Ben")
    user, other = await bot.fetch_user(anna.id), await bot.fetch_user(ben.id)
    board, letter = await bot.table_channel.send("board"), await user.send("letter")
    await anna.slash("do")
    assert bot.last is not None
    answer = bot.last
    return {
        Act.CHANNEL_POST: lambda: bot.table_channel.send("new"),
        Act.CHANNEL_EDIT: lambda: board.edit(content="changed"),
        Act.DM_POST: lambda: user.send("new"),
        Act.DM_EDIT: lambda: letter.edit(content="changed"),
        Act.DELETE: letter.delete,
        Act.ANSWER: lambda: answer.edit_original_response(content="changed"),
        Act.OPEN_DM: lambda: bot.http.start_private_message(other.id),
        Act.OPEN_THREAD: lambda: bot.table_channel.create_thread(name="Table"),
    }


@pytest.mark.parametrize("act", [act for act in Act if act is not Act.ANYTHING])
async def test_a_fault_strikes_its_act_and_no_other(
    discord: Discord, bot: PlayerBot, act: Act
) -> None:
    ready = await deeds(discord, bot)
    fault = discord.faults.strike(act, troubles.refusal(418, 7), FOREVER)
    for other, deed in ready.items():
        if other is not act:
            await deed()
    await bot.attempt(ready[act]())
    assert bot.refusals == [7]
    assert fault.met == 1


@pytest.mark.usefixtures("naps")
async def test_rest_is_down_while_the_gateway_is_up(discord: Discord, bot: PlayerBot) -> None:
    ready = await deeds(discord, bot)
    fault = discord.faults.strike(Act.ANYTHING, TROUBLES["503"], FOREVER)
    for deed in ready.values():
        with pytest.raises(client.DiscordServerError):
            await deed()
    discord.owner.say("hello")
    await until(lambda: any(one.author.id == discord.owner.id for one in bot.heard))
    fault.lift()
    await ready[Act.CHANNEL_EDIT]()


@pytest.mark.parametrize("name", REFUSALS)
async def test_each_refusal_has_its_status_and_code(
    discord: Discord, bot: PlayerBot, name: str
) -> None:
    discord.faults.strike(Act.CHANNEL_POST, REFUSALS[name])
    with pytest.raises(client.HTTPException) as refusal:
        await bot.table_channel.send("board")
    assert (refusal.value.status, refusal.value.code) == CODES[name]


async def test_a_term_is_counted_or_timed(discord: Discord, bot: PlayerBot) -> None:
    async def attempts(term: Term) -> list[int]:
        fault = discord.faults.strike(Act.CHANNEL_POST, troubles.refusal(403, 1), term)
        for _ in range(3):
            await bot.attempt(bot.table_channel.send("hello"))
            discord.advance(60.0)
        fault.lift()
        await bot.table_channel.send("well again")
        met, bot.refusals = bot.refusals, []
        return met

    assert await attempts(ONCE) == [1]
    assert await attempts(Term(times=2)) == [1, 1]
    assert await attempts(Term(seconds=100.0)) == [1, 1]
    assert await attempts(FOREVER) == [1, 1, 1]


async def test_all_faults_can_be_taken_away_at_once(discord: Discord, bot: PlayerBot) -> None:
    discord.faults.strike(Act.CHANNEL_POST, TROUBLES["delay"])
    held = asyncio.create_task(bot.table_channel.send("late"))
    await until(lambda: discord.faults.struck == 1)
    discord.faults.strike(Act.CHANNEL_POST, troubles.refusal(403, 1), FOREVER)
    discord.faults.strike(Act.ANYTHING, TROUBLES["503"], FOREVER)
    discord.recover()
    await held
    await bot.table_channel.send("well")


@pytest.mark.parametrize("name", ["cut", "reset"])
@pytest.mark.parametrize("done", [False, True])
async def test_a_line_ends_before_or_after_the_deed(
    discord: Discord, bot: PlayerBot, name: str, done: bool
) -> None:
    trouble = TROUBLES[f"{name} after doing" if done else name]
    discord.faults.strike(Act.CHANNEL_POST, trouble)
    with pytest.raises(LOST) as lost:
        await bot.table_channel.send("hello")
    assert isinstance(lost.value, ConnectionError | aiohttp.ClientOSError) is (name == "reset")
    assert [post.text for post in discord.owner.visible()] == ["hello"] * done


async def test_a_server_error_after_the_deed_makes_discord_py_do_it_twice(
    discord: Discord, bot: PlayerBot, naps: list[float]
) -> None:
    (anna,) = discord.people("Anna")

    async def answer(press: Press) -> None:
        await bot.attempt(press.response.send_message("pong"))

    bot.script = answer
    discord.faults.strike(Act.ANSWER, TROUBLES["502 after doing"])
    assert (await anna.slash("do")).failure is None
    await until(lambda: bot.refusals == [40060])
    assert naps == [1]


@pytest.mark.parametrize("done", [False, True])
async def test_silence_lasts_until_the_client_gives_up(
    discord: Discord, bot: PlayerBot, done: bool
) -> None:
    trouble = TROUBLES["silence after doing" if done else "silence"]
    discord.faults.strike(Act.CHANNEL_POST, trouble)
    sending = asyncio.create_task(bot.table_channel.send("hello"))
    await until(lambda: discord.faults.struck == 1)
    discord.advance(299.0)
    await bot.fetch_user(discord.owner.id)
    assert not sending.done()
    discord.advance(1.0)
    with pytest.raises(aiohttp.ServerDisconnectedError):
        await sending
    assert [post.text for post in discord.owner.visible()] == ["hello"] * done


async def test_whoever_gives_up_earlier_has_not_done_it(discord: Discord, bot: PlayerBot) -> None:
    discord.faults.strike(Act.CHANNEL_POST, TROUBLES["silence"])
    sending = asyncio.create_task(bot.table_channel.send("hello"))
    await until(lambda: discord.faults.struck == 1)
    sending.cancel()
    await asyncio.gather(sending, return_exceptions=True)
    await bot.table_channel.send("again")
    discord.advance(300.0)
    assert [post.text for post in discord.owner.visible()] == ["again"]


@pytest.mark.parametrize("done", [False, True])
async def test_a_late_answer_is_an_answer(discord: Discord, bot: PlayerBot, done: bool) -> None:
    discord.faults.strike(Act.CHANNEL_POST, TROUBLES["delay after doing" if done else "delay"])
    sending = asyncio.create_task(bot.table_channel.send("hello"))
    await until(lambda: discord.faults.struck == 1)
    assert len(discord.owner.visible()) == done
    discord.advance(5.0)
    await sending
    assert [post.text for post in discord.owner.visible()] == ["hello"]


async def test_a_ban_of_the_edge_is_no_rate_limit_to_wait_for(
    discord: Discord, bot: PlayerBot, naps: list[float]
) -> None:
    discord.faults.strike(Act.CHANNEL_POST, TROUBLES["banned"])
    with pytest.raises(client.HTTPException) as ban:
        await bot.table_channel.send("hello")
    assert ban.value.status == 429
    assert naps == []


async def test_somebody_who_cannot_be_found_gets_no_dm(discord: Discord, bot: PlayerBot) -> None:
    (anna,) = discord.people("Anna")
    discord.faults.strike(Act.OPEN_DM, troubles.answer(refusals.unknown_user))
    with pytest.raises(client.NotFound) as refusal:
        await bot.http.start_private_message(anna.id)
    assert refusal.value.code == 10013
