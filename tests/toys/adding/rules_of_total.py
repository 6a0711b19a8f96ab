"""Total: its rule, and a whole game by people who click."""

from pathlib import Path

import pytest

from bot.games.contract import Seat
from tests.end_to_end.house import house
from tests.end_to_end.whole_games import whole_game
from tests.toys import total as game
from tests.toys.adding.kit import rolled


@pytest.mark.rule("TO-001")
def test_the_first_exact_guess_wins() -> None:
    state = game.apply(rolled(2, 5), Seat(0), game.Guess(7)).state
    outcome = game.outcome(state)
    assert outcome is not None
    assert outcome.winners == (Seat(0),)


async def test_a_game_from_the_lobby_to_the_final_card(tmp_path: Path) -> None:
    async with house(tmp_path, seed=3) as home:
        assert await whole_game(home, "total", 3, seed=4)
