"""The hand of a lord: every card with its name and what it does, readable on a phone."""

import pytest
from msgspec.structs import replace
from PIL import ImageChops

import bot.games.schatzjagd as game
from bot.games.contract import Phrase
from bot.games.schatzjagd.content import CARDS, TREASURES
from bot.games.schatzjagd.views import Own
from bot.words import LANGUAGES, words
from render import kit
from render.painter import Say
from render.positions import NAMES as PEOPLE
from render.schatzjagd.effects import lines
from render.schatzjagd.hand import (
    BAR,
    CARD_H,
    CARD_W,
    FOOT,
    GAP,
    HEAD,
    LEAST_LINE,
    MOST_LINES,
    PICTURE,
    SIZE,
    TEXT_W,
    hand,
)
from tests.games.schatzjagd.kit import YELLOW, position
from tests.render.schatzjagd_pictures import KEYS, say

OF_A_KNIFE = ("word-knife", "word-weapons", "sort-weapon")


def test_a_hand_shows_every_card_in_words_of_the_game() -> None:
    """Ten cards at a time, more than anybody ever holds, of all sixty-nine."""
    view = game.public(position())
    for start in range(0, len(KEYS), 10):
        own = Own(tuple(KEYS[start : start + 10]), TREASURES * 4, TREASURES, ())
        for many in (4, 8):
            less = replace(own, hand=own.hand[:many])
            image, rows = hand(view, less, YELLOW, PEOPLE[:4], say), many // 2
            assert image is not None
            assert image.size == (1200, HEAD + GAP + (CARD_H + GAP) * rows + FOOT)


@pytest.mark.parametrize("key", ["warpig", "cleansing", "healing_spell", "curse_of_weakness"])
@pytest.mark.parametrize("many", [1, 4, 6, 8])
def test_the_longest_words_stay_on_their_card(key: str, many: int) -> None:
    view = game.public(position())
    own = Own((key, *["knife"] * (many - 1)), (), (), ())

    def wordy(phrase: Phrase) -> str:
        return "" if phrase.key in OF_A_KNIFE else "Waldschrat " * 9

    images = [hand(view, own, YELLOW, PEOPLE[:4], s) for s in (blank, wordy)]
    assert images[0] is not None
    assert images[1] is not None
    foot = images[0].height - FOOT
    plain, long = (image.convert("RGB").crop((0, 0, 1200, foot)) for image in images if image)
    box = ImageChops.difference(plain, long).getbbox()
    assert box is not None
    assert GAP + PICTURE <= box[0] < box[2] <= GAP + CARD_W
    assert HEAD + GAP <= box[1] < box[3] <= HEAD + GAP + CARD_H


def blank(_: Phrase) -> str:
    return ""


def test_two_hands_never_look_alike() -> None:
    view = game.public(position())
    held = (hand(view, Own((key,), (), (), ()), YELLOW, PEOPLE[:4], blank) for key in KEYS)
    pictures = {image.tobytes() for image in held if image is not None}
    maps = sum(card.sort == "map" for card in CARDS)
    assert len(pictures) == len(KEYS) - maps + 1, "without names, too; a map needs its field"


def spoken(language: str) -> Say:
    said = words(language, "schatzjagd")
    return lambda phrase: said.say(phrase.key, **phrase.args)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_a_card_says_what_it_does_in_lines_that_fit(language: str, key: str) -> None:
    """In a hand of four, in full width at the size of writing, and no word is cut."""
    told = lines(key, spoken(language), TEXT_W, SIZE)
    assert told
    assert len(told) <= MOST_LINES
    assert MOST_LINES * LEAST_LINE <= CARD_H - BAR - 18
    assert SIZE * 30 >= 1200
    for line in told:
        number = kit.width(line.number, 46, "black") + 16 if line.number else 0
        indent = 56 if line.icon else 0
        assert kit.width(line.words, SIZE, "regular") + number + indent <= TEXT_W
