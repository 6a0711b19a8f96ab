"""Expected figures of self-play: a sample here, the full numbers in the soak."""

import sys
from collections import Counter
from statistics import mean, pstdev

import pytest
from msgspec import Struct

from bot.games.contract import Rng
from bot.games.scratch_island.board.squares import squares, unpack
from bot.games.scratch_island.content import BOXES, SNAKE, Motif
from bot.games.scratch_island.model import Options, State, Story
from bot.games.scratch_island.rules.defaults import best_dice, best_place
from bot.games.scratch_island.rules.map_maker import filling, layout
from bot.games.scratch_island.rules.menus import motif_of
from bot.games.scratch_island.rules.placing import fits, ground
from bot.games.scratch_island.rules.scratching import scratch
from bot.games.scratch_island.rules.turns import opened, roll
from tests.games.scratch_island.baselines import Player, chance, computer, game, pilot
from tests.games.scratch_island.kit import ANNA, result


class Figures(Struct, frozen=True):
    """Means over many games of equal players."""

    rounds: float
    stopped: float  # share of games stopped by max_rounds
    squares: float  # scratched per player
    snakes: float  # met per player
    winner: float
    points: float
    chests: float
    rows: float  # row points given out per game
    starter: float  # share of victories of the start player


def figures(player: Player, seats: int, games: int) -> Figures:
    ends = [game([player] * seats, 10_000 + n, n % seats) for n in range(games)]
    results = [result(state) for state in ends]
    charts = [chart for state in ends for chart in state.charts]
    return Figures(
        rounds=mean(state.rolls / seats for state in ends),
        stopped=mean(state.over == "max_rounds" for state in ends),
        squares=mean(unpack(chart.scratched).bit_count() for chart in charts),
        snakes=mean(_met(state, seat) for state in ends for seat in range(seats)),
        winner=mean(max(found.scores) for found in results),
        points=mean(score for found in results for score in found.scores),
        chests=mean(opened(chart).bit_count() for chart in charts),
        rows=mean(_given_out(state) for state in ends),
        starter=mean(
            (state.first in found.winners) / len(found.winners)
            for state, found in zip(ends, results, strict=True)
        ),
    )


def _given_out(state: State) -> int:
    return sum(points for points, winner in zip(BOXES, state.rows, strict=True) if winner >= 0)


def _met(state: State, seat: int) -> int:
    path = squares(unpack(state.charts[seat].scratched))
    return sum(state.contents[seat][square] == SNAKE for square in path)


EXPECTED = {
    "two pilots": (pilot, 2, Figures(5.2, 0, 42, 2.6, 20.2, 17.9, 3.6, 3.5, 0.53)),
    "three pilots": (pilot, 3, Figures(4.1, 0, 41, 2.5, 20.4, 17.2, 3.5, 4.5, 0.39)),
    "four pilots": (pilot, 4, Figures(3.2, 0, 40, 2.4, 20.3, 16.6, 3.4, 5.1, 0.30)),
    "two at random": (chance, 2, Figures(13.3, 0.51, 67, 4.5, 20.8, 17.5, 2.8, 9.9, 0.50)),
    "three at random": (chance, 3, Figures(11.1, 0.28, 67, 4.4, 20.9, 16.0, 2.8, 10.9, 0.33)),
    "four at random": (chance, 4, Figures(8.5, 0.09, 66, 4.4, 20.9, 15.0, 2.7, 11.2, 0.26)),
}
# How far one game typically lies from the mean, and what rounding and model differences allow.
SPREAD = Figures(2.7, 0.5, 7, 1.2, 3, 4, 0.9, 2.5, 0.5)
SLACK = Figures(0.15, 0.05, 1, 0.1, 0.3, 0.3, 0.1, 0.3, 0.02)


def assert_figures(player: Player, seats: int, expected: Figures, games: int) -> Figures:
    found = figures(player, seats, games)
    for name in Figures.__struct_fields__:
        allowed = 4 * getattr(SPREAD, name) / games**0.5 + getattr(SLACK, name)
        assert abs(getattr(found, name) - getattr(expected, name)) <= allowed, (name, found)
    return found


@pytest.mark.parametrize(("player", "seats", "expected"), EXPECTED.values(), ids=EXPECTED)
@pytest.mark.parametrize("games", [8, pytest.param(50, marks=pytest.mark.soak)])
def test_a_sample_has_the_expected_figures(
    player: Player, seats: int, expected: Figures, games: int
) -> None:
    assert_figures(player, seats, expected, games)


@pytest.mark.soak
@pytest.mark.parametrize(("player", "seats", "expected"), EXPECTED.values(), ids=EXPECTED)
def test_a_thousand_games_have_the_expected_figures(
    player: Player, seats: int, expected: Figures, capsys: pytest.CaptureFixture[str]
) -> None:
    found = assert_figures(player, seats, expected, 1000)
    with capsys.disabled():
        sys.stdout.write(f"\n{found}")


PILOTS = {2: 5.2, 3: 4.1, 4: 3.2}  # big rounds in the mean; their winners have 18 to 23 points


@pytest.mark.soak
@pytest.mark.parametrize("seats", PILOTS)
def test_a_thousand_games_of_normal_computers_are_a_little_shorter_than_the_pilots(
    seats: int, capsys: pytest.CaptureFixture[str]
) -> None:
    found = figures(computer, seats, 1000)
    with capsys.disabled():
        sys.stdout.write(f"\n{seats} computers: {found}")
    assert 0.9 <= found.rounds / PILOTS[seats] <= 1
    assert 18 <= found.winner <= 23
    assert found.stopped == 0


def solo_rounds(seed: int, runs: int) -> float:
    """How many rolls a lone pilot needs on one complete map, on average."""
    chart, rng = layout(Rng(seed.to_bytes(32, "big")))
    hidden, rng = filling(chart, 5, rng)
    rounds = []
    for _ in range(runs):
        state = State(rng, Options(), ANNA, (chart, chart), (hidden, hidden))
        for number in range(1, 60):
            state = _solo_turn(roll(state, Story()))
            if state.rung:
                rounds.append(number)
                break
        rng = state.rng
    return mean(rounds)


def _solo_turn(state: State) -> State:
    chart = state.charts[0]
    held: list[Motif] = [
        state.faces[die] for die in best_dice(chart, state.faces, [0, 1, 2, 3])[:2]
    ]
    while any(fits(ground(state.charts[0]), motif) for motif in held):
        place = best_place(state.charts[0], tuple(held))
        motif, _ = motif_of(place.mode, tuple(held))
        state, snake = scratch(state, ANNA, place, motif, Story())
        if snake or place.mode == "combine":
            break
        held.remove(place.mode)
    return state


def assert_fair(maps: int, runs: int) -> tuple[float, float]:
    means = [solo_rounds(seed, runs) for seed in range(maps)]
    assert 7.6 < mean(means) < 8.5
    return mean(means), pstdev(means)


@pytest.mark.parametrize(("maps", "runs"), [(10, 8), pytest.param(25, 8, marks=pytest.mark.soak)])
def test_maps_are_about_equally_long(maps: int, runs: int) -> None:
    assert_fair(maps, runs)


@pytest.mark.soak
def test_two_hundred_maps_are_about_equally_long(capsys: pytest.CaptureFixture[str]) -> None:
    length, spread = assert_fair(200, 100)
    assert spread < 0.75
    with capsys.disabled():
        sys.stdout.write(f"\nsolo rounds {length:.2f}, spread of the maps {spread:.2f}")


@pytest.mark.parametrize("games", [15, pytest.param(60, marks=pytest.mark.soak)])
def test_seats_share_the_victories(games: int) -> None:
    """With the start player rotating no seat number is favoured."""
    wins = Counter[int]()
    for number in range(games):
        found = result(game([pilot] * 3, 20_000 + number, number % 3))
        wins.update({int(seat): 1 for seat in found.winners})
    assert all(8 / 60 <= wins[seat] / games <= 36 / 60 for seat in range(3))
