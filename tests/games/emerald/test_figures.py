"""Whole games in numbers: random play must give the means that the rules lead to.

The policy is exactly defined (any offered option, equally likely), so the figures are too.
"""

import random
from collections import Counter
from math import sqrt
from statistics import fmean, pstdev

import pytest

from bot.games.contract import play
from bot.games.emerald.model import (
    DragonWalked,
    GemTaken,
    GoldTaken,
    KnightLost,
    RansomPaid,
    State,
    TurnEnded,
)
from tests.games.emerald.kit import EMERALD, at_random, fresh

# figure: expected with 2, 3, 4, 5 players; then what may differ, as a share
EXPECTED = {
    "turns": (66.5, 65.2, 68.8, 65.2, 0.05),
    "rounds": (33.2, 21.7, 17.2, 13.0, 0.05),
    "best score": (52.0, 37.5, 30.5, 24.6, 0.05),
    "lowest score": (39.6, 22.5, 14.4, 9.5, 0.05),
    "knights lost": (2.9, 3.3, 4.3, 4.4, 0.10),
    "ransoms paid": (7.5, 6.9, 7.2, 6.1, 0.10),
    "walks": (21.1, 21.0, 21.5, 19.6, 0.10),
    "cards taken": (38.3, 38.5, 38.9, 37.3, 0.10),
}
BY_TREASURES = {2: 99, 3: 73, 4: 80, 5: 46}  # per cent of the games
WINS = {2: (59, 41), 3: (46, 32, 22), 4: (36, 26, 21, 16), 5: (32, 25, 18, 14, 11)}
KINDS = {
    KnightLost: "knights lost",
    RansomPaid: "ransoms paid",
    DragonWalked: "walks",
    GemTaken: "cards taken",
    GoldTaken: "cards taken",
    TurnEnded: "turns",
}
Record = dict[str, float]


def played(seats: int, seed: int) -> tuple[State, Counter[str]]:
    """A random game and what happened in it, counted."""
    luck, state, seen = random.Random(seed), fresh(seats, first=None, seed=seed), Counter[str]()
    while EMERALD.asks(state):
        seat, path = at_random(state, luck)
        step = play(EMERALD, state, seat, path)
        seen.update(KINDS[type(event)] for event in step.news if type(event) in KINDS)
        state = step.state
    return state, seen


def record(seats: int, seed: int) -> Record:
    state, seen = played(seats, seed)
    outcome = EMERALD.outcome(state)
    assert outcome is not None
    turns = seen["turns"] + 1  # the last one does not end, the game does
    result: Record = {**{name: seen[name] for name in KINDS.values()}, "turns": turns}
    result |= {"rounds": turns / seats, "best score": max(outcome.scores)}
    result |= {"lowest score": min(outcome.scores), "treasures": outcome.reason == "treasures"}
    for place in range(seats):  # counted from the start seat
        seat = (state.first + place) % seats
        result[f"wins {place}"] = (seat in outcome.winners) / len(outcome.winners)
    return result


def assert_figures(seats: int, games: int, *, sample: bool) -> None:
    """A sample is judged with its error, three standard deviations of the mean, on top."""
    records = [record(seats, seed) for seed in range(games)]

    def measured(name: str) -> tuple[float, float]:
        values = [one[name] for one in records]
        return fmean(values), 3 * pstdev(values) / sqrt(games) if sample else 0

    for name, figures in EXPECTED.items():
        expected, share = figures[seats - 2], figures[-1]
        mean, error = measured(name)
        print(f"{seats} players, {name}: {mean:.1f} (expected {expected})")  # noqa: T201
        assert mean == pytest.approx(expected, abs=share * expected + error), name
    shares = {
        "treasures": BY_TREASURES[seats],
        **{f"wins {i}": w for i, w in enumerate(WINS[seats])},
    }
    for name, per_cent in shares.items():
        mean, error = measured(name)
        print(f"{seats} players, {name}: {100 * mean:.0f} % (expected {per_cent} %)")  # noqa: T201
        assert 100 * mean == pytest.approx(per_cent, abs=4 + 100 * error), name


@pytest.mark.parametrize("seats", EMERALD.SEATS)
@pytest.mark.parametrize("games", [20, pytest.param(60, marks=pytest.mark.soak)])
def test_a_sample_of_random_games(seats: int, games: int) -> None:
    assert_figures(seats, games, sample=True)


@pytest.mark.soak
@pytest.mark.parametrize("seats", EMERALD.SEATS)
def test_a_thousand_random_games(seats: int) -> None:
    assert_figures(seats, 1000, sample=False)
