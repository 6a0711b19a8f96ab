"""/table: what belongs to the table in this channel, whatever is played on it."""

from collections.abc import Awaitable, Callable

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Tafelrunde
from bot.games.contract import Refused
from bot.table.storage.store import PUBLIC
from bot.table.table import Table
from bot.ui.history import after_the_end as verbs_after
from bot.ui.history import undo_verb as verbs_undo
from bot.ui.intake.buttons import Interaction
from bot.ui.intake.command_words import spoken
from bot.ui.intake.dispatch import Desk
from bot.ui.intake.refusals import answered, language_of
from bot.ui.intake.routes import Handler
from bot.ui.message.layout import post
from bot.ui.orders import order_verbs as verbs_orders
from bot.ui.panel import looking as verbs_looking
from bot.ui.seats import pause_verbs as verbs_pause
from bot.ui.seats import seat_verbs as verbs_seats
from bot.ui.seats import transfer as verbs_handing
from bot.ui.seats.transfer import replaceable

Deed = Callable[[Table], Awaitable[None]]


@app_commands.guild_only()
class Tables(
    commands.GroupCog, group_name=spoken("name-table"), group_description=spoken("group-table")
):
    def __init__(self, bot: Tafelrunde) -> None:
        self.bot = bot

    @property
    def desk(self) -> Desk:
        return self.bot.desk

    @app_commands.command(name=spoken("name-board"), description=spoken("describe-board"))
    @app_commands.rename(text=spoken("name-text"))
    @app_commands.describe(text=spoken("describe-text"))
    async def board(self, interaction: Interaction, text: bool = False) -> None:
        async def show(table: Table) -> None:
            if text:
                await verbs_looking.text(self.desk, interaction, table, "")
                return
            await self.desk.tables.store.unshow(table.sheet.id, "board", PUBLIC)
            self.bot.announcer.changed(table)
            said = self.desk.scene(table.course, language_of(interaction)).common
            await answered(interaction, post(said.say("board-again")))

        await self._here(interaction, show)

    @app_commands.command(name=spoken("name-hand"), description=spoken("describe-hand"))
    async def hand(self, interaction: Interaction) -> None:
        await self._verb(interaction, verbs_looking.hand)

    @app_commands.command(name=spoken("name-log"), description=spoken("describe-log"))
    async def log(self, interaction: Interaction) -> None:
        async def work() -> None:
            table = await self.desk.tables.latest_in(interaction.channel_id or 0)
            await verbs_looking.log(self.desk, interaction, table, "")

        await self.desk.commanded(interaction, work)

    @app_commands.command(name=spoken("name-orders"), description=spoken("describe-orders"))
    async def orders(self, interaction: Interaction) -> None:
        await self._verb(interaction, verbs_orders.orders)

    @app_commands.command(name=spoken("name-undo"), description=spoken("describe-undo"))
    async def undo(self, interaction: Interaction) -> None:
        await self._verb(interaction, verbs_undo.undo)

    @app_commands.command(name=spoken("name-resign"), description=spoken("describe-resign"))
    async def resign(self, interaction: Interaction) -> None:
        await self._verb(interaction, verbs_seats.resign)

    @app_commands.command(name=spoken("name-pause"), description=spoken("describe-pause"))
    async def pause(self, interaction: Interaction) -> None:
        await self._verb(interaction, verbs_pause.pause)

    @app_commands.command(name=spoken("name-resume"), description=spoken("describe-resume"))
    async def resume(self, interaction: Interaction) -> None:
        await self._verb(interaction, verbs_pause.resume)

    @app_commands.command(name=spoken("name-move"), description=spoken("describe-move"))
    async def move(self, interaction: Interaction) -> None:
        await self.desk.commanded(interaction, lambda: verbs_pause.move(self.desk, interaction))

    @app_commands.command(name=spoken("name-replace"), description=spoken("describe-replace"))
    @app_commands.rename(seat=spoken("name-seat"), member=spoken("name-member"))
    @app_commands.describe(seat=spoken("describe-seat"), member=spoken("describe-member"))
    async def replace(
        self, interaction: Interaction, seat: str, member: discord.Member | None = None
    ) -> None:
        async def hand_over(table: Table) -> None:
            number = verbs_handing.seat_named(table.sheet, seat)
            if member is None:
                await verbs_handing.to_computer(self.desk, interaction, table, number)
            else:
                await verbs_handing.to_member(self.desk, interaction, table, number, member)

        await self._here(interaction, hand_over)

    @replace.autocomplete("seat")
    async def seats(self, interaction: Interaction, text: str) -> list[app_commands.Choice[str]]:
        """The seats that whoever types may give away."""
        try:
            table = await self.desk.tables.in_channel(interaction.channel_id or 0)
        except Refused:
            return []
        names = {seat: table.sheet.chairs[seat].name for seat in replaceable(interaction, table)}
        return [
            app_commands.Choice(name=f"{seat + 1}. {name}"[:100], value=str(seat))
            for seat, name in names.items()
            if text.casefold() in name.casefold()
        ]

    @app_commands.command(name=spoken("name-abort"), description=spoken("describe-abort"))
    async def abort(self, interaction: Interaction) -> None:
        await self._verb(interaction, verbs_pause.abort)

    @app_commands.command(name=spoken("name-end"), description=spoken("describe-end"))
    async def end(self, interaction: Interaction) -> None:
        await self._verb(interaction, verbs_seats.end)

    @app_commands.command(name=spoken("name-replay"), description=spoken("describe-replay"))
    async def replay(self, interaction: Interaction) -> None:
        async def work() -> None:
            table = await self.desk.tables.last_in(interaction.channel_id or 0)
            await verbs_after.replay(self.desk, interaction, table, "")

        await self.desk.commanded(interaction, work)

    async def _verb(self, interaction: Interaction, verb: Handler) -> None:
        await self._here(interaction, lambda table: verb(self.desk, interaction, table, ""))

    async def _here(self, interaction: Interaction, deed: Deed) -> None:
        """Does it with the open table of this channel."""

        async def work() -> None:
            await deed(await self.desk.tables.in_channel(interaction.channel_id or 0))

        await self.desk.commanded(interaction, work)


async def setup(bot: Tafelrunde) -> None:
    await bot.add_cog(Tables(bot))
