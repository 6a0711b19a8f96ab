"""The clocks of an interaction, and answers that come too late, twice or at the wrong time."""

from __future__ import annotations

import asyncio

import discord as client
import pytest

from tests.discord_server import Discord
from tests.local.player_bot import PlayerBot, Press, board
from tests.local.scenes import opened
from tests.patience import until

MINUTE = 60.0


async def test_a_click_without_an_answer_fails_after_three_seconds(
    discord: Discord, bot: PlayerBot
) -> None:
    post = await opened(discord)
    (anna,) = discord.people("Anna")
    click = asyncio.create_task(anna.click(post, "Sleep"))
    await asyncio.sleep(0)
    discord.advance(3.0)
    assert (await click).failure == "This interaction failed"
    assert discord.report.take_failures() == ["This interaction failed"]
    bot.awake.set()
    await until(lambda: bot.refusals == [10062])


async def test_a_command_without_an_answer_says_so(discord: Discord, bot: PlayerBot) -> None:
    (anna,) = discord.people("Anna")

    async def nothing(_: Press) -> None:
        discord.advance(3.0)

    bot.script = nothing
    assert (await anna.slash("do")).failure == "The application did not respond"
    assert discord.report.take_failures() == ["The application did not respond"]


async def test_an_answer_just_in_time_counts(discord: Discord, bot: PlayerBot) -> None:
    (anna,) = discord.people("Anna")

    async def late(press: Press) -> None:
        discord.advance(2.9)
        await press.response.send_message("phew")

    bot.script = late
    shown = await anna.slash("do")
    discord.advance(MINUTE)
    assert shown.post is not None
    assert shown.post.text == "phew"


async def test_a_second_first_answer_is_refused(discord: Discord, bot: PlayerBot) -> None:
    (anna,) = discord.people("Anna")

    async def twice(press: Press) -> None:
        await press.response.send_message("one")
        await bot.attempt(client.InteractionResponse(press).send_message("two"))

    bot.script = twice
    await anna.slash("do")
    await until(lambda: bot.refusals == [40060])
    assert [post.text for post in anna.visible()] == ["one"]


async def test_the_token_dies_after_fifteen_minutes(discord: Discord, bot: PlayerBot) -> None:
    (anna,) = discord.people("Anna")
    await anna.slash("do")
    assert bot.last is not None
    discord.advance(14 * MINUTE)
    await bot.last.followup.send("still there")
    discord.advance(MINUTE)
    await bot.attempt(bot.last.followup.send("gone"))
    await bot.attempt(bot.last.edit_original_response(content="gone"))
    assert bot.refusals == [50027, 50027]


async def test_no_followup_before_the_first_answer(discord: Discord, bot: PlayerBot) -> None:
    (anna,) = discord.people("Anna")

    async def hasty(press: Press) -> None:
        await bot.attempt(press.followup.send("too soon"))
        await press.response.send_message("now")

    bot.script = hasty
    await anna.slash("do")
    assert bot.refusals == [10015]


async def test_a_followup_after_a_deferral_fills_the_waiting_message(
    discord: Discord, bot: PlayerBot
) -> None:
    anna, ben = discord.people("Anna", "Ben")

    async def defer(press: Press) -> None:
        await press.response.defer(ephemeral=True, thinking=True)

    bot.script = defer
    waiting = (await anna.slash("do")).post
    assert waiting is not None
    assert waiting.loading
    assert bot.last is not None
    await bot.last.followup.send("here", ephemeral=False)
    assert anna.again(waiting).text == "here"
    assert anna.again(waiting).ephemeral
    assert ben.visible() == []


async def test_a_deferral_that_is_never_filled_fails_with_its_token(
    discord: Discord, bot: PlayerBot
) -> None:
    (anna,) = discord.people("Anna")

    async def defer(press: Press) -> None:
        await press.response.defer(thinking=True)

    bot.script = defer
    await anna.slash("do")
    discord.advance(15 * MINUTE)
    assert discord.report.take_failures() == ["The application did not respond"]


async def test_an_ephemeral_message_is_out_of_the_bot_tokens_reach(
    discord: Discord, bot: PlayerBot
) -> None:
    post = await opened(discord)
    (anna,) = discord.people("Anna")
    hand = (await anna.click(post, "Hand")).post
    assert hand is not None
    partial = bot.table_channel.get_partial_message(hand.id)
    await bot.attempt(partial.edit(content="mine"))
    await bot.attempt(partial.delete())
    await bot.attempt(partial.fetch())
    assert bot.refusals == [10008, 10008, 10008]


async def test_the_token_reads_edits_and_deletes_its_own_messages(
    discord: Discord, bot: PlayerBot
) -> None:
    (anna,) = discord.people("Anna")
    first = (await anna.slash("do")).post
    assert first is not None
    assert bot.last is not None
    assert (await bot.last.original_response()).content == "pong"
    await bot.last.edit_original_response(content="changed")
    assert anna.again(first).text == "changed"
    more = await bot.last.followup.send("more", wait=True)
    await more.edit(content="more yet")
    await more.delete()
    await bot.last.delete_original_response()
    assert anna.visible() == []


async def test_a_token_reaches_no_other_message(discord: Discord, bot: PlayerBot) -> None:
    post = await opened(discord)
    (anna,) = discord.people("Anna")
    await anna.slash("do")
    assert bot.last is not None
    await bot.attempt(bot.last.followup.edit_message(post.id, content=None))
    assert bot.refusals == [10008]


@pytest.mark.usefixtures("bot")
async def test_a_board_deleted_before_the_answer_is_unknown(discord: Discord) -> None:
    post = await opened(discord)
    (anna,) = discord.people("Anna")
    discord.faults.slow("callback", 1.0)
    click = asyncio.create_task(anna.click(post, "Draw"))
    await until(lambda: discord.faults.struck == 1)
    discord.owner.delete(post)
    discord.advance(1.0)
    await until(lambda: discord.report.take_codes() == [10008])
    discord.advance(2.0)
    assert (await click).failure == "This interaction failed"
    discord.report.take_failures()
    assert len(discord.take_errors()) == 1


async def test_a_v1_message_can_be_turned_into_v2_but_not_back(
    discord: Discord, bot: PlayerBot
) -> None:
    message = await bot.table_channel.send("plain")
    view, file = board(3)
    await bot.attempt(message.edit(view=view, attachments=[file]))
    view, file = board(3)
    await message.edit(content=None, view=view, attachments=[file])
    await bot.attempt(message.edit(content="plain again"))
    assert bot.refusals == [50035, 50035]
    assert discord.owner.visible()[0].text == "## Table\nTurn 3"


@pytest.mark.usefixtures("bot")
async def test_clicks_at_the_same_time_are_all_delivered(discord: Discord) -> None:
    post = await opened(discord)
    anna, ben, cleo = discord.people("Anna", "Ben", "Cleo")
    shown = await asyncio.gather(*(one.click(post, "Hand") for one in (anna, ben, cleo)))
    texts = [one.post.text for one in shown if one.post is not None]
    assert texts == ["Hand of Anna", "Hand of Ben", "Hand of Cleo"]


async def test_a_modal_does_not_survive_its_bot(discord: Discord, bot: PlayerBot) -> None:
    post = await opened(discord)
    (anna,) = discord.people("Anna")
    form = (await anna.click(post, "Name")).modal
    await discord.disconnect(bot)
    await discord.connect(PlayerBot())
    submit = asyncio.create_task(anna.submit(form, {"Name": "Round", "Mood": "Calm"}))
    await asyncio.sleep(0)
    discord.advance(3.0)
    assert (await submit).failure == "Something went wrong. Try again."
    discord.report.take_failures()


@pytest.mark.parametrize("place", ["channel", "dm"])
async def test_commands_work_in_dms_too(discord: Discord, bot: PlayerBot, place: str) -> None:
    (anna,) = discord.people("Anna")
    shown = await anna.slash("do", at=anna.dm if place == "dm" else None)
    assert shown.post is not None
    assert (shown.post in anna.inbox()) is (place == "dm")
    assert bot.last is not None
    assert bot.last.user.name == "anna"
    assert (bot.last.guild is None) is (place == "dm")
