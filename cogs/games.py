"""/games: all tables of the user, on all servers, one after the other."""

from discord import app_commands
from discord.ext import commands

from bot.client import Tafelrunde
from bot.ui.commands.command_words import localized
from bot.ui.intake.buttons import Interaction
from bot.ui.person import games_handlers


class Games(commands.Cog):
    def __init__(self, bot: Tafelrunde) -> None:
        self.bot = bot

    @app_commands.command(name=localized("name-games"), description=localized("describe-games"))
    async def games(self, interaction: Interaction) -> None:
        await self.bot.dispatcher.commanded(interaction, games_handlers.games_command)


async def setup(bot: Tafelrunde) -> None:
    await bot.add_cog(Games(bot))
