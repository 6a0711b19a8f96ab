"""Movement on foot (rules 3.4) and how its destinations are listed (section 4)."""

from typing import Any

import pytest

from bot.games.drachenland.content import WINDING
from bot.games.drachenland.model import Moving, Revealed, Walked
from tests.games.drachenland.kit import (
    A,
    about,
    after,
    answer,
    costs,
    destinations,
    events,
    gems,
    offered,
    owned,
    place,
    position,
    refusal,
    vault,
)


@pytest.mark.rule("DL-031")
def test_a_figure_walks_up_to_its_pips_and_the_rest_lapses() -> None:
    state = position(figures={"A.R": "1"}, dice=(2, 4))

    assert "1-2.1" in offered(state, "2R")
    assert refusal(state, "2R 2") == "too_far"
    step = answer(state, "4R 1-2.1")
    assert step.news[0] == Walked(A, "red", "1-2.1", False, 1)
    assert about(step.state) == "pick"


@pytest.mark.rule("DL-032", "DL-037")
def test_fields_and_open_volcanoes_count_one_step_each() -> None:
    state = position(figures={"A.R": "3-4.1"}, dice=(2, 3), lying={4: "boatman"})

    assert costs(state, "3R")["4"] == 1
    assert costs(state, "3R")["4-5.1"] == 2
    assert costs(state, "3R")["4-8.2"] == 3
    step = answer(state, "3R 4-8.2")
    assert events(step) == ["Walked"]
    assert step.state.lying == state.lying


@pytest.mark.rule("DL-033")
def test_every_direction_is_free_and_costs_the_shortest_way() -> None:
    state = position(figures={"A.R": "1"}, dice=(2, 4))

    assert costs(state, "4R")["2"] == 3  # not the four steps through the lane
    assert costs(state, "4R")["E1-2"] == 3
    assert {"1-3.1", "1-12.1", "1-2.1", "E1-1"} <= destinations(state, "2R")


@pytest.mark.rule("DL-034")
@pytest.mark.parametrize("other", ["A.G", "B.G"])
def test_a_walk_cannot_end_on_an_occupied_field(other: str) -> None:
    state = position(figures={"A.R": "1", other: "1-3.1"}, dice=(1, 2))

    assert "1-3.1" not in offered(state, "2R")
    assert refusal(state, "2R 1-3.1") == "occupied"
    lane = position(figures={"A.R": "1", other: "E1-1"}, dice=(1, 2))
    assert refusal(lane, "2R E1-1") == "occupied"


@pytest.mark.rule("DL-035")
def test_figures_are_jumped_over_and_volcanoes_have_room_for_all() -> None:
    crowd = {"B.R": "3", "B.G": "3", "B.B": "3", "C.R": "3"}
    state = position(figures={"A.R": "1", "A.G": "1-3.1", "D.G": "1-3.2", **crowd}, dice=(2, 3))

    assert costs(state, "3R")["3"] == 3
    assert place(after(state, "3R 3"), "A.R") == "3"


@pytest.mark.rule("DL-036", "DL-038")
def test_a_face_down_tile_is_revealed_and_ends_the_walk() -> None:
    state = position(
        figures={"A.R": "1-3.2"}, hidden={3: "boatman"}, gems={3: "G2"}, tiles={"A": "boatman"}
    )
    step = answer(state, "4R 3")

    assert step.news == (Walked(A, "red", "3", True, 1), Revealed(3, "boatman"))
    assert step.reveals
    assert about(step.state) == "collect"
    assert refusal(state, "4R 3-4.1") == "beyond_face_down"


@pytest.mark.rule("DL-038")
def test_no_walk_leads_over_a_face_down_volcano() -> None:
    shut = position(figures={"A.R": "3-4.1"}, hidden={3: "boatman", 4: "boatman"}, dice=(2, 4))

    assert destinations(shut, "4R") == {"3", "4"}
    half = position(figures={"A.R": "3-4.1"}, hidden={3: "boatman"}, dice=(2, 4))
    assert "4-5.1" in destinations(half, "4R")
    assert "3-5.1" not in destinations(half, "4R")


@pytest.mark.rule("DL-039")
@pytest.mark.parametrize(
    ("more", "path"),
    [
        ({"tiles": {"A": "boatman boatman"}}, "4R boat2"),
        ({"dragons": {"red": 3}, "tiles": {"A": "boatman"}}, "4R fly_die 2"),
    ],
)
def test_every_arrival_reveals_and_ends_the_move_phase(more: dict[str, object], path: str) -> None:
    state = position(figures={"A.R": "3"}, hidden={2: "magic_hand"}, **more)  # type: ignore[arg-type]
    step = answer(state, path)

    assert step.news[-1] == Revealed(2, "magic_hand")
    assert about(step.state) == "collect"


@pytest.mark.rule("DL-040")
def test_nobody_leaves_the_land_and_lane_fields_are_ordinary_ones() -> None:
    state = position(figures={"A.R": "E1.1"}, dice=(1, 3))

    assert offered(state, "1R") == ["E1.2", "stop"]
    assert "E1-2" in destinations(position(figures={"A.R": "1"}, dice=(1, 3)), "3R")
    assert destinations(state, "3R") == {"E1.2", "E1-1", "E1-2", "1", "2"}


@pytest.mark.rule("DL-041")
def test_later_figures_enter_by_any_gate_with_die_and_boots() -> None:
    state = position(figures={"A.R": "5"}, dice=(1, 3), tiles={"A": "quick_steps"})

    assert destinations(state, "1B") == {"E1.1", "E2.1", "E3.1"}
    assert costs(state, "3B")["E2-7"] == 3
    quick = after(state, "1B quick_steps")
    assert {"1", "2", "6", "7", "11", "12"} <= destinations(quick)
    assert place(after(state, "1B stop"), "A.B") == "outside"


@pytest.mark.rule("DL-042", "DL-080")
def test_a_figure_may_stand_still_on_a_volcano_and_collect() -> None:
    state = position(figures={"A.R": "5"}, gems={5: "R2"})
    state = after(state, "4R stop", "gems")

    assert (place(state, "A.R"), vault(state, A)) == ("5", (2, 0, 0, 0, 0))


@pytest.mark.rule("DL-043")
@pytest.mark.parametrize(
    ("walk", "pips", "extra"),
    [("area1 1", 4, 2), ("area3 3", 4, 1), ("area4 4", 4, -1), ("area2 2", 4, -1)],
)
def test_a_walk_uses_extra_steps_first(walk: str, pips: int, extra: int) -> None:
    """Only the die can still serve as a four, so what is walked beyond comes off it last."""
    state = position(
        figures={"A.R": "1-3.1"}, tiles={"A": "quick_steps boatman"}, dragons={"red": 9}
    )
    state = after(state, "4R quick_steps", walk)

    left = pips + min(0, extra), max(0, extra)
    assert state.frame == Moving(0, 4, *left, walked=True, travelled=True)
    assert ("call_die" in offered(state)) == (extra >= 0)


@pytest.mark.rule("DL-043")
def test_what_is_walked_beyond_the_extra_steps_comes_off_the_die() -> None:
    state = position(figures={"A.R": "1"}, tiles={"A": "quick_steps boatman"})
    state = after(state, "4R quick_steps", "area12 12")

    assert state.frame == Moving(0, 4, 3, 0, walked=True, travelled=True)


@pytest.mark.rule("DL-044")
def test_no_second_walk_and_no_boots_directly_after_a_walk() -> None:
    state = position(figures={"A.R": "3-4.1"}, tiles={"A": "boatman quick_steps"})
    state = after(state, "4R 3")

    assert offered(state) == ["egg", "boat2", "boat15", "nothing"]
    assert refusal(state, "3-4.1") == "just_walked"
    assert refusal(state, "quick_steps") == "just_walked"
    state = after(state, "boat15")
    assert "quick_steps" in offered(state)
    assert "5-15.1" in offered(state)


@pytest.mark.rule("DL-045")
@pytest.mark.parametrize(
    ("path", "asked", "why"),
    [
        ("4R 3", "collect", "a reveal ends it, though a boatman is left"),
        ("4R 4", "move", "a boatman can still be played"),
        ("4R 4-5.1", "pick", "on a field only stopping is left"),
        ("4R stop", "pick", "stopping"),
    ],
)
def test_how_the_move_phase_ends(path: str, asked: str, why: str) -> None:
    state = position(
        figures={"A.R": "3-4.1"}, hidden={3: "ring_tile"}, tiles={"A": "boatman"}, dice=(2, 4)
    )

    assert about(after(state, path)) == asked, why


@pytest.mark.scenario("drachenland", "W06")
def test_destinations_are_listed_or_grouped_by_area() -> None:
    state = position(figures={"A.R": "5"}, dice=(3, 4))
    assert costs(state, "3R") == {
        "3": 3, "4": 3, "10": 2, "15": 2, "3-5.1": 2, "3-5.2": 1, "4-5.1": 2, "4-5.2": 1,
        "5-10.1": 1, "5-15.1": 1, "8-10.2": 3, "9-10.2": 3, "10-15.1": 3, "13-15.2": 3,
        "14-15.2": 3,
    }  # fmt: skip
    assert offered(state, "3R") == [*costs(state, "3R"), "stop"]

    assert len(destinations(state, "4R")) == 24  # with stop and the way back one too many
    assert offered(state, "4R") == [
        "area3", "area4", "area5", "8-10.1", "9-10.1", "area10", "13-15.1", "14-15.1", "area15",
        "stop",
    ]  # fmt: skip
    assert offered(state, "4R area3") == ["3", "1-3.2", "3-4.1", "3-5.1", "3-14.1", "stop"]
    assert place(after(state, "4R area3 1-3.2"), "A.R") == "1-3.2"


@pytest.mark.scenario("drachenland", "W07")
def test_entering_past_an_occupied_field() -> None:
    state = position(figures={"B.G": "E1.1"}, dice=(1, 3))

    assert offered(state, "1B") == ["E2.1", "E3.1", "stop"]
    assert refusal(state, "1B E1.1") == "occupied"
    assert offered(state, "3B") == [
        "E1.2", "E1-1", "E1-2", "E2.1", "E2.2", "E2-6", "E2-7", "E3.1", "E3.2", "E3-11", "E3-12",
        "stop",
    ]  # fmt: skip


@pytest.mark.scenario("drachenland", "W08")
def test_jumping() -> None:
    state = position(figures={"A.R": "1", "A.G": "1-3.1"}, dice=(1, 2))

    assert offered(state, "1R") == ["E1-1", "1-2.1", "1-12.1", "stop"]
    assert costs(state, "2R") == {
        "E1-1": 1, "1-2.1": 1, "1-12.1": 1, "1-3.2": 2, "E1.2": 2, "1-2.2": 2, "1-12.2": 2,
    }  # fmt: skip
    both = position(figures={"A.R": "1", "A.G": "1-3.1", "B.G": "1-3.2"}, dice=(2, 3))
    assert costs(both, "3R")["3"] == 3


@pytest.mark.scenario("drachenland", "W09")
def test_a_face_down_volcano_can_only_be_the_end() -> None:
    state = position(
        figures={"A.R": "1-3.2"}, hidden={3: "quick_steps"}, gems={3: "R2 B1 T1"}, dice=(2, 4)
    )
    assert costs(state, "4R") == {
        "1": 2, "3": 1, "E1.2": 4, "E1-1": 3, "1-2.1": 3, "1-2.2": 4, "1-3.1": 1, "1-12.1": 3,
        "1-12.2": 4,
    }  # fmt: skip
    assert refusal(state, "4R 3-4.1") == "beyond_face_down"
    state = after(state, "4R 3")
    assert offered(state) == ["gems", "clear", "egg", "nothing"]
    assert owned(after(state, "egg"), A) == ["quick_steps"]


@pytest.mark.scenario("drachenland", "W10")
def test_an_open_volcano_is_crossed() -> None:
    state = position(figures={"A.R": "1-3.2"}, gems={3: "R2 B1 T1"}, dice=(2, 4))

    found = costs(state, "4R")
    assert len(found) == 20
    some = {"4": 3, "5": 4, "3-4.1": 2, "3-14.3": 4, "2-4.2": 4, "4-8.1": 4}
    assert {name: found[name] for name in some} == some
    step = answer(state, "4R 3-4.1")
    assert events(step) == ["Walked"]
    assert gems(step.state, 3) == "R2 B1 T1"


@pytest.mark.scenario("drachenland", "W15")
def test_boots_and_areas() -> None:
    state = position(figures={"A.G": "1"}, tiles={"A": "quick_steps"}, dice=(1, 2))

    assert offered(state, "2G")[8:] == ["quick_steps", "stop"]
    assert len(offered(state, "2G")) == 10
    state = after(state, "2G quick_steps")
    assert len(destinations(state)) == 27
    assert offered(state) == [
        "area1", "area2", "area3", "area4", "3-5.2", "area12", "areaE1", "stop",
    ]  # fmt: skip
    assert offered(state, "area12") == ["12", "E3-12", "1-12.3", "11-12.2", "12-14.1", "stop"]
    walked = answer(state, "area12 12").news[0]
    assert walked == Walked(A, "green", "12", True, 4)


@pytest.mark.scenario("drachenland", "W16")
def test_boots_are_too_late_after_the_walk() -> None:
    state = position(figures={"A.R": "6-8.1"}, tiles={"A": "quick_steps"}, dice=(2, 3))
    state = after(state, "3R 8")

    assert about(state) == "collect"
    assert refusal(state, "quick_steps") == "wrong_phase"
    assert owned(state, A) == ["quick_steps"]


@pytest.mark.scenario("drachenland", "W39")
def test_lanes_from_inside() -> None:
    state = position(figures={"A.R": "E1.1"}, dice=(1, 2))
    assert offered(state, "1R") == ["E1.2", "stop"]

    found = costs(position(figures={"A.R": "1"}, dice=(2, 4)), "4R")
    some = {"E1-1": 1, "E1.2": 2, "E1-2": 3, "E1.1": 3, "2": 3}
    assert {name: found[name] for name in some} == some
    wound: dict[str, Any] = {"lanes": WINDING, "dice": (2, 4)}
    assert offered(position(figures={"A.R": "E1.4"}, **wound), "2R") == [
        "E1.2", "1-2.2", "E1.3", "E1.5", "stop",
    ]  # fmt: skip
    found = costs(position(figures={"A.R": "2"}, **wound), "4R")
    some = {"1-2.2": 1, "E1.5": 2, "E1.4": 3, "E1.3": 4, "1": 3}
    assert {name: found[name] for name in some} == some
    assert not {"E1.2", "E1-1", "E1-2"} & set(found)
