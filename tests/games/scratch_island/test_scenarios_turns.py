"""Worked scenarios 16 to 31: pickaxes, menus, rolls, rows and the end."""

import pytest
from msgspec.structs import replace

from bot.games.scratch_island.model import (
    ChestOpened,
    EndAnnounced,
    GameOver,
    KeyFound,
    MapsRevealed,
    RockBroken,
    RowStruck,
    RowWon,
    TreasureFound,
    TreasureTooLate,
)
from bot.games.scratch_island.rules.placing import first_squares
from tests.games.scratch_island.kit import (
    ANNA,
    BEN,
    GAME,
    HOME,
    F,
    answer,
    defaults,
    land,
    later,
    lay,
    left_unused,
    menu,
    motifs,
    now,
    offered,
    reasons,
    refusal,
    result,
    roller,
    scratched,
    table,
    taken,
    told,
)
from tests.games.scratch_island.reading import points


@pytest.mark.scenario("SC-16")
def test_a_combination_breaks_a_rock() -> None:
    state = roller("E9 D9", "domino pickaxe")
    assert ("combine", "D8", "D7 D8") in offered(state)
    assert ("combine", "D7", "D7 D8") not in offered(state)

    step = lay(state, "combine", "D7 D8")

    assert scratched(step) == ["D8", "D7"]
    assert told(step, RockBroken, TreasureFound) == [
        RockBroken(ANNA, "D8"),
        TreasureFound(ANNA, "goblet", 1, 3),
    ]
    assert reasons(step)[0] == "dice_used"


@pytest.mark.scenario("SC-17")
def test_a_combination_needs_exactly_one_rock() -> None:
    two_rocks, no_rock = roller("E9 D9", "l3 pickaxe"), roller("E9 D9", "domino pickaxe")

    assert refusal(two_rocks, "combine", "D8", "E7-D8-E8") == "needs_one_rock"
    assert refusal(no_rock, "combine", "D8", "C8-C9") == "needs_one_rock"


@pytest.mark.scenario("SC-18")
def test_two_pickaxes_are_two_single_squares() -> None:
    state = roller("E9 D9", "pickaxe pickaxe")
    assert menu(state).picks == ("D8", "E8", "C9", "F9", "end")

    step = answer(state, "D8")
    assert told(step, RockBroken, TreasureFound) == [
        RockBroken(ANNA, "D8"),
        TreasureFound(ANNA, "goblet", 1, 3),
    ]

    step = answer(step.state, "D7")
    assert [type(event).__name__ for event in step.news[:3]] == [
        "MotifPlaced",
        "SquareScratched",
        "TurnEnded",
    ]


@pytest.mark.scenario("SC-19")
def test_a_later_player_does_not_combine_with_the_pool() -> None:
    state = table("", "E9 D9", faces="o4 o4 pickaxe i3", taken={0: 0, 1: 0}, held=(2,), turn=1)

    assert {mode for mode, _, _ in offered(state)} == {"pickaxe"}


@pytest.mark.scenario("SC-20")
def test_visible_squares_come_as_early_as_possible() -> None:
    state = later("E9 F9 F8 F7 G7 H7", "s4")
    firsts = {first for _, first, where in offered(state) if where == "G8 H8 H9 I9"}
    assert firsts == {"G8", "H8"}

    step = lay(state, "s4", "G8 H8 H9 I9", first="H8")
    assert scratched(step) == ["H8", "H9", "I9", "G8"]
    assert told(step, TreasureFound, ChestOpened, RowWon) == [
        TreasureFound(BEN, "mask", 1, 2),
        ChestOpened(BEN, "yellow", 4),
        TreasureFound(BEN, "pearl", 1, 1),
        RowWon(BEN, "pearl", 1),
    ]
    assert points(step.state)[1] == 5
    step = lay(state, "s4", "G8 H8 H9 I9", first="G8")
    assert scratched(step) == ["G8", "H8", "H9", "I9"]


@pytest.mark.scenario("SC-21")
def test_placements_of_one_first_square_are_numbered() -> None:
    state = later(HOME, "l4")
    assert menu(state, "C8").picks == (
        "B6-C6-C7-C8",
        "B6-B7-B8-C8",
        "C6-D6-C7-C8",
        "C6-C7-B8-C8",
        "A7-A8-B8-C8",
        "C7-A8-B8-C8",
        "end",
    )

    step = answer(state, "C8", "C6-C7-B8-C8")
    assert scratched(step) == ["C8", "B8", "C7", "C6"]
    assert told(step, KeyFound, TreasureFound, RowWon) == [
        KeyFound(BEN, "B8", "green"),
        TreasureFound(BEN, "crown", 1, 3),
        TreasureFound(BEN, "ring", 2, 2),
        RowWon(BEN, "ring", 2),
    ]
    announced = answer(state, "C8", "C7-A8-B8-C8").news[0]
    assert getattr(announced, "squares", ()) == ("C8", "B8", "C7", "A8")


@pytest.mark.scenario("SC-22")
def test_a_mode_with_many_first_squares_is_split_by_thirds() -> None:
    path = "E9 D9 C9 B9 B8 B7 B6 C6 D6 D5 E5 F5 G5 G4 G3 F3 G2 E8 F8 G8 H8"
    state = roller(path, "domino pickaxe")
    thirds = ("top", "middle", "bottom")

    assert menu(state).picks == (
        *(f"domino-{third}" for third in thirds),
        *(f"pickaxe-{third}" for third in thirds),
        "combine",
        "end",
    )
    sizes = [len(menu(state, pick).picks) - 1 for pick in menu(state).picks[:-1]]
    assert sizes == [5, 11, 11, 5, 11, 14, 9]
    assert menu(state, "domino-top").picks == ("G1", "F2", "H2", "E3", "H3", "end")
    assert first_squares(land(path), "i3").bit_count() == 22


@pytest.mark.scenario("SC-23")
def test_equal_faces_are_one_choice_and_the_first_die_is_taken() -> None:
    state = table("", "", faces="domino domino t4 pickaxe")
    assert menu(state).picks == (
        "domino-domino",
        "domino-t4",
        "domino-pickaxe",
        "t4-pickaxe",
    )

    after = left_unused(state, "domino-t4").state

    assert after.takers == (0, -1, 0, -1)
    assert menu(after).picks == ("domino", "pickaxe", "pass")


@pytest.mark.scenario("SC-24")
def test_with_two_players_one_die_stays_over() -> None:
    state = table("", "", faces="domino l3 t4 pickaxe", taken={0: 0, 1: 0}, turn=1)

    assert taken(state, "t4").takers == (0, 0, 1, -1)
    step = left_unused(state, "t4")

    assert (len(step.state.faces), step.state.takers) == (4, (-1,) * 4)
    assert (now(step.state), menu(step.state).about) == (1, "choose_pair")


@pytest.mark.scenario("SC-25")
def test_a_passed_die_stays_for_the_next() -> None:
    state = table("", "", "", faces="domino l3 t4 pickaxe", taken={0: 0, 1: 0}, turn=1)

    after = answer(state, "pass").state

    assert (now(after), menu(after).picks) == (2, ("t4", "pickaxe", "pass"))
    assert taken(after, "t4").takers == (0, 0, 2, -1)


@pytest.mark.scenario("SC-26")
def test_a_row_is_a_race() -> None:
    state = table(
        HOME, f"{HOME} C8 C7", faces="t4 l4 domino i3", taken={0: 0, 1: 0}, held=(2,), turn=1
    )

    step = lay(state, "domino", "B6 C6", first="C6")
    assert told(step, TreasureFound, RowWon, RowStruck) == [
        TreasureFound(BEN, "ring", 2, 2),
        RowWon(BEN, "ring", 2),
        RowStruck("ring", (ANNA,)),
    ]
    state = replace(step.state, faces=motifs("i3 o4 o4 o4"), takers=(0, 1, 1, -1), held=(0,))
    step = lay(replace(state, turn=1), "i3", "C6 C7 C8", first="C8")

    assert told(step, TreasureFound, TreasureTooLate, RowWon) == [
        TreasureFound(ANNA, "crown", 1, 3),
        TreasureTooLate(ANNA, "ring"),
    ]
    assert scratched(step) == ["C8", "C7", "C6"]
    assert step.state.charts[0].marked[2] == 1
    assert points(step.state) == (0, 2)


@pytest.mark.scenario("SC-27")
def test_the_fourth_chest_rings_the_bell_and_the_big_round_goes_on() -> None:
    state = table(F, "", faces="pickaxe domino t4 l3", held=(0, 1))
    assert points(state) == (19, 0)

    step = lay(state, "pickaxe", "A9")
    assert told(step, ChestOpened, EndAnnounced) == [
        ChestOpened(ANNA, "green", 4),
        EndAnnounced(ANNA),
    ]
    assert points(step.state) == (23, 0)
    step = lay(step.state, "domino", "F4 G4", first="G4")
    assert told(step, TreasureFound, RowWon) == [TreasureFound(ANNA, "crown", 2, 3)]
    assert points(step.state) == (23, 0)

    order = [now(step.state)]
    after = answer(step.state, "pass").state
    order.append(now(after))
    after = left_unused(after, menu(after).picks[0]).state
    order.append(now(after))
    last = answer(after, "pass")
    assert order == [1, 1, 0]
    assert told(last, GameOver, MapsRevealed) == [GameOver((23, 0), (ANNA,)), MapsRevealed()]
    assert result(last.state).reason == "chests"


@pytest.mark.scenario("SC-28")
def test_the_last_roller_rings_the_bell() -> None:
    state = table("", F, faces="pickaxe domino t4 l3", held=(0, 1), rolls=1)

    step = lay(state, "pickaxe", "A9")
    assert told(step, EndAnnounced) == [EndAnnounced(BEN)]
    assert now(step.state) == 1  # may use the other die
    step = answer(step.state, "end")
    assert now(step.state) == 0
    step = answer(step.state, "pass")

    assert GAME.asks(step.state) == ()


@pytest.mark.scenario("SC-29")
def test_the_bell_in_the_middle_of_a_big_round() -> None:
    state = table(
        F,
        "",
        "",
        faces="t4 l3 pickaxe domino",
        taken={0: 1, 1: 1, 3: 2},
        held=(2,),
        rolls=1,
        turn=2,
    )
    assert now(state) == 0

    state = lay(state, "pickaxe", "A9").state
    turns = []
    while GAME.asks(state):
        turns.append(now(state))
        state = defaults(state, 1)

    assert list(dict.fromkeys(turns)) == [2, 0, 1]
    assert state.rolls == 3


@pytest.mark.scenario("SC-30")
def test_among_equals_the_earlier_fourth_chest_wins() -> None:
    state = table(f"{F} A9", f"{F} A9", "", rung=(1, 0), rolls=3)
    rows = (-1, -1, 0, -1, 1, -1)  # two points for seat 0, three for seat 1
    over = replace(state, rows=rows, over="chests")
    assert result(over).scores == (20, 21, 0)

    even = replace(over, rows=(0, -1, 0, -1, 1, -1))
    assert result(even).scores == (21, 21, 0)
    assert result(even).winners == (1,)


@pytest.mark.scenario("SC-31")
def test_without_the_bell_more_chests_win() -> None:
    three = "E9 A1 A9 I9"  # 13 points
    two = "E9 A1 I1"  # 10 points
    state = replace(table(two, three, "", rolls=45), over="max_rounds")

    uneven = replace(state, rows=(1, 0, -1, -1, 0, -1))
    assert result(uneven).scores == (14, 14, 0)
    assert result(uneven).winners == (1,)
    shared = replace(table(three, three, "", rolls=45), over="max_rounds")
    assert result(shared).winners == (0, 1)
