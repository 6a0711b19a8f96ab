"""Sentences of the game: complete pages, plural forms, and nothing too long for Discord."""

import random
import re

import pytest

from bot.games.contract import Phrase, play
from bot.games.emerald.model import KnightLost, KnightMoved, TreasureGiven
from bot.games.kit.options import told_in_rules
from bot.words import LANGUAGES, words
from tests.games.emerald.kit import BLUE, EMERALD, RED, at_random, fresh

NAMES = ("Anna", "Ben", "Carla", "Dilara", "Emil")
ALT_TEXT = 1024
PAGE = 900


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_of_the_rules(language: str) -> None:
    said = words(language, "emerald")
    parts = told_in_rules(EMERALD.Options)
    pages = [said.say(f"rules-{number}", **parts) for number in range(1, 8)]

    assert not said.has("rules-8")
    for page in pages:
        assert page.startswith("### ")
        assert 300 < len(page) <= PAGE
        assert len(re.findall(r"\*\*", page)) % 2 == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_as_text_fits_an_alternative_text(language: str) -> None:
    said, luck, state = words(language, "emerald"), random.Random(5), fresh(5)
    while EMERALD.asks(state):
        lines = [
            said.phrase("line", line, NAMES) for line in EMERALD.describe(EMERALD.public(state))
        ]
        assert len("\n".join(lines)) <= ALT_TEXT
        seat, path = at_random(state, luck)
        state = play(EMERALD, state, seat, path).state


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence(language: str) -> None:
    said = words(language, "emerald")

    for code in ("not_offered", "seats", "start_seat"):
        assert said.has(f"refused-{code}")


@pytest.mark.parametrize(
    ("event", "german", "english"),
    [
        (
            KnightMoved(RED, "red", "T1", "4", 4),
            "Anna: Rot T1 → Feld 4 (4 Schritte).",
            "Anna: Red T1 → field 4 (4 steps).",
        ),
        (
            KnightMoved(BLUE, "blue", "15", "chamber", 1),
            "Ben: Blau 15 → Schatzkammer (1 Schritt).",
            "Ben: Blue 15 → chamber (1 step).",
        ),
        (
            TreasureGiven(RED, "C4", 0),
            "Anna erreicht die Schatzkammer (C4): ein Drachenschatz! Es war der letzte.",
            "Anna reaches the chamber (C4): a dragon treasure! It was the last one.",
        ),
        (
            KnightLost(BLUE, "blue", 9, True, 3),
            "Ben hat kein Gold; der Ritter auf Feld 9 kommt ins Nest (Blau, noch 3 im Spiel).",
            "Ben has no gold; the knight on field 9 goes to the nest (Blue, 3 left in play).",
        ),
    ],
)
def test_some_sentences(
    event: KnightMoved | TreasureGiven | KnightLost, german: str, english: str
) -> None:
    assert words("de", "emerald").told("event", event, NAMES) == german
    assert words("en", "emerald").told("event", event, NAMES) == english


def test_labels_have_no_loose_ends() -> None:
    args: dict[str, int | str] = {
        "colour": "own",
        "origin": "8",
        "target": "9",
        "stride": 1,
        "gem": "ruby",
        "gold": 4,
        "risk": 1,
    }
    calm, woken = ({**args, "wakes": wakes} for wakes in ("no", "yes"))
    german = words("de", "emerald")

    assert german.phrase("pick", Phrase("move_gem_gold", calm), NAMES) == "8→9: Gold 4/Rubin"
    assert german.phrase("pick", Phrase("move_gold", woken), NAMES) == "8→9: Gold 4 🐉1/3"
