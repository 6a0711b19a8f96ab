"""/help and /card: what can be done here, and what a card does."""

from bot.games.contract import Refused
from bot.games.registry import GAMES
from bot.ui.intake.arguments import RulesPage, write_arguments
from bot.ui.intake.click import Click
from bot.ui.intake.custom_id import NO_TABLE, VerbButton
from bot.ui.message.parts import post
from bot.ui.rules.card_search import card_named
from bot.words import words


async def show_help(click: Click) -> None:
    """The ways in: open a table, find one's tables, read rules and cards, settle one's own."""
    language = click.language
    say = words(language).say
    games = [
        f"- **{said.say('name')}** ({said.say('players')}): {said.say('tagline')}"
        for said in (words(language, slug) for slug in GAMES)
    ]
    rules = [
        click.app.buttons.button(
            VerbButton(NO_TABLE, "page", write_arguments(RulesPage(slug, 1))),
            words(language, slug).say("name"),
        )
        for slug in GAMES
    ]
    shown = post(say("help-text"), "\n".join([f"**{say('help-games')}**", *games]), rules)
    await click.answer(shown)


async def show_card(click: Click, typed: str) -> None:
    card = card_named(typed, click.language)
    if card is None:
        raise Refused("no_card")
    await click.answer(post(f"### {card.name} · {card.game}\n{card.effect}"))
