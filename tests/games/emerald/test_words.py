"""Sentences of the game: complete pages, plural forms, and nothing too long for Discord."""

import random
import re
from typing import Literal

import pytest

from bot.games.contract import Phrase, play
from bot.games.emerald.model import KnightLost, KnightMoved, Options, State, TreasureGiven
from bot.games.kit.options import told_in_rules
from bot.words import LANGUAGES, words
from tests.games.emerald.kit import BLUE, EMERALD, RED, at_random, fresh, offered, position

NAMES = ("Anna", "Ben", "Carla", "Dilara", "Emil")
ALT_TEXT = 1024
PAGE = 900


def near_chamber(at: str = "15", beat: str = "7 10-", **away: str) -> State:
    """Red has a knight on 15, or elsewhere."""
    return position(4, knights={at: "red", **away}, beat=beat)


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


@pytest.mark.parametrize(
    ("language", "options", "told"),
    [
        ("de", {}, ("**darfst** du danach noch", "auf Feld 1.")),
        ("de", {"length": "short"}, ("**darfst** du danach noch", "auf Feld 4.")),
        ("de", {"second_move": "compulsory"}, ("**musst** du danach noch", "auf Feld 1.")),
        ("de", None, ("(als Variante musst du)", "auf Feld 1 (im kurzen Spiel auf Feld 4).")),
        ("en", {}, ("you **may** then move", "is field 1.")),
        ("en", {"length": "short"}, ("you **may** then move", "is field 4.")),
        ("en", {"second_move": "compulsory"}, ("you **must** then move", "is field 1.")),
        ("en", None, ("(in a variant you must)", "is field 1 (field 4 in the short game).")),
    ],
)
def test_the_page_about_the_turn_knows_the_variant(
    language: str, options: dict[str, str] | None, told: tuple[str, str]
) -> None:
    """R9."""
    page = words(language, "emerald").say("rules-2", **told_in_rules(EMERALD.Options, options))

    assert [part for part in told if part not in page] == []


@pytest.mark.parametrize(
    ("state", "german", "english"),
    [
        (near_chamber(chamber="blue"), "15→Schatzkammer: Schatz", "15→chamber: treasure"),
        (
            near_chamber(chamber="blue blue green"),
            "15→Kammer: letzter Schatz!",
            "15→chamber: last treasure!",
        ),
        (
            near_chamber(nest="red red red"),
            "15→Kammer: Spielende!",
            "15→chamber: ends the game!",
        ),
        (near_chamber(at="6", beat="7 8+"), "6→7: Gold 3/Rubin 🐉0/3", "6→7: gold 3/ruby 🐉0/3"),
    ],
)
def test_a_button_says_what_a_move_brings(state: State, german: str, english: str) -> None:
    (pick,) = [pick for pick in offered(state) if pick in ("red-15", "red-6")]
    shown = EMERALD.label(EMERALD.public(state), EMERALD.own(state, RED), RED, (), pick)

    assert words("de", "emerald").phrase("pick", shown, NAMES) == german
    assert words("en", "emerald").phrase("pick", shown, NAMES) == english


@pytest.mark.parametrize(
    ("second_move", "german", "english"),
    [
        ("optional", "Noch ein zweiter Ritter, oder ist", "A second knight, or is your turn"),
        ("compulsory", "Welchen zweiten Ritter bewegst du?", "Which knight do you move second?"),
    ],
)
def test_a_compulsory_second_knight_is_no_offer(
    second_move: Literal["optional", "compulsory"], german: str, english: str
) -> None:
    state = fresh(4, Options(second_move=second_move))
    facts = EMERALD.facts(EMERALD.public(state), EMERALD.own(state, RED), RED)

    assert words("de", "emerald").say("menu-second_move", **facts).startswith(german)
    assert words("en", "emerald").say("menu-second_move", **facts).startswith(english)
