"""All that a game's cog inherits: `/<slug> new` and `/<slug> rules`."""

from typing import Any

from discord import app_commands
from discord.ext import commands

from bot.ui.intake.buttons import Interaction
from bot.ui.intake.command_words import localized
from bot.ui.intake.dispatch import Dispatcher
from bot.ui.intake.routes import TablelessVerb
from bot.ui.lobby import new_table
from bot.ui.rules import rules_verbs
from bot.ui.rules.rules_pictures import Lessons
from render.painter import Painter


class GameCog(commands.GroupCog):
    """A subclass names its game and its painter; everything else is the same for all games.

    `class Chess(GameCog, group_name="chess", group_description=localized("group-chess"))`
    """

    slug: str
    painter: Painter[Any, Any]
    lessons: Lessons = ()  # the pictures of the how-to-play

    def __init__(self, dispatcher: Dispatcher) -> None:
        self.dispatcher = dispatcher
        dispatcher.painters[self.slug] = self.painter
        dispatcher.lessons[self.slug] = self.lessons

    @app_commands.command(name=localized("name-new"), description=localized("describe-new"))
    @app_commands.rename(thread=localized("name-thread"))
    @app_commands.describe(thread=localized("describe-thread"))
    @app_commands.guild_only()
    async def new(self, interaction: Interaction, thread: bool = False) -> None:
        place = new_table.in_thread if thread else new_table.here
        await self._do(interaction, place)

    @app_commands.command(name=localized("name-rules"), description=localized("describe-rules"))
    async def rules(self, interaction: Interaction) -> None:
        await self._do(interaction, rules_verbs.how_to_play)

    async def _do(self, interaction: Interaction, deed: TablelessVerb) -> None:
        await self.dispatcher.commanded(
            interaction, lambda: deed(self.dispatcher, interaction, self.slug), self.slug
        )
