"""Worked scenarios 1 to 15: placements, walls, chests and snakes."""

import pytest

from bot.games.scratch_island.model import (
    ChestOpened,
    KeyFound,
    RockBroken,
    RowStruck,
    RowWon,
    SnakeMet,
    TreasureFound,
)
from tests.games.scratch_island.kit import (
    ANNA,
    BEN,
    HOME,
    answer,
    later,
    lay,
    menu,
    now,
    reasons,
    refusal,
    roller,
    scratched,
    table,
    told,
)
from tests.games.scratch_island.reading import points


@pytest.mark.scenario("SC-01")
def test_the_first_motif_begins_at_the_boat() -> None:
    state = later("", "i3")
    assert menu(state).picks == ("C9-D9-E9", "D9-E9-F9", "end")

    step = answer(state, "C9-D9-E9")

    assert scratched(step) == ["E9", "D9", "C9"]
    assert told(step, TreasureFound) == [TreasureFound(BEN, "ring", 1, 2)]


@pytest.mark.scenario("SC-02")
def test_the_first_motif_needs_the_boat() -> None:
    assert refusal(later("", "i3"), "B9-C9-D9") == "no_boat"


@pytest.mark.scenario("SC-03")
def test_a_combination_may_be_the_first_motif() -> None:
    state = roller("", "i3 pickaxe")
    assert refusal(state, "i3", "E7-E8-E9") == "rock"

    step = lay(state, "combine", "E7 E8 E9")

    assert scratched(step) == ["E9", "E8", "E7"]
    assert told(step, RockBroken, TreasureFound) == [RockBroken(ANNA, "E7")]
    assert reasons(step) == ["dice_used"]


@pytest.mark.scenario("SC-04")
def test_motifs_of_four_and_of_two_at_the_boat() -> None:
    assert menu(later("", "t4")).picks == ("E8-D9-E9-F9", "end")
    assert scratched(answer(later("", "t4"), "E8-D9-E9-F9")) == ["E9", "E8", "D9", "F9"]
    assert menu(later("", "domino")).picks == ("E8-E9", "D9-E9", "E9-F9", "end")


@pytest.mark.scenario("SC-05")
def test_a_wall_breaks_contact_and_the_other_side_finds_a_pearl() -> None:
    state = later("E9 F9", "domino")
    assert refusal(state, "F8", "G9-H9") == "no_contact"

    step = lay(state, "domino", "F8 G8", first="F8")

    assert told(step, TreasureFound, RowWon, RowStruck) == [
        TreasureFound(BEN, "goblet", 1, 3),
        TreasureFound(BEN, "pearl", 1, 1),
        RowWon(BEN, "pearl", 1),
        RowStruck("pearl", (ANNA,)),
    ]
    assert points(step.state) == (0, 1)


@pytest.mark.scenario("SC-06")
def test_no_motif_goes_through_a_wall() -> None:
    assert refusal(later("E9 E8", "o4"), "F8-G8-F9-G9") == "wall"
    assert refusal(later("E9", "domino"), "F9", "F9-G9") == "wall"


@pytest.mark.scenario("SC-07")
def test_touching_with_a_corner_is_no_contact() -> None:
    assert refusal(later("E9", "domino"), "E8", "F8-G8") == "no_contact"


@pytest.mark.scenario("SC-08")
def test_a_scratched_square_is_used_up() -> None:
    assert refusal(later(HOME, "domino"), "C8", "C8-C9") == "scratched"


@pytest.mark.scenario("SC-09")
def test_a_die_that_does_not_fit_may_be_taken() -> None:
    state = table(HOME, HOME, HOME, faces="t4 domino o4 l3", taken={0: 0, 3: 0}, turn=1)

    step = answer(state, "o4")

    assert (scratched(step), reasons(step)) == ([], ["nothing_fits"])
    assert menu(step.state).picks == ("domino", "pass")


@pytest.mark.scenario("SC-10")
def test_no_fitting_die_ends_the_turn_without_a_question() -> None:
    state = table(HOME, HOME, "", faces="t4 l3 o4 o4", held=(0, 1))

    step = answer(state, "end")

    assert reasons(step) == ["ended", "nothing_fits"]
    assert (now(step.state), menu(step.state).picks) == (2, ("o4", "pass"))
    assert step.state.takers == (0, 0, -1, -1)


@pytest.mark.scenario("SC-11")
def test_chest_before_snake() -> None:
    state = roller(HOME, "domino l3")

    step = lay(state, "domino", "B8 C8")
    assert scratched(step) == ["C8", "B8"]
    assert told(step, KeyFound) == [KeyFound(ANNA, "B8", "green")]

    step = lay(step.state, "l3", "A8 A9 B9", first="B9")
    assert scratched(step) == ["B9", "A9", "A8"]
    assert told(step, ChestOpened, SnakeMet) == [
        ChestOpened(ANNA, "green", 4),
        SnakeMet(ANNA, "A8"),
    ]
    assert (reasons(step)[0], points(step.state)[0]) == ("snake", 4)


@pytest.mark.scenario("SC-12")
def test_snake_before_chest() -> None:
    state = lay(roller(HOME, "domino l3"), "domino", "B8 C8").state

    step = lay(state, "l3", "A8 A9 B9", first="A8")

    assert (scratched(step), reasons(step)[0]) == (["A8"], "snake")
    assert points(step.state)[0] == 0


@pytest.mark.scenario("SC-13")
def test_a_key_in_the_same_motif_comes_too_late() -> None:
    assert refusal(later(HOME, "l3"), "B9", "B8-A9-B9") == "locked_chest"


@pytest.mark.scenario("SC-14")
def test_a_snake_costs_the_other_die_too() -> None:
    state = roller("E9 F9", "i3 l4", pool="domino pickaxe")

    step = lay(state, "i3", "F6 F7 F8")

    assert scratched(step) == ["F8", "F7"]
    assert told(step, TreasureFound) == [TreasureFound(ANNA, "goblet", 1, 3)]
    assert step.state.charts[0].marked[4] == 1
    assert menu(step.state).picks == ("domino", "pickaxe", "pass")


@pytest.mark.scenario("SC-15")
def test_an_old_snake_gives_contact_and_does_nothing_more() -> None:
    step = lay(later("E9 F9 F8 F7", "domino"), "domino", "F5 F6")

    assert scratched(step) == ["F6", "F5"]
    assert told(step, TreasureFound, RowWon) == [
        TreasureFound(BEN, "amulet", 1, 1),
        RowWon(BEN, "amulet", 1),
    ]
    assert reasons(step)[0] == "dice_used"
