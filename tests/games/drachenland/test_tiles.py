"""Tiles in general, and those of the move phase without dragons (rules 3.5, 3.6)."""

import pytest

from bot.games.drachenland.content import KEPT, TILES
from bot.games.drachenland.model import Collecting, Moving, Rerolled, Sailed
from tests.games.drachenland.kit import (
    A,
    B,
    about,
    after,
    answer,
    costs,
    destinations,
    game,
    offered,
    owned,
    place,
    position,
    refusal,
    rolling,
)

ALL_TILES = "reroll boatman quick_steps little_dragon magic_hand"


@pytest.mark.rule("DL-046")
def test_a_tile_can_be_used_only_in_its_phase() -> None:
    state = position(
        figures={"A.R": "5"}, gems={5: "R2 T1"}, dragons={"red": 9}, tiles={"A": ALL_TILES}
    )
    first = set(offered(state)) | set(offered(state, "2R"))
    assert {"reroll", "boat8", "quick_steps", "call_little_dragon"} <= first
    assert not {"ring", "gems", "hand"} & first
    collecting = after(state, "2R stop")
    for pick in ("boat8", "quick_steps", "call_little_dragon", "reroll"):
        assert refusal(collecting, pick) == "wrong_phase"
    assert set(offered(after(collecting, "egg"))) == {"gems", "clear", "no"}


@pytest.mark.rule("DL-047")
def test_tiles_combine_in_any_number_and_order() -> None:
    state = position(
        figures={"A.R": "3-4.1"},
        tiles={"A": "boatman boatman quick_steps quick_steps little_dragon"},
        dragons={"red": 8},
    )
    state = after(state, "2R 3", "boat15", "quick_steps", "quick_steps")
    state = after(state, "area5 5", "boat8", "fly_little_dragon 13", "stop")

    assert place(state, "A.R") == "13"
    assert owned(state, A) == []


@pytest.mark.rule("DL-048")
def test_a_tile_concerns_the_active_figure() -> None:
    """Before a figure is active only reroll can be played."""
    state = position(figures={"A.R": "5", "A.G": "6-7.1"}, tiles={"A": ALL_TILES})

    assert [pick for pick in offered(state) if pick[0].isalpha()] == ["reroll", "end_turn"]
    assert "boat8" not in offered(state, "2G")
    assert "boat8" in offered(state, "2R")
    sailed = after(state, "2R boat8")
    assert (place(sailed, "A.R"), place(sailed, "A.G")) == ("8", "6-7.1")


@pytest.mark.rule("DL-049")
def test_played_tiles_leave_the_game_but_dragons_and_ring_tiles_stay() -> None:
    state = position(
        figures={"A.R": "5"},
        tiles={"A": "boatman little_dragon quick_steps"},
        dragons={"red": 9},
        ring_tiles=[8],
    )
    state = after(state, "2R quick_steps", "boat8", "call_little_dragon", "stop", "ring")

    assert owned(state, A) == []
    gone = {TILES[kind]: n for kind, n in zip(KEPT, state.played, strict=True) if n}
    assert gone == {"boatman": 1, "little_dragon": 1, "quick_steps": 1}
    assert state.dragons[0] == 7
    assert state.ring_tiles == 1 << 7
    again = position(figures={"A.G": "8"}, ring_tiles=[8], rings=["B.G"])
    assert "ring" in offered(after(again, "2G stop"))


@pytest.mark.rule("DL-050")
def test_tiles_won_lie_open_and_may_be_used_at_once() -> None:
    state = position(figures={"A.R": "5", "A.G": "5"}, lying={5: "magic_hand"}, gems={5: "R1"})
    state = after(state, "2R stop", "egg")
    assert (about(state), owned(state, A)) == ("hand", ["magic_hand"])

    state = position(figures={"A.R": "5", "A.G": "8"}, lying={5: "boatman"})
    state = after(state, "2R stop", "egg")
    assert game.public(state).tiles[A] == (1, 0, 0, 0, 0)
    assert "boat7" in offered(state, "4G")


@pytest.mark.rule("DL-051")
def test_only_the_player_to_move_is_ever_asked() -> None:
    state = position(
        figures={"A.R": "5", "B.R": "5"}, tiles={"B": ALL_TILES}, gems={5: "R2"}, dice=(2, 4)
    )
    for path in ("2R stop", "gems", "4G E1.2"):
        assert [ask.seat for ask in game.asks(state)] == [A]
        assert game.why_not(state, B, ("reroll",)) == "not_your_turn"
        assert refusal(state, "reroll", B) == "not_asked"
        state = after(state, path)


@pytest.mark.rule("DL-052")
def test_tiles_have_no_limit_and_are_worth_nothing() -> None:
    state = position(figures={"A.R": "5"}, tiles={"A": "quick_steps " * 4 + "boatman " * 6})

    assert len(owned(state, A)) == 10
    assert game.own(state, A).points == 0
    assert not any("trade" in pick for pick in offered(state))


@pytest.mark.rule("DL-053")
def test_reroll_throws_both_dice_again() -> None:
    state = position(tiles={"A": "reroll"}, dice=(1, 2))
    state = rolling(state, "reroll", 3, 4)
    step = answer(state, "reroll")

    assert step.news == (Rerolled(A, 3, 4),)
    assert step.reveals
    assert (step.state.seat, step.state.dice, about(step.state)) == (A, (3, 4), "pick")


@pytest.mark.rule("DL-054")
def test_reroll_only_while_both_dice_are_unused_and_the_new_roll_stands() -> None:
    state = position(tiles={"A": "reroll"}, figures={"A.R": "6-7.1"}, dice=(1, 2))

    assert "reroll" in offered(state)
    assert "reroll" not in offered(after(state, "2R stop"))
    again = after(state, "reroll")
    assert "reroll" not in offered(again)
    assert refusal(again, "reroll") == "no_tile"


@pytest.mark.rule("DL-055")
def test_a_boatman_crosses_adjoining_water() -> None:
    state = position(figures={"A.R": "3", "A.G": "3-4.1"}, tiles={"A": "boatman"})
    step = answer(state, "2R boat15")

    assert step.news == (Sailed(A, "red", 3, 15),)
    assert place(step.state, "A.R") == "15"
    assert [pick for pick in offered(state, "2R") if "boat" in pick] == ["boat2", "boat15"]
    assert refusal(state, "2R boat14") == "no_water_link"
    assert refusal(state, "2G boat2") == "not_on_volcano"


@pytest.mark.rule("DL-056")
def test_a_trip_costs_no_step_and_may_come_before_after_or_between_walks() -> None:
    state = position(figures={"A.R": "3"}, tiles={"A": "boatman boatman"}, dice=(2, 4))

    sailed = after(state, "4R boat15")
    assert sailed.frame == Moving(0, 4, 4, travelled=True)
    assert place(after(sailed, "area10 10"), "A.R") == "10"
    back = after(sailed, "boat3")
    assert (place(back, "A.R"), owned(back, A)) == ("3", [])
    between = after(state, "4R area5 5", "boat8")
    assert costs(between)["6-8.2"] == 1


@pytest.mark.rule("DL-057")
def test_quick_steps_add_three_steps() -> None:
    state = position(figures={"A.R": "1"}, tiles={"A": "quick_steps"}, dice=(1, 2))

    assert max(costs(state, "1R").values()) == 1
    quick = after(state, "1R quick_steps")
    assert quick.frame == Moving(0, 1, 1, 3)
    assert max(costs(quick).values()) == 4
    assert refusal(after(state, "1R E1-1"), "2R quick_steps") == "figure_used"


@pytest.mark.rule("DL-058")
def test_several_quick_steps_add_up_also_after_a_flight_on_the_four() -> None:
    state = position(
        figures={"A.R": "1"}, tiles={"A": "quick_steps quick_steps"}, dragons={"red": 1}
    )
    flown = after(state, "4R fly_die 12")
    assert flown.frame == Moving(0, 4, 0, travelled=True)
    quick = after(flown, "quick_steps", "quick_steps")
    assert quick.frame == Moving(0, 4, 0, 6, travelled=True)
    assert "13" in destinations(quick)
    stopped = after(quick, "stop")
    assert (owned(stopped, A), stopped.frame) == ([], Collecting(0))


@pytest.mark.scenario("drachenland", "W13")
def test_walk_boat_walk() -> None:
    state = position(figures={"A.R": "1-3.2"}, tiles={"A": "boatman"}, dice=(2, 3))
    state = after(state, "3R 3")

    assert offered(state) == ["egg", "boat2", "boat15", "nothing"]
    assert refusal(state, "boat14") == "no_water_link"
    state = after(state, "boat15")
    assert owned(state, A) == []
    assert costs(state) == {
        "5": 2, "10": 2, "5-15.1": 1, "10-15.1": 1, "13-15.1": 2, "13-15.2": 1, "14-15.1": 2,
        "14-15.2": 1,
    }  # fmt: skip
    assert offered(state) == [*costs(state), "stop"]


@pytest.mark.scenario("drachenland", "W14")
def test_a_boat_to_a_face_down_tile_ends_the_phase() -> None:
    state = position(
        figures={"A.R": "3-4.1"},
        tiles={"A": "boatman boatman"},
        hidden={15: "ring_tile"},
        gems={15: "R1 G2 B2"},
        dice=(2, 3),
    )
    state = after(state, "3R 3", "boat15")

    assert offered(state) == ["gems", "egg", "ring", "nothing"]
    assert refusal(state, "boat3") == "wrong_phase"
    assert owned(state, A) == ["boatman"]
