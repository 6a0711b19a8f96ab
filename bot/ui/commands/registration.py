"""Registers the commands with Discord when they have changed, and knows their ids."""

import logging
from hashlib import sha256

import discord
import msgspec
from discord import app_commands

from bot.table.storage.protocol import Storage
from bot.ui.message.failures import refusal_of

log = logging.getLogger(__name__)
KEY = "commands"


class Registered(msgspec.Struct, frozen=True):
    """What was registered last, for which application, and the id of each command."""

    fingerprint: bytes
    ids: dict[str, int]


async def register(
    tree: app_commands.CommandTree, application: int | None, store: Storage
) -> dict[str, int]:
    """Registers changed commands; returns the ids of all. Another application registers its own.

    If Discord refuses, games go on with the commands it has; the next start tries again.
    """
    commands = [command.to_dict(tree) for command in tree.get_commands()]
    told = msgspec.json.encode((application, commands), order="sorted")
    fingerprint = sha256(told).digest()
    known = _read(await store.get_meta(KEY))
    if known is None or known.fingerprint != fingerprint:
        try:
            ids = {command.name: command.id for command in await tree.sync()}
        except discord.HTTPException as fault:
            log.error("Discord refuses the commands, the old ones stay: %s", refusal_of(fault))
            return {command.name: command.id for command in await tree.fetch_commands()}
        known = Registered(fingerprint, ids)
        await store.set_meta(KEY, msgspec.json.encode(known))
    return known.ids


def _read(remembered: bytes | None) -> Registered | None:
    """Release 1.0.0 stored only a fingerprint: then everything is registered again."""
    try:
        return None if remembered is None else msgspec.json.decode(remembered, type=Registered)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None
