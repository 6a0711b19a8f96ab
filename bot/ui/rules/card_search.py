"""Searches cards, tiles and pieces by name, in the reader's language, in all games."""

from typing import NamedTuple

from bot.games.contract import MOST_PICKS
from bot.games.registry import GAMES
from bot.words import words


class CardEntry(NamedTuple):
    slug: str
    key: str
    name: str
    effect: str
    game: str

    @property
    def label(self) -> str:
        return f"{self.name} · {self.game}"

    @property
    def value(self) -> str:
        """The value of the choice in an autocomplete list."""
        return f"{self.slug}.{self.key}"


def cards(language: str) -> list[CardEntry]:
    """Everything that has a name and an effect in the words of a game, by name."""
    found = [card for slug in GAMES for card in _of_game(slug, language)]
    return sorted(found, key=lambda card: card.name.casefold())


def _of_game(slug: str, language: str) -> list[CardEntry]:
    said = words(language, slug)
    keys = [key for key in said.with_effect() if said.has(f"word-{key}")]
    game = said.say("name")
    named = [CardEntry(slug, key, said.word(key), said.effect(key), game) for key in keys]
    return [card for card in named if not card.effect.endswith(":")]  # no card: a headline


def like(typed: str, language: str) -> list[CardEntry]:
    """Those whose names contain the typed text; beginnings first."""
    wanted = typed.strip().casefold()
    fitting = [card for card in cards(language) if wanted in card.label.casefold()]
    fitting.sort(key=lambda card: not card.name.casefold().startswith(wanted))
    return fitting[:MOST_PICKS]


def card_named(typed: str, language: str) -> CardEntry | None:
    """The card that was selected, or typed."""
    exact = [card for card in cards(language) if typed == card.value]
    return next(iter([*exact, *like(typed, language)]), None)
