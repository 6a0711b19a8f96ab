"""What a card does stands in words: every change of a value with its number, in both languages."""

import pytest

from bot.games.schatzjagd.content import CARDS, Card, Effect
from bot.words import LANGUAGES, words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", [card for card in CARDS if card.key], ids=lambda card: card.key)
def test_the_words_of_a_card_name_what_it_changes(card: Card, language: str) -> None:
    said = words(language, "schatzjagd")
    effect = said.effect(card.key)

    assert effect != f"effect-{card.key}"
    assert [one for one in card.effects if not names(said.word(one.value), one, effect)] == []


def names(value: str, effect: Effect, told: str) -> bool:
    if effect.value in ("poisoned", "sits_out") or effect.how == "/":
        return bool(told)
    return value.lower() in told.lower() and (not effect.amount or str(effect.amount) in told)
