"""/games: all tables of whoever asks, on all servers, one after the other."""

from discord import app_commands
from discord.ext import commands

from bot.client import Tafelrunde
from bot.ui.intake.buttons import Interaction
from bot.ui.intake.command_words import spoken
from bot.ui.person import games_verbs as verbs_games


class Games(commands.Cog):
    def __init__(self, bot: Tafelrunde) -> None:
        self.bot = bot

    @app_commands.command(name=spoken("name-games"), description=spoken("describe-games"))
    async def games(self, interaction: Interaction) -> None:
        desk = self.bot.desk
        await desk.commanded(interaction, lambda: verbs_games.show(desk, interaction))


async def setup(bot: Tafelrunde) -> None:
    await bot.add_cog(Games(bot))
