"""People at their screens: what each can do, and what each sees."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from typing import Any, NamedTuple

from bot.local import forms, messages, typed
from bot.local.interactions import Deed, Interaction, Outcome
from bot.local.model import Channel, ChannelKind, Json, Message, User
from bot.local.permissions import Can, to_write
from bot.local.post import Modal, Post, Shown
from bot.local.server import LocalDiscord
from bot.local.typed import Impossible

PATIENCE = 120.0
"""Real seconds after which a test that waits in vain gives up."""


class Choice(NamedTuple):
    name: str
    value: str | int | float


class Person:
    """One human. Does only what the real client would allow, else raises Impossible; whatever
    the bot makes of it comes back as Shown."""

    def __init__(self, discord: LocalDiscord, user: User) -> None:
        self.discord = discord
        self.user = user

    @property
    def id(self) -> int:
        return self.user.id

    @property
    def name(self) -> str:
        return self.user.display

    @property
    def dm(self) -> Channel:
        """The conversation with the bot, opened if need be."""
        return self.discord.world.direct(self.user)

    # Doing

    async def slash(self, command: str, /, *, at: Channel | None = None, **options: Any) -> Shown:
        """Types a command, "group sub" without the slash; people and channels are passed whole."""
        world, channel = self.discord.world, self._here(at)
        values = {name: _plain(value) for name, value in options.items()}
        line = typed.line(world, self.discord.wire, self.user, channel, command, values)
        opened = self._open(Deed.COMMAND, channel, line.data, command=" ".join(line.path))
        return await self._shown(opened)

    async def complete(
        self, command: str, option: str, text: str, /, *, at: Channel | None = None, **others: Any
    ) -> list[Choice]:
        """What is proposed while this text stands in the option."""
        channel = self._here(at)
        line = typed.unfinished(
            self.discord.world, self.user, channel, command, option, text, others
        )
        opened = self._open(Deed.AUTOCOMPLETE, channel, line.data, command=" ".join(line.path))
        outcome = await self._outcome(opened)
        return [Choice(one["name"], one["value"]) for one in outcome.choices]

    async def click(self, post: Post, button: str) -> Shown:
        """Presses the button with this label, emoji or custom id."""
        message = self._seen(post)
        data = forms.pressed(self._post(message), button)
        return await self._shown(self._open(Deed.COMPONENT, self._place(message), data, message))

    async def select(self, post: Post, *values: Any, which: str | None = None) -> Shown:
        """Picks these values, by label or value, in the only select or the one named."""
        message = self._seen(post)
        picked = tuple(_plain(value) for value in values)
        resolve = self._resolver(self._place(message))
        data = forms.chosen(self._post(message), which, picked, resolve)
        return await self._shown(self._open(Deed.COMPONENT, self._place(message), data, message))

    async def submit(self, modal: Modal | None, values: Mapping[str, Any]) -> Shown:
        """Fills the form by label or custom id and sends it off."""
        if modal is None:
            raise Impossible("there is no form to fill")
        world = self.discord.world
        plain = {name: _plain(value) for name, value in values.items()}
        data = forms.submitted(modal, plain, self._resolver(world.channel(modal.channel)))
        source = None if modal.source is None else world.messages[modal.channel].get(modal.source)
        opened = self._open(Deed.MODAL, world.channel(modal.channel), data, source)
        return await self._shown(opened)

    def say(self, text: str, at: Channel | None = None) -> Post:
        """Writes an ordinary message."""
        channel = self._here(at)
        self._check_reachable(channel)
        if not self.discord.world.can(self.id, channel, to_write(channel)):
            raise Impossible(f"{self.name} may not write in #{channel.name}")
        message = messages.post(self.discord.world, channel, self.id, {"content": text})
        return self._post(message)

    def delete(self, post: Post) -> None:
        """Removes a message of one's own, or as a moderator anybody's."""
        message = self._seen(post)
        moderates = self.discord.world.can(self.id, self._place(message), Can.MANAGE_MESSAGES)
        if message.author != self.id and not message.ephemeral and not moderates:
            raise Impossible(f"{self.name} is no moderator")
        messages.remove(self.discord.world, [message])

    def accept_dms(self, *, accepts: bool) -> None:
        self.user.accepts_dms = accepts
        self.discord.world.save(self.user)

    # Seeing

    def visible(self, at: Channel | None = None) -> list[Post]:
        """The channel as this person sees it, oldest first."""
        world, channel = self.discord.world, self._here(at)
        found = list(world.messages[channel.id].values())
        return [self._post(one) for one in found if world.sees(self.id, one)]

    def inbox(self) -> list[Post]:
        """The conversation with the bot."""
        world = self.discord.world
        mine = [one for one in world.channels.values() if self._is_my_dm(one)]
        return self.visible(mine[0]) if mine else []

    def everything(self) -> list[Post]:
        """Whatever this person can see anywhere, DMs, threads and ephemeral messages included."""
        channels = self.discord.world.channels_of(self.id)
        return [post for channel in channels for post in self.visible(channel)]

    def post(self, id: int) -> Post:
        """The message with this id, wherever this person sees it."""
        world = self.discord.world
        found = (one[id] for one in world.messages.values() if id in one)
        message = next(found, None)
        if message is None or not world.sees(self.id, message):
            raise Impossible(f"{self.name} sees no such message")
        return self._post(message)

    def again(self, post: Post) -> Post:
        """The same message as it stands now."""
        return self._post(self._seen(post))

    def commands(self, at: Channel | None = None) -> list[Json]:
        """The commands offered to this person here."""
        return typed.commands_for(self.discord.world, self.user, self._here(at))

    def events(self) -> AsyncIterator[Json]:
        """Everything that is sent to this person from now on."""
        return self.discord.feeds.events_for(self.id)

    async def wait(self, wanted: Callable[[Post], bool]) -> Post:
        """The newest message that this person can see and that is wanted, as soon as there is
        one."""

        with self.discord.feeds.listen(self.id) as queue:
            found = self._newest(wanted)
            async with asyncio.timeout(PATIENCE):
                while found is None:
                    found = self._wanted(await queue.get(), wanted)
        return found

    # Within

    async def _shown(self, opened: Interaction) -> Shown:
        outcome = await self._outcome(opened)
        if outcome.failure is not None:
            return Shown(failure=outcome.failure)
        if outcome.modal is not None:
            origin = None if opened.source is None else opened.source.id
            return Shown(modal=Modal(outcome.modal, opened.channel.id, origin))
        return Shown(None if outcome.message is None else self._post(outcome.message))

    def _open(
        self,
        deed: Deed,
        channel: Channel,
        data: Json,
        source: Message | None = None,
        command: str = "",
    ) -> Interaction:
        self._check_reachable(channel)
        return self.discord.interactions.open(deed, self.id, channel, data, source, command)

    async def _outcome(self, opened: Interaction) -> Outcome:
        """Where the clock is virtual, patience is what stands for the three seconds."""
        try:
            return await asyncio.wait_for(asyncio.shield(opened.outcome), PATIENCE)
        except TimeoutError:
            self.discord.interactions.fail(opened)
            return await opened.outcome

    def _resolver(self, channel: Channel) -> forms.Resolve:
        return lambda user: self.discord.wire.resolved(user, channel.guild)

    def _here(self, at: Channel | None) -> Channel:
        channel = self.discord.channel if at is None else self.discord.world.channel(at.id)
        if not self.discord.world.sees_channel(self.id, channel):
            raise Impossible(f"{self.name} does not see #{channel.name}")
        return channel

    def _check_reachable(self, channel: Channel) -> None:
        if channel.guild in self.discord.world.unavailable:
            raise Impossible("the server is away")

    def _seen(self, post: Post) -> Message:
        message = self.discord.world.messages.get(post.channel, {}).get(post.id)
        if message is None or not self.discord.world.sees(self.id, message):
            raise Impossible(f"{self.name} sees no such message")
        return message

    def _place(self, message: Message) -> Channel:
        return self.discord.world.channel(message.channel)

    def _newest(self, wanted: Callable[[Post], bool]) -> Post | None:
        found = [post for post in self.everything() if wanted(post)]
        return max(found, key=lambda post: post.id, default=None)

    def _wanted(self, entry: Json, wanted: Callable[[Post], bool]) -> Post | None:
        if entry["event"] == "channel":
            return self._newest(wanted)
        post = Post(entry["message"]) if "message" in entry else None
        return post if post is not None and wanted(post) else None

    def _is_my_dm(self, channel: Channel) -> bool:
        return channel.kind is ChannelKind.DM and self.id in channel.recipients

    def _post(self, message: Message) -> Post:
        return Post(self.discord.wire.message_event(message))


def people(discord: LocalDiscord, *names: str, locale: str = "en-US") -> tuple[Person, ...]:
    """These people, at home in the guild."""
    return tuple(Person(discord, discord.user(name, locale=locale)) for name in names)


def _plain(value: Any) -> Any:
    return value.user if isinstance(value, Person) else value
