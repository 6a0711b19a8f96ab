"""What a choice is said to do, it does: answers that end the game, pages that explain questions."""

import pytest

from bot.games.contract import TABLE, Menu
from bot.games.registry import GAMES, PAGES
from bot.ui.rules.rules_pages import pages
from bot.words import words
from tests.games.golden import records
from tests.games.transcripts import scenes
from tests.laws import is_sealed, unopposed

BY_CHOICE = {  # ways to end that somebody chooses with their eyes open
    "dracheninsel": {"treasures"},
    "drachenland": {"last_egg"},
    "emerald": {"treasures"},
    "schatzjagd": {"secured", "all_secured"},
}


@pytest.mark.parametrize("slug", GAMES)
def test_an_answer_that_is_said_to_end_the_game_ends_it(slug: str) -> None:
    game, asked_back = GAMES[slug], 0
    for record in records(slug).values():
        for view in scenes(game, record):
            if view.ask is None or view.ask.seat == TABLE:
                continue
            seat = view.ask.seat
            if is_sealed(game.asks(view.before), seat):
                continue
            public, own = game.public(view.before), game.own(view.before, seat)
            ends = game.ends_game(public, own, seat, view.path)
            outcome = game.outcome(unopposed(game, view.before, seat, view.path))
            assert outcome is not None or not ends, view.path
            if outcome is not None and outcome.reason in BY_CHOICE.get(slug, set()):
                assert ends, view.path
            asked_back += ends
    said = f"{slug}: ends_game says so {asked_back} times; BY_CHOICE names what ends by an answer"
    assert bool(asked_back) == (slug in BY_CHOICE), said


@pytest.mark.parametrize("slug", GAMES)
def test_every_question_is_explained_on_a_page(slug: str) -> None:
    game, last = GAMES[slug], pages(words("en", slug))
    asked = set[str]()
    for record in records(slug).values():
        for view in scenes(game, record):
            if view.ask is None or view.ask.seat == TABLE:
                continue
            asked.add(view.ask.about)
            for depth in range(len(view.path)):
                menu = game.choices(view.before, view.ask.seat, view.path[:depth])
                assert isinstance(menu, Menu)
                asked.add(menu.about)
    assert asked - PAGES[slug].keys() == set()
    assert set(PAGES[slug].values()) <= set(range(1, last + 1))
