"""The rules: opened from a board, a panel or by a command, turned page by page."""

from bot.games.kit.options import told_in_rules
from bot.games.registry import GAMES, LESSONS
from bot.table.table import Table
from bot.ui.intake.arguments import RulesPage, TablePage, read_arguments
from bot.ui.intake.buttons import Style
from bot.ui.intake.click import Click
from bot.ui.intake.custom_id import VerbButton
from bot.ui.message.parts import Post
from bot.ui.rules.rules_pages import of_no_table, of_table, rules_page
from bot.words import words


async def on_rules(click: Click, table: Table, argument: str) -> None:
    """From a board in a message of its own; from a panel as a page of it."""
    page = read_arguments(TablePage, argument)
    shown = await _of_table(click, table, page.number or 1, page.is_apart)
    seat = table.record.seat_of(click.user)
    if seat is not None and not page.is_apart:
        await click.app.replies.page(click, table, seat, shown, "rules")
    elif argument:
        await click.replace(shown)
    else:
        await click.answer(shown)


async def _of_table(click: Click, table: Table, number: int, is_apart: bool) -> Post:
    """Its pages know the options; in a panel there is a way back."""
    record, language, buttons = table.record, click.language, click.app.buttons
    parts = told_in_rules(GAMES[record.game].Options, record.options, len(record.chairs))
    label = words(language).say("button-back")
    back = buttons.button(VerbButton(record.id, "refresh"), label, style=Style.primary, emoji="↩️")
    turned = of_table(record.id, apart=is_apart)
    lessons = LESSONS[record.game]
    others = [] if is_apart else [back]
    return await rules_page(record.game, language, lessons, buttons, number, parts, turned, *others)


async def how_to_play(click: Click, slug: str) -> None:
    await click.answer(await _of_game(click, slug, 1))


async def on_page(click: Click, argument: str) -> None:
    """Turns a page of the rules that belong to no table."""
    to = read_arguments(RulesPage, argument)
    await click.replace(await _of_game(click, to.slug, to.number))


async def _of_game(click: Click, slug: str, number: int) -> Post:
    parts, language = told_in_rules(GAMES[slug].Options), click.language
    buttons, turned = click.app.buttons, of_no_table(slug)
    return await rules_page(slug, language, LESSONS[slug], buttons, number, parts, turned)
