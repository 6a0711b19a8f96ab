"""The routes as the client uses them, and the codes of what Discord refuses there."""

from __future__ import annotations

import io

import aiohttp
import discord as client
import pytest
from discord.http import Route

from bot.local import messages
from bot.local.model import Overwrite
from bot.local.permissions import Can
from tests.discord_server import Discord
from tests.local.player_bot import PlayerBot, board, picture
from tests.local.scenes import opened, posted

DAY = 24 * 3600.0


async def test_messages_are_read_edited_and_deleted(discord: Discord, bot: PlayerBot) -> None:
    channel = bot.table_channel
    allow = Overwrite(bot.user_id, 1, allow=int(Can.MANAGE_MESSAGES))
    discord.world.overwrite(discord.channel, allow)
    sent = [await channel.send(f"line {number}") for number in range(5)]
    assert [m.id async for m in channel.history(limit=2)] == [sent[4].id, sent[3].id]
    assert [m.id async for m in channel.history(after=sent[2])] == [sent[3].id, sent[4].id]
    assert [m.id async for m in channel.history(before=sent[2])] == [sent[1].id, sent[0].id]
    await sent[0].edit(content="changed")
    assert (await channel.fetch_message(sent[0].id)).content == "changed"
    await sent[0].delete()
    await channel.delete_messages(sent[1:3])
    assert [post.text for post in discord.owner.visible()] == ["line 3", "line 4"]


async def test_files_are_kept_replaced_and_added(discord: Discord, bot: PlayerBot) -> None:
    message = await bot.table_channel.send("picture", files=[picture(1), picture(2)])
    kept = await message.edit(content="same")
    assert [one.filename for one in kept.attachments] == ["board-001.png", "board-002.png"]
    one = await kept.edit(attachments=[kept.attachments[1]])
    assert [one.filename for one in one.attachments] == ["board-002.png"]
    two = await one.add_files(picture(3))
    assert [one.filename for one in two.attachments] == ["board-002.png", "board-003.png"]
    assert len(discord.world.files) == 2
    await two.delete()
    assert len(discord.world.files) == 0


async def test_a_replaced_picture_is_gone_and_addresses_expire(
    discord: Discord, bot: PlayerBot
) -> None:
    message = await bot.table_channel.send(file=picture(1))
    old = message.attachments[0]
    assert await old.read()
    await message.edit(attachments=[picture(2)])
    with pytest.raises(client.NotFound):
        await old.read()
    fresh = (await bot.table_channel.fetch_message(message.id)).attachments[0]
    discord.advance(2 * DAY)
    with pytest.raises(client.NotFound):
        await fresh.read()


async def test_a_forged_address_opens_nothing(discord: Discord, bot: PlayerBot) -> None:
    message = await bot.table_channel.send(file=picture(1))
    address = message.attachments[0].url.split("?")[0]
    async with aiohttp.ClientSession() as session, session.get(address) as response:
        assert response.status == 404
    assert discord.report.refusals == []


async def test_replies_and_mentions(discord: Discord, bot: PlayerBot) -> None:
    anna, ben = discord.people("Anna", "Ben")
    first = await bot.table_channel.send("hello")
    text = f"<@{anna.id}> and <@{ben.id}>"
    only = client.AllowedMentions(users=[client.Object(anna.id)])
    reply = await first.reply(text, allowed_mentions=only)
    assert [user.id for user in reply.mentions] == [anna.id]
    assert reply.reference is not None
    assert reply.reference.message_id == first.id
    silent = await bot.table_channel.send(text)
    assert silent.mentions == []
    theirs = bot.table_channel.get_partial_message(anna.say("hello").id)
    assert [user.id for user in (await theirs.reply("hi", mention_author=True)).mentions] == [
        anna.id
    ]
    assert (await theirs.reply("hi", mention_author=False)).mentions == []


async def test_pins(bot: PlayerBot, monkeypatch: pytest.MonkeyPatch) -> None:
    message = await bot.table_channel.send("keep")
    await message.pin()
    assert [pin.id async for pin in bot.table_channel.pins()] == [message.id]
    await message.unpin()
    assert [pin async for pin in bot.table_channel.pins()] == []
    monkeypatch.setattr(messages, "PINS", 1)
    await message.pin()
    await bot.attempt((await bot.table_channel.send("more")).pin())
    assert bot.refusals == [30003]


async def test_typing_reaches_those_who_see_the_channel(discord: Discord, bot: PlayerBot) -> None:
    (anna,) = discord.people("Anna")
    with discord.feeds.listen(anna.id) as queue:
        async with bot.table_channel.typing():
            entry = await queue.get()
    assert entry["event"] == "typing"


async def test_users_members_guilds_and_channels(discord: Discord, bot: PlayerBot) -> None:
    (anna,) = discord.people("Anna")
    assert (await bot.fetch_user(anna.id)).display_name == "Anna"
    guild = await bot.fetch_guild(discord.guild.id)
    assert (await guild.fetch_member(anna.id)).name == "anna"
    assert [one.name for one in await guild.fetch_channels()] == ["spieltisch"]
    assert str(await bot.fetch_channel(discord.channel.id)) == "spieltisch"
    assert [one.id async for one in bot.fetch_guilds()] == [guild.id]
    info = await bot.application_info()
    assert info.owner.id == discord.guild.owner


async def test_commands_can_belong_to_a_guild(discord: Discord, bot: PlayerBot) -> None:
    guild = client.Object(discord.guild.id)
    bot.tree.copy_global_to(guild=guild)
    synced = await bot.tree.sync(guild=guild)
    again = await bot.tree.sync(guild=guild)
    assert [one.id for one in synced] == [one.id for one in again]
    assert {one.name for one in await bot.tree.fetch_commands(guild=guild)} == {"table", "do"}
    fetched = await bot.tree.fetch_command(synced[0].id, guild=guild)
    await fetched.edit(description="Changed")
    await fetched.delete()
    await bot.attempt(fetched.delete())
    assert bot.refusals == [10063]
    (anna,) = discord.people("Anna")
    assert {one["name"] for one in anna.commands()} == {"table", "do"}


async def test_history_around_a_message(bot: PlayerBot) -> None:
    sent = [await bot.table_channel.send(f"line {number}") for number in range(7)]
    found = [one.id async for one in bot.table_channel.history(around=sent[3], limit=3)]
    assert sorted(found) == [one.id for one in sent[2:5]]


async def test_single_commands_are_added_and_replaced(discord: Discord, bot: PlayerBot) -> None:
    command = {"name": "extra", "description": "More", "type": 1}
    first = await bot.http.upsert_global_command(bot.user_id, command)  # type: ignore[arg-type]
    again = await bot.http.upsert_global_command(bot.user_id, command)  # type: ignore[arg-type]
    assert first["id"] == again["id"]
    assert len(discord.world.commands[0]) == 3
    await bot.attempt(bot.http.upsert_global_command(1, command))  # type: ignore[arg-type]
    assert bot.refusals == [50001]


async def test_a_query_out_of_bounds(bot: PlayerBot) -> None:
    route = Route("GET", "/channels/{channel_id}/messages", channel_id=bot.table_channel.id)
    await bot.attempt(bot.http.request(route, params={"limit": 101}))
    await bot.attempt(bot.http.request(Route("GET", "/channels/{channel_id}", channel_id="x")))
    await bot.attempt(bot.http.request(Route("POST", "/users/@me/channels"), json={}))
    await bot.attempt(bot.http.request(Route("POST", "/users/@me/channels"), json=[]))
    assert bot.refusals == [50035, 50035, 50035, 50109]


async def test_nobody_writes_to_another_bot(discord: Discord, bot: PlayerBot) -> None:
    other = discord.world.add_user("Other", bot=True)
    await bot.attempt(bot.create_dm(client.Object(other.id)))
    assert bot.refusals == [50007]


@pytest.mark.parametrize(
    ("denied", "code"), [(Can.VIEW_CHANNEL, 50001), (Can.SEND_MESSAGES, 50013)]
)
async def test_without_permission_nothing_is_sent(
    discord: Discord, bot: PlayerBot, denied: Can, code: int
) -> None:
    channel = bot.table_channel
    discord.world.overwrite(discord.channel, Overwrite(bot.user_id, 1, deny=int(denied)))
    await bot.attempt(channel.send("hello"))
    assert bot.refusals == [code]


async def test_permissions_are_asked_for_each_deed(discord: Discord, bot: PlayerBot) -> None:
    (anna,) = discord.people("Anna")
    channel = bot.table_channel
    theirs = channel.get_partial_message(anna.say("mine").id)
    await bot.attempt(theirs.edit(content="yours"))
    await bot.attempt(theirs.delete())
    await bot.attempt(channel.delete_messages([theirs, theirs]))
    deny = Can.ATTACH_FILES | Can.CREATE_PUBLIC_THREADS | Can.READ_MESSAGE_HISTORY
    discord.world.overwrite(discord.channel, Overwrite(bot.user_id, 1, deny=int(deny)))
    await bot.attempt(channel.send(file=picture(1)))
    await bot.attempt(theirs.create_thread(name="Table"))
    await bot.attempt(theirs.fetch())
    await bot.attempt(channel.edit(topic="games"))
    assert bot.refusals == [50005, 50013, 50013, 50013, 50013, 50013, 50013]


async def test_interaction_answers_need_no_channel_permission(
    discord: Discord, bot: PlayerBot
) -> None:
    discord.world.overwrite(discord.channel, Overwrite(bot.user_id, 1, deny=int(Can.SEND_MESSAGES)))
    post = await opened(discord)
    assert post.files == ["board-000.png"]


async def test_bulk_deletion_ends_after_two_weeks(discord: Discord, bot: PlayerBot) -> None:
    discord.world.overwrite(
        discord.channel, Overwrite(bot.user_id, 1, allow=int(Can.MANAGE_MESSAGES))
    )
    sent = [await bot.table_channel.send("old") for _ in range(2)]
    discord.advance(15 * DAY)
    ids = {"messages": [str(one.id) for one in sent]}
    path = "/channels/{channel_id}/messages/bulk-delete"
    route = Route("POST", path, channel_id=discord.channel.id)
    await bot.attempt(bot.http.request(route, json=ids))
    assert bot.refusals == [50034]


async def test_what_does_not_exist(discord: Discord, bot: PlayerBot) -> None:
    for request in (
        bot.fetch_channel(1),
        bot.fetch_guild(1),
        bot.fetch_user(1),
        bot.guilds[0].fetch_member(1),
        bot.table_channel.fetch_message(1),
    ):
        await bot.attempt(request)
    assert bot.refusals == [10003, 10004, 10013, 10007, 10008]
    assert discord.report.unknown_routes == []


async def test_an_unknown_route_is_remembered(discord: Discord, bot: PlayerBot) -> None:
    await bot.attempt(bot.fetch_invite("abc"))
    assert bot.refusals == [0]
    assert discord.report.unknown_routes == ["GET /api/v10/invites/abc"]
    discord.report.unknown_routes.clear()


async def test_bodies_are_checked(discord: Discord, bot: PlayerBot) -> None:
    view, _ = board(0)
    button: client.ui.View = client.ui.View()
    button.add_item(client.ui.Button(label="x" * 81))
    channel = bot.table_channel
    await bot.attempt(channel.send("x" * 2001))
    await bot.attempt(channel.send(view=button))
    await bot.attempt(channel.send(""))
    await bot.attempt(channel.send(view=view))
    assert bot.refusals == [50035, 50035, 50006, 50035]
    assert discord.owner.visible() == []


async def test_a_checked_board_comes_back_whole(discord: Discord, bot: PlayerBot) -> None:
    post = await posted(discord, bot)
    message = await bot.table_channel.fetch_message(post.id)
    view = client.ui.LayoutView.from_message(message)
    ids = [item.id for item in view.walk_children()]
    assert all(ids)
    assert len(set(ids)) == len(ids)
    gallery = next(one for one in view.walk_children() if isinstance(one, client.ui.MediaGallery))
    assert gallery.items[0].media.url == message.attachments[0].url
    assert gallery.items[0].media.attachment_id == message.attachments[0].id


@pytest.mark.parametrize("mebibytes", [11, 26])
async def test_too_large_a_file_is_refused(
    discord: Discord, bot: PlayerBot, mebibytes: int
) -> None:
    file = client.File(io.BytesIO(bytes(mebibytes << 20)), "board.png")
    with pytest.raises(client.HTTPException) as refusal:
        await bot.table_channel.send(file=file)
    assert (refusal.value.status, refusal.value.code) == (413, 40005)
    assert discord.owner.visible() == []


async def test_a_broken_body_is_refused(discord: Discord) -> None:
    headers = {"Authorization": f"Bot {discord.token}", "Content-Type": "application/json"}
    address = f"{discord.api_address}/channels/{discord.channel.id}/messages"
    async with (
        aiohttp.ClientSession(headers=headers) as session,
        session.post(address, data=b"{") as response,
    ):
        assert (await response.json())["code"] == 50109
        assert response.headers["Content-Type"] == "application/json"
