"""All that a game's cog inherits: `/<slug> new` and `/<slug> rules`."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.games.contract import Refused
from bot.table.store import Shown
from bot.ui.announcer import PUBLIC
from bot.ui.buttons import Interaction
from bot.ui.desk import Desk
from bot.ui.lobby_card import lobby_card
from bot.ui.refusals import answered, language_of
from bot.ui.rules_pages import rules_page
from bot.ui.speech import spoken
from bot.words import words
from render.painter import Painter

CHANNELS = (discord.TextChannel, discord.Thread)


class GameCog(commands.GroupCog):
    """A subclass names its game and its painter; everything else is the same for all games.

    `class Chess(GameCog, group_name="chess", group_description=spoken("group-chess"))`
    """

    slug: str
    painter: Painter[Any, Any]

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        desk.painters[self.slug] = self.painter

    @app_commands.command(name=spoken("name-new"), description=spoken("describe-new"))
    @app_commands.guild_only()
    async def new(self, interaction: Interaction) -> None:
        await self.desk.commanded(interaction, lambda: self._new(interaction), self.slug)

    @app_commands.command(name=spoken("name-rules"), description=spoken("describe-rules"))
    async def rules(self, interaction: Interaction) -> None:
        await self.desk.commanded(interaction, lambda: self._rules(interaction), self.slug)

    async def _new(self, interaction: Interaction) -> None:
        channel, user = interaction.channel, interaction.user
        if interaction.guild_id is None or not isinstance(channel, CHANNELS):
            raise Refused("no_channel")
        await self.desk.try_dms_again(user.id)
        table = await self.desk.tables.open(
            self.slug, channel.id, interaction.guild_id, user.id, user.display_name,
            language_of(interaction),
        )  # fmt: skip
        scene = self.desk.scene(table.course, table.sheet.language)
        card = lobby_card(scene, self.desk.key)
        sent = await interaction.response.send_message(view=card.view)
        shown = Shown(channel.id, sent.message_id or 0, "")
        await self.desk.tables.store.show(table.sheet.id, "board", PUBLIC, shown)

    async def _rules(self, interaction: Interaction) -> None:
        language = language_of(interaction)
        said, common = words(language, self.slug), words(language)
        await answered(interaction, rules_page(said, common, self.desk.key, self.slug))
