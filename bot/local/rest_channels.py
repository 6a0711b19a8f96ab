"""Routes for channels, threads, guilds, members and users."""

from __future__ import annotations

from bot.local import limits, permissions, refusals, threads
from bot.local.call import Call, snowflake
from bot.local.events import ChannelUpdated
from bot.local.model import Channel, Guild, Json, Thread
from bot.local.permissions import Can
from bot.local.rest import Answer, Routes
from bot.local.world import is_thread

routes = Routes()


@routes.on("GET", "/users/@me")
async def read_myself(call: Call) -> Answer:
    world = call.discord.world
    user = call.discord.wire.user(world.users[world.bot_id])
    return user | {"mfa_enabled": False, "verified": True, "locale": "en-US", "email": None}


@routes.on("GET", "/users/{user}")
async def read_user(call: Call) -> Answer:
    return call.discord.wire.user(call.discord.world.user(call.id("user")))


@routes.on("POST", "/users/@me/channels")
async def open_dm(call: Call) -> Answer:
    world = call.discord.world
    user = world.user(snowflake("recipient_id", (await call.json()).get("recipient_id")))
    if user.bot:
        raise refusals.cannot_dm()
    return call.discord.wire.channel(world.direct(user))


@routes.on("GET", "/users/@me/guilds")
async def read_my_guilds(call: Call) -> Answer:
    world = call.discord.world
    mine = [one for one in world.guilds.values() if (one.id, world.bot_id) in world.members]
    return [_as_of(call, guild) for guild in mine]


def _as_of(call: Call, guild: Guild) -> Json:
    """A guild in the list of the bot's own, with what the bot may do there."""
    world = call.discord.world
    may = permissions.in_guild(guild, world.member(guild.id, world.bot_id))
    is_owner = guild.owner == world.bot_id
    return call.discord.wire.guild(guild) | {"owner": is_owner, "permissions": str(may)}


@routes.on("GET", "/guilds/{guild}")
async def read_guild(call: Call) -> Answer:
    guild = call.guild()
    count = sum(key[0] == guild.id for key in call.discord.world.members)
    return call.discord.wire.guild(guild) | {
        "approximate_member_count": count,
        "approximate_presence_count": count,
    }


@routes.on("GET", "/guilds/{guild}/channels")
async def read_guild_channels(call: Call) -> Answer:
    world = call.discord.world
    guild = call.guild()
    seen = [one for one in world.channels.values() if world.sees_channel(world.bot_id, one)]
    mine = [one for one in seen if one.guild == guild.id and not is_thread(one)]
    return [call.discord.wire.channel(one) for one in mine]


@routes.on("GET", "/guilds/{guild}/members/{user}")
async def read_member(call: Call) -> Answer:
    world = call.discord.world
    guild = call.guild()
    return call.discord.wire.member(world.member(guild.id, call.id("user")))


@routes.on("GET", "/guilds/{guild}/threads/active")
async def read_active_threads(call: Call) -> Answer:
    world, wire = call.discord.world, call.discord.wire
    guild = call.guild()
    found = [one for one in world.threads(guild.id) if world.sees_channel(world.bot_id, one)]
    mine = [(one, one.thread) for one in found if one.thread and world.bot_id in one.thread.members]
    return {
        "threads": [wire.channel(one) for one in found],
        "members": [wire.thread_member(one, thread, world.bot_id) for one, thread in mine],
        "has_more": False,
    }


@routes.on("GET", "/channels/{channel}")
async def read_channel(call: Call) -> Answer:
    return call.discord.wire.channel(call.channel())


@routes.on("PATCH", "/channels/{channel}")
async def change_channel(call: Call) -> Answer:
    channel, world, told = call.channel(), call.discord.world, await call.json()
    if is_thread(channel):
        call.note(limits.check_thread_edit(told))
        _may_change(call, channel, told)
        threads.change_thread(world, channel, told)
    else:
        call.channel(Can.MANAGE_CHANNELS)
        channel.name = told.get("name", channel.name)
        channel.topic = told.get("topic", channel.topic)
        world.save(channel)
        world.tell(ChannelUpdated(channel))
    return call.discord.wire.channel(channel)


@routes.on("DELETE", "/channels/{channel}")
async def delete_channel(call: Call) -> Answer:
    channel = call.channel()
    call.channel(Can.MANAGE_THREADS if is_thread(channel) else Can.MANAGE_CHANNELS)
    payload = call.discord.wire.channel(channel)
    threads.delete(call.discord.world, channel)
    return payload


@routes.on("POST", "/channels/{channel}/threads")
async def handle_open_thread(call: Call) -> Answer:
    told = await call.json()
    call.note(limits.check_thread(told, on_message=False))
    private = told.get("type", 12) == 12
    need = Can.CREATE_PRIVATE_THREADS if private else Can.CREATE_PUBLIC_THREADS
    world = call.discord.world
    thread = threads.open_thread(world, call.channel(need), world.bot_id, told)
    return call.discord.wire.channel(thread)


@routes.on("POST", "/channels/{channel}/messages/{message}/threads")
async def open_thread_at_message(call: Call) -> Answer:
    told = await call.json()
    call.note(limits.check_thread(told, on_message=True))
    world, message = call.discord.world, call.message()
    parent = call.channel(Can.CREATE_PUBLIC_THREADS)
    thread = threads.open_thread(world, parent, world.bot_id, told, message)
    return call.discord.wire.channel(thread)


@routes.on("GET", "/channels/{channel}/thread-members")
async def read_thread_members(call: Call) -> Answer:
    channel, thread = _thread(call)
    return [call.discord.wire.thread_member(channel, thread, user) for user in thread.members]


@routes.on("PUT", "/channels/{channel}/thread-members/@me")
async def join_thread(call: Call) -> Answer:
    world = call.discord.world
    threads.admit(world, call.channel(), world.bot_id)
    return None


@routes.on("PUT", "/channels/{channel}/thread-members/{user}")
async def add_to_thread(call: Call) -> Answer:
    world, channel = call.discord.world, call.channel(Can.SEND_MESSAGES_IN_THREADS)
    user = world.user(call.id("user"))
    if channel.guild is None or (channel.guild, user.id) not in world.members:
        raise refusals.missing_access()
    threads.admit(world, channel, user.id)
    return None


@routes.on("DELETE", "/channels/{channel}/thread-members/@me")
async def leave_thread(call: Call) -> Answer:
    world = call.discord.world
    threads.expel(world, call.channel(), world.bot_id)
    return None


@routes.on("DELETE", "/channels/{channel}/thread-members/{user}")
async def remove_from_thread(call: Call) -> Answer:
    world, (channel, thread) = call.discord.world, _thread(call)
    if thread.owner != world.bot_id:
        call.channel(Can.MANAGE_THREADS)
    threads.expel(world, channel, call.id("user"))
    return None


def _thread(call: Call) -> tuple[Channel, Thread]:
    channel = call.channel()
    if channel.thread is None:
        raise refusals.wrong_channel_type()
    return channel, channel.thread


def _may_change(call: Call, channel: Channel, told: Json) -> None:
    """Anyone who may write can reopen a thread that is not locked; the rest is for its owner and
    moderators, and only while it is open."""
    world, thread = call.discord.world, channel.thread
    if thread is None:
        raise refusals.wrong_channel_type()
    if thread.archived and told.get("archived") is not False:
        raise refusals.archived_thread()
    if world.can(world.bot_id, channel, Can.MANAGE_THREADS):
        return
    reopens = told == {"archived": False} and not thread.locked
    closed = thread.archived and thread.locked
    own = thread.owner == world.bot_id and "locked" not in told and not closed
    if not reopens and not own:
        raise refusals.missing_permissions()
