"""Threads: opening, archiving, membership."""

from __future__ import annotations

from bot.local import refusals
from bot.local.events import (
    ChannelCreated,
    ChannelDeleted,
    ChannelUpdated,
    MessageCreated,
    ThreadMembersChanged,
)
from bot.local.model import Channel, ChannelKind, Json, Message, Thread
from bot.local.world import World

ACTIVE_THREADS = 1000
THREAD_CREATED = 18
POSSIBLE = {
    ChannelKind.TEXT: (ChannelKind.PUBLIC_THREAD, ChannelKind.PRIVATE_THREAD),
    ChannelKind.ANNOUNCEMENTS: (ChannelKind.ANNOUNCEMENT_THREAD,),
}


def open_thread(
    world: World, parent: Channel, owner: int, body: Json, message: Message | None = None
) -> Channel:
    """A new active thread. One opened at a message carries that message's id, as in Discord."""
    kind = _kind(parent, body, message)
    if parent.guild is not None and sum(1 for _ in world.threads(parent.guild)) >= ACTIVE_THREADS:
        raise refusals.too_many_threads()
    if message is not None and message.id in world.channels:
        raise refusals.thread_exists()
    channel = _born(world, parent, owner, kind, body, message)
    world.save(channel)
    world.tell(ChannelCreated(channel))
    if message is None and kind is not ChannelKind.PRIVATE_THREAD:
        _announce(world, parent, owner, channel)
    return channel


def change_thread(world: World, channel: Channel, body: Json) -> Channel:
    """Name, slow mode, archive and lock, as far as the body names them."""
    thread = channel.thread
    if thread is None:
        raise refusals.wrong_channel_type()
    channel.name = body.get("name", channel.name)
    channel.slowmode = body.get("rate_limit_per_user") or channel.slowmode
    thread.archive_minutes = body.get("auto_archive_duration", thread.archive_minutes)
    thread.locked = body.get("locked", thread.locked)
    thread.invitable = body.get("invitable", thread.invitable)
    if body.get("archived", thread.archived) != thread.archived:
        thread.archived = body["archived"]
        thread.archive_changed = thread.active = world.clock.now()
    world.save(channel)
    world.tell(ChannelUpdated(channel))
    return channel


def admit(world: World, channel: Channel, user: int) -> None:
    thread = _open(channel)
    if user not in thread.members:
        thread.members[user] = world.clock.now()
        world.save(channel)
        world.tell(ThreadMembersChanged(channel, added=(user,)))


def expel(world: World, channel: Channel, user: int) -> None:
    thread = _open(channel)
    if thread.members.pop(user, None) is not None:
        world.save(channel)
        world.tell(ThreadMembersChanged(channel, removed=(user,)))


def delete(world: World, channel: Channel) -> None:
    """Any channel with all that was said in it and in its threads."""
    for child in [one for one in world.channels.values() if one.parent == channel.id]:
        delete(world, child)
    world.tell(ChannelDeleted(channel))
    for message in world.messages.pop(channel.id).values():
        world.drop(message)
    del world.channels[channel.id]
    world.drop(channel)


def _open(channel: Channel) -> Thread:
    if channel.thread is None:
        raise refusals.wrong_channel_type()
    if channel.thread.archived:
        raise refusals.archived_thread()
    return channel.thread


def _kind(parent: Channel, body: Json, message: Message | None) -> ChannelKind:
    """A thread at a message takes its kind from the channel; a free one must name a fitting one
    and is private if it names none."""
    possible = POSSIBLE.get(parent.kind)
    if possible is None:
        raise refusals.wrong_channel_type()
    wanted = possible[0] if message is not None else body.get("type", ChannelKind.PRIVATE_THREAD)
    if wanted not in possible:
        raise refusals.wrong_channel_type()
    return ChannelKind(wanted)


def _born(
    world: World,
    parent: Channel,
    owner: int,
    kind: ChannelKind,
    body: Json,
    message: Message | None,
) -> Channel:
    now = world.clock.now()
    return Channel(
        id=world.ids.next() if message is None else message.id,
        kind=kind,
        guild=parent.guild,
        name=body["name"],
        parent=parent.id,
        slowmode=body.get("rate_limit_per_user") or 0,
        thread=Thread(
            owner=owner,
            created=now,
            active=now,
            members={owner: now},
            archive_minutes=body.get("auto_archive_duration") or 4320,
            invitable=body.get("invitable", True),
        ),
    )


def _announce(world: World, parent: Channel, owner: int, thread: Channel) -> None:
    """The line that Discord leaves in the parent channel."""
    note = Message(
        world.ids.next(), parent.id, owner, world.clock.now(), thread.name, THREAD_CREATED
    )
    parent.last_message = note.id
    world.save(parent)
    world.save(note)
    world.tell(MessageCreated(note))
