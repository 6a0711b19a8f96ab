"""/stats: who has played and won what on this server."""

from discord import app_commands
from discord.ext import commands

from bot.client import Tafelrunde
from bot.games.registry import GAMES
from bot.ui.honours import honours_verbs as verbs_honours
from bot.ui.intake.buttons import Interaction
from bot.ui.intake.command_words import spoken

NAMES = [app_commands.Choice(name=spoken("name", slug), value=slug) for slug in GAMES]


class Stats(commands.Cog):
    def __init__(self, bot: Tafelrunde) -> None:
        self.bot = bot

    @app_commands.command(name=spoken("name-stats"), description=spoken("describe-stats"))
    @app_commands.guild_only()
    @app_commands.rename(game=spoken("name-game"))
    @app_commands.describe(game=spoken("describe-game"))
    @app_commands.choices(game=NAMES)
    async def stats(self, interaction: Interaction, game: str = "") -> None:
        desk = self.bot.desk
        await desk.commanded(interaction, lambda: verbs_honours.show(desk, interaction, game))


async def setup(bot: Tafelrunde) -> None:
    await bot.add_cog(Stats(bot))
