"""What the world consists of: people, guilds, channels, messages. Records only, no behaviour."""

from __future__ import annotations

from enum import IntEnum, IntFlag
from typing import Any

from msgspec import Struct, field

Json = dict[str, Any]


class ChannelKind(IntEnum):
    """Kinds of channels that a board-game bot meets."""

    TEXT = 0
    DM = 1
    ANNOUNCEMENTS = 5
    ANNOUNCEMENT_THREAD = 10
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12


THREADS = (ChannelKind.ANNOUNCEMENT_THREAD, ChannelKind.PUBLIC_THREAD, ChannelKind.PRIVATE_THREAD)


class Flag(IntFlag):
    """Message flags."""

    SUPPRESS_EMBEDS = 1 << 2
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SUPPRESS_NOTIFICATIONS = 1 << 12
    COMPONENTS_V2 = 1 << 15


class User(Struct):
    id: int
    name: str
    display: str
    bot: bool = False
    locale: str = "en-US"
    accepts_dms: bool = True


class Role(Struct):
    id: int
    name: str
    permissions: int


class Guild(Struct):
    id: int
    name: str
    owner: int
    roles: list[Role]
    locale: str = "en-US"


class Member(Struct):
    id: int
    guild: int
    user: int
    joined: float
    roles: list[int] = field(default_factory=list)


class Overwrite(Struct):
    """What one role (kind 0) or member (kind 1) may or may not do in one channel."""

    id: int
    kind: int
    allow: int = 0
    deny: int = 0


class Thread(Struct):
    """What a channel has in addition when it is a thread."""

    owner: int
    created: float
    active: float
    members: dict[int, float]
    archive_minutes: int = 4320
    archived: bool = False
    archive_changed: float = 0.0
    locked: bool = False
    invitable: bool = True


class Channel(Struct):
    id: int
    kind: ChannelKind
    guild: int | None = None
    name: str = ""
    parent: int | None = None
    position: int = 0
    topic: str | None = None
    slowmode: int = 0
    last_message: int | None = None
    recipients: list[int] = field(default_factory=list)
    overwrites: list[Overwrite] = field(default_factory=list)
    thread: Thread | None = None


class Attachment(Struct):
    id: int
    name: str
    size: int
    content_type: str
    width: int | None = None
    height: int | None = None
    description: str | None = None


class Cause(Struct):
    """The interaction a message answers."""

    id: int
    kind: int
    user: int
    command: str = ""
    message: int | None = None


class Message(Struct):
    id: int
    channel: int
    author: int
    born: float
    content: str = ""
    kind: int = 0
    flags: int = 0
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    edited: float | None = None
    revision: int = 0
    """Counts the changes, of which several may fall on one moment."""
    pinned: bool = False
    pinned_at: float | None = None
    tts: bool = False
    mentions: list[int] = field(default_factory=list)
    mention_roles: list[int] = field(default_factory=list)
    mention_everyone: bool = False
    reference: int | None = None
    nonce: str | int | None = None
    by_webhook: bool = False
    cause: Cause | None = None
    only: int | None = None
    """The one person who sees this ephemeral message; None: whoever sees the channel."""

    @property
    def ephemeral(self) -> bool:
        return self.only is not None

    @property
    def loading(self) -> bool:
        return bool(self.flags & Flag.LOADING)
