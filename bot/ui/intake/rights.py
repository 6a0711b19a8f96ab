"""What people may do at a table, and what the bot may do in a channel."""

import discord

from bot.games.contract import Refused
from bot.table.table import Table
from bot.ui.intake.click import Click


def is_moderator(click: Click, table: Table) -> bool:
    """Of the server in which this table stands: rights elsewhere count for nothing here."""
    return click.guild == table.record.guild and click.interaction.permissions.manage_messages


def is_chief(click: Click, table: Table) -> bool:
    """The host or a moderator, who may act for the whole table."""
    return click.user == table.record.host or is_moderator(click, table)


class Lacking(Refused):
    """The bot may not do something here; the arguments are the names of the permissions."""


def check_board(click: Click) -> None:
    """Raises `Lacking` unless the bot may do where it is spoken to what a board takes."""
    in_thread = isinstance(click.interaction.channel, discord.Thread)
    send = "send_messages_in_threads" if in_thread else "send_messages"
    _check(click, "view_channel", send, "attach_files")


def check_board_in_new_thread(click: Click) -> None:
    """The same for a thread that is still to be opened in this channel."""
    send = "send_messages_in_threads"
    _check(click, "view_channel", "create_public_threads", send, "attach_files")


def _check(click: Click, *needed: str) -> None:
    given = click.interaction.app_permissions
    missing = [name for name in needed if not getattr(given, name)]
    if missing:
        raise Lacking(*missing)
