"""The entry round (rules 3.2)."""

from typing import Any

import pytest

from bot.games.drachenland.model import Entering, Revealed, Rolled, State
from tests.games.drachenland.kit import (
    A,
    B,
    D,
    about,
    after,
    answer,
    begun,
    events,
    game,
    gems,
    of_1_0_0,
    offered,
    owned,
    place,
    position,
    refusal,
    vault,
)

FIRST, SECOND, THIRD, FOURTH = ([f"E{gate}.{step}" for gate in (1, 2, 3)] for step in (1, 2, 3, 4))
FORKS = ["E1-1", "E1-2", "E2-6", "E2-7", "E3-11", "E3-12"]
VOLCANOES = ["1", "2", "6", "7", "11", "12"]
ENTRY: dict[str, Any] = {"round": 0, "frame": Entering(), "dice": (0, 0)}


@pytest.mark.rule("DL-014", "DL-015", "DL-017")
@pytest.mark.parametrize(
    ("seats", "targets"),
    [
        (2, [SECOND, FOURTH]),
        (3, [FIRST, SECOND, THIRD]),
        (4, [FIRST, SECOND, THIRD, FOURTH]),
    ],
)
def test_each_brings_one_figure_exactly_so_far(seats: int, targets: list[list[str]]) -> None:
    assert_entry(begun(seats), targets)


@pytest.mark.rule("DL-017")
@pytest.mark.parametrize(
    ("seats", "targets"),
    [
        (2, [SECOND, VOLCANOES]),
        (3, [FIRST, SECOND, FORKS]),
        (4, [FIRST, SECOND, FORKS, VOLCANOES]),
    ],
)
def test_a_game_of_1_0_0_goes_on_by_its_own_lanes(seats: int, targets: list[list[str]]) -> None:
    assert_entry(of_1_0_0(begun(seats)), targets)


def assert_entry(state: State, targets: list[list[str]]) -> None:
    for seat, places in enumerate(targets):
        assert state.seat == seat
        assert offered(state) == ["red", "green", "blue"]
        for colour in ("red", "green", "blue"):
            assert offered(state, colour) == places
        state = after(state, f"green {places[-1]}")
        if about(state) == "collect":
            state = after(state, "nothing")
        assert place(state, f"{'ABCD'[seat]}.G") == places[-1]
    assert about(state) == "pick"


@pytest.mark.rule("DL-017")
def test_no_dice_and_no_tiles_in_the_entry_round() -> None:
    state = begun(4)

    assert game.public(state).dice is None
    assert about(state) == "enter"
    assert [name for name in offered(state, "red") if name not in FIRST] == []
    assert refusal(state, "red E1.2") == "not_reachable"
    assert refusal(state, "reroll") == "wrong_phase"


@pytest.mark.rule("DL-018", "DL-019")
def test_a_figure_that_enters_a_volcano_reveals_and_collects() -> None:
    state = position(
        2, seat=B, hidden={6: "quick_steps"}, gems={6: "R2 B1"}, first=A, **ENTRY,
        figures={"A.R": "E1.2"},
    )  # fmt: skip
    step = answer(state, "red 6")

    assert Revealed(6, "quick_steps") in step.news
    assert offered(step.state) == ["gems", "egg", "nothing"]
    assert vault(after(step.state, "gems"), B) == (2, 0, 0, 0, 0)


@pytest.mark.rule("DL-019", "DL-110")
def test_in_the_short_game_the_entry_reveals_but_does_not_collect() -> None:
    state = of_1_0_0(begun(2, length="short"))
    step = answer(after(state, "red E1.2"), "red 6")

    assert "Revealed" in events(step)
    assert about(step.state) == "pick"
    assert (step.state.round, step.state.seat) == (1, A)


@pytest.mark.rule("DL-020")
def test_when_all_have_entered_round_one_begins_with_the_starting_player() -> None:
    state = after(begun(3, first=B), "red E1.1", "red E1.2")
    step = answer(state, "red E1.3")

    assert isinstance(step.news[-1], Rolled)
    assert (step.state.round, step.state.seat, about(step.state)) == (1, B, "pick")
    assert step.reveals


@pytest.mark.rule("DL-106")
def test_two_players_enter_two_and_four_fields() -> None:
    state = begun(2)

    assert offered(state, "blue") == SECOND
    assert offered(after(state, "blue E2.2"), "blue") == FOURTH


@pytest.mark.scenario("drachenland", "W01")
def test_options_of_four_in_the_entry_round() -> None:
    state, numbers = begun(4), []
    for entered in ("red E1.1", "red E1.2", "red E1.3", None):
        numbers.append(sum(len(offered(state, colour)) for colour in offered(state)))
        state = after(state, entered) if entered else state

    assert numbers == [9, 9, 9, 9]
    assert place(state, "B.R") == "E1.2"  # by the same entrance as A


@pytest.mark.scenario("drachenland", "W02")
def test_an_egg_and_its_tile_in_the_entry_round() -> None:
    state = position(
        4, seat=D, hidden={6: "boatman"}, gems={6: "R2 B1"}, tiles={"D": "boatman"}, **ENTRY
    )
    step = answer(state, "red 6")

    assert events(step) == ["Entered", "Revealed"]
    assert offered(step.state) == ["gems", "egg", "nothing"]
    step = answer(step.state, "egg")
    assert vault(step.state, D) == (0, 0, 0, 0, 1)
    assert owned(step.state, D) == ["boatman", "boatman"]
    assert gems(step.state, 6) == "R2 B1"
    assert (step.state.lying[5], step.state.hidden[5]) == (0, 0)
    assert (step.state.round, step.state.seat, about(step.state)) == (1, A, "pick")
    assert isinstance(step.news[-1], Rolled)


@pytest.mark.scenario("drachenland", "W03")
def test_entry_of_two() -> None:
    state = begun(2)

    assert (list(state.eggs), sum(state.gems)) == ([1] * 15, 57)
    assert sum(len(offered(state, colour)) for colour in offered(state)) == 9
    assert refusal(state, "red E1.1") == "not_reachable"
    state = after(state, "red E1.2")
    assert sum(len(offered(state, colour)) for colour in offered(state)) == 9
    assert offered(state, "red") == FOURTH
