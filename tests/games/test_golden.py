"""Golden games are played as they were: or the rules have changed, and `RULES` must be raised.

Where the change is meant and `RULES` raised, `make golden` writes the new ones; where only words
have changed, `make retell`. Then read the diff.
"""

import subprocess
import sys

import pytest

from bot.games.registry import GAMES
from bot.table.play.fairness import verify_fairness
from bot.words import LANGUAGES
from tests.games.golden import (
    HERE,
    first_difference,
    frame,
    records,
    states,
    ways_to_end,
    written_frame,
    written_states,
)

GOLDEN = [(slug, name) for slug in GAMES for name in records(slug)]


@pytest.mark.parametrize(("slug", "name"), GOLDEN)
def test_it_is_played_as_it_was(slug: str, name: str) -> None:
    for language in LANGUAGES:
        difference = first_difference(GAMES[slug], slug, name, language)
        assert difference is None, difference
    verify_fairness(records(slug)[name])


@pytest.mark.parametrize("slug", GAMES)
def test_the_frame_of_the_game_is_as_it_was(slug: str) -> None:
    assert frame(GAMES[slug]) == written_frame(slug, GAMES[slug].RULES)


@pytest.mark.parametrize("slug", GAMES)
def test_states_are_stored_as_they_were(slug: str) -> None:
    """Or tables that run would be misread: raise `RULES` or upgrade them, then `make golden`. Where
    there are only new fields with a default, old states are read as they were: `make retell`."""
    game = GAMES[slug]
    now = {name: states(game, record) for name, record in records(slug).items()}
    assert now == written_states(slug, game.RULES)


@pytest.mark.parametrize("slug", GAMES)
def test_every_number_of_players_ends_in_every_way(slug: str) -> None:
    outcomes = [(one.seats, one.outcome) for one in records(slug).values()]
    ended = {(seats, outcome.reason) for seats, outcome in outcomes if outcome is not None}

    assert ended == {(n, reason) for n in GAMES[slug].SEATS for reason in ways_to_end(slug)}


@pytest.mark.parametrize("sample", [5, pytest.param(20, marks=pytest.mark.soak)])
def test_a_sample_of_mutants_is_noticed(sample: int) -> None:
    """In a process of its own, for it forks; `make mutants` tries them all."""
    command = [sys.executable, "-m", "tests.games.mutants", "--sample", str(sample), "--seed", "1"]

    tried = subprocess.run(command, cwd=HERE.parents[1], capture_output=True, check=False)

    assert tried.returncode == 0, (tried.stdout + tried.stderr).decode()
