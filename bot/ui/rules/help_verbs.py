"""/help and /card: what can be done here, and what a card does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.contract import Refused
from bot.games.registry import GAMES
from bot.ui.intake.arguments import RulesPage, write
from bot.ui.intake.buttons import Interaction
from bot.ui.intake.custom_id import NO_TABLE, Verb
from bot.ui.intake.reader import language_of
from bot.ui.intake.replies import answered
from bot.ui.message.parts import post
from bot.ui.rules.card_search import named
from bot.words import words

if TYPE_CHECKING:
    from bot.ui.intake.dispatch import Dispatcher


async def show_help(dispatcher: Dispatcher, interaction: Interaction) -> None:
    """The ways in: open a table, find one's tables, read rules and cards, settle one's own."""
    language = language_of(interaction)
    say = words(language).say
    games = [
        f"- **{said.say('name')}** ({said.say('players')}): {said.say('tagline')}"
        for said in (words(language, slug) for slug in GAMES)
    ]
    rules = [
        dispatcher.buttons.button(
            Verb(NO_TABLE, "page", write(RulesPage(slug, 1))),
            words(language, slug).say("name"),
        )
        for slug in GAMES
    ]
    shown = post(say("help-text"), "\n".join([f"**{say('help-games')}**", *games]), rules)
    await answered(interaction, shown)


async def show_card(interaction: Interaction, typed: str) -> None:
    card = named(typed, language_of(interaction))
    if card is None:
        raise Refused("no_card")
    await answered(interaction, post(f"### {card.name} · {card.game}\n{card.effect}"))
