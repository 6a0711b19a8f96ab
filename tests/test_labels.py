"""Buttons are read on phones: 38 characters, 34 beside an emoji, whatever a game may offer.

How long a label can become follows from its words: the longest variant of every choice, the longest
word that may stand for a part of it. Names of people do not count, for we do not choose them.
"""

from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast

from bot.games.dracheninsel import content as dracheninsel
from bot.games.drachenland import content as drachenland
from bot.games.emerald import content as emerald
from bot.games.offers import RIVALS
from bot.games.registry import GAMES
from bot.games.schatzjagd import content as schatzjagd
from bot.games.scratch_island import content as scratch_island
from bot.words import FOLDER, LANGUAGES, words
from tests.label_widths import LONGEST, WITH_EMOJI

NUMBER = len("20 · ")  # stands before a pick that has a place in the picture
OTHER_LABELS = {"common": ("button-", "scope-", "panel-none"), "data": ("erase-yes",)} | {
    "me": ("back",), "honours": ("all-games",)
}  # fmt: skip

# What may stand for a part of a pick; any other word of the game where nothing is said.
WORDS: dict[tuple[str, str], tuple[str, ...]] = {
    ("dracheninsel", "hunter"): dracheninsel.COLOURS,
    ("dracheninsel", "boat"): dracheninsel.COLOURS,
    ("dracheninsel", "terrain"): dracheninsel.TERRAINS,
    ("dracheninsel", "other"): dracheninsel.COLOURS,
    ("dracheninsel", "payment"): tuple(dracheninsel.KINDS[: dracheninsel.LAST_TERRAIN + 1]),
    ("drachenland", "colour"): drachenland.COLOURS,
    ("drachenland", "tile"): drachenland.TILES,
    ("emerald", "colour"): emerald.COLOURS,
    ("emerald", "gem"): emerald.KINDS,
    ("schatzjagd", "card"): tuple(card.key for card in schatzjagd.CARDS if card.key),
    ("schatzjagd", "there"): (
        *schatzjagd.SHOPS,
        *(one.key for one in schatzjagd.CARDS if one.sort == "special"),
    ),
    ("schatzjagd", "monster"): tuple(c.key for c in schatzjagd.CARDS if c.sort == "monster"),
    ("schatzjagd", "secure"): schatzjagd.TREASURES,
    ("schatzjagd", "deposit"): schatzjagd.TREASURES,
    **{("scratch_island", part): tuple(scratch_island.SHAPES) for part in ("one", "two", "motif")},
}
# What is no word: numbers and places have two characters, or as it stands here.
TEXTS = {
    ("dracheninsel", "lost"): "300",
    ("schatzjagd", "field"): "J10",
    ("schatzjagd", "treasures"): "9",
    ("schatzjagd", "rivals"): "3",
    ("drachenland", "place"): "11-12.1",
    ("drachenland", "steps"): "7",
    ("emerald", "gold"): "5",
    ("emerald", "risk"): "3",
    ("scratch_island", "order"): "A1 ✕ › A2 ✕ › A3 ✕ › A4 ✕ › A5 ✕",
}


@cache
def patterns(language: str, subject: str) -> dict[str, ast.Pattern]:
    text = (FOLDER / language / f"{subject}.ftl").read_text(encoding="utf-8")
    found = [entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]
    return {entry.id.name: entry.value for entry in found if entry.value is not None}


class Label:
    """The longest that one message can become."""

    def __init__(self, language: str, subject: str, key: str) -> None:
        self.language, self.subject, self.key = language, subject, key

    def __str__(self) -> str:
        return self._longest(patterns(self.language, self.subject)[self.key])

    def _longest(self, node: object) -> str:
        match node:
            case ast.Pattern():
                return "".join(map(self._longest, node.elements))
            case ast.TextElement():
                return str(node.value)
            case ast.StringLiteral():
                return str(node.parse()["value"])
            case ast.Placeable():
                return self._longest(node.expression)
            case ast.SelectExpression():
                return max((self._longest(one.value) for one in node.variants), key=len)
            case ast.MessageReference():
                return self._longest(patterns(self.language, self.subject)[node.id.name])
            case ast.VariableReference():
                return self._part(node.id.name)
            case ast.FunctionReference():
                (part,) = node.arguments.positional
                return max(map(words(self.language, self.subject).word, self._words(part)), key=len)
            case _:
                raise AssertionError(f"{node} in a label")

    def _part(self, name: str) -> str:
        return "" if name.endswith("seat") else TEXTS.get((self.subject, name), "88")

    def _words(self, part: object) -> tuple[str, ...]:
        assert isinstance(part, ast.VariableReference)
        named = (self.key.removeprefix("pick-"), part.id.name)
        known = (WORDS[self.subject, name] for name in named if (self.subject, name) in WORDS)
        keys = patterns(self.language, self.subject)
        every = tuple(key[5:] for key in keys if key.startswith("word-"))
        return next(known, every)


def labels(language: str, slug: str) -> Iterator[tuple[str, int]]:
    """All that a game says on buttons, with what may stand before it."""
    for key in patterns(language, slug):
        if key.startswith("pick-"):
            yield str(Label(language, slug, key)), NUMBER
    drop = len(words(language).say("button-drop", order=""))
    for offer in GAMES[slug].OFFERS:
        yield str(Label(language, slug, f"offer-{offer.key}")), drop
        for picks in offer.suggested:
            key = "-".join(("suggested", offer.key, *picks))
            yield str(Label(language, slug, key)), 0
        for step in offer.steps:
            for pick in set(step.picks) - {RIVALS}:
                yield str(Label(language, slug, f"step-{step.about}-{pick}")), 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_whatever_a_game_offers_fits_on_a_button(slug: str, language: str) -> None:
    """D-31: of every option, in both languages."""
    known = list(labels(language, slug))
    assert known
    assert [(text, len(text)) for text, before in known if len(text) + before > LONGEST] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("subject", OTHER_LABELS)
def test_all_other_buttons_fit_beside_an_emoji(subject: str, language: str) -> None:
    found = [key for key in patterns(language, subject) if key.startswith(OTHER_LABELS[subject])]
    found += [
        key
        for key in patterns(language, subject)
        if key.startswith("sure-") and key.endswith("-yes")
    ]
    assert found
    long = [key for key in found if len(str(Label(language, subject, key))) > WITH_EMOJI]
    assert long == []
