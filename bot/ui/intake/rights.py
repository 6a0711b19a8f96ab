"""What people may do at a table, and what the bot may do in a channel."""

import discord

from bot.games.contract import Refused
from bot.table.table import Table
from bot.ui.intake.buttons import Interaction


def is_moderator(interaction: Interaction, table: Table) -> bool:
    """Of the server in which this table stands: rights elsewhere count for nothing here."""
    return interaction.guild_id == table.sheet.guild and interaction.permissions.manage_messages


def is_chief(interaction: Interaction, table: Table) -> bool:
    """The host or a moderator, who may act for the whole table."""
    return interaction.user.id == table.sheet.host or is_moderator(interaction, table)


class Lacking(Refused):
    """The bot may not do something here; the arguments are the names of the permissions."""


def check_board(interaction: Interaction) -> None:
    """Raises `Lacking` unless the bot may do where it is spoken to what a board takes."""
    in_thread = isinstance(interaction.channel, discord.Thread)
    send = "send_messages_in_threads" if in_thread else "send_messages"
    _check(interaction, "view_channel", send, "attach_files")


def check_board_in_new_thread(interaction: Interaction) -> None:
    """The same for a thread that is still to be opened in this channel."""
    send = "send_messages_in_threads"
    _check(interaction, "view_channel", "create_public_threads", send, "attach_files")


def _check(interaction: Interaction, *needed: str) -> None:
    missing = [name for name in needed if not getattr(interaction.app_permissions, name)]
    if missing:
        raise Lacking(*missing)
