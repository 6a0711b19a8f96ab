"""The computer player: what it must beat (section 10) and how its games go (section 11)."""

import sys
from collections.abc import Mapping
from functools import partial
from math import sqrt

import pytest

from bot.games.contract import Mind, Path
from bot.games.drachenland.model import Collecting, Options
from tests.games.drachenland.arena import Figures, figures, lower_bound, played, share_won
from tests.games.drachenland.kit import A, game, position

FIGURES = {  # the share of games for two that normal must win
    "random": 0.98,
    "egg runner": 2 / 3,
    "gem picker": 0.9,
    "no rings": 0.97,
    "most pieces": 0.7,
    "easy": 0.7,
}
ROUNDS = {2: (10, 17), 3: (7, 16), 4: (6, 18)}
RANDOM = Options(stall_rounds=6)  # only so have random games the lengths of section 11
WINNER = {2: (52, 83), 3: (32, 64), 4: (23, 50)}


def tell(capsys: pytest.CaptureFixture[str], line: str) -> None:
    with capsys.disabled():
        sys.stdout.write(f"\n{line}\n")


@pytest.mark.parametrize("rival", FIGURES)
def test_a_sample_against_each_rival(rival: str) -> None:
    """No worse than the figure within two standard deviations of so few games."""
    games, figure = 10, FIGURES[rival]

    assert share_won("normal", rival, games) >= figure - 2 * sqrt(figure * (1 - figure) / games)


def test_easy_beats_random() -> None:
    assert share_won("easy", "random", 12) >= 0.8


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_sample_of_its_own_games(seats: int) -> None:
    games = [played(["normal"] * seats, seed, Options(), None) for seed in range(10)]
    rounds = sum(one.rounds for one in games) / len(games)
    winner = sum(max(one.scores) for one in games) / len(games)

    assert ROUNDS[seats][0] <= rounds <= ROUNDS[seats][1]
    assert WINNER[seats][0] <= winner <= WINNER[seats][1]
    assert sum(one.rings for one in games) / len(games) / seats >= 1.9
    assert sum(one.reason == "last_egg" for one in games) >= 8


def test_the_last_egg_is_left_while_an_open_vault_is_ahead() -> None:
    ahead = {"A": (6, 6, 6, 0, 5), "B": (7, 7, 7, 0, 9), "C": (0, 0, 0, 0, 3)}

    assert taken_at_the_last_egg(ahead, gems={5: "R2", 10: "T9"}) == ("gems",)
    assert taken_at_the_last_egg({**ahead, "B": (0, 0, 0, 0, 9)}, gems={5: "R2"}) == ("egg",)


def test_the_last_egg_is_taken_when_nothing_better_is_left() -> None:
    behind = {"A": (0, 0, 0, 0, 1), "B": (7, 7, 7, 0, 9), "C": (0, 0, 0, 0, 3)}

    assert taken_at_the_last_egg(behind, gems={}) == ("egg",)


def taken_at_the_last_egg(
    vaults: Mapping[str, tuple[int, int, int, int, int]], gems: Mapping[int, str]
) -> Path:
    """What A takes with red on volcano 5, where the last egg of the board lies."""
    state = position(
        3,
        figures={"A.R": "5", "B.R": "3", "C.R": "9"},
        eggs={5: 1},
        gems=gems,
        vaults=vaults,
        rings=[f"{seat}.{colour}" for seat in "AB" for colour in "RGB"],
        options=Options(open_vaults="on"),
        frame=Collecting(0),
        users=(0, -1),
    )
    tree = partial(game.choices, state, A)
    return game.choose(game.public(state), game.own(state, A), A, tree, Mind())


@pytest.mark.parametrize(("seats", "limit"), [(2, 8), (3, 7), (4, 6)])
def test_a_sample_of_short_games(seats: int, limit: int) -> None:
    games = [played(["normal"] * seats, seed, Options("short"), A) for seed in range(6)]

    assert max(one.rounds for one in games) == limit
    assert sum(max(one.scores) for one in games) / len(games) >= 20


def test_a_sample_of_random_games() -> None:
    """Random players mostly stall, after many rounds and with few points."""
    games = [played(["random"] * 2, seed, RANDOM, None) for seed in range(20)]

    assert 30 < sum(one.rounds for one in games) / len(games) < 65
    assert sum(one.reason == "stall" for one in games) >= 18
    assert 10 <= sum(max(one.scores) for one in games) / len(games) <= 30


@pytest.mark.soak
@pytest.mark.parametrize("rival", FIGURES)
def test_against_each_rival(rival: str, capsys: pytest.CaptureFixture[str]) -> None:
    games = 400
    share = share_won("normal", rival, games)
    bound = lower_bound(share, games)

    tell(capsys, f"normal against {rival}: {share:.3f} of {games}, surely above {bound:.3f}")
    assert bound >= FIGURES[rival]


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_thousand_games(seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    """On average within the range of section 11; the stall rule ends at most 6 % of the games."""
    found = figures("normal", seats, 1000, Options())

    tell(capsys, f"normal, {seats} players: {told(found)}")
    assert ROUNDS[seats][0] <= found.rounds.mean <= ROUNDS[seats][1]
    assert WINNER[seats][0] <= found.winner.mean <= WINNER[seats][1]
    assert found.reasons.get("stall", 0) <= 60


@pytest.mark.soak
@pytest.mark.parametrize(
    ("seats", "limit", "winner"), [(2, 8, (27, 43)), (3, 7, (24, 40)), (4, 6, (20, 31))]
)
def test_three_hundred_short_games(
    seats: int, limit: int, winner: tuple[int, int], capsys: pytest.CaptureFixture[str]
) -> None:
    found = figures("normal", seats, 300, Options("short"))

    tell(capsys, f"normal, {seats} players, short: {told(found)}")
    assert found.rounds.high == limit
    assert winner[0] <= found.winner.mean <= winner[1]


@pytest.mark.soak
@pytest.mark.parametrize(
    ("seats", "rounds", "winner", "stalled"), [(2, 47, 22, 98), (3, 62, 29, 81), (4, 59, 25, 63)]
)
def test_three_hundred_random_games(
    seats: int, rounds: int, winner: int, stalled: int, capsys: pytest.CaptureFixture[str]
) -> None:
    found = figures("random", seats, 300, RANDOM)

    tell(capsys, f"random, {seats} players: {told(found)}")
    assert found.rounds.mean == pytest.approx(rounds, rel=0.15)
    assert found.winner.mean == pytest.approx(winner, abs=6)
    assert found.reasons["stall"] / 3 == pytest.approx(stalled, abs=15)


def told(found: Figures) -> str:
    return (
        f"rounds {found.rounds}, winner {found.winner}, mean {found.points:.1f}, "
        f"rings {found.rings:.2f}, {found.reasons}, wins by seat {found.wins}"
    )
