"""What happens in the world, told to the bot's gateway and to every person's own feed."""

from __future__ import annotations

from typing import NamedTuple

from bot.local.model import Channel, Guild, Member, Message


class MessageCreated(NamedTuple):
    message: Message


class MessageEdited(NamedTuple):
    message: Message


class MessagesDeleted(NamedTuple):
    """One by one, or several at once when a bot deletes in bulk."""

    channel: Channel
    messages: tuple[Message, ...]
    bulk: bool = False


class PinsChanged(NamedTuple):
    channel: Channel


class ChannelCreated(NamedTuple):
    channel: Channel


class ChannelUpdated(NamedTuple):
    channel: Channel


class ChannelDeleted(NamedTuple):
    channel: Channel


class ThreadMembersChanged(NamedTuple):
    thread: Channel
    added: tuple[int, ...] = ()
    removed: tuple[int, ...] = ()


class MemberJoined(NamedTuple):
    member: Member


class MemberLeft(NamedTuple):
    member: Member


class GuildLost(NamedTuple):
    """A server is unavailable: away, not left."""

    guild: Guild


class GuildBack(NamedTuple):
    guild: Guild


class Typing(NamedTuple):
    channel: Channel
    user: int


Event = (
    MessageCreated
    | MessageEdited
    | MessagesDeleted
    | PinsChanged
    | ChannelCreated
    | ChannelUpdated
    | ChannelDeleted
    | ThreadMembersChanged
    | MemberJoined
    | MemberLeft
    | GuildLost
    | GuildBack
    | Typing
)
