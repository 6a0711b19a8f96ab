"""Whoever has left the server: nobody tells us of it, so Discord is asked when it matters."""

from collections.abc import Collection, Iterable

import discord

from bot.games.contract import Refused, Seat
from bot.table.seating.seat_changes import check_replaceable
from bot.table.table import Table
from bot.table.time.sources import within
from bot.ui.intake.click import Click
from bot.ui.intake.error_boundary import BROKEN
from bot.ui.intake.rights import is_chief

PATIENCE = 1.5  # seconds that Discord has for an answer, for a click waits for ours
UNKNOWN = (10007, 10013)  # Unknown Member, Unknown User


async def who_has_left(click: Click, table: Table, seats: Iterable[Seat]) -> Collection[int]:
    """The people on these seats who are on the table's server no more.

    Discord is asked only of those for whom it decides whether this person may replace them.
    """
    users = [table.record.chairs[seat].user for seat in seats if _depends(click, table, seat)]
    return {user for user in users if user is not None and await _has_left(click, user)}


def _depends(click: Click, table: Table, seat: Seat) -> bool:
    try:
        check_replaceable(table.record, seat, click.user, chief=is_chief(click, table))
    except Refused as refused:
        return str(refused) == "not_absent"
    return False


async def _has_left(click: Click, user: int) -> bool:
    """Nobody is taken for gone because Discord does not answer."""
    guild, time = click.interaction.guild, click.app.tables.time
    if guild is None:
        return False
    try:
        await within(time, PATIENCE, guild.fetch_member(user))
    except discord.NotFound as fault:
        return fault.code in UNKNOWN
    except (discord.HTTPException, *BROKEN):
        return False
    return False
