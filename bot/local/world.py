"""The world of the local Discord: who exists, who may do what, and who sees what. No I/O."""

from __future__ import annotations

from collections.abc import Iterator

from bot.local import permissions, refusals
from bot.local.events import (
    ChannelCreated,
    ChannelUpdated,
    MemberJoined,
    MemberLeft,
)
from bot.local.model import (
    THREADS,
    Channel,
    ChannelKind,
    Guild,
    Member,
    Message,
    Overwrite,
    Role,
    User,
)
from bot.local.permissions import ORDINARY, Can
from bot.local.records import Records


class World(Records):
    """Every change goes through a method here or a function of its siblings, is journalled and
    told to all listeners."""

    # Founding

    def add_user(self, name: str, *, bot: bool = False, locale: str = "en-US") -> User:
        user = User(self.ids.next(), name.lower().replace(" ", "_"), name, bot, locale)
        self.save(user)
        return user

    def add_guild(self, name: str, owner: int, locale: str = "en-US") -> Guild:
        id = self.ids.next()
        guild = Guild(id, name, owner, [Role(id, "@everyone", int(ORDINARY))], locale)
        self.save(guild)
        return guild

    def add_channel(
        self,
        guild: Guild,
        name: str,
        topic: str | None = None,
        kind: ChannelKind = ChannelKind.TEXT,
    ) -> Channel:
        position = sum(one.guild == guild.id for one in self.channels.values())
        channel = Channel(self.ids.next(), kind, guild.id, name, position=position, topic=topic)
        self.save(channel)
        self.tell(ChannelCreated(channel))
        return channel

    def join(self, guild: Guild, user: User, roles: tuple[int, ...] = ()) -> Member:
        member = Member(self.ids.next(), guild.id, user.id, self.clock.now(), list(roles))
        self.save(member)
        self.tell(MemberJoined(member))
        return member

    def leave(self, guild: Guild, user: User) -> None:
        member = self.members.pop((guild.id, user.id))
        self.drop(member)
        self.tell(MemberLeft(member))

    def grant(self, guild: Guild, name: str, allowed: int) -> Role:
        """A new role of the guild; who wears it is the member's matter."""
        role = Role(self.ids.next(), name, allowed)
        guild.roles.append(role)
        self.save(guild)
        return role

    def overwrite(self, channel: Channel, change: Overwrite) -> None:
        others = [one for one in channel.overwrites if one.id != change.id]
        channel.overwrites = [*others, change]
        self.save(channel)
        self.tell(ChannelUpdated(channel))

    def direct(self, user: User) -> Channel:
        """The DM channel of the bot and this user, opened if it is the first time."""
        for channel in self.channels.values():
            if channel.kind is ChannelKind.DM and user.id in channel.recipients:
                return channel
        channel = Channel(self.ids.next(), ChannelKind.DM, recipients=[user.id, self.bot_id])
        self.save(channel)
        self.tell(ChannelCreated(channel))
        return channel

    # Finding

    def user(self, id: int) -> User:
        if id not in self.users:
            raise refusals.unknown_user()
        return self.users[id]

    def guild(self, id: int) -> Guild:
        if id not in self.guilds:
            raise refusals.unknown_guild()
        return self.guilds[id]

    def member(self, guild: int, user: int) -> Member:
        if (guild, user) not in self.members:
            raise refusals.unknown_member()
        return self.members[guild, user]

    def channel(self, id: int) -> Channel:
        """The channel as it is now: a thread that has been still for too long is archived."""
        if id not in self.channels:
            raise refusals.unknown_channel()
        channel = self.channels[id]
        if channel.thread is not None:
            self._archive_if_still(channel)
        return channel

    def message(self, channel: int, id: int) -> Message:
        found = self.messages.get(channel, {}).get(id)
        if found is None:
            raise refusals.unknown_message()
        return found

    def threads(self, guild: int) -> Iterator[Channel]:
        """The guild's active threads."""
        for channel in [one for one in self.channels.values() if one.guild == guild]:
            thread = self.channel(channel.id).thread
            if thread is not None and not thread.archived:
                yield channel

    def share_a_guild(self, one: int, other: int) -> bool:
        return any((id, one) in self.members and (id, other) in self.members for id in self.guilds)

    # Seeing and being allowed

    def allowed(self, user: int, channel: Channel) -> int:
        """The user's permissions here; none at all for a stranger."""
        if channel.guild is None:
            return permissions.EVERYTHING if user in channel.recipients else 0
        member = self.members.get((channel.guild, user))
        if member is None:
            return 0
        home = self.channels[channel.parent] if channel.parent else channel
        return permissions.in_channel(self.guilds[channel.guild], member, home)

    def can(self, user: int, channel: Channel, what: Can) -> bool:
        return self.allowed(user, channel) & what == what

    def sees_channel(self, user: int, channel: Channel) -> bool:
        if not self.can(user, channel, Can.VIEW_CHANNEL):
            return False
        if channel.kind is ChannelKind.PRIVATE_THREAD and channel.thread is not None:
            return user in channel.thread.members or self.can(user, channel, Can.MANAGE_THREADS)
        return True

    def sees(self, user: int, message: Message) -> bool:
        """Whether this message ever reaches this person's screen."""
        if message.only is not None:
            return user == message.only
        return self.sees_channel(user, self.channels[message.channel])

    def channels_of(self, user: int) -> list[Channel]:
        """The channels a person finds in the list, DMs and active threads included."""
        seen = [one for one in list(self.channels.values()) if self.sees_channel(user, one)]
        return [one for one in seen if not is_archived(self.channel(one.id))]

    def _archive_if_still(self, channel: Channel) -> None:
        thread = channel.thread
        if thread is None or thread.archived:
            return
        due = thread.active + thread.archive_minutes * 60
        if self.clock.now() >= due:
            thread.archived, thread.archive_changed = True, due
            self.save(channel)
            self.tell(ChannelUpdated(channel))


def is_archived(channel: Channel) -> bool:
    return channel.thread is not None and channel.thread.archived


def is_thread(channel: Channel) -> bool:
    return channel.kind in THREADS
