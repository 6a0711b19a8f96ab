"""Why the bot did not start or had to stop: one sentence, and an exit code for the supervisor.

1: it may be well at the next attempt, or needs a hand. 2: a setting is wrong, and stays so.
"""

import sqlite3
from datetime import UTC, datetime

import aiohttp
import discord

from bot.commands.command_lines import called, out_of, said_of
from bot.settings import Settings
from bot.table.startup import AbsurdTime
from bot.table.storage.faults import Leased, NotSaved
from bot.table.storage.sqlite.files.integrity import Damaged
from bot.ui.message.failures import refusal_of

AGAIN, WRONG = 1, 2
DAY = 86_400


class LocalWorldDamaged(Exception):
    """The messages of the local table cannot be read; its games are in another file."""


FAULTS = (
    aiohttp.ClientError,
    discord.DiscordException,
    OSError,
    AbsurdTime,
    Damaged,
    LocalWorldDamaged,
    ModuleNotFoundError,
    NotSaved,
    sqlite3.Error,
    Leased,
)


def startup_refusal(fault: Exception, chosen: Settings) -> tuple[str, int]:  # noqa: C901 - a table of cases
    match fault:
        case discord.LoginFailure():
            return "DISCORD_TOKEN: Discord does not know this token.", WRONG
        case discord.DiscordException():
            return f"{_of_discord(fault)}.", AGAIN
        case aiohttp.ClientError():
            return f"Discord cannot be reached: {fault}.", AGAIN
        case OSError():
            return f"TAFELRUNDE_DATA: {said_of(fault)}.", WRONG
        case AbsurdTime():
            return _absurd(fault, chosen), AGAIN
        case Damaged():
            return out_of(fault, chosen), AGAIN
        case LocalWorldDamaged():
            return f"{fault}. It holds messages only, no games: move it away.", AGAIN
        case ModuleNotFoundError():
            return f"{fault.name} is missing: pip install 'tafelrunde[postgres]'.", WRONG
        case NotSaved() if chosen.postgres:
            return f"TAFELRUNDE_DATABASE: PostgreSQL cannot be used: {fault}.", AGAIN
        case Leased() if chosen.postgres:
            return "TAFELRUNDE_DATABASE: processes of the bot are using it; stop them first.", AGAIN
        case Leased():
            return f"{chosen.database}: another process is using this database.", AGAIN
        case _:
            return f"{chosen.database} cannot be used: {fault}.", AGAIN


def _of_discord(fault: discord.DiscordException) -> str:
    if isinstance(fault, discord.HTTPException):
        return f"Discord refuses the login: {refusal_of(fault)}"
    return f"Discord has ended the connection: {str(fault).partition(chr(10))[0]}"


def _absurd(fault: AbsurdTime, chosen: Settings) -> str:
    (away,) = fault.args
    clock = datetime.now(UTC)
    if away < 0:
        return (
            f"The clock says {clock:%Y-%m-%d %H:%M} UTC, which is before the bot last ran. "
            "Nothing was changed. Correct the clock; then the bot can be started."
        )
    return (
        f"The clock says {clock:%Y-%m-%d %H:%M} UTC, {away / DAY:,.0f} days after the bot last "
        "ran. Nothing was changed. Correct the clock, or if it is right, postpone all deadlines: "
        + called(chosen, "wake")
    )
