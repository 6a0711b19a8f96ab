"""The hand of a lord: every card with its name and what it does, readable on a phone."""

import pytest
from msgspec.structs import replace
from PIL import ImageChops

import bot.games.schatzjagd as game
from bot.games.contract import Phrase
from bot.games.schatzjagd.content import CARD, CARDS, TREASURES
from bot.games.schatzjagd.views import Own
from bot.words import LANGUAGES, words
from render import kit
from render.painter import Say
from render.positions import NAMES as PEOPLE
from render.schatzjagd.effects import SIZE, lines
from render.schatzjagd.hand import ART, CARD_W, FOOT, GAP, HEAD, LEAST_LINE, TEXT_W, hand
from tests.games.schatzjagd.kit import YELLOW, position
from tests.render.test_schatzjagd import say

KEYS = [card.key for card in CARDS[1:]]


def test_a_hand_shows_every_card_in_words_of_the_game() -> None:
    """Ten cards at a time, more than anybody ever holds, of all sixty-nine."""
    view = game.public(position())
    for start in range(0, len(KEYS), 10):
        own = Own(tuple(KEYS[start : start + 10]), TREASURES * 4, TREASURES, ())
        for many in (4, 10):
            less = replace(own, hand=own.hand[:many])
            assert hand(view, less, YELLOW, PEOPLE[:4], say).size == (1200, 750)


@pytest.mark.parametrize("key", ["warpig", "cleansing", "healing_spell", "curse_of_weakness"])
@pytest.mark.parametrize("many", [1, 4, 6, 8])
def test_the_longest_words_stay_on_their_card(key: str, many: int) -> None:
    view = game.public(position())
    own = Own((key, *["knife"] * (many - 1)), (), (), ())

    def wordy(phrase: Phrase) -> str:
        return "" if phrase.key in ("word-knife", "word-weapons") else "Waldschrat " * 9

    plain, long = (hand(view, own, YELLOW, PEOPLE[:4], s).convert("RGB") for s in (blank, wordy))
    box = ImageChops.difference(plain, long).getbbox()
    height = (750 - HEAD - FOOT) / max(2, -(-many // 2))
    assert box is not None
    assert GAP + ART - 10 <= box[0] < box[2] <= GAP + CARD_W
    assert HEAD <= box[1] < box[3] <= HEAD + height + 4


def blank(_: Phrase) -> str:
    return ""


def test_two_hands_never_look_alike() -> None:
    view = game.public(position())
    pictures = {
        hand(view, Own((key,), (), (), ()), YELLOW, PEOPLE[:4], blank).tobytes() for key in KEYS
    }
    assert len(pictures) > len(KEYS) - 6, "even without names"


def spoken(language: str) -> Say:
    said = words(language, "schatzjagd")
    return lambda phrase: said.say(phrase.key, **phrase.args)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_a_card_says_what_it_does_in_lines_that_fit(language: str, key: str) -> None:
    """In a hand of four, in full width at the size of writing, and no word is cut."""
    card, told = CARDS[CARD[key]], lines(key, spoken(language), TEXT_W)
    height = (750 - HEAD - FOOT - 6) // 2 - GAP
    rows = 1 + len(told) + bool(card.when)
    assert told
    assert rows * LEAST_LINE <= height
    assert SIZE * 30 >= 1200
    for line in told:
        assert kit.width(line.words, SIZE) <= TEXT_W - (46 if line.sign else 0)
