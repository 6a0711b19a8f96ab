"""The Discord face of a game: `/<slug> new` and `/<slug> rules`, the same for all games."""

from collections.abc import Awaitable, Callable

from discord import app_commands
from discord.ext import commands

from bot.ui.commands.command_words import localized
from bot.ui.intake.buttons import Interaction
from bot.ui.intake.click import Click
from bot.ui.intake.dispatch import Dispatcher
from bot.ui.lobby import new_table
from bot.ui.rules import rules_handlers


class GameCog(commands.GroupCog):
    slug: str

    def __init__(self, dispatcher: Dispatcher) -> None:
        self.dispatcher = dispatcher

    @app_commands.command(name=localized("name-new"), description=localized("describe-new"))
    @app_commands.rename(thread=localized("name-thread"))
    @app_commands.describe(thread=localized("describe-thread"))
    async def new(self, interaction: Interaction, thread: bool = False) -> None:
        place = new_table.on_thread if thread else new_table.here
        await self._do(interaction, place)

    @app_commands.command(name=localized("name-rules"), description=localized("describe-rules"))
    async def rules(self, interaction: Interaction) -> None:
        await self._do(interaction, rules_handlers.how_to_play)

    async def _do(
        self, interaction: Interaction, deed: Callable[[Click, str], Awaitable[None]]
    ) -> None:
        await self.dispatcher.commanded(
            interaction, lambda click: deed(click, self.slug), self.slug
        )


def cog_of(slug: str) -> type[GameCog]:
    """The cog of a game; `group-<slug>` describes its commands."""

    class Face(
        GameCog, name=slug, group_name=slug, group_description=localized(f"group-{slug}")
    ): ...

    Face.slug = slug
    return Face
