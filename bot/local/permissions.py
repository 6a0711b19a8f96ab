"""Who may do what where, computed as Discord documents it."""

from __future__ import annotations

from enum import IntFlag

from bot.local.model import THREADS, Channel, Guild, Member, Overwrite


class Can(IntFlag):
    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    PIN_MESSAGES = 1 << 51


EVERYTHING = sum(Can)
ORDINARY = (
    Can.VIEW_CHANNEL
    | Can.SEND_MESSAGES
    | Can.EMBED_LINKS
    | Can.ATTACH_FILES
    | Can.READ_MESSAGE_HISTORY
    | Can.USE_APPLICATION_COMMANDS
    | Can.CREATE_PUBLIC_THREADS
    | Can.CREATE_PRIVATE_THREADS
    | Can.SEND_MESSAGES_IN_THREADS
)


def in_guild(guild: Guild, member: Member) -> int:
    """What the member's roles grant before any channel has its say."""
    if member.user == guild.owner:
        return EVERYTHING
    granted = 0
    for role in guild.roles:
        if role.id == guild.id or role.id in member.roles:
            granted |= role.permissions
    return EVERYTHING if granted & Can.ADMINISTRATOR else granted


def in_channel(guild: Guild, member: Member, channel: Channel) -> int:
    """What the member may do in this channel; a thread is asked through its parent."""
    granted = in_guild(guild, member)
    if granted == EVERYTHING:
        return granted
    roles = [one for one in channel.overwrites if one.id in member.roles]
    everyone = [one for one in channel.overwrites if one.id == guild.id]
    own = [one for one in channel.overwrites if one.id == member.user]
    for layer in (everyone, roles, own):
        granted = _after(granted, layer)
    return granted if granted & Can.VIEW_CHANNEL else 0


def to_write(channel: Channel) -> Can:
    """The permission that writing here takes."""
    return Can.SEND_MESSAGES_IN_THREADS if channel.kind in THREADS else Can.SEND_MESSAGES


def _after(granted: int, overwrites: list[Overwrite]) -> int:
    for one in overwrites:
        granted &= ~one.deny
    for one in overwrites:
        granted |= one.allow
    return granted
