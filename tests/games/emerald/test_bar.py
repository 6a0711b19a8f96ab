"""The bar follows every walk; and walks from the worked scenarios."""

import pytest

from bot.games.emerald.model import BarShifted, DragonWalked, KnightCaught, State
from tests.games.emerald.kit import (
    BARE,
    BLUE,
    EMERALD,
    RED,
    arrive,
    asked,
    dragon,
    follow,
    offered,
    on,
    position,
    told,
)


@pytest.mark.rule("EM-071", "EM-073")
@pytest.mark.parametrize("roll", [1, 2, 3])
def test_after_every_walk_the_bar_moves_one_field(roll: int) -> None:
    step = arrive(8, "8 9-", (roll,))

    assert told(step, BarShifted) == [BarShifted(9, 12)]
    assert step.state.bar == 9


@pytest.mark.rule("EM-071")
def test_the_bar_waits_for_catch_and_ransom() -> None:
    state = position(
        knights={"7": "red", "8": "blue"}, hands={1: "2"}, beat="8 9-", gems=BARE, gold=BARE,
        rolls=(1,),
    )  # fmt: skip
    for pick in ("pay2", "give_up"):
        asking = follow(state, "red-7")
        assert (asked(asking.state), asking.state.bar) == ((RED, "victim"), 8)
        caught = follow(asking.state, "blue")
        assert (asked(caught.state), caught.state.bar) == ((BLUE, "ransom"), 8)
        assert told(follow(caught.state, pick), BarShifted) == [BarShifted(9, 12)]


@pytest.mark.rule("EM-072")
@pytest.mark.scenario(28)
def test_the_bar_stops_for_good_beside_the_last_field() -> None:
    reached = arrive(11, "11 12-")
    assert told(reached, BarShifted) == [BarShifted(12, 15)]

    step = arrive(12, "12 15-")
    assert len(told(step, DragonWalked)) == 1
    assert told(step, BarShifted) == []
    assert step.state.bar == 12


@pytest.mark.rule("EM-074")
def test_nothing_moves_with_the_bar() -> None:
    state = position(knights={"7": "red", "9": "blue", "12": "green"}, beat="8 9-", rolls=(3,))
    step = follow(state, "red-7", "gem")
    before, after = EMERALD.public(state), EMERALD.public(step.state)

    assert dragon(step.state) == (9, 10, 1)  # she stopped on 10 and stays there
    assert [on(step.state, f) for f in ("8", "9", "12")] == [["red"], ["blue"], ["green"]]
    assert before.stacks[2:] == after.stacks[2:]


@pytest.mark.scenario(9)
def test_two_walks_in_one_turn() -> None:
    state = position(
        knights={"12": "red", "11": "red"}, beat="12 12+", rolls=(3, 1),
        gems={12: "turquoise", 13: "", 14: "", 15: ""}, gold={12: "", 13: "", 14: "", 15: ""},
    )  # fmt: skip
    first = follow(state, "red-12")
    assert told(first, DragonWalked) == [DragonWalked(3, (13, 14), 15, -1)]
    assert dragon(first.state) == (12, 15, -1)
    assert on(first.state, "13") == ["red"]
    assert asked(first.state) == (RED, "second_move")

    second = follow(first.state, "red-11")
    assert EMERALD.public(second.state).players[RED].gems == (0, 0, 0, 1)
    assert told(second, DragonWalked) == [DragonWalked(1, (), 14, -1)]
    assert dragon(second.state) == (12, 14, -1)
    assert not told(second, KnightCaught)
    assert asked(second.state) == (BLUE, "first_move")


def after_scenario_10() -> State:
    state = position(
        4, knights={"6": "red blue"}, gems={8: "ruby ruby", 7: "garnet ruby"},
        gold={8: "5 1", 7: "2 1"}, rolls=(3, 2),
    )  # fmt: skip
    step = follow(state, "red-6", "gold")
    assert EMERALD.own(step.state, RED).hand == (5,)
    assert told(step, DragonWalked) == [DragonWalked(3, (9, 8), 7, 1)]
    assert not told(step, KnightCaught)
    return step.state


@pytest.mark.scenario(10)
def test_she_passes_a_knight_and_ends_outside() -> None:
    after = after_scenario_10()

    assert on(after, "8") == ["red"]
    assert dragon(after) == (8, 7, 1)
    assert asked(after) == (BLUE, "first_move")


@pytest.mark.scenario(11)
def test_the_dragons_own_field_wakes_her_outside_the_bar() -> None:
    step = follow(after_scenario_10(), "blue-6", "gem")

    assert EMERALD.public(step.state).players[BLUE].gems == (0, 0, 1, 0)
    assert told(step, DragonWalked) == [DragonWalked(2, (8,), 9, 1)]
    assert not told(step, KnightCaught)
    assert (on(step.state, "8"), on(step.state, "7")) == (["red"], ["blue"])
    assert dragon(step.state) == (9, 9, 1)


@pytest.mark.scenario(35)
@pytest.mark.rule("EM-079")
def test_a_shifted_bar_and_used_up_stacks_end_nothing() -> None:
    state = position(
        knights={"9": "red", "13": "blue"}, beat="9 9+", gems={7: "", 8: ""}, gold={7: "", 8: ""},
        rolls=(2,),
    )  # fmt: skip
    step = follow(state, "red-9", "gold")

    assert dragon(step.state) == (10, 11, 1)
    assert len(told(step, DragonWalked)) == 1
    assert on(step.state, "13") == ["blue"]
    assert EMERALD.outcome(step.state) is None
    assert asked(step.state) == (BLUE, "first_move")


@pytest.mark.rule("EM-079")
def test_a_cave_without_any_card_ends_nothing() -> None:
    step = follow(position(knights={"9": "red"}, beat="12 13+", gems=BARE, gold=BARE), "red-9")

    assert EMERALD.outcome(step.state) is None
    assert "end_turn" in offered(step.state)
