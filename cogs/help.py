"""/help and /card: what can be done here, and what a card does."""

from discord import app_commands
from discord.ext import commands

from bot.client import Tafelrunde
from bot.ui.commands.command_words import localized
from bot.ui.intake.buttons import Interaction
from bot.ui.intake.click import client_language
from bot.ui.rules import rules_handlers
from bot.ui.rules.card_search import like


class Help(commands.Cog):
    def __init__(self, bot: Tafelrunde) -> None:
        self.bot = bot

    @app_commands.command(name=localized("name-help"), description=localized("describe-help"))
    async def help(self, interaction: Interaction) -> None:
        await self.bot.dispatcher.commanded(interaction, rules_handlers.show_help)

    @app_commands.command(name=localized("name-card"), description=localized("describe-card"))
    @app_commands.rename(name=localized("name-name"))
    @app_commands.describe(name=localized("describe-name"))
    async def card(self, interaction: Interaction, name: str) -> None:
        await self.bot.dispatcher.commanded(
            interaction, lambda click: rules_handlers.show_card(click, name)
        )

    @card.autocomplete("name")
    async def names(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        found = like(typed, client_language(interaction))
        return [app_commands.Choice(name=card.label, value=card.value) for card in found]


async def setup(bot: Tafelrunde) -> None:
    await bot.add_cog(Help(bot))
