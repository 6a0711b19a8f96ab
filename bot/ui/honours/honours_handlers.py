"""What `/stats` and its buttons show; the statistics are those of the server they are asked in."""

from bot.games.contract import Refused
from bot.games.registry import GAMES
from bot.table.people.honours import honours
from bot.ui.honours.honours_page import overview, table_of_honour
from bot.ui.intake.click import Click
from bot.ui.intake.handlers import tableless_button
from bot.ui.message.parts import Post


async def stats_command(click: Click, slug: str) -> None:
    await click.answer(await _found(click, slug))


@tableless_button("honours", str)
async def on_honours(click: Click, slug: str) -> None:
    """Turns the message into another page: one game, or all of them."""
    await click.replace(await _found(click, slug))


async def _found(click: Click, slug: str) -> Post:
    guild, user, store = click.guild, click.user, click.app.tables.store
    if guild is None:
        raise Refused("no_server")
    language = click.language
    if slug in GAMES:
        found, counted = await honours(store, guild, slug), await store.is_counted(user)
        return await table_of_honour(
            slug, found, click.app.buttons, user, language, is_counted=counted
        )
    known = {game: await honours(store, guild, game) for game in GAMES}
    return overview(known, click.app.buttons, user, language)
