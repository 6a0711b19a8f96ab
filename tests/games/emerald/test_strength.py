"""How strong the computer is: one seat of it against all others of a simpler kind."""

import pytest

from tests.games.emerald.baselines import (
    Player,
    at_random,
    clock,
    computer,
    contest,
    easy,
    gold_only,
    greedy,
    paying,
    runner,
)
from tests.games.emerald.kit import EMERALD

SAMPLES = [5, pytest.param(20, marks=pytest.mark.soak)]  # games
FULL = 400

# The share of victories to reach with 2, 3, 4, 5 players; equal play would be 50, 33, 25, 20 %.
SHARES: dict[str, tuple[Player, tuple[int, ...]]] = {
    "random": (at_random, (100, 89, 80, 70)),
    "clock": (clock, (100, 97, 86, 81)),
    "runner": (runner, (69, 40, 30, 23)),
    "gold only": (gold_only, (69, 37, 33, 21)),
    "easy": (easy, (50, 34, 25, 20)),
}
# Simple players of another ransom policy must lose by a point a game. The computer's own moves with
# another policy follow, with the points that have been measured as the least.
POINTS: dict[str, tuple[Player, float]] = {
    "never pays": (paying(greedy, always=False), 1),
    "always pays": (paying(greedy, always=True), 1),
    "itself, always paying": (paying(computer, always=True), 1),
    "itself, never paying": (paying(computer, always=False), -2),
}

every_number = pytest.mark.parametrize("seats", EMERALD.SEATS)


def assert_share(name: str, seats: int, games: int, deviations: float) -> None:
    player, figures = SHARES[name]
    result = contest(computer, player, seats, games)
    print(f"| {name} | {seats} | {result} | {figures[seats - 2]} % |")  # noqa: T201
    assert 100 * (result.won + deviations * result.won_error) >= figures[seats - 2]


def assert_points(name: str, seats: int, games: int, deviations: float) -> None:
    player, points = POINTS[name]
    result = contest(computer, player, seats, games)
    print(f"| {name} | {seats} | {result} | {points:+} points |")  # noqa: T201
    assert result.ahead + deviations * result.ahead_error >= points


@pytest.mark.parametrize("name", SHARES)
@pytest.mark.parametrize("games", SAMPLES)
def test_a_sample_of_victories(name: str, games: int) -> None:
    assert_share(name, 2, games, deviations=3)


@pytest.mark.parametrize("name", POINTS)
@pytest.mark.parametrize("games", SAMPLES)
def test_a_sample_of_points(name: str, games: int) -> None:
    assert_points(name, 2, games, deviations=3)


@pytest.mark.soak
@every_number
@pytest.mark.parametrize("name", SHARES)
def test_all_victories(name: str, seats: int) -> None:
    assert_share(name, seats, FULL, deviations=1.96)


@pytest.mark.soak
@every_number
@pytest.mark.parametrize("name", POINTS)
def test_all_points(name: str, seats: int) -> None:
    assert_points(name, seats, FULL, deviations=1.96)
