"""Routes for messages: sending, reading, editing, deleting, pins, typing."""

from __future__ import annotations

from bot.local import limits, messages, refusals
from bot.local.call import Body, Call, snowflake
from bot.local.events import Typing
from bot.local.model import Channel, ChannelKind, Json, Message
from bot.local.permissions import Can, to_write
from bot.local.rest import Answer, Routes
from bot.local.wire import when

routes = Routes()
TWO_WEEKS = 14 * 24 * 3600.0


@routes.on("POST", "/channels/{channel}/messages", "create_message")
async def create(call: Call) -> Answer:
    world = call.discord.world
    body = await call.body()
    channel = _writable(call, body)
    call.note(limits.check_message(body.json, [file.upload for file in body.files]))
    if reference := body.json.get("message_reference"):
        world.message(channel.id, snowflake("message_reference", reference.get("message_id")))
    nonces = call.discord.nonces
    message = nonces.earlier(channel, world.bot_id, body.json)
    if message is None:
        message = messages.post(world, channel, world.bot_id, body.json, body.files)
        nonces.keep(message)
    return call.discord.wire.message(message)


@routes.on("GET", "/channels/{channel}/messages")
async def read_history(call: Call) -> Answer:
    channel = call.channel(Can.READ_MESSAGE_HISTORY)
    limit = call.number("limit", 50, 1, 100)
    place = {name: call.place(name) for name in ("before", "after", "around")}
    found = messages.history(call.discord.world, channel, limit, **place)
    return [call.discord.wire.message(message) for message in found]


@routes.on("GET", "/channels/{channel}/messages/pins")
async def read_pins(call: Call) -> Answer:
    pinned = _pinned(call)
    wire = call.discord.wire
    items = [{"pinned_at": when(one.pinned_at), "message": wire.message(one)} for one in pinned]
    return {"items": items, "has_more": False}


@routes.on("GET", "/channels/{channel}/pins")
async def read_pins_plainly(call: Call) -> Answer:
    return [call.discord.wire.message(message) for message in _pinned(call)]


@routes.on("PUT", "/channels/{channel}/messages/pins/{message}", "pin")
@routes.on("PUT", "/channels/{channel}/pins/{message}", "pin")
async def handle_pin(call: Call) -> Answer:
    _may_pin(call.channel(), call)
    messages.pin(call.discord.world, call.message(), pinned=True)
    return None


@routes.on("DELETE", "/channels/{channel}/messages/pins/{message}", "pin")
@routes.on("DELETE", "/channels/{channel}/pins/{message}", "pin")
async def unpin(call: Call) -> Answer:
    _may_pin(call.channel(), call)
    messages.pin(call.discord.world, call.message(), pinned=False)
    return None


@routes.on("POST", "/channels/{channel}/messages/bulk-delete", "bulk_delete")
async def bulk_delete(call: Call) -> Answer:
    world = call.discord.world
    channel = call.channel(Can.MANAGE_MESSAGES)
    if channel.guild is None:
        raise refusals.wrong_channel_type()
    ids = (await call.json()).get("messages")
    if not isinstance(ids, list) or not 2 <= len(ids) <= 100:
        raise refusals.invalid_field("messages", "Must be between 2 and 100 in length.")
    found = [world.messages[channel.id].get(snowflake("messages", id)) for id in ids]
    known = [one for one in found if one is not None and not one.ephemeral]
    if any(one.born < world.clock.now() - TWO_WEEKS for one in known):
        raise refusals.too_old_for_bulk_delete()
    if known:
        messages.remove(world, known, bulk=True)
    return None


@routes.on("GET", "/channels/{channel}/messages/{message}")
async def handle_read(call: Call) -> Answer:
    return call.discord.wire.message(call.message(Can.READ_MESSAGE_HISTORY))


@routes.on("PATCH", "/channels/{channel}/messages/{message}", "edit_message")
async def handle_edit(call: Call) -> Answer:
    discord = call.discord
    body, message = await call.body(), call.message()
    if body.files and discord.doubts.edits_need_attach_files:
        call.channel(Can.ATTACH_FILES)
    if message.author != discord.world.bot_id:
        raise refusals.another_users_message()
    discord.limits.take_old_edit(message.channel, message.born)
    check_edit_body(call, message, body)
    return discord.wire.message(messages.edit(discord.world, message, body.json, body.files))


@routes.on("DELETE", "/channels/{channel}/messages/{message}", "delete_message")
async def handle_delete(call: Call) -> Answer:
    world, message = call.discord.world, call.message()
    channel = call.channel()
    if message.author != world.bot_id and not world.can(world.bot_id, channel, Can.MANAGE_MESSAGES):
        raise refusals.missing_permissions()
    messages.remove(world, [message])
    return None


@routes.on("POST", "/channels/{channel}/typing", "typing")
async def typing(call: Call) -> Answer:
    channel = call.channel()
    if not call.discord.world.can(call.discord.world.bot_id, channel, to_write(channel)):
        raise refusals.missing_permissions()
    call.discord.world.tell(Typing(channel, call.discord.world.bot_id))
    return None


def check_edit_body(call: Call, message: Message, body: Body) -> None:
    """Refuses an edit that Discord would refuse, seen against the message as it stands."""
    old: Json = call.discord.wire.message(message)
    call.note(limits.check_edit(body.json, old, [file.upload for file in body.files]))


def _writable(call: Call, body: Body) -> Channel:
    channel = call.channel()
    if channel.kind is ChannelKind.DM:
        _reachable(call, channel)
        return channel
    needs = [to_write(channel)] + ([Can.ATTACH_FILES] if body.files else [])
    call.channel(*needs)
    _check_unlocked(call, channel)
    return channel


def _check_unlocked(call: Call, channel: Channel) -> None:
    world, thread = call.discord.world, channel.thread
    if thread is None or not thread.locked:
        return
    if not world.can(world.bot_id, channel, Can.MANAGE_THREADS):
        raise call.discord.doubts.closed_thread() if thread.archived else refusals.locked_thread()


def _reachable(call: Call, channel: Channel) -> None:
    """Whether the person at the other end of a DM lets the bot in."""
    world = call.discord.world
    person = next(world.users[id] for id in channel.recipients if id != world.bot_id)
    if not world.share_a_guild(person.id, world.bot_id):
        raise refusals.no_mutual_guild()
    if not person.accepts_dms:
        raise refusals.cannot_dm()


def _may_pin(channel: Channel, call: Call) -> None:
    world = call.discord.world
    if not world.can(world.bot_id, channel, Can.PIN_MESSAGES):
        raise refusals.missing_permissions()


def _pinned(call: Call) -> list[Message]:
    channel = call.channel(Can.READ_MESSAGE_HISTORY)
    found = [one for one in call.discord.world.messages[channel.id].values() if one.pinned]
    return sorted(found, key=lambda one: one.pinned_at or 0, reverse=True)
