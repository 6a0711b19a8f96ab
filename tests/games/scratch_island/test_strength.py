"""How strong the computer players are: a sample here, the full tournaments in the soak."""

import sys

import pytest

from tests.games.scratch_island.baselines import (
    Player,
    biggest,
    chance,
    computer,
    easy,
    pilot,
    tournament,
)

# hero, rival, players, games of the soak, and the least share of victories
CLAIMS = {
    "pilot against random": (pilot, chance, 2, 1000, 0.97),
    "pilot against the biggest motif": (pilot, biggest, 2, 1000, 0.95),
    "normal against the pilot": (computer, pilot, 2, 1000, 0.53),
    "normal against two pilots": (computer, pilot, 3, 1000, 0.36),
    "normal against three pilots": (computer, pilot, 4, 1000, 0.27),
    "normal against random": (computer, chance, 2, 1000, 0.97),
    "normal against the biggest motif": (computer, biggest, 2, 1000, 0.95),
    "normal against easy": (computer, easy, 2, 1000, 0.65),
    "easy against random": (easy, chance, 2, 1000, 0.9),
}


@pytest.mark.parametrize(("hero", "rival", "seats", "games", "least"), CLAIMS.values(), ids=CLAIMS)
@pytest.mark.parametrize("part", [200, pytest.param(50, marks=pytest.mark.soak)])
def test_a_sample_agrees_with_the_claim(
    hero: Player, rival: Player, seats: int, games: int, least: float, part: int
) -> None:
    """So small a part of the games may fall short by three standard errors."""
    score = tournament(hero, rival, seats, games // part)

    assert score.share > least - 3 * (least * (1 - least) / score.games) ** 0.5


@pytest.mark.soak
@pytest.mark.parametrize(("hero", "rival", "seats", "games", "least"), CLAIMS.values(), ids=CLAIMS)
def test_the_full_tournament(
    hero: Player,
    rival: Player,
    seats: int,
    games: int,
    least: float,
    capsys: pytest.CaptureFixture[str],
) -> None:
    score = tournament(hero, rival, seats, games)

    with capsys.disabled():
        sys.stdout.write(f"\n{score}, claimed {100 * least:.0f} %")
    assert score.share > least
