"""The rules: opened from a board, a panel or by a command, turned page by page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.kit.options import told_in_rules
from bot.games.registry import GAMES, LESSONS
from bot.table.table import Table
from bot.ui.intake.arguments import RulesPage, TablePage, read
from bot.ui.intake.buttons import Interaction, Style
from bot.ui.intake.custom_id import Verb
from bot.ui.intake.reader import language_of
from bot.ui.intake.replies import answered, replaced
from bot.ui.message.parts import Post
from bot.ui.rules.rules_pages import of_no_table, of_table, rules_page
from bot.words import words

if TYPE_CHECKING:
    from bot.ui.intake.dispatch import Dispatcher


async def rules(
    dispatcher: Dispatcher, interaction: Interaction, table: Table, argument: str
) -> None:
    """From a board in a message of its own; from a panel as a page of it."""
    page = read(TablePage, argument)
    shown = await _of_table(dispatcher, interaction, table, page.number or 1, page.is_apart)
    seat = table.sheet.seat_of(interaction.user.id)
    if seat is not None and not page.is_apart:
        await dispatcher.open_page(interaction, table, seat, shown, "rules")
    elif argument:
        await replaced(interaction, shown)
    else:
        await answered(interaction, shown)


async def _of_table(
    dispatcher: Dispatcher, interaction: Interaction, table: Table, number: int, is_apart: bool
) -> Post:
    """Its pages know the options; in a panel there is a way back."""
    sheet, language, buttons = table.sheet, language_of(interaction), dispatcher.buttons
    parts = told_in_rules(GAMES[sheet.game].Options, sheet.options, len(sheet.chairs))
    label = words(language).say("button-back")
    back = buttons.button(Verb(sheet.id, "refresh"), label, style=Style.primary, emoji="↩️")
    turned = of_table(sheet.id, apart=is_apart)
    lessons = LESSONS[sheet.game]
    others = [] if is_apart else [back]
    return await rules_page(sheet.game, language, lessons, buttons, number, parts, turned, *others)


async def how_to_play(dispatcher: Dispatcher, interaction: Interaction, slug: str) -> None:
    await answered(interaction, await _of_game(dispatcher, interaction, slug, 1))


async def page(dispatcher: Dispatcher, interaction: Interaction, argument: str) -> None:
    """Turns a page of the rules that belong to no table."""
    to = read(RulesPage, argument)
    await replaced(interaction, await _of_game(dispatcher, interaction, to.slug, to.number))


async def _of_game(
    dispatcher: Dispatcher, interaction: Interaction, slug: str, number: int
) -> Post:
    parts, language = told_in_rules(GAMES[slug].Options), language_of(interaction)
    buttons, turned = dispatcher.buttons, of_no_table(slug)
    return await rules_page(slug, language, LESSONS[slug], buttons, number, parts, turned)
