"""/table: what belongs to the table in this channel, whatever is played on it."""

from collections.abc import Awaitable, Callable

from discord import app_commands
from discord.ext import commands

from bot.client import Tafelrunde
from bot.table.table import Table
from bot.ui import verbs_looking, verbs_orders, verbs_seats
from bot.ui.announcer import PUBLIC
from bot.ui.buttons import Interaction
from bot.ui.desk import Desk
from bot.ui.layout import post
from bot.ui.refusals import answered, language_of
from bot.ui.speech import spoken
from bot.ui.verbs import Handler

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
        await self._verb(interaction, verbs_looking.log)

    @app_commands.command(name=spoken("name-orders"), description=spoken("describe-orders"))
    async def orders(self, interaction: Interaction) -> None:
        await self._verb(interaction, verbs_orders.orders)

    @app_commands.command(name=spoken("name-resign"), description=spoken("describe-resign"))
    async def resign(self, interaction: Interaction) -> None:
        await self._verb(interaction, verbs_seats.resign)

    @app_commands.command(name=spoken("name-end"), description=spoken("describe-end"))
    async def end(self, interaction: Interaction) -> None:
        await self._verb(interaction, verbs_seats.end)

    async def _verb(self, interaction: Interaction, verb: Handler) -> None:
        await self._here(interaction, lambda table: verb(self.desk, interaction, table, ""))

    async def _here(self, interaction: Interaction, deed: Deed) -> None:
        """Does it with the open table of this channel."""

        async def work() -> None:
            await deed(await self.desk.tables.in_channel(interaction.channel_id or 0))

        await self.desk.commanded(interaction, work)


async def setup(bot: Tafelrunde) -> None:
    await bot.add_cog(Tables(bot))
