"""What people may do at a table, and what the bot may do in a channel."""

import discord

from bot.table.table import Table
from bot.ui.intake.buttons import Interaction


def is_moderator(interaction: Interaction) -> bool:
    return interaction.permissions.manage_messages


def is_chief(interaction: Interaction, table: Table) -> bool:
    """The host or a moderator, who may act for the whole table."""
    return interaction.user.id == table.sheet.host or is_moderator(interaction)


def may_show_board(interaction: Interaction) -> bool:
    """Whether the bot may do where it is spoken to what a board takes."""
    may = interaction.app_permissions
    in_thread = isinstance(interaction.channel, discord.Thread)
    may_send = may.send_messages_in_threads if in_thread else may.send_messages
    return may.view_channel and may_send and may.attach_files
