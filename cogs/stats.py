"""/stats: results of the people of this server."""

from discord import app_commands
from discord.ext import commands

from bot.client import Tafelrunde
from bot.games.registry import GAMES
from bot.ui.commands.command_words import localized
from bot.ui.honours import honours_handlers
from bot.ui.intake.buttons import Interaction

NAMES = [app_commands.Choice(name=localized("name", slug), value=slug) for slug in GAMES]


class Stats(commands.Cog):
    def __init__(self, bot: Tafelrunde) -> None:
        self.bot = bot

    @app_commands.command(name=localized("name-stats"), description=localized("describe-stats"))
    @app_commands.guild_only()
    @app_commands.rename(game=localized("name-game"))
    @app_commands.describe(game=localized("describe-game"))
    @app_commands.choices(game=NAMES)
    async def stats(self, interaction: Interaction, game: str = "") -> None:
        await self.bot.dispatcher.commanded(
            interaction, lambda click: honours_handlers.stats_command(click, game)
        )


async def setup(bot: Tafelrunde) -> None:
    await bot.add_cog(Stats(bot))
