"""What `/stats` and its buttons show; the statistics are those of the server they are asked in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.contract import Refused
from bot.games.registry import GAMES
from bot.table.people.honours import honours
from bot.ui.honours.honours_page import overview, table_of_honour
from bot.ui.intake.buttons import Interaction
from bot.ui.intake.reader import language_of
from bot.ui.intake.replies import answered, replaced
from bot.ui.message.parts import Post

if TYPE_CHECKING:
    from bot.ui.intake.dispatch import Dispatcher


async def show(dispatcher: Dispatcher, interaction: Interaction, slug: str) -> None:
    await answered(interaction, await _found(dispatcher, interaction, slug))


async def turn(dispatcher: Dispatcher, interaction: Interaction, slug: str) -> None:
    """The message becomes another page: a game, or all of them."""
    await replaced(interaction, await _found(dispatcher, interaction, slug))


async def _found(dispatcher: Dispatcher, interaction: Interaction, slug: str) -> Post:
    guild, user, store = interaction.guild_id, interaction.user.id, dispatcher.tables.store
    if guild is None:
        raise Refused("no_server")
    language = language_of(interaction)
    if slug in GAMES:
        found, counted = await honours(store, guild, slug), await store.is_counted(user)
        return await table_of_honour(
            slug, found, dispatcher.buttons, user, language, is_counted=counted
        )
    known = {game: await honours(store, guild, game) for game in GAMES}
    return overview(known, dispatcher.buttons, user, language)
