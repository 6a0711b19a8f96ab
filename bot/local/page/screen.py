"""A person's whole screen in one piece, as sent at the start of every stream."""

from __future__ import annotations

from bot.local.model import Channel, ChannelKind, Json
from bot.local.page.roster import roster
from bot.local.people import Person

NEWEST = 50
"""How many messages of a channel are shown; older ones have scrolled away for good."""


def screen(person: Person) -> Json:
    """Only what this person may see: nobody else's DM, nobody else's ephemeral message."""
    discord = person.discord
    channels = discord.world.channels_of(person.id)
    bot = discord.world.users[discord.world.bot_id]
    return {
        "event": "screen",
        "me": str(person.id),
        "guild": discord.guild.name,
        "bot": {"id": str(bot.id), "name": bot.display},
        "people": roster(discord),
        "channels": [discord.wire.channel(one) for one in channels],
        "messages": {str(one.id): _messages(person, one) for one in channels},
        "commands": _commands(person, channels),
    }


def _messages(person: Person, channel: Channel) -> list[Json]:
    return [post.payload for post in person.visible(channel)[-NEWEST:]]


def _commands(person: Person, channels: list[Channel]) -> Json:
    """What a slash offers: in the guild, its threads included, and in the DM."""
    places = {"guild": ChannelKind.TEXT, "dm": ChannelKind.DM}
    found = {
        name: next((one for one in channels if one.kind is kind), None)
        for name, kind in places.items()
    }
    return {
        name: [] if channel is None else person.commands(channel) for name, channel in found.items()
    }
