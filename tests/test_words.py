"""Words exist in every language for every ask, menu, pick, event, refusal and option."""

import logging
import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

from bot.games.contract import TABLE, AnyGame, Menu, Phrase
from bot.games.kit.options import allowed, told_in_rules
from bot.games.offers import RIVALS
from bot.ui.panel.private import HINTS
from bot.ui.rules.rules_pages import pages
from bot.words import FOLDER, LANGUAGES, Words, mentions, words
from tests.laws import scenes
from tests.said_once import SaidOnce

NAMES = ("Anna", "Ben", "Carla", "Dilara", "Emil", "Finn")
LABEL = 80  # Discord's limit for a button


@pytest.fixture
def spoken(caplog: pytest.LogCaptureFixture) -> Any:
    """Fails the test if a sentence was missing or faulty."""
    caplog.set_level(logging.ERROR, "bot.words")
    yield
    assert [record.getMessage() for record in caplog.get_records("call")] == []


def file_of(game: AnyGame, language: str) -> Path:
    slug = game.__name__.rpartition(".")[2]  # type: ignore[attr-defined]  # a module
    path = FOLDER / language / f"{slug}.ftl"
    assert path.exists(), f"{slug} has no words yet: write bot/words/{language}/{slug}.ftl"
    return path


def words_of(game: AnyGame, language: str) -> Words:
    return words(language, file_of(game, language).stem)


@pytest.mark.usefixtures("spoken")
def test_all_that_happens_can_be_said(registered: AnyGame, seats: int, seed: int) -> None:
    """Of two games of one size each is told in another language."""
    language = LANGUAGES[(seats + seed) % len(LANGUAGES)]
    game, said = registered, SaidOnce(words_of(registered, language))
    played = scenes(game, seats, seed)
    for number, (state, asks, seat, path, step) in enumerate(played):
        for ask in asks:
            if ask.seat != TABLE:
                said.phrase("ask", Phrase(ask.about, {"seat": ask.seat}), NAMES)
        if seat != TABLE:
            assert_tree_has_words(game, said, state, seat, path)
        for event in step.news:
            said.told("event", event, NAMES)  # without words: for pictures and the record only
        for whisper in step.whispers:
            assert said.told("note", whisper.note, NAMES)
        if number % 4 == 0:  # a board changes little from one answer to the next
            for line in game.describe(game.public(state)):
                assert said.phrase("line", line, NAMES)
    outcome = game.outcome(played[-1][4].state)
    assert outcome is not None
    said.say(f"outcome-{outcome.reason}")


def assert_tree_has_words(
    game: AnyGame, said: Words, state: Any, seat: Any, path: tuple[str, ...]
) -> None:
    view, own = game.public(state), game.own(state, seat)
    facts = said.parts(game.facts(view, own, seat), NAMES)
    for line in game.describe_own(view, own, seat):
        assert said.phrase("line", line, NAMES)
    assert said.phrase("score", game.score(view, own, seat), NAMES)
    for depth in range(len(path)):
        menu = game.choices(state, seat, path[:depth])
        assert isinstance(menu, Menu)
        assert said.say(f"menu-{menu.about}", **facts)
        for remark in game.remarks(view, own, seat, path[:depth], menu):
            assert said.phrase("remark", remark, NAMES)
        for pick in menu.picks:
            label = said.phrase("pick", game.label(view, own, seat, path[:depth], pick), NAMES)
            assert 0 < len(label) <= LABEL


@pytest.mark.usefixtures("spoken")
@pytest.mark.parametrize("language", LANGUAGES)
def test_options_orders_and_rules_have_words(registered: AnyGame, language: str) -> None:
    game, said = registered, words_of(registered, language)
    hints = (f"hint-{number}" for number in range(1, HINTS + 1))
    for key in ("name", "tagline", "players", "length", "weight", *hints):
        assert said.say(key)
    for number in range(1, pages(said) + 1):
        assert said.say(f"rules-{number}", **told_in_rules(game.Options))
    assert pages(said) >= 4
    for name, values in allowed(game.Options).items():
        for key in (f"option-{name}", f"option-{name}-help"):
            assert said.say(key)
        for value in values:
            assert len(said.say(f"option-{name}-{value}")) <= 100
    for offer in game.OFFERS:
        assert said.say(f"offer-{offer.key}")
        assert said.say(f"offer-{offer.key}-acts")
        for picks in offer.suggested:
            assert said.say("-".join(("suggested", offer.key, *picks)))
        for step in (*offer.steps, *offer.only):
            assert said.say(f"step-{step.about}")
            for pick in step.picks:
                assert pick == RIVALS or said.say(f"step-{step.about}-{pick}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_has_a_reason_for_every_kind_of_question(registered: AnyGame, language: str) -> None:
    """One of its own for each: a sentence that fits any question says nothing."""
    said = words_of(registered, language)
    keys = _keys(file_of(registered, language).read_text("utf-8"))
    asked = [key.removeprefix("ask-") for key in keys if key.startswith("ask-")]
    reasons = [said.say(f"why-{about}") for about in asked]
    assert asked
    assert len(set(reasons)) == len(reasons)


@pytest.mark.parametrize(
    "path", sorted(FOLDER.glob("*/*.ftl")), ids=lambda p: f"{p.parent.name}-{p.stem}"
)
def test_a_file_is_read_to_its_last_line(path: Path) -> None:
    """Fluent drops in silence what it cannot read, such as a line that begins with a star."""
    entries = FluentParser().parse(path.read_text(encoding="utf-8")).body

    assert [entry.content for entry in entries if isinstance(entry, Junk)] == []


@pytest.mark.parametrize("subject", sorted(path.stem for path in (FOLDER / "en").glob("*.ftl")))
def test_the_languages_say_the_same_things(subject: str) -> None:
    """Each key of one language stands in the others, with the same parts."""
    keys = [
        _keys((FOLDER / language / f"{subject}.ftl").read_text("utf-8")) for language in LANGUAGES
    ]

    assert keys[0] == keys[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_command_is_a_mention_or_plain_text_while_its_id_is_unknown(language: str) -> None:
    plain = {"en": "`/table resume`", "de": "`/tisch fortsetzen`"}[language]
    mentions.learn({})
    assert plain in words(language).say("pause-begun")
    mentions.learn({"table": 17})
    assert "</table resume:17>" in words(language).say("pause-begun")
    assert words(language).command("emerald new") in ("`/emerald new`", "`/emerald neu`")


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*/*.ftl")), ids=lambda p: str(p.parts[-2:]))
def test_no_sentence_spells_a_command_out(path: Path) -> None:
    """A reader of another language would not find it."""
    assert re.findall(r"[„“”\"`]/\w+", path.read_text(encoding="utf-8")) == []


def _keys(text: str) -> list[str]:
    return sorted(line.partition(" =")[0] for line in text.splitlines() if line[:1].isalpha())
