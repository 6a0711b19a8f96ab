"""All that a game's cog inherits: `/<slug> new` and `/<slug> rules`."""

from typing import Any

from discord import app_commands
from discord.ext import commands

from bot.ui.intake.buttons import Interaction
from bot.ui.intake.command_words import spoken
from bot.ui.intake.dispatch import Desk
from bot.ui.intake.routes import Loose
from bot.ui.lobby import new_table as opening
from bot.ui.panel import looking as verbs_looking
from bot.ui.rules.rules_pictures import Lessons
from render.painter import Painter


class GameCog(commands.GroupCog):
    """A subclass names its game and its painter; everything else is the same for all games.

    `class Chess(GameCog, group_name="chess", group_description=spoken("group-chess"))`
    """

    slug: str
    painter: Painter[Any, Any]
    lessons: Lessons = ()  # the pictures of the how-to-play

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        desk.painters[self.slug] = self.painter
        desk.lessons[self.slug] = self.lessons

    @app_commands.command(name=spoken("name-new"), description=spoken("describe-new"))
    @app_commands.rename(thread=spoken("name-thread"))
    @app_commands.describe(thread=spoken("describe-thread"))
    @app_commands.guild_only()
    async def new(self, interaction: Interaction, thread: bool = False) -> None:
        place = opening.in_thread if thread else opening.here
        await self._do(interaction, place)

    @app_commands.command(name=spoken("name-rules"), description=spoken("describe-rules"))
    async def rules(self, interaction: Interaction) -> None:
        await self._do(interaction, verbs_looking.how_to_play)

    async def _do(self, interaction: Interaction, deed: Loose) -> None:
        await self.desk.commanded(
            interaction, lambda: deed(self.desk, interaction, self.slug), self.slug
        )
