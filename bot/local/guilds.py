"""Servers that are away for a while, as Discord's own outages take them away."""

from __future__ import annotations

from bot.local.events import GuildBack, GuildLost
from bot.local.model import Guild
from bot.local.world import World


def take_away(world: World, guild: Guild) -> None:
    """The bot is told, and nobody reaches the server until it is brought back."""
    world.unavailable.add(guild.id)
    world.tell(GuildLost(guild))


def bring_back(world: World, guild: Guild) -> None:
    world.unavailable.discard(guild.id)
    world.tell(GuildBack(guild))
