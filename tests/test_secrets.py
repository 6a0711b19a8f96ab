"""A view type must not be able to hold a secret."""

from typing import get_type_hints

from bot.games.contract import AnyGame, Rng
from tests.reach import reachable
from tests.toys import duel


def test_views_reach_no_secret_type(game: AnyGame) -> None:
    """From what seats, painters and words are given, neither the state nor chance is in reach."""
    secret = {Rng, game.State}
    given = [get_type_hints(give)["return"] for give in (game.public, game.own)]

    for view in given:
        assert not reachable(view) & secret


def test_the_walk_finds_what_is_there() -> None:
    assert Rng in reachable(duel.State)
