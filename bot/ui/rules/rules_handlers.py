"""The rules, opened from a board, a panel or by a command and turned page by page; /help, /card."""

from bot.games.contract import Refused
from bot.games.kit.options import told_in_rules
from bot.games.registry import GAMES, LESSONS
from bot.table.table import Table
from bot.ui.intake.buttons import Style
from bot.ui.intake.click import Click
from bot.ui.intake.handlers import RulesPage, button, tableless_button
from bot.ui.message.parts import Post, post
from bot.ui.rules.card_search import card_named
from bot.ui.rules.rules_pages import TablePage, of_no_table, of_table, rules_page
from bot.words import words


@button("rules", TablePage)
async def on_rules(click: Click, table: Table, page: TablePage) -> None:
    """A message of its own from a board; a page of the panel from a panel."""
    shown = await _of_table(click, table, page.number or 1, page.is_apart)
    seat = table.record.seat_of(click.user)
    if seat is not None and not page.is_apart:
        await click.app.replies.page(click, table, seat, shown, "rules")
    elif page.number is not None:
        await click.replace(shown)
    else:
        await click.answer(shown)


async def _of_table(click: Click, table: Table, number: int, is_apart: bool) -> Post:
    """The pages of a table name its options; in a panel there is a way back."""
    record, language, buttons = table.record, click.language, click.app.buttons
    parts = told_in_rules(GAMES[record.game].Options, record.options, len(record.chairs))
    label = words(language).say("button-back")
    back = buttons.verb("refresh", label, table=record.id, style=Style.primary, emoji="↩️")
    turned = of_table(record.id, apart=is_apart)
    lessons = LESSONS[record.game]
    others = [] if is_apart else [back]
    return await rules_page(record.game, language, lessons, buttons, number, parts, turned, *others)


async def how_to_play(click: Click, slug: str) -> None:
    await click.answer(await _of_game(click, slug, 1))


@tableless_button("page", RulesPage)
async def on_page(click: Click, to: RulesPage) -> None:
    """Pages through rules that belong to no table."""
    await click.replace(await _of_game(click, to.slug, to.number))


async def _of_game(click: Click, slug: str, number: int) -> Post:
    parts, language = told_in_rules(GAMES[slug].Options), click.language
    buttons, turned = click.app.buttons, of_no_table(slug)
    return await rules_page(slug, language, LESSONS[slug], buttons, number, parts, turned)


async def show_help(click: Click) -> None:
    """The first steps: open a table, list one's tables, read rules and cards, settings."""
    language = click.language
    say = words(language).say
    games = [
        f"- **{said.say('name')}** ({said.say('players')}): {said.say('tagline')}"
        for said in (words(language, slug) for slug in GAMES)
    ]
    rules = [
        click.app.buttons.verb("page", words(language, slug).say("name"), RulesPage(slug, 1))
        for slug in GAMES
    ]
    shown = post(say("help-text"), "\n".join([f"**{say('help-games')}**", *games]), rules)
    await click.answer(shown)


async def show_card(click: Click, typed: str) -> None:
    card = card_named(typed, click.language)
    if card is None:
        raise Refused("no_card")
    await click.answer(post(f"### {card.name} · {card.game}\n{card.effect}"))
