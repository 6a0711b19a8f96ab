"""What somebody may have the bot do: no more than they may do themselves, and not without end."""

import discord

from bot.games.contract import Refused
from bot.table.model.record import Chair, Phase
from bot.table.seating.limits import (
    MOST_AT_ONCE,
    MOST_LOBBIES,
    MOST_TABLES,
    Cooldown,
    HouseRules,
    InHand,
)
from bot.table.table import Table
from bot.table.tables import Tables
from bot.ui.intake.buttons import Interaction

MINUTE = 60.0
AGREED = 7 * 86_400.0  # seconds for which a consent to move to another server holds


class Limits:
    def __init__(self, rules: HouseRules) -> None:
        self.rules = rules
        self.clicks, self.replays = InHand(MOST_AT_ONCE), InHand(1)
        self.openings = Cooldown(5, MINUTE)
        self.offers = Cooldown(3, 10 * MINUTE)
        self.votes = Cooldown(3, 10 * MINUTE)
        # By table and the new channel: who wants it, and since when.
        self._emigrants: dict[tuple[int, int], dict[int, float]] = {}

    def admit(self, interaction: Interaction) -> None:
        self.rules.admit(interaction.user.id, interaction.guild_id)

    def emigration(self, table: Table, channel: int, user: int, now: float) -> list[Chair]:
        """Somebody wants the table in another server; returns whose word is missing.

        Each has to say so there, and not too long ago: who cannot be there could not play on.
        """
        self._forget_emigrants(now)
        agreed = self._emigrants.setdefault((table.record.id, channel), {})
        agreed[user] = now
        chairs = [chair for chair in table.record.chairs if chair.user is not None]
        missing = [chair for chair in chairs if chair.user not in agreed]
        if not missing:
            del self._emigrants[table.record.id, channel]
        return missing

    def _forget_emigrants(self, now: float) -> None:
        for where, agreed in list(self._emigrants.items()):
            recent = {user: at for user, at in agreed.items() if now < at + AGREED}
            if recent:
                self._emigrants[where] = recent
            else:
                del self._emigrants[where]

    async def check_opening(
        self, interaction: Interaction, tables: Tables, *, in_thread: bool = False
    ) -> None:
        """The bot opens tables and threads for those only who might write and open them there."""
        may, is_thread = interaction.permissions, isinstance(interaction.channel, discord.Thread)
        if not (may.send_messages_in_threads if is_thread else may.send_messages):
            raise Refused("you_may_not_write")
        if in_thread and not may.create_public_threads:
            raise Refused("you_open_no_threads")
        if self.rules.is_draining:
            raise Refused("draining")
        await self._check_number(tables, interaction.user.id, interaction.guild_id or 0)
        self.openings.count(interaction.user.id, tables.time.now())

    async def _check_number(self, tables: Tables, user: int, guild: int) -> None:
        found = await tables.of_person(user)
        if len([table for table in found if _waits_for(table, user)]) >= MOST_LOBBIES:
            raise Refused("too_many_lobbies")
        if len(found) >= MOST_TABLES:
            raise Refused("too_many_tables")
        if len(await tables.store.open_of_guild(guild)) >= self.rules.tables:
            raise Refused("server_full")


def _waits_for(table: Table, host: int) -> bool:
    return table.record.phase is Phase.LOBBY and table.record.host == host
