"""Threads: opened, joined, archived, locked, and what is refused there."""

from __future__ import annotations

from collections.abc import Callable

import discord as client
import pytest

from bot.local import refusals, threads
from bot.local.errors import ApiError
from bot.local.model import ChannelKind, Overwrite
from bot.local.permissions import Can
from bot.local.world import is_archived
from tests.discord_server import Discord
from tests.local.player_bot import PlayerBot, picture

DAY = 24 * 3600.0


async def test_threads(discord: Discord, bot: PlayerBot) -> None:
    anna, ben = discord.people("Anna", "Ben")
    message = await bot.table_channel.send("start")
    thread = await message.create_thread(name="Table 2")
    assert thread.id == message.id
    await thread.add_user(client.Object(anna.id))
    await thread.send("in it")
    assert {member.id for member in await thread.fetch_members()} == {bot.user_id, anna.id}
    await thread.remove_user(client.Object(anna.id))
    await thread.edit(name="Table 3", archived=True)
    assert discord.world.channel(thread.id).name == "Table 3"
    assert thread.id not in {one.id for one in discord.world.channels_of(ben.id)}
    active = await bot.guilds[0].active_threads()
    assert active == []


async def test_a_private_thread_is_seen_by_its_members(discord: Discord, bot: PlayerBot) -> None:
    anna, ben = discord.people("Anna", "Ben")
    thread = await bot.table_channel.create_thread(name="Secret")
    await thread.send("psst")
    waiting = anna.wait(lambda post: post.text == "psst")
    await thread.add_user(client.Object(anna.id))
    assert (await waiting).channel == thread.id
    assert [post.text for post in ben.everything()] == []


async def test_an_archived_thread_refuses_edits_until_someone_writes(
    discord: Discord, bot: PlayerBot
) -> None:
    thread = await bot.table_channel.create_thread(
        name="Old", type=client.ChannelType.public_thread, auto_archive_duration=1440
    )
    message = await thread.send("board")
    discord.advance(DAY)
    await bot.attempt(message.edit(content="new"))
    await bot.attempt(message.delete())
    await bot.attempt(thread.add_user(client.Object(discord.owner.id)))
    await bot.attempt(thread.edit(name="New"))
    assert bot.refusals == [50083] * 4
    await thread.edit(archived=False)
    await message.edit(content="new")
    discord.advance(DAY)
    await thread.send("awake")
    await message.edit(content="newer")


async def test_a_thread_can_be_left_joined_and_deleted(discord: Discord, bot: PlayerBot) -> None:
    world = discord.world
    allow = Can.MANAGE_THREADS | Can.MANAGE_CHANNELS
    world.overwrite(discord.channel, Overwrite(bot.user_id, 1, allow=int(allow)))
    thread = await bot.table_channel.create_thread(name="Table")
    await thread.leave()
    assert await thread.fetch_members() == []
    await thread.join()
    assert [member.id for member in await thread.fetch_members()] == [bot.user_id]
    assert [one.id for one in await bot.guilds[0].active_threads()] == [thread.id]
    await thread.send(file=picture(1))
    await bot.table_channel.edit(topic="Games")
    assert discord.channel.topic == "Games"
    await bot.table_channel.delete()
    assert list(world.channels) == []
    assert len(world.files) == 0


async def test_threads_start_in_text_channels_and_once_per_message(
    discord: Discord, bot: PlayerBot
) -> None:
    message = await bot.table_channel.send("start")
    thread = await message.create_thread(name="One")
    await bot.attempt(message.create_thread(name="Two"))
    inner = await thread.send("inside")
    await bot.attempt(inner.create_thread(name="Three"))
    await bot.attempt(bot.http.get_thread_members(discord.channel.id))
    stranger = discord.world.add_user("Stranger")
    await bot.attempt(thread.add_user(client.Object(stranger.id)))
    assert bot.refusals == [160004, 50024, 50024, 50001]


async def test_a_thread_of_someone_else_is_only_reopened(discord: Discord, bot: PlayerBot) -> None:
    theirs = threads.open_thread(
        discord.world, discord.channel, discord.owner.id, {"name": "Theirs", "type": 11}
    )
    threads.change_thread(discord.world, theirs, {"archived": True})
    thread = await bot.fetch_channel(theirs.id)
    assert isinstance(thread, client.Thread)
    await thread.edit(archived=False)
    await bot.attempt(thread.edit(name="Ours"))
    await bot.attempt(thread.remove_user(client.Object(discord.owner.id)))
    await bot.attempt(thread.delete())
    assert bot.refusals == [50013, 50013, 50013]


async def test_a_locked_thread_is_for_moderators(discord: Discord, bot: PlayerBot) -> None:
    thread = await bot.table_channel.create_thread(name="Locked")
    threads.change_thread(discord.world, discord.world.channel(thread.id), {"locked": True})
    await bot.attempt(thread.send("no"))
    assert bot.refusals == [160005]


@pytest.mark.parametrize(
    ("refusal", "code"), [(refusals.locked_thread, 160005), (refusals.archived_thread, 50083)]
)
async def test_a_thread_that_is_archived_and_locked_stays_closed(
    discord: Discord, bot: PlayerBot, refusal: Callable[[], ApiError], code: int
) -> None:
    """Which code a post meets is in doubt; that only moderators reopen it is documented."""
    discord.doubts.closed_thread = refusal
    thread = await bot.table_channel.create_thread(name="Closed")
    board = await thread.send("board")
    closed = discord.world.channel(thread.id)
    threads.change_thread(discord.world, closed, {"archived": True, "locked": True})
    await bot.attempt(thread.send("no"))
    await bot.attempt(board.edit(content="no"))
    await bot.attempt(thread.edit(archived=False))
    assert bot.refusals == [code, 50083, 50013]
    allow = Overwrite(bot.user_id, 1, allow=int(Can.MANAGE_THREADS))
    discord.world.overwrite(discord.channel, allow)
    await thread.send("yes")
    assert not is_archived(closed)


async def test_an_announcement_channel_has_threads_of_its_own_kind(
    discord: Discord, bot: PlayerBot
) -> None:
    news = discord.world.add_channel(discord.guild, "neues", kind=ChannelKind.ANNOUNCEMENTS)
    channel = await bot.fetch_channel(news.id)
    assert isinstance(channel, client.TextChannel)
    assert channel.is_news()
    for wrong in (client.ChannelType.public_thread, client.ChannelType.private_thread):
        await bot.attempt(channel.create_thread(name="Table", type=wrong))
    await bot.attempt(
        bot.table_channel.create_thread(name="Table", type=client.ChannelType.news_thread)
    )
    assert bot.refusals == [50024] * 3
    thread = await channel.create_thread(name="Table", type=client.ChannelType.news_thread)
    await thread.send("board")
    at_message = await (await channel.send("start")).create_thread(name="Here")
    assert {thread.type, at_message.type} == {client.ChannelType.news_thread}
    assert discord.world.channel(thread.id).kind == 10


async def test_a_bot_that_starts_later_knows_announcement_channels(discord: Discord) -> None:
    news = discord.world.add_channel(discord.guild, "neues", kind=ChannelKind.ANNOUNCEMENTS)
    bot = PlayerBot()
    await discord.connect(bot)
    assert bot.guilds[0].get_channel(news.id) is not None


async def test_there_is_a_limit_of_active_threads(
    bot: PlayerBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(threads, "ACTIVE_THREADS", 1)
    await bot.table_channel.create_thread(name="One")
    await bot.attempt(bot.table_channel.create_thread(name="Two"))
    assert bot.refusals == [160006]
