"""Every sentence of whole games in both languages: plurals of one, cases, articles, signs.

The golden games are told once more with all that people read: questions, buttons, news, notes and
boards. What is looked for is what has gone wrong before; each finding names the sentence.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from bot.games.contract import TABLE, Menu, Phrase, Seat
from bot.games.registry import GAMES
from bot.words import FOLDER, LANGUAGES, Words, words
from tests.games.golden import records
from tests.games.transcripts import NAMES, Scene, scenes
from tests.said_once import SaidOnce

BOARDS = 25  # answers from one described board to the next
PLURALS = {
    "de": "Karten|Schritte|Runden|Punkte|Eier|Schätze|Felder|Plätze|Münzen|Goldkarten|Edelsteine|"
    "Sätze|Rubine|Smaragde|Saphire|Tage|Waffenpunkte|Truhen|Schlangen|Steine|Würfel verfallen",
    "en": "cards|steps|rounds|points|eggs|treasures|knights|dice|fields|places|coins|gems|sets|"
    "rubies|emeralds|sapphires|days|squares|chests|snakes|looks",
}
PAIRS = {"de": r"\balle 2\b", "en": r"\ball 2\b"}
CASES = r"\b(gegen|von|mit|für|durch|um|ohne|bei|zu|nach|auf|in|den|dem|einen|einem) {name}\b"
DEEDS = {  # after these a thing wants its article; quoted, in brackets or after a colon it does not
    "de": "spielt|nimmt|besiegt|verbannt|bekommt|entfernt|betritt|lässt|legt|findet|zerschlägt",
    "en": "takes|gets|beats|banishes|removes|leaves|finds|places|breaks|fights",
}
BARE = {"red", "green", "blue", "yellow", "orange", "grey", "brown", "gold", "none"}  # need none
SIGNS = re.compile(r"[\u2190-\u21ff\u2460-\u27bf\u2b00-\u2bff\U0001f000-\U0001faff^|<>=]")
PLAIN = set("→🎲❤🏃⚔🐉")  # pictograms in news that stand beside their number or deed
GENDERED = re.compile(r"\b(he|him|his|himself|hers|herself)\b")
FORMAL = re.compile(r"\b(Ihnen|Ihrem|Ihren|Ihrer|Ihres)\b")

# in a module's scope, so that all tests of one game run before those of the next
every_game = pytest.mark.parametrize("slug", GAMES, scope="module")
every_language = pytest.mark.parametrize("language", LANGUAGES, scope="module")


def told(slug: str, language: str) -> Iterator[tuple[str, str]]:
    """Every sentence of the golden games, with its kind."""
    said, game = SaidOnce(words(language, slug)), GAMES[slug]
    for record in records(slug).values():
        for view in scenes(game, record):
            yield from ((f"{slug} news", line) for line in said.story(view.step.news, NAMES))
            for whisper in view.step.whispers:
                yield f"{slug} note", said.told("note", whisper.note, NAMES)
            if view.ask is not None and view.ask.seat != TABLE:
                yield from asked(said, slug, view, view.ask.seat, view.ask.about)
            if view.number % BOARDS == 0:
                public = game.public(view.step.state)
                for line in game.describe(public):
                    yield f"{slug} line", said.phrase("line", line, NAMES)


def asked(said: Words, slug: str, view: Scene, seat: Seat, about: str) -> Iterator[tuple[str, str]]:
    """The question in public and in private, with the buttons of every step."""
    game, state = GAMES[slug], view.before
    public, own = game.public(state), game.own(state, seat)
    facts = said.parts(game.facts(public, own, seat), NAMES)
    yield f"{slug} ask", said.phrase("ask", Phrase(about, {"seat": seat}), NAMES)
    yield f"{slug} score", said.phrase("score", game.score(public, own, seat), NAMES)
    for line in game.describe_own(public, own, seat):
        yield f"{slug} line", said.phrase("line", line, NAMES)
    for depth in range(len(view.path)):
        menu = game.choices(state, seat, view.path[:depth])
        assert isinstance(menu, Menu)
        yield f"{slug} question {menu.about}", said.say(f"menu-{menu.about}", **facts)
        for remark in game.remarks(public, own, seat, view.path[:depth], menu):
            yield f"{slug} remark", said.phrase("remark", remark, NAMES)
        for pick in menu.picks:
            label = game.label(public, own, seat, view.path[:depth], pick)
            yield f"{slug} button {menu.about}", said.phrase("pick", label, NAMES)


@cache
def sentences(slug: str, language: str) -> frozenset[tuple[str, str]]:
    return frozenset(told(slug, language))


def found(slug: str, language: str, pattern: str) -> list[tuple[str, str]]:
    wanted = re.compile(pattern)
    return sorted(one for one in sentences(slug, language) if wanted.search(one[1]))


def named(slug: str, language: str, names: str) -> list[str]:
    """Words of a game that fit, spelled for a pattern."""
    text = (FOLDER / language / f"{slug}.ftl").read_text(encoding="utf-8")
    every = re.findall(r"^word-(\w+) = (.+)$", text, re.MULTILINE)
    return [re.escape(word) for key, word in every if re.fullmatch(names, word) and key not in BARE]


@every_language
@every_game
def test_one_is_never_told_in_the_plural(slug: str, language: str) -> None:
    assert len(sentences(slug, language)) > 200
    assert found(slug, language, rf"(?<![\d/–-])1 ({PLURALS[language]})\b") == []
    assert found(slug, language, PAIRS[language]) == []


@every_game
def test_no_name_stands_in_the_wrong_case(slug: str) -> None:
    """A name like "Kleiner Räuber" is inflected, or quoted, or stands behind a colon."""
    for name in named(slug, "de", r"\w+er [A-ZÄÖÜ]\w+"):
        assert found(slug, "de", CASES.format(name=name)) == []
        assert found(slug, "de", rf"\b({DEEDS['de']}) {name}\b") == []


@every_language
@every_game
def test_nothing_is_taken_or_beaten_without_an_article(slug: str, language: str) -> None:
    names = "|".join(named(slug, language, r"[\w’]{3,}( \w+)*"))
    assert names
    assert found(slug, language, rf"\b({DEEDS[language]}) ({names})\b") == []


@every_language
@every_game
def test_every_sign_is_explained_where_it_is_read(slug: str, language: str) -> None:
    """On a button by its question or by the word behind it; in a board by its legend."""
    told = sentences(slug, language)
    questions = {kind.rpartition(" ")[2]: set[str]() for kind, _ in told if " question " in kind}
    for kind, text in told:
        if " question " in kind:
            questions[kind.rpartition(" ")[2]] |= set(text)
    legend = {
        sign for kind, text in told if kind.endswith("line") for sign in text if "=" not in text
    }
    bare = [
        (kind, text, sign)
        for kind, text in sorted(told)
        for sign in SIGNS.findall(text)
        if sign not in PLAIN | legend
        if " button " in kind and sign not in questions[kind.rpartition(" ")[2]]
    ]
    assert [one for one in bare if not re.search(rf"{one[2]} \w", one[1])] == []


@every_language
@every_game
def test_no_sentence_has_a_hole(slug: str, language: str) -> None:
    """Empty brackets, doubled stops, blanks before a comma: a part was missing."""
    holes = r"\(\s*\)|(?<!\.)\.\.(?!\.)| [,;]|\w  \w|: \.|^\W*$"
    spoken = [one for one in found(slug, language, holes) if not one[0].endswith("line")]
    assert spoken == []


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*/*.ftl")), ids=lambda p: str(p.parts[-2:]))
def test_people_are_addressed_as_agreed(path: Path) -> None:
    """ "They" in English, "du" in German; only Emerald's dragon is a she."""
    wrong = GENDERED if path.parent.name == "en" else FORMAL
    assert wrong.findall(path.read_text(encoding="utf-8")) == []
