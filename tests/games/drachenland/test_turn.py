"""The structure of a turn (rules 3.3)."""

import pytest

from bot.games.contract import Moment
from bot.games.drachenland.model import Moving, Rolled, Stopped, TurnEnded
from tests.games.drachenland.kit import (
    A,
    B,
    about,
    after,
    answer,
    events,
    game,
    gems,
    offered,
    owned,
    place,
    position,
    refusal,
    rolling,
    vault,
)


@pytest.mark.rule("DL-021")
def test_a_turn_begins_with_a_roll_of_both_dice_without_asking() -> None:
    state = rolling(position(figures={"B.R": "5"}), "end_turn", 3, 4)
    step = answer(state, "end_turn")

    assert step.news[-1] == Rolled(B, 3, 4)
    assert (step.state.seat, about(step.state)) == (B, "pick")
    assert step.reveals


@pytest.mark.rule("DL-022")
def test_two_figures_act_one_per_die_and_none_twice() -> None:
    state = position(figures={"A.R": "5", "A.G": "9", "A.B": "6-7.1"}, eggs={1: 1})
    state = after(state, "2R stop")

    assert offered(state) == ["4G", "4B", "end_turn"]
    assert refusal(state, "4R stop") == "figure_used"
    state = after(state, "4G stop")
    assert state.seat == B


@pytest.mark.rule("DL-023", "DL-025")
def test_any_die_goes_to_any_figure_also_to_one_outside() -> None:
    state = position(figures={"A.R": "5"}, dice=(1, 3))

    assert offered(state) == ["3R", "3G", "3B", "1R", "1G", "1B", "end_turn"]
    step = answer(state, "3B E1-1")
    assert place(step.state, "A.B") == "E1-1"
    assert offered(step.state) == ["1R", "1G", "end_turn"]
    assert refusal(step.state, "3G stop") == "die_not_available"


@pytest.mark.rule("DL-025")
def test_the_choice_is_free_again_in_the_next_turn() -> None:
    state = position(2, figures={"A.R": "1-2.1", "A.G": "3-4.1", "B.R": "7-9.1"})
    state = after(state, "2R stop", "4G stop", "end_turn")

    assert state.seat == A
    assert {pick[1] for pick in offered(state)[:-1]} == {"R", "G", "B"}


@pytest.mark.rule("DL-024")
def test_a_figure_moves_then_collects_before_the_second_begins() -> None:
    state = position(figures={"A.R": "3-4.1", "A.G": "9"})
    state = after(state, "2R 3")

    assert about(state) == "collect"
    assert refusal(state, "4G stop") == "wrong_phase"
    state = after(state, "egg")
    assert about(state) == "pick"


@pytest.mark.rule("DL-026")
@pytest.mark.parametrize("red", ["6-7.1", None])
def test_no_step_is_compulsory(red: str | None) -> None:
    """A die may be used for standing still, on a field or outside, and all dice may lapse."""
    state = position(figures={"A.R": red} if red else {})
    step = answer(state, "4R stop")

    assert step.news == (Stopped(A, "red", red or "outside", False),)
    assert place(step.state, "A.R") == (red or "outside")
    ended = answer(state, "end_turn")
    assert ended.news[0] == TurnEnded(A, 2)
    assert ended.state.seat == B


@pytest.mark.rule("DL-027")
def test_equal_dice_are_offered_once() -> None:
    state = position(figures={"A.R": "6-7.1"}, dice=(3, 3))

    assert offered(state) == ["3R", "3G", "3B", "end_turn"]
    assert offered(after(state, "3R stop")) == ["3G", "3B", "end_turn"]


@pytest.mark.rule("DL-028")
def test_the_choice_of_die_and_figure_is_no_answer_by_itself() -> None:
    """The first deed completes it; until then the panel's way back is free."""
    state = position(figures={"A.R": "5"}, tiles={"A": "quick_steps"})

    assert "stop" in offered(state, "4R")
    assert "back" not in offered(state, "4R")
    assert refusal(state, "4R") == "unfinished"
    begun = after(state, "4R quick_steps")
    assert begun.frame == Moving(0, 4, 4, extra=3)
    assert offered(begun)[-1] == "stop"
    assert refusal(begun, "2R stop") == "wrong_phase"


@pytest.mark.rule("DL-029")
def test_rounds_and_turns_are_counted() -> None:
    state = position(3, figures={"A.R": "5-10.1", "A.G": "3-4.1"}, dice=(1, 2))
    assert game.moment(state) == Moment(1, 3, A)

    state = after(state, "2R stop", "1G stop")
    assert (state.seat, game.moment(state)) == (B, Moment(1, 4, B))
    state = after(state, "end_turn", "end_turn")
    assert (state.seat, game.moment(state)) == (A, Moment(2, 6, A))


@pytest.mark.rule("DL-030")
@pytest.mark.parametrize(
    ("answered", "why"),
    [
        ("2R 1-2.1", "a field, with no tile to play: only stopping is left"),
        ("1G", "outside, and all entrances are taken: only stopping is left"),
    ],
)
def test_what_has_one_answer_only_is_not_asked(answered: str, why: str) -> None:
    taken = {"B.R": "E1.1", "B.G": "E2.1", "B.B": "E3.1"}
    state = position(figures={"A.R": "1", **taken}, eggs={2: 1}, dice=(1, 2))

    assert about(after(state, answered)) == "pick", why


@pytest.mark.rule("DL-030")
def test_nothing_to_take_and_nothing_for_a_hand_is_not_asked() -> None:
    state = position(figures={"A.R": "5"}, eggs={2: 1}, tiles={"A": "magic_hand"})
    assert about(after(state, "2R stop")) == "pick"

    state = position(figures={"A.R": "5"}, tiles={"A": "magic_hand"})
    assert about(after(state, "2R stop", "egg")) == "pick"


@pytest.mark.scenario("drachenland", "W04")
def test_options_of_dice_and_figures() -> None:
    state = position(tiles={"A": "reroll"}, dice=(2, 4))
    assert offered(state) == ["4R", "4G", "4B", "2R", "2G", "2B", "reroll", "end_turn"]

    state = position(tiles={"A": "reroll"}, dice=(3, 3))
    assert offered(state) == ["3R", "3G", "3B", "reroll", "end_turn"]


@pytest.mark.scenario("drachenland", "W05")
def test_a_poor_roll_is_thrown_again() -> None:
    state = position(tiles={"A": "reroll"}, dice=(1, 2), figures={"A.R": "5-10.1"})
    step = answer(state, "reroll")

    assert owned(step.state, A) == []
    assert events(step) == ["Rerolled"]
    assert step.state.rng != state.rng
    assert "reroll" not in offered(step.state)
    begun = after(state, "2R stop")
    assert "reroll" not in offered(begun)
    assert refusal(begun, "reroll") == "wrong_phase"


@pytest.mark.scenario("drachenland", "W11")
def test_two_figures_act_and_the_third_stays_passive() -> None:
    state = position(figures={"A.R": "5", "A.B": "10"}, gems={5: "R2 G1 T2", 10: "B2"})
    state = after(state, "2R stop")

    assert offered(state) == ["gems", "clear", "egg", "nothing"]
    state = after(state, "gems")
    assert vault(state, A) == (2, 0, 0, 0, 0)
    assert (gems(state, 5), state.eggs[4]) == ("G1 T2", 1)
    assert offered(state) == ["4G", "4B", "end_turn"]
    assert refusal(state, "4R stop") == "figure_used"
    state = after(state, "4G stop")
    assert (state.seat, gems(state, 10), vault(state, A)) == (B, "B2", (2, 0, 0, 0, 0))


@pytest.mark.scenario("drachenland", "W12")
def test_a_die_may_be_used_with_zero_steps_and_the_other_lapse() -> None:
    state = after(position(figures={"A.G": "6-7.1"}, dice=(3, 3)), "3G stop")

    assert place(state, "A.G") == "6-7.1"
    assert offered(state) == ["3R", "3B", "end_turn"]
    step = answer(state, "end_turn")
    assert step.news[0] == TurnEnded(A, 1)
    assert isinstance(step.news[1], Rolled)
    assert step.state.seat == B


@pytest.mark.scenario("drachenland", "W37")
def test_back_is_the_panels_and_free_until_the_first_deed() -> None:
    state = position(tiles={"A": "reroll boatman"}, figures={"A.R": "5"})

    assert offered(state, "4R")[-1] == "stop"
    assert len(offered(state)) == 8
    assert "reroll" in offered(state)
    sailed = after(state, "4R boat8")
    assert about(sailed) == "move"
    assert refusal(sailed, "reroll") == "wrong_phase"
