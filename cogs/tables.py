"""/table: commands for the table in this channel, whatever the game."""

from collections.abc import Awaitable, Callable

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Tafelrunde
from bot.games.contract import Refused
from bot.table.table import Table
from bot.ui.commands.command_words import localized
from bot.ui.history import after_the_end
from bot.ui.history import log as log_of
from bot.ui.intake.buttons import Interaction
from bot.ui.intake.click import Click
from bot.ui.intake.dispatch import Dispatcher
from bot.ui.intake.handlers import handler_of
from bot.ui.message.parts import post
from bot.ui.panel import panel_handlers
from bot.ui.seats import pause_handlers, transfer
from bot.ui.seats.transfer import replaceable

Deed = Callable[[Click, Table], Awaitable[None]]


@app_commands.guild_only()
class Tables(
    commands.GroupCog,
    group_name=localized("name-table"),
    group_description=localized("group-table"),
):
    def __init__(self, bot: Tafelrunde) -> None:
        self.bot = bot

    @property
    def dispatcher(self) -> Dispatcher:
        return self.bot.dispatcher

    @app_commands.command(name=localized("name-board"), description=localized("describe-board"))
    @app_commands.rename(text=localized("name-text"))
    @app_commands.describe(text=localized("describe-text"))
    async def board(self, interaction: Interaction, text: bool = False) -> None:
        async def show(click: Click, table: Table) -> None:
            if text:
                await panel_handlers.on_text(click, table)
                return
            self.bot.front.scrolling.wish(table.record.channel)
            click.app.reconciler.changed(table.record.id)
            await click.answer(post(click.common.say("board-again")))

        await self._here(interaction, show)

    @app_commands.command(name=localized("name-hand"), description=localized("describe-hand"))
    async def hand(self, interaction: Interaction) -> None:
        await self._press(interaction, "hand")

    @app_commands.command(name=localized("name-log"), description=localized("describe-log"))
    async def log(self, interaction: Interaction) -> None:
        async def work(click: Click) -> None:
            table = await self.bot.tables.latest_in(interaction.channel_id or 0)
            await log_of.on_log(click, table)

        await self.dispatcher.commanded(interaction, work)

    @app_commands.command(name=localized("name-orders"), description=localized("describe-orders"))
    async def orders(self, interaction: Interaction) -> None:
        await self._press(interaction, "orders")

    @app_commands.command(name=localized("name-undo"), description=localized("describe-undo"))
    async def undo(self, interaction: Interaction) -> None:
        await self._press(interaction, "undo")

    @app_commands.command(name=localized("name-resign"), description=localized("describe-resign"))
    async def resign(self, interaction: Interaction) -> None:
        await self._press(interaction, "resign")

    @app_commands.command(name=localized("name-pause"), description=localized("describe-pause"))
    async def pause(self, interaction: Interaction) -> None:
        await self._press(interaction, "pause")

    @app_commands.command(name=localized("name-resume"), description=localized("describe-resume"))
    async def resume(self, interaction: Interaction) -> None:
        await self._press(interaction, "resume")

    @app_commands.command(name=localized("name-move"), description=localized("describe-move"))
    async def move(self, interaction: Interaction) -> None:
        await self.dispatcher.commanded(interaction, pause_handlers.move_command)

    @app_commands.command(name=localized("name-replace"), description=localized("describe-replace"))
    @app_commands.rename(seat=localized("name-seat"), member=localized("name-member"))
    @app_commands.describe(seat=localized("describe-seat"), member=localized("describe-member"))
    async def replace(
        self, interaction: Interaction, seat: str, member: discord.Member | None = None
    ) -> None:
        async def hand_over(click: Click, table: Table) -> None:
            number = transfer.seat_named(table.record, seat)
            if member is None:
                await transfer.to_computer(click, table, number)
            else:
                await transfer.to_member(click, table, number, member)

        await self._here(interaction, hand_over)

    @replace.autocomplete("seat")
    async def seats(self, interaction: Interaction, text: str) -> list[app_commands.Choice[str]]:
        """The seats that the user may give away."""
        try:
            table = await self.bot.tables.in_channel(interaction.channel_id or 0)
        except Refused:
            return []
        click = Click(interaction, self.dispatcher.app)
        names = {seat: table.record.chairs[seat].name for seat in await replaceable(click, table)}
        return [
            app_commands.Choice(name=f"{seat + 1}. {name}"[:100], value=str(seat))
            for seat, name in names.items()
            if text.casefold() in name.casefold()
        ]

    @app_commands.command(name=localized("name-abort"), description=localized("describe-abort"))
    async def abort(self, interaction: Interaction) -> None:
        await self._press(interaction, "abort")

    @app_commands.command(name=localized("name-end"), description=localized("describe-end"))
    async def end(self, interaction: Interaction) -> None:
        await self._press(interaction, "end")

    @app_commands.command(name=localized("name-replay"), description=localized("describe-replay"))
    async def replay(self, interaction: Interaction) -> None:
        async def work(click: Click) -> None:
            table = await self.bot.tables.last_in(interaction.channel_id or 0)
            await after_the_end.on_replay(click, table)

        await self.dispatcher.commanded(interaction, work)

    async def _press(self, interaction: Interaction, verb: str) -> None:
        """Does what a button of this name does."""
        pressed = handler_of(verb, at_table=True)
        await self._here(interaction, lambda click, table: pressed.call(click, table, ""))

    async def _here(self, interaction: Interaction, deed: Deed) -> None:
        """Runs this with the open table of the channel."""

        async def work(click: Click) -> None:
            await deed(click, await self.bot.tables.in_channel(interaction.channel_id or 0))

        await self.dispatcher.commanded(interaction, work)


async def setup(bot: Tafelrunde) -> None:
    await bot.add_cog(Tables(bot))
