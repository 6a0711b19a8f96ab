"""The end of the game and scoring (rules 3.9, 3.10, 3.12)."""

import pytest

from bot.games.contract import Outcome
from bot.games.drachenland.model import Ended, Options, Over, RoundsLeft, StallWarned, State
from bot.games.drachenland.rules.end import vault_count
from tests.games.drachenland.kit import (
    A,
    AnyStep,
    B,
    C,
    about,
    after,
    answer,
    begun,
    events,
    game,
    of_1_0_0,
    owned,
    position,
    refusal,
    vault,
)


def points(eggs: int, red: int, green: int, blue: int, clear: int, rings: str) -> int:
    worn = sum(1 << "RGB".index(letter) for letter in rings)
    return vault_count(bytes((red, green, blue, clear, eggs)), worn).points


@pytest.mark.rule("DL-092")
def test_the_last_egg_ends_the_game_at_once() -> None:
    state = position(3, figures={"A.R": "5", "A.G": "9"}, eggs={5: 1}, gems={9: "G2"})
    step = answer(after(state, "2R stop"), "egg")

    assert step.news[-1] == Ended("last_egg", "boatman")
    assert (step.state.frame, game.asks(step.state)) == (Over("last_egg"), ())
    assert game.outcome(step.state) == Outcome("last_egg", (1, 0, 0), (1, 2, 2))
    assert game.why_not(step.state, A, ("4G", "stop")) == "game_over"
    two = position(3, figures={"A.R": "5"}, eggs={5: 1, 6: 1})
    assert game.outcome(after(two, "2R stop", "egg")) is None


@pytest.mark.rule("DL-093")
def test_the_taker_still_gets_egg_and_tile_but_nothing_follows() -> None:
    state = position(3, figures={"A.R": "5"}, eggs={5: 1}, lying={5: "magic_hand"}, gems={5: "R2"})
    state = after(state, "2R stop", "egg")

    assert (vault(state, A), owned(state, A), about(state)) == (
        (0, 0, 0, 0, 1),
        ["magic_hand"],
        None,
    )
    assert state.users == (0, -1)


@pytest.mark.rule("DL-094")
@pytest.mark.parametrize("stall", [3, 6, 10])
def test_so_many_quiet_rounds_end_the_game_with_a_warning_before(stall: int) -> None:
    state = position(2, options=Options(stall_rounds=stall))  # type: ignore[arg-type]
    told = quiet_rounds(state, stall)

    assert [events(step).count("StallWarned") for step in told] == [
        int(n == stall - 2) for n in range(1, stall + 1)
    ]
    assert StallWarned(2) in told[stall - 3].news
    assert told[-1].news[-1] == Ended("stall", "boatman")


@pytest.mark.rule("DL-094", "DL-110")
def test_nobody_is_warned_of_quiet_rounds_that_cannot_come() -> None:
    """Three players play seven rounds in a short game; the third quiet one would be the eighth."""
    short = Options("short", stall_rounds=3)
    late = answer(position(3, options=short, round=6, seat=C), "end_turn")
    early = answer(position(3, options=short, round=5, seat=C), "end_turn")

    assert [event for event in late.news if isinstance(event, StallWarned)] == []
    assert RoundsLeft(1) in late.news
    assert StallWarned(2) in early.news


def quiet_rounds(state: State, rounds: int) -> list[AnyStep]:
    """The last step of each round in which all end their turns."""
    seats, steps = len(state.figures) // 3, list[AnyStep]()
    for _ in range(rounds * seats):
        steps.append(answer(state, "end_turn"))
        state = steps[-1].state
    return steps[seats - 1 :: seats]


@pytest.mark.rule("DL-094")
@pytest.mark.parametrize("taking", ["gems", "clear", "egg", "ring"])
def test_any_taking_sets_the_count_back(taking: str) -> None:
    state = position(
        2, figures={"A.R": "5"}, gems={5: "R1 T1"}, ring_tiles=[5], options=Options(stall_rounds=3)
    )
    state = quiet_rounds(state, 2)[-1].state
    assert state.quiet == 2
    die = state.dice[0]
    state = after(state, f"{die}R stop", taking, "end_turn", "end_turn")

    assert (state.quiet, state.round) == (0, 4)
    assert quiet_rounds(state, 3)[-1].state.frame == Over("stall")


@pytest.mark.rule("DL-094")
def test_entry_takings_do_not_count() -> None:
    state = after(of_1_0_0(begun(2, stall_rounds=3)), "red E1.2", "red 6", "egg")

    assert (state.round, state.taken, state.quiet) == (1, False, 0)
    assert quiet_rounds(state, 3)[-1].state.frame == Over("stall")


@pytest.mark.rule("DL-096")
def test_gems_of_a_colour_without_ring_are_given_up() -> None:
    assert points(0, 4, 0, 0, 0, "") == 0
    assert points(0, 4, 3, 2, 0, "RB") == 6
    assert points(0, 0, 0, 0, 5, "") == 5  # clear ones never
    state = position(vaults={"A": (4, 0, 0, 0, 0)})  # red never entered
    assert game.own(state, A).points == 0


@pytest.mark.rule("DL-097")
def test_a_set_scores_ten() -> None:
    assert points(1, 1, 1, 1, 0, "RGB") == 10
    assert points(2, 2, 2, 2, 0, "RGB") == 20


@pytest.mark.rule("DL-098")
def test_clear_gems_stand_for_any_gem_but_no_egg() -> None:
    assert points(1, 1, 1, 0, 1, "RGB") == 10
    assert points(1, 0, 0, 0, 3, "RGB") == 10
    assert points(0, 1, 1, 1, 5, "RGB") == 8


@pytest.mark.rule("DL-099")
def test_clear_gems_stand_for_a_ringless_colour_too() -> None:
    assert points(1, 1, 9, 1, 1, "RB") == 10


@pytest.mark.rule("DL-100")
def test_further_pieces_score_one() -> None:
    assert points(3, 2, 2, 1, 0, "RGB") == 10 + 4
    assert points(1, 1, 1, 1, 4, "RGB") == 10 + 4


@pytest.mark.rule("DL-101")
def test_the_best_grouping_is_found() -> None:
    """Against trying every number of sets."""
    for pieces in range(5**5):
        eggs, red, green, blue, clear = (pieces // 5**k % 5 for k in range(5))
        fits = [
            n
            for n in range(eggs + 1)
            if sum(max(0, n - gems) for gems in (red, green, blue)) <= clear
        ]
        best = eggs + red + green + blue + clear + 6 * max(fits)
        assert points(eggs, red, green, blue, clear, "RGB") == best


@pytest.mark.rule("DL-102")
def test_most_points_win_and_equal_ones_share() -> None:
    vaults = {"A": (0, 0, 0, 3, 0), "B": (0, 0, 0, 4, 0), "C": (0, 0, 0, 2, 0)}
    state = position(3, figures={"A.R": "5"}, eggs={5: 1}, vaults=vaults)
    outcome = game.outcome(after(state, "2R stop", "egg"))

    assert outcome == Outcome("last_egg", (10, 4, 2), (1, 2, 3))
    tied = position(2, figures={"A.R": "5"}, eggs={5: 1}, vaults={"B": (0, 0, 0, 1, 0)})
    assert game.outcome(after(tied, "2R stop", "egg")) == Outcome("last_egg", (1, 1), (1, 1))


@pytest.mark.rule("DL-103")
def test_tiles_and_rings_score_nothing_and_all_vaults_are_opened() -> None:
    state = position(
        2,
        figures={"A.R": "5"},
        eggs={5: 1},
        tiles={"B": "boatman quick_steps"},
        rings=["B.R", "B.G"],
        vaults={"B": (2, 1, 3, 0, 0)},
    )
    view = game.public(after(state, "2R stop", "egg"))

    assert view.results
    assert [result.points for result in view.results] == [1, 3]
    assert view.results[1].vault.blue == 3
    assert view.results[1].rings == (True, True, False)
    assert view.spare == "boatman"


@pytest.mark.rule("DL-108")
def test_without_screens_all_vaults_are_public() -> None:
    state = position(2, options=Options(open_vaults="on"), vaults={"B": (1, 2, 3, 4, 5)})
    vaults = game.public(state).vaults

    assert vaults
    assert (vaults[1].red, vaults[1].clear, vaults[1].eggs) == (1, 4, 5)
    assert game.public(position(2, vaults={"B": (1, 2, 3, 4, 5)})).vaults is None


@pytest.mark.rule("DL-110")
@pytest.mark.parametrize(("seats", "limit"), [(2, 8), (3, 7), (4, 6)])
def test_the_short_game_ends_after_its_last_round(seats: int, limit: int) -> None:
    state = position(seats, options=Options(length="short", stall_rounds=20))
    steps = quiet_rounds(state, limit)

    assert steps[-1].news[-1] == Ended("round_limit", "boatman")
    left = [[e.rounds for e in step.news if isinstance(e, RoundsLeft)] for step in steps]
    assert left == [[]] * (limit - 3) + [[2], [1], []]


@pytest.mark.rule("DL-110")
def test_the_last_egg_ends_a_short_game_too() -> None:
    state = position(2, figures={"A.R": "5"}, eggs={5: 1}, options=Options(length="short"))

    assert after(state, "2R stop", "egg").frame == Over("last_egg")


@pytest.mark.scenario("drachenland", "W28")
def test_the_last_egg_with_a_hand() -> None:
    state = position(3, figures={"A.R": "5"}, eggs={5: 1}, lying={5: "magic_hand"}, gems={5: "R2"})
    state = after(state, "2R stop", "egg")

    assert (vault(state, A)[4], owned(state, A)) == (1, ["magic_hand"])
    assert state.frame == Over("last_egg")
    for seat in (A, B, C):
        assert refusal(state, "4G stop", seat) == "not_asked"
        assert game.why_not(state, seat, ("4G", "stop")) == "game_over"


@pytest.mark.scenario("drachenland", "W29")
def test_the_booklets_example() -> None:
    assert points(5, 6, 3, 6, 4, "RB") == 45
    assert points(4, 4, 5, 6, 0, "RGB") == 43


@pytest.mark.scenario("drachenland", "W30")
@pytest.mark.parametrize(
    ("pieces", "rings", "expected"),
    [
        ((3, 3, 3, 3, 0), "RGB", 30),
        ((3, 3, 3, 3, 0), "RG", 9),
        ((3, 3, 3, 3, 3), "RG", 30),
        ((0, 4, 4, 4, 5), "RGB", 17),
        ((6, 1, 1, 1, 5), "RGB", 26),
        ((2, 0, 0, 0, 6), "RGB", 20),
        ((2, 0, 0, 0, 7), "", 21),
        ((5, 2, 3, 4, 2), "RGB", 34),
        ((4, 2, 2, 5, 3), "GB", 26),
        ((1, 16, 0, 0, 2), "R", 25),
        ((7, 0, 0, 0, 0), "", 7),
        ((0, 0, 0, 0, 0), "", 0),
    ],
)
def test_more_scores(pieces: tuple[int, int, int, int, int], rings: str, expected: int) -> None:
    assert points(*pieces, rings) == expected


@pytest.mark.scenario("drachenland", "W31")
def test_a_shared_victory() -> None:
    vaults = {"A": (6, 5, 6, 0, 2), "B": (4, 4, 5, 0, 4), "C": (5, 4, 4, 0, 4)}
    every = [f"{seat}.{colour}" for seat in "ABC" for colour in "RGB"]
    state = position(3, figures={"A.R": "5"}, eggs={5: 1}, vaults=vaults, rings=every)
    outcome = game.outcome(after(state, "2R stop", "egg"))

    assert outcome
    assert (outcome.scores, outcome.places) == ((38, 41, 41), (3, 1, 1))
    assert outcome.winners == (B, C)


@pytest.mark.scenario("drachenland", "W34")
def test_the_short_game_ends_with_the_last_player_of_the_round() -> None:
    state = position(
        3, options=Options(length="short", stall_rounds=20), first=B, seat=C, round=7, turn=22
    )
    state = after(state, "end_turn")
    assert (state.seat, about(state)) == (A, "pick")

    assert after(state, "end_turn").frame == Over("round_limit")


@pytest.mark.scenario("drachenland", "W35")
def test_stalling_for_six_rounds() -> None:
    steps = quiet_rounds(position(2, options=Options(stall_rounds=6)), 6)

    assert [n for n, step in enumerate(steps, 1) if StallWarned(2) in step.news] == [4]
    assert steps[-1].state.frame == Over("stall")
    assert game.outcome(steps[-1].state) == Outcome("stall", (0, 0), (1, 1))
