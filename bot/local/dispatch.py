"""The world's events as the dispatches of the bot's gateway, and who is entitled to them."""

from __future__ import annotations

from enum import IntFlag
from typing import NamedTuple

from bot.local.events import (
    ChannelCreated,
    ChannelDeleted,
    ChannelUpdated,
    Event,
    GuildBack,
    GuildLost,
    MemberJoined,
    MemberLeft,
    MessageCreated,
    MessageEdited,
    MessagesDeleted,
    PinsChanged,
    ThreadMembersChanged,
    Typing,
)
from bot.local.model import Channel, ChannelKind, Json, Member, Message
from bot.local.wire import Wire, when
from bot.local.world import World, is_thread


class Intent(IntFlag):
    NONE = 0
    GUILDS = 1 << 0
    GUILD_MEMBERS = 1 << 1
    GUILD_PRESENCES = 1 << 8
    GUILD_MESSAGES = 1 << 9
    GUILD_MESSAGE_TYPING = 1 << 11
    DIRECT_MESSAGES = 1 << 12
    DIRECT_MESSAGE_TYPING = 1 << 14
    MESSAGE_CONTENT = 1 << 15


PRIVILEGED = Intent.GUILD_MEMBERS | Intent.GUILD_PRESENCES | Intent.MESSAGE_CONTENT
BLANK: Json = {"content": "", "embeds": [], "attachments": [], "components": []}


class Dispatch(NamedTuple):
    """One event for the bot; without `intent` its name alone entitles nobody."""

    name: str
    data: Json
    guild: int | None
    intent: Intent = Intent.NONE
    foreign_text: bool = False
    """Whether the text is hidden from a bot without the message content intent."""

    def seen_with(self, intents: int) -> Json:
        hidden = self.foreign_text and not intents & Intent.MESSAGE_CONTENT
        return self.data | BLANK if hidden else self.data


def dispatches(event: Event, world: World, wire: Wire) -> list[Dispatch]:  # noqa: C901 - a table of cases
    """What the bot may hear of an event, intents aside."""
    match event:
        case MessageCreated(message):
            return _message("MESSAGE_CREATE", message, world, wire)
        case MessageEdited(message):
            return _message("MESSAGE_UPDATE", message, world, wire)
        case MessagesDeleted(channel, messages, bulk):
            return _deleted(channel, messages, world, bulk=bulk)
        case PinsChanged(channel):
            return [_pins(channel, world)]
        case ChannelCreated(channel):
            return _channel("CREATE", channel, world, wire)
        case ChannelUpdated(channel):
            return _channel("UPDATE", channel, world, wire)
        case ChannelDeleted(channel):
            return _channel("DELETE", channel, world, wire)
        case ThreadMembersChanged(thread, added, removed):
            return _thread_members(thread, added, removed, world, wire)
        case MemberJoined(member):
            return _joined(member, world, wire)
        case MemberLeft(member):
            return _left(member, world, wire)
        case GuildLost(guild):
            return [_gone(guild.id, unavailable=True)]
        case GuildBack(guild):
            return [_whole(guild.id, world, wire)]
        case Typing(channel, user):
            return _typing(channel, user, world)


def _message(name: str, message: Message, world: World, wire: Wire) -> list[Dispatch]:
    channel = world.channels[message.channel]
    if message.ephemeral:
        # Documented: ephemeral messages come without guild and with the intent of DMs.
        return [Dispatch(name, wire.message_event(message), None, Intent.DIRECT_MESSAGES)]
    if not world.sees_channel(world.bot_id, channel):
        return []
    direct = channel.guild is None
    hidden = not direct and world.bot_id not in (message.author, *message.mentions)
    intent = Intent.DIRECT_MESSAGES if direct else Intent.GUILD_MESSAGES
    return [Dispatch(name, wire.message_event(message), channel.guild, intent, hidden)]


def _deleted(
    channel: Channel, messages: tuple[Message, ...], world: World, *, bulk: bool
) -> list[Dispatch]:
    ids = [str(one.id) for one in messages if not one.ephemeral]
    if not ids or not world.sees_channel(world.bot_id, channel):
        return []
    intent = Intent.DIRECT_MESSAGES if channel.guild is None else Intent.GUILD_MESSAGES
    place = _place(channel)
    if bulk:
        return [Dispatch("MESSAGE_DELETE_BULK", place | {"ids": ids}, channel.guild, intent)]
    return [Dispatch("MESSAGE_DELETE", place | {"id": id}, channel.guild, intent) for id in ids]


def _pins(channel: Channel, world: World) -> Dispatch:
    data = _place(channel) | {"last_pin_timestamp": when(world.clock.now())}
    intent = Intent.NONE if channel.guild is None else Intent.GUILDS
    return Dispatch("CHANNEL_PINS_UPDATE", data, channel.guild, intent)


def _channel(what: str, channel: Channel, world: World, wire: Wire) -> list[Dispatch]:
    if channel.kind is ChannelKind.DM or not world.sees_channel(world.bot_id, channel):
        return []
    name = f"THREAD_{what}" if is_thread(channel) else f"CHANNEL_{what}"
    data = wire.channel(channel)
    if name == "THREAD_CREATE":
        data["newly_created"] = True
    return [Dispatch(name, data, channel.guild, Intent.GUILDS)]


def _thread_members(
    channel: Channel,
    added: tuple[int, ...],
    removed: tuple[int, ...],
    world: World,
    wire: Wire,
) -> list[Dispatch]:
    thread = channel.thread
    if thread is None or not world.sees_channel(world.bot_id, channel):
        return []
    data: Json = {
        "id": str(channel.id),
        "guild_id": str(channel.guild),
        "member_count": len(thread.members),
        "added_members": [wire.thread_member(channel, thread, user) for user in added],
        "removed_member_ids": [str(user) for user in removed],
    }
    return [Dispatch("THREAD_MEMBERS_UPDATE", data, channel.guild, Intent.GUILDS)]


def _joined(member: Member, world: World, wire: Wire) -> list[Dispatch]:
    if member.user == world.bot_id:
        return [_new(member.guild, world, wire)]
    data = wire.member(member) | {"guild_id": str(member.guild)}
    return [Dispatch("GUILD_MEMBER_ADD", data, member.guild, Intent.GUILD_MEMBERS)]


def _whole(guild: int, world: World, wire: Wire) -> Dispatch:
    whole = wire.guild_create(world.guilds[guild])
    return Dispatch("GUILD_CREATE", whole, guild, Intent.GUILDS)


def _new(guild: int, world: World, wire: Wire) -> Dispatch:
    """A server that the bot has just joined says nothing of having been away."""
    whole = _whole(guild, world, wire)
    data = {key: value for key, value in whole.data.items() if key != "unavailable"}
    return whole._replace(data=data)


def _gone(guild: int, **why: bool) -> Dispatch:
    return Dispatch("GUILD_DELETE", {"id": str(guild)} | why, guild, Intent.GUILDS)


def _left(member: Member, world: World, wire: Wire) -> list[Dispatch]:
    if member.user == world.bot_id:
        return [_gone(member.guild)]
    data = {"guild_id": str(member.guild), "user": wire.user(world.users[member.user])}
    return [Dispatch("GUILD_MEMBER_REMOVE", data, member.guild, Intent.GUILD_MEMBERS)]


def _typing(channel: Channel, user: int, world: World) -> list[Dispatch]:
    if not world.sees_channel(world.bot_id, channel):
        return []
    direct = channel.guild is None
    intent = Intent.DIRECT_MESSAGE_TYPING if direct else Intent.GUILD_MESSAGE_TYPING
    data = _place(channel) | {"user_id": str(user), "timestamp": int(world.clock.now())}
    return [Dispatch("TYPING_START", data, channel.guild, intent)]


def _place(channel: Channel) -> Json:
    guild = {} if channel.guild is None else {"guild_id": str(channel.guild)}
    return {"channel_id": str(channel.id)} | guild
