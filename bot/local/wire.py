"""The world's records as the JSON that Discord puts on the wire. Every id is a string."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime

from bot.local import components
from bot.local.model import (
    Attachment,
    Cause,
    Channel,
    ChannelKind,
    Flag,
    Guild,
    Json,
    Member,
    Message,
    Role,
    Thread,
    User,
)
from bot.local.world import World, is_thread

HOUR = 3600
"""How long an attachment's address stays the same."""
KNOWN = 10_000
ATTACHMENT_LIMIT = 10 * 1024 * 1024
ORDINARY_GUILD: Json = {
    **{key: [] for key in ("emojis", "stickers", "features")},
    **dict.fromkeys(("icon", "banner", "splash", "discovery_splash", "home_header"), None),
    **dict.fromkeys(("description", "vanity_url_code", "application_id", "incidents_data"), None),
    **{
        f"{use}_channel_id": None
        for use in ("afk", "system", "rules", "public_updates", "safety_alerts", "widget")
    },
    **dict.fromkeys(("verification_level", "explicit_content_filter", "mfa_level"), 0),
    **dict.fromkeys(("nsfw_level", "premium_tier", "premium_subscription_count"), 0),
    **dict.fromkeys(("nsfw", "widget_enabled", "premium_progress_bar_enabled"), False),
    "default_message_notifications": 1,
    "system_channel_flags": 0,
    "region": "deprecated",
    "afk_timeout": 300,
    "max_members": 500_000,
    "max_presences": None,
    "max_video_channel_users": 25,
    "max_stage_video_channel_users": 50,
}
"""What is the same for every guild here: the defaults of a new one."""


def when(moment: float | None) -> str | None:
    return None if moment is None else datetime.fromtimestamp(moment, UTC).isoformat()


class Wire:
    """`address` gives the signed URL of a channel's attachment."""

    def __init__(self, world: World, address: Callable[[int, Attachment], str]) -> None:
        self._world = world
        self._address = address
        self._known: dict[int, tuple[tuple[int, int], Json]] = {}

    def user(self, user: User) -> Json:
        return {
            "id": str(user.id),
            "username": user.name,
            "global_name": user.display,
            "discriminator": "0",
            "avatar": None,
            "bot": user.bot,
            "public_flags": 0,
            "flags": 0,
            "primary_guild": None,
        }

    def member(self, member: Member, channel: Channel | None = None) -> Json:
        """With a channel, also the member's permissions there."""
        payload = self._member(member) | {"user": self.user(self._world.users[member.user])}
        if channel is not None:
            payload["permissions"] = str(self._world.allowed(member.user, channel))
        return payload

    def resolved(self, user: User, guild: int | None) -> Json:
        """A person named in an option or select: the user, and beside it the member."""
        found: Json = {"users": {str(user.id): self.user(user)}}
        member = None if guild is None else self._world.members.get((guild, user.id))
        if member is None:
            return found
        return found | {"members": {str(user.id): self._member(member) | {"permissions": "0"}}}

    def _member(self, member: Member) -> Json:
        return {
            "roles": [str(role) for role in member.roles],
            "joined_at": when(member.joined),
            "nick": None,
            "avatar": None,
            "banner": None,
            "premium_since": None,
            "communication_disabled_until": None,
            "pending": False,
            "deaf": False,
            "mute": False,
            "flags": 0,
        }

    def guild(self, guild: Guild) -> Json:
        return {
            "id": str(guild.id),
            "name": guild.name,
            "owner_id": str(guild.owner),
            "roles": [self.role(role, place) for place, role in enumerate(guild.roles)],
            "preferred_locale": guild.locale,
            **ORDINARY_GUILD,
        }

    def guild_create(self, guild: Guild) -> Json:
        """The whole guild as the bot gets it at the start: of the members only itself."""
        world = self._world
        plain = [c for c in world.channels.values() if c.guild == guild.id and not is_thread(c)]
        threads = [c for c in world.threads(guild.id) if world.sees_channel(world.bot_id, c)]
        return self.guild(guild) | {
            "joined_at": when(world.member(guild.id, world.bot_id).joined),
            "large": False,
            "unavailable": False,
            "member_count": sum(key[0] == guild.id for key in world.members),
            "members": [self.member(world.member(guild.id, world.bot_id))],
            "channels": [self.channel(one) for one in plain],
            "threads": [self.channel(one) for one in threads],
            "voice_states": [],
            "presences": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }

    def role(self, role: Role, position: int) -> Json:
        return {
            "id": str(role.id),
            "name": role.name,
            "permissions": str(role.permissions),
            "position": position,
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "managed": False,
            "mentionable": False,
            "flags": 0,
            "icon": None,
            "unicode_emoji": None,
        }

    def channel(self, channel: Channel) -> Json:
        last = channel.last_message
        payload: Json = {
            "id": str(channel.id),
            "type": int(channel.kind),
            "last_message_id": None if last is None else str(last),
            "flags": 0,
        }
        if channel.kind is ChannelKind.DM:
            others = [id for id in channel.recipients if id != self._world.bot_id]
            return payload | {"recipients": [self.user(self._world.users[id]) for id in others]}
        payload |= {
            "guild_id": str(channel.guild),
            "name": channel.name,
            "parent_id": None if channel.parent is None else str(channel.parent),
            "rate_limit_per_user": channel.slowmode,
        }
        if channel.thread is not None:
            return payload | self._thread(channel, channel.thread)
        return payload | {
            "position": channel.position,
            "topic": channel.topic,
            "nsfw": False,
            "permission_overwrites": [
                {"id": str(o.id), "type": o.kind, "allow": str(o.allow), "deny": str(o.deny)}
                for o in channel.overwrites
            ],
        }

    def _thread(self, channel: Channel, thread: Thread) -> Json:
        count = len(self._world.messages[channel.id])
        payload: Json = {
            "owner_id": str(thread.owner),
            "message_count": count,
            "total_message_sent": count,
            "member_count": len(thread.members),
            "thread_metadata": {
                "archived": thread.archived,
                "locked": thread.locked,
                "auto_archive_duration": thread.archive_minutes,
                "archive_timestamp": when(thread.archive_changed or thread.created),
                "create_timestamp": when(thread.created),
                "invitable": thread.invitable,
            },
        }
        if self._world.bot_id in thread.members:
            payload["member"] = self.thread_member(channel, thread, self._world.bot_id)
        return payload

    def thread_member(self, channel: Channel, thread: Thread, user: int) -> Json:
        return {
            "id": str(channel.id),
            "user_id": str(user),
            "join_timestamp": when(thread.members[user]),
            "flags": 0,
        }

    def attachment(self, channel: int, attachment: Attachment) -> Json:
        url = self._address(channel, attachment)
        payload: Json = {
            "id": str(attachment.id),
            "filename": attachment.name,
            "size": attachment.size,
            "content_type": attachment.content_type,
            "url": url,
            "proxy_url": url,
        }
        if attachment.width is not None:
            payload |= {"width": attachment.width, "height": attachment.height}
        if attachment.description is not None:
            payload["description"] = attachment.description
        return payload

    def message(self, message: Message) -> Json:
        """As REST answers; what the message itself says is built once for each revision."""
        stamp = (message.revision, int(self._world.clock.now()) // HOUR)
        known = self._known.get(message.id)
        if known is None or known[0] != stamp:
            known = self._known[message.id] = stamp, self._written(message)
        if len(self._known) > KNOWN:
            self._known.clear()
        return known[1] | self._circumstances(message)

    def _written(self, message: Message) -> Json:
        world = self._world
        attachments = [self.attachment(message.channel, one) for one in message.attachments]
        files = {one["filename"]: one for one in attachments}
        return {
            "id": str(message.id),
            "channel_id": str(message.channel),
            "type": message.kind,
            "author": self.user(world.users[message.author]),
            "content": message.content,
            "timestamp": when(message.born),
            "edited_timestamp": when(message.edited),
            "flags": message.flags,
            "tts": message.tts,
            "pinned": message.pinned,
            "mention_everyone": message.mention_everyone,
            "mentions": [self.user(world.users[id]) for id in message.mentions],
            "mention_roles": [str(id) for id in message.mention_roles],
            "embeds": components.resolved(message.embeds, files),
            "components": components.resolved(message.components, files),
            "attachments": attachments,
        }

    def message_event(self, message: Message) -> Json:
        """As sent by the gateway: with guild and member, but never for an ephemeral one."""
        payload = self.message(message)
        guild = self._world.channels[message.channel].guild
        if guild is None or message.flags & Flag.EPHEMERAL:
            return payload
        payload["guild_id"] = str(guild)
        author = self._world.members.get((guild, message.author))
        return payload if author is None else payload | {"member": self._member(author)}

    def _circumstances(self, message: Message) -> Json:
        payload: Json = {}
        if message.nonce is not None:
            payload["nonce"] = message.nonce
        if message.by_webhook:
            payload |= {"webhook_id": str(message.author), "application_id": str(message.author)}
        if message.cause is not None:
            payload["interaction_metadata"] = self._cause(message.cause)
        if message.reference is not None:
            payload |= self._reference(message, message.reference)
        started = self._world.channels.get(message.id)
        if started is not None and is_thread(started):
            payload["thread"] = self.channel(started)
        return payload

    def _cause(self, cause: Cause) -> Json:
        return {
            "id": str(cause.id),
            "type": cause.kind,
            "user": self.user(self._world.users[cause.user]),
            "authorizing_integration_owners": {},
        } | _source(cause)

    def _reference(self, message: Message, id: int) -> Json:
        replied = self._world.messages[message.channel].get(id)
        return {
            "message_reference": {
                "type": 0,
                "message_id": str(id),
                "channel_id": str(message.channel),
            },
            "referenced_message": None if replied is None else self.message(replied),
        }


def _source(cause: Cause) -> Json:
    """The command that was typed, or the message that was clicked."""
    if cause.message is not None:
        return {"interacted_message_id": str(cause.message)}
    return {"name": cause.command} if cause.command else {}
