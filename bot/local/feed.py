"""What reaches each person, and only that person: the stream a page or a test reads."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager

from bot.local.events import (
    ChannelCreated,
    ChannelDeleted,
    ChannelUpdated,
    Event,
    MessageCreated,
    MessageEdited,
    MessagesDeleted,
    ThreadMembersChanged,
    Typing,
)
from bot.local.model import Json, Message
from bot.local.wire import Wire
from bot.local.world import World


class Feeds:
    """One stream per listener. An entry is `{"event": name, ...}` with wire payloads in it."""

    def __init__(self, world: World, wire: Wire) -> None:
        self._world = world
        self._wire = wire
        self._queues: defaultdict[int, list[asyncio.Queue[Json]]] = defaultdict(list)
        world.listeners.append(self._hear)

    @contextmanager
    def listen(self, user: int) -> Iterator[asyncio.Queue[Json]]:
        """Everything this person is sent from now on."""
        queue: asyncio.Queue[Json] = asyncio.Queue()
        self._queues[user].append(queue)
        try:
            yield queue
        finally:
            self._queues[user].remove(queue)

    async def events_for(self, user: int) -> AsyncIterator[Json]:
        with self.listen(user) as queue:
            while True:
                yield await queue.get()

    def send(self, user: int, entry: Json) -> None:
        for queue in self._queues[user]:
            queue.put_nowait(entry)

    def _hear(self, event: Event) -> None:
        for user in [user for user, queues in self._queues.items() if queues]:
            entry = self._entry(event, user)
            if entry is not None:
                self.send(user, entry)

    def _entry(self, event: Event, user: int) -> Json | None:
        world, wire = self._world, self._wire
        match event:
            case MessageCreated(message) if world.sees(user, message):
                return {"event": "message_created", "message": wire.message_event(message)}
            case MessageEdited(message) if world.sees(user, message):
                return {"event": "message_edited", "message": wire.message_event(message)}
            case MessagesDeleted(channel, messages):
                return self._gone(channel.id, messages, user)
            case ChannelCreated(channel) | ChannelUpdated(channel):
                if world.sees_channel(user, channel):
                    return {"event": "channel", "channel": wire.channel(channel)}
            case ThreadMembersChanged(channel, added) if user in added:
                return {"event": "channel", "channel": wire.channel(channel)}
            case ChannelDeleted(channel) if world.sees_channel(user, channel):
                return {"event": "channel_gone", "channel": str(channel.id)}
            case Typing(channel, who) if world.sees_channel(user, channel):
                return {"event": "typing", "channel": str(channel.id), "user": str(who)}
            case _:
                pass
        return None

    def _gone(self, channel: int, messages: tuple[Message, ...], user: int) -> Json | None:
        ids = [str(message.id) for message in messages if self._world.sees(user, message)]
        return {"event": "messages_gone", "channel": str(channel), "ids": ids} if ids else None
