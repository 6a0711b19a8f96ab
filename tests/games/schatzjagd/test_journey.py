"""Journeys: steps, obstacles, castles and the gate of the city (SJ-021 to SJ-032)."""

import pytest

from bot.games.schatzjagd.content import DISTANCE, FIELD, NAMES
from bot.games.schatzjagd.events import Rolled, Stayed
from bot.games.schatzjagd.model import Journey, LordPhase
from tests.games.schatzjagd.kit import (
    BLUE,
    GREEN,
    YELLOW,
    asked,
    do,
    offers,
    position,
    refusal,
    told,
    where,
)


def near(field: str, steps: int) -> set[str]:
    """Outside the city."""
    walked = {name for name in NAMES if DISTANCE[FIELD[field]][FIELD[name]] <= steps}
    return walked - {"E5", "F5", "E6", "F6"}


@pytest.mark.rule("SJ-021")
@pytest.mark.parametrize("die", [1, 4, 6])
def test_the_die_is_the_greatest_number_of_steps(die: int) -> None:
    state = do(position({}, {"field": "H3"}, dice=f"journey {die}"), "A1", "pass").state

    assert state.frames == (Journey(die),)
    assert set(offers(state)) == near("H3", die)


@pytest.mark.rule("SJ-021")
def test_the_roll_needs_no_decision() -> None:
    step = do(position({}), "A1", "pass")

    assert [roll.seat for roll in told(step, Rolled)] == [GREEN]


@pytest.mark.rule("SJ-022")
def test_steps_are_never_diagonal_and_may_be_fewer() -> None:
    state = position({"field": "C3"}, frame=Journey(1))

    assert set(offers(state)) == {"C3", "C2", "D3", "C4", "B3"}


@pytest.mark.rule("SJ-022")
def test_no_step_leads_round_the_edge() -> None:
    state = position({}, {"field": "J4"}, active=GREEN, frame=Journey(1))

    assert set(offers(state)) == {"J4", "J3", "J5", "I4"}


@pytest.mark.rule("SJ-023", "SJ-024")
def test_a_way_round_an_obstacle_counts_its_steps() -> None:
    """A wall of cards with one gap: behind it only what the way through the gap reaches."""
    wall = "C1:knife C2:knife C3:knife C4:knife"
    state = position({"field": "B3"}, slots=wall, frame=Journey(4))

    assert refusal(state, "C5") == ""  # B4, B5, C5
    assert refusal(state, "C3") == ""  # may be entered
    assert refusal(state, "D4") == "out_of_reach"
    assert refusal(state, "D3") == "out_of_reach"


@pytest.mark.rule("SJ-024")
@pytest.mark.parametrize("thing", ["card", "henchman"])
def test_obstacles_end_a_journey(thing: str) -> None:
    rival = {"field": "B1"} if thing == "henchman" else {}
    slots = "A2:wolf" + (" B1:wolf" if thing == "card" else "")
    state = position({}, rival, slots=slots, frame=Journey(6))

    assert sorted(offers(state)) == ["A1", "A2", "B1"]


@pytest.mark.rule("SJ-025")
def test_loose_treasures_are_obstacles_but_secured_ones_are_not() -> None:
    state = position({}, loose={"B1": "crown"}, slots="A2:knife", frame=Journey(6))
    assert sorted(offers(state)) == ["A1", "A2", "B1"]

    past_a_vault = position(
        {"field": "I1"}, {"field": "C5", "vault": "orb"}, slots="I2:knife", frame=Journey(2)
    )
    assert "J2" in offers(past_a_vault)


@pytest.mark.rule("SJ-026")
def test_what_is_on_the_field_does_not_hinder_leaving_it() -> None:
    state = position({"field": "C3"}, {"field": "C3"}, slots="C3:troll", loose={"C3": "orb"})

    assert set(offers(state)) == near("C3", 3)
    assert asked(do(state, "C5").state)[1] == "lord"


@pytest.mark.rule("SJ-027")
def test_staying_counts_as_arriving() -> None:
    step = do(position({"field": "C3"}, slots="C3:wolf"), "C3")
    assert told(step, Stayed) == [Stayed(YELLOW, "C3")]
    assert asked(step.state) == (YELLOW, "fight")

    step = do(position({"field": "E5", "money": 1}), "E5")
    assert asked(step.state) == (YELLOW, "activity")


@pytest.mark.rule("SJ-028")
@pytest.mark.parametrize("castle", ["J1", "A10"])
def test_foreign_and_ownerless_castles_may_be_entered(castle: str) -> None:
    beside = {"J1": "I1", "A10": "A9"}[castle]
    state = position({"field": beside}, lords=3)

    assert where(do(state, castle).state, YELLOW) == castle


@pytest.mark.rule("SJ-029")
@pytest.mark.parametrize("began", ["C5", "E3", "H6"])
def test_without_a_night_before_the_wall_the_city_is_closed(began: str) -> None:
    state = position({"field": began}, frame=Journey(6))

    assert not {"E5", "F5", "E6", "F6"} & set(offers(state))
    assert refusal(state, "F5") == "gate_closed"


@pytest.mark.rule("SJ-029")
def test_through_an_open_gate_only_the_steps_may_be_too_few() -> None:
    state = position({"field": "E4"}, frame=Journey(1))

    assert refusal(state, "F6") == refusal(state, "E7") == "out_of_reach"
    assert refusal(state, "E5") == ""


@pytest.mark.rule("SJ-029")
def test_only_the_field_where_the_turn_began_counts() -> None:
    inside = {"E5", "F5", "E6", "F6"}
    assert inside <= set(offers(position({"field": "D5"}, frame=Journey(6))))
    reached_today = position({"field": "D5"}, began="C5", frame=Journey(6))
    assert not inside & set(offers(reached_today))


@pytest.mark.rule("SJ-030")
def test_any_crossing_may_be_used_and_the_walk_goes_on_inside() -> None:
    """From D5 the crossing at D5 is blocked by nothing; F6 is three steps off."""
    assert "F6" in offers(position({"field": "D5"}, frame=Journey(3)))
    assert "F6" not in offers(position({"field": "D5"}, frame=Journey(2)))
    by_another_gate = position({"field": "E4"}, frame=Journey(6))
    assert "G6" in offers(by_another_gate)


@pytest.mark.rule("SJ-031")
def test_nothing_stops_a_walk_inside_the_city() -> None:
    state = position(
        {"field": "D5"}, {"field": "E5"}, {"field": "E6"}, loose={"F5": "orb"}, frame=Journey(4)
    )

    assert {"E5", "E6", "F5", "F6", "G6"} <= set(offers(state))


@pytest.mark.rule("SJ-031")
def test_leaving_the_city_needs_no_check() -> None:
    state = position({"field": "F6"}, frame=Journey(3))

    assert {"G6", "I6", "F9", "E5"} <= set(offers(state))


@pytest.mark.rule("SJ-032", "SJ-121")
def test_an_extra_leg_starts_where_the_henchman_is() -> None:
    state = position({"field": "D4", "cards": "forced_march"}, began="D5", frame=LordPhase())
    state = do(state, "cast-forced_march").state

    assert state.frames == (Journey(6),)
    assert {"E5", "F6"} <= set(offers(state))  # the night before the wall still counts
    assert "J4" in offers(state)
    assert "J5" not in offers(state)


@pytest.mark.rule("SJ-032", "SJ-127")
def test_a_horse_gives_a_leg_of_its_own_length() -> None:
    state = position({"field": "C3"}, slots="C4:riding_horse", dice="horse 2")
    step = do(state, "C4", "use")

    assert told(step, Rolled) == [Rolled(YELLOW, 2)]
    assert set(offers(step.state)) == near("C4", 2)


def test_a_journey_of_more_than_25_ends_is_listed_by_rows() -> None:
    state = position({"field": "C3"}, {}, {}, {}, frame=Journey(6))
    wide = position({}, {}, {"field": "E8"}, active=BLUE, frame=Journey(6))

    assert len(offers(state)) > 25
    assert len(offers(wide)) > 25
    assert len(offers(position({"field": "C3"}, frame=Journey(2)))) < 25
