"""The unmodified client plays against the server, end to end."""

from __future__ import annotations

from typing import Any

import pytest

from bot.lab.figures.clicks import measure_clicks
from bot.local.people import Choice
from bot.local.typed import Impossible
from tests.discord_server import Discord
from tests.local.player_bot import PlayerBot
from tests.local.scenes import opened

pytestmark = pytest.mark.usefixtures("bot")


async def test_a_command_posts_a_board_with_its_picture(discord: Discord) -> None:
    post = await opened(discord)
    (ben,) = discord.people("Ben")
    assert post.text == "## Table\nTurn 0"
    assert post.alt_texts == ["Turn 0"]
    assert post.files == ["board-000.png"]
    assert ben.visible() == [post]


async def test_a_click_replaces_the_picture_in_place(discord: Discord) -> None:
    post = await opened(discord)
    (ben,) = discord.people("Ben")
    shown = await ben.click(post, "Draw")
    assert shown.post is not None
    assert shown.post.id == post.id
    assert shown.post.files == ["board-001.png"]
    assert [one.text for one in ben.visible()] == ["## Table\nTurn 1"]


async def test_the_bot_can_download_its_picture_again(discord: Discord, bot: PlayerBot) -> None:
    post = await opened(discord)
    message = await bot.table_channel.fetch_message(post.id)
    data = await message.attachments[0].read()
    assert data.startswith(b"\x89PNG")
    assert (message.attachments[0].width, message.attachments[0].height) == (12, 9)


async def test_an_ephemeral_hand_is_seen_by_its_owner_alone(discord: Discord) -> None:
    post = await opened(discord)
    anna, ben = discord.people("Anna", "Ben")
    shown = await anna.click(post, "Hand")
    assert shown.post is not None
    assert shown.post.ephemeral
    assert shown.post.text == "Hand of Anna"
    assert [one.id for one in ben.visible()] == [post.id]


async def test_thinking_becomes_an_answer_and_a_followup(discord: Discord) -> None:
    post = await opened(discord)
    anna, ben = discord.people("Anna", "Ben")
    shown = await anna.click(post, "Think")
    assert shown.post is not None
    await anna.wait(lambda one: one.text == "and more")
    assert [one.text for one in anna.visible()][1:] == ["thought", "and more"]
    assert anna.again(shown.post).text == "thought"
    assert len(ben.visible()) == 1


async def test_a_dm_arrives_in_one_inbox_only(discord: Discord) -> None:
    post = await opened(discord)
    anna, ben = discord.people("Anna", "Ben")
    await anna.click(post, "Dm")
    dm = await anna.wait(lambda one: one.text == "Your hand")
    assert anna.inbox() == [dm]
    assert dm.files == ["board-007.png"]
    assert ben.inbox() == []


async def test_a_form_is_filled_and_answered(discord: Discord) -> None:
    post = await opened(discord)
    (anna,) = discord.people("Anna")
    opening = await anna.click(post, "Name")
    assert opening.modal is not None
    assert opening.modal.title == "Name the table"
    shown = await anna.submit(opening.modal, {"Name": "Round", "Mood": "Wild"})
    assert shown.post is not None
    assert shown.post.text == "Round is wild"


async def test_a_thread_is_opened_and_joined(discord: Discord, bot: PlayerBot) -> None:
    post = await opened(discord)
    (anna,) = discord.people("Anna")
    await anna.click(post, "Thread")
    said = await anna.wait(lambda one: one.text == "In the thread")
    thread = bot.get_channel(said.channel)
    assert str(thread) == "Table 1"
    joined = discord.world.channel(said.channel).thread
    assert joined is not None
    assert anna.id in joined.members


async def test_a_select_gives_its_value(discord: Discord) -> None:
    post = await opened(discord)
    (anna,) = discord.people("Anna")
    shown = await anna.select(post, "Emerald")
    assert shown.post is not None
    assert shown.post.text == "took emerald"


async def test_autocompletion_proposes(discord: Discord) -> None:
    (anna,) = discord.people("Anna")
    assert await anna.complete("table find", "name", "e") == [Choice("Emerald", "emerald")]
    assert await anna.complete("table find", "name", "x") == []


async def test_commands_are_localised(discord: Discord) -> None:
    (anton,) = discord.people("Anton", locale="de")
    shown = await anton.slash("tisch neu", game="coup")
    assert shown.post is not None
    assert shown.post.text.startswith("## Table")


async def test_people_can_be_options(discord: Discord) -> None:
    anna, ben = discord.people("Anna", "Ben")
    shown = await anna.slash("table new", game="coup", guest=ben, seats=3)
    assert shown.failure is None


async def test_the_bot_hears_that_someone_wrote_but_not_what(
    discord: Discord, bot: PlayerBot
) -> None:
    post = await opened(discord)
    (anna,) = discord.people("Anna")
    said = anna.say("a secret")
    await anna.click(post, "Hand")
    assert [one.id for one in bot.heard] == [post.id, said.id]
    assert bot.heard[1].content == ""


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("nothing", {}),
        ("table", {}),
        ("table old", {}),
        ("table new", {}),
        ("table new", {"game": "chess"}),
        ("table new", {"game": "coup", "seats": 7}),
        ("table new", {"game": "coup", "seats": "2"}),
        ("table new", {"game": "coup", "colour": "red"}),
    ],
)
async def test_nobody_can_type_what_the_client_refuses(
    discord: Discord, command: str, options: dict[str, Any]
) -> None:
    (anna,) = discord.people("Anna")
    with pytest.raises(Impossible):
        await anna.slash(command, **options)


async def test_nobody_can_press_what_is_not_there(discord: Discord) -> None:
    post = await opened(discord)
    anna, ben = discord.people("Anna", "Ben")
    hand = (await anna.click(post, "Hand")).post
    assert hand is not None
    with pytest.raises(Impossible):
        await anna.click(post, "Win")
    with pytest.raises(Impossible):
        await anna.select(post, "Chess")
    with pytest.raises(Impossible):
        await ben.click(hand, "Draw")
    form = (await anna.click(post, "Name")).modal
    with pytest.raises(Impossible):
        await anna.submit(form, {"Name": "x", "Mood": "wild"})


async def test_a_bot_that_comes_back_knows_old_buttons(discord: Discord, bot: PlayerBot) -> None:
    post = await opened(discord)
    (anna,) = discord.people("Anna")
    await discord.disconnect(bot)
    await discord.connect(PlayerBot())
    shown = await anna.click(post, "Draw")
    assert shown.post is not None
    assert shown.post.files == ["board-001.png"]


async def test_clicks_can_be_measured(discord: Discord) -> None:
    post = await opened(discord)
    (anna,) = discord.people("Anna")
    figures = await measure_clicks(anna, post, "Hand", number=20)
    assert figures.number == 20
    assert figures.failed == 0
    assert 0 < figures.median <= figures.slowest
