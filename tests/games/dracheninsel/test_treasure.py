"""Lifting, carrying, robbing, leaving: DI-074 to DI-092."""

import pytest
from msgspec.structs import replace

from bot.games.contract import Seat
from bot.games.dracheninsel.events import CoinsLaid, Joined, Robbed, TreasureLifted, TreasureLost
from bot.games.dracheninsel.model import LOST, WAITING, Exit, Options
from tests.games.dracheninsel.kit import (
    DRACHENINSEL,
    active,
    after,
    asked,
    at,
    done,
    events,
    hand,
    is_window,
    island,
    menu,
    refusal,
    still,
    told,
    treasure,
)

QUIET = Options(stop_points="key", start_stop="off")


@pytest.mark.rule("DI-074")
def test_a_treasure_is_moved_by_two_hunters_together() -> None:
    pair = island("green", at="green C5 grey C5", treasures="100 C5")
    pair = done(pair, "green step.D5")
    assert (at(pair, "green"), at(pair, "grey"), treasure(pair, 100)) == ("D5", "D5", "D5")

    alone = island("green", at="green C5", treasures="100 C5")
    alone = done(alone, "green step.D5")
    assert (at(alone, "green"), treasure(alone, 100)) == ("D5", LOST)


@pytest.mark.rule("DI-075")
def test_the_first_on_the_treasure_field_ends_his_turn_and_waits() -> None:
    state = done(island("green", at="green D5"), "green step.E5")

    assert at(state, "green") == "E5"
    assert treasure(state, 100) == WAITING
    assert active(state) == "red"
    assert len(state.hands[0]) == 6


@pytest.mark.rule("DI-076")
def test_who_waits_may_play_pass_and_react() -> None:
    cards = {"green": "dragon_patrol water sweet_slumber"}
    state = island("green", at="green E5 red E7", hands=cards)
    assert menu(state, "green") == ("play", "pass", "end")

    state = done(state, "green play.dragon_patrol.C.C5", "green end")
    assert menu(after(state, "red step.E6"), "green") == ("slumber", "pass")


@pytest.mark.rule("DI-077")
@pytest.mark.parametrize(
    ("where", "dragons", "cards", "reason"),
    [
        ("green D4 grey E5", "D5", "betrayal raging_elements", "no_exit"),
        ("green D4 grey E5", "D5", "betrayal farmland", ""),  # back to where he came from
        ("green D4 grey E5", "", "betrayal", ""),  # D5 is a forest
        ("green D4 grey E5", "D5", "daring_flight", ""),  # over E4 to another forest
        ("green D4 grey E5 red D5", "", "betrayal", "no_exit"),
    ],
)
def test_the_second_needs_a_way_out(where: str, dragons: str, cards: str, reason: str) -> None:
    state = island("green", at=where, dragons=dragons, hands={"green": cards})

    if reason:
        assert refusal(state, "green step.E5") == reason
    else:
        assert isinstance(done(state, "green step.E5").frames[-1], Exit)


@pytest.mark.rule("DI-077")
def test_the_flight_that_brings_him_is_not_left_for_the_exit() -> None:
    near = island("green", at="green D6 grey E5 red D5", hands={"green": "daring_flight"})
    assert refusal(near, "green fly.E6.E5") == "no_exit"
    two = island("green", at="green D6 grey E5", hands={"green": "daring_flight"})
    assert isinstance(done(two, "green fly.E6.E5").frames[-1], Exit)


@pytest.mark.rule("DI-078", "DI-080")
def test_the_exit_lifts_the_treasure_and_the_next_coins_are_laid() -> None:
    state = island("green", at="green D5 grey E5", hands={"green": "mountain desert betrayal"})
    state = done(state, "green step.E5")
    for path in ("end", "pass.0", "play.betrayal", "journey.desert.desert"):
        assert refusal(state, f"green {path}") == "must_exit"

    step = told(state, "green step.E4.mountain")

    assert events(step, TreasureLifted) == [TreasureLifted(100, ("grey", "green"), "E4")]
    assert events(step, CoinsLaid) == [CoinsLaid(125)]
    assert (at(step.state, "grey"), at(step.state, "green")) == ("E4", "E4")
    assert treasure(step.state, 125) == WAITING
    assert asked(step.state, "turn") == ["green"]


@pytest.mark.rule("DI-078")
def test_the_exit_goes_to_a_free_field_under_his_own_cost() -> None:
    where = "green D5 grey E5 red E6 blue D4 yellow D4"
    state = island(
        "green", at=where, treasures="100 D4", dragons="F5", hands={"green": "water volcano"}
    )
    state = done(state, "green step.E5")

    assert menu(state, "green", "step") == ("D5", "F4")
    assert refusal(state, "green step.E6") == "occupied"
    assert refusal(state, "green step.D4") == "occupied"
    assert refusal(state, "green step.F5") == "dragon_blocks"
    assert refusal(state, "green step.E4") == "terrain_not_paid"
    assert refusal(state, "green fly.E4.E3") == "card_not_in_hand"


@pytest.mark.rule("DI-079")
def test_the_entry_can_be_stopped_the_exit_cannot() -> None:
    hands = {"green": "mountain desert", "yellow": "sweet_slumber"}
    state = island("green", at="green D5 grey E5", hands=hands)

    entering = after(state, "green step.E5")
    assert is_window(entering)
    left = after(still(entering), "green step.E4.mountain")
    assert not is_window(left)
    assert refusal(left, "yellow slumber") == "window_closed"


@pytest.mark.rule("DI-081")
def test_only_the_colour_of_the_active_hunter_counts() -> None:
    where = {"at": "green E7 grey E7", "treasures": "100 E7"}
    hands = {"green": "water", "grey": "water"}

    green = island("green", hands=hands, **where)  # type: ignore[arg-type]
    assert menu(green, "green", "step") == ("E8", "F7")
    grey = island("grey", hands=hands, **where)  # type: ignore[arg-type]
    assert menu(grey, "grey", "step") == ("D6", "E8")


@pytest.mark.rule("DI-082")
def test_no_carrier_leaves_the_other() -> None:
    """Whatever one of them does on foot, both are in the same place afterwards."""
    cards = {"green": "desert volcano mountain daring_flight forest water"}
    state = island("green", at="green D6 grey D6", treasures="100 D6", hands=cards)

    for target in menu(state, "green", "step"):
        card = "" if target == "D5" else f".{menu(state, 'green', f'step.{target}')[0]}"
        moved = done(state, f"green step.{target}{card}")
        assert at(moved, "grey") == at(moved, "green") == treasure(moved, 100) == target


@pytest.mark.rule("DI-083")
def test_carriers_may_not_enter_the_coins_nor_another_hunters_field() -> None:
    where = "green D5 grey D5 red C5 blue C4 yellow D6 brown D6"
    cards = {"green": "volcano water mountain"}
    state = island("green", at=where, treasures="100 D5 125 C4 150 D6", hands=cards)

    assert refusal(state, "green step.E5") == "carriers_barred"
    assert refusal(state, "green step.C5") == "occupied"
    assert refusal(state, "green step.C4") == "occupied"  # no joining
    assert refusal(state, "green step.D6") == "occupied"  # no robbery


@pytest.mark.rule("DI-084")
def test_several_treasures_may_be_under_way() -> None:
    state = island(
        "green", at="red C3 blue C3 green D5 grey E5", treasures="100 C3", hands={"green": "desert"}
    )

    state = done(state, "green step.E5", "green step.F5.desert")

    assert (treasure(state, 100), treasure(state, 125), treasure(state, 150)) == (
        "C3",
        "F5",
        WAITING,
    )
    assert DRACHENINSEL.invariant_errors(state) == ()


@pytest.mark.rule("DI-085", "DI-086")
def test_a_robber_takes_the_place_of_one_of_two_carriers() -> None:
    where = "red E6 green D6 grey D6"
    state = island("red", at=where, treasures="125 D6", hands={"red": "mountain water"})
    assert menu(state, "red", "step.D6.mountain") == ("green", "grey")

    step = told(after(state, "red step.D6.mountain.grey"), "close")

    assert events(step, Robbed) == [Robbed("red", "grey", 125)]
    robbed = step.state
    assert [at(robbed, c) for c in ("red", "green", "grey")] == ["D6", "D6", "grey"]
    assert treasure(robbed, 125) == "D6"
    assert asked(robbed, "turn") == ["red"]
    moved = done(robbed, "red step.D7")  # his own colour is free, the partner comes along
    assert at(moved, "green") == "D7"


@pytest.mark.rule("DI-086")
def test_after_a_robbery_the_boats_are_those_of_the_present_carriers() -> None:
    where = "red D7 green D8 grey D8"
    state = island("red", at=where, treasures="125 D8", hands={"red": "desert"})
    state = done(state, "red step.D8.desert.green")
    assert refusal(state, "red step.green") == "foreign_boat"

    other = island("red", at=where, treasures="125 D8", hands={"red": "desert"})
    assert "green" in menu(done(other, "red step.D8.desert.grey"), "red", "step")


@pytest.mark.rule("DI-086")
def test_a_robber_may_wait_for_carriers_on_the_empty_treasure_field() -> None:
    state = island("red", at="red E6 green E5 grey E5", treasures="300 E5")

    assert menu(state, "red", "step.E5") == ("green", "grey")
    assert at(done(state, "red step.E5.green"), "green") == "green"


@pytest.mark.rule("DI-087")
def test_a_lone_carrier_cannot_move_the_treasure() -> None:
    hands = {"yellow": "fear_counterspell", "green": "water"}
    state = island("yellow", at="blue C4 green C4", treasures="150 C4", hands=hands)
    state = done(state, "yellow play.fear_counterspell.blue")
    assert (at(state, "blue"), at(state, "green"), treasure(state, 150)) == ("blue", "C4", "C4")

    waits = done(state, *(f"{c} end" for c in ("blue", "grey", "brown", "green")))
    assert treasure(waits, 150) == "C4"


@pytest.mark.rule("DI-088")
@pytest.mark.parametrize(("start", "path"), [("D4", "step.C4.water"), ("C2", "fly.C3.C4.water")])
def test_who_joins_a_lone_carrier_carries_with_him(start: str, path: str) -> None:
    cards = {"brown": "water daring_flight farmland"}
    state = island("brown", at=f"brown {start} green C4", treasures="150 C4", hands=cards)

    step = told(after(state, f"brown {path}"), "close")

    assert events(step, Joined) == [Joined("brown", "green", 150)]
    assert asked(step.state, "turn") == ["brown"]
    moved = done(step.state, "brown step.D4")
    assert (at(moved, "green"), treasure(moved, 150)) == ("D4", "D4")


@pytest.mark.rule("DI-089")
def test_an_abandoned_treasure_leaves_the_game() -> None:
    state = island("green", at="green C4", treasures="150 C4", hands={"red": "fear_slumber"})

    step = told(after(state, "green step.C3"), "close")
    assert events(step, TreasureLost) == [TreasureLost(150, "green")]
    assert treasure(step.state, 150) == LOST

    scared = done(done(state, "green end"), "red play.fear_slumber.green")
    assert treasure(scared, 150) == LOST


@pytest.mark.rule("DI-090")
@pytest.mark.parametrize(
    ("where", "treasures", "path"),
    [
        ("green D5 red D6 blue D6", "100 D5 125 D6", "D6.mountain.red"),
        ("green D5 red D6", "100 D5 125 D6", "D6.mountain"),
        ("green D5", "100 D5", "E5"),
        ("green D5 red E5", "100 D5", "E5"),
    ],
)
def test_a_leaving_carrier_counts_as_single(where: str, treasures: str, path: str) -> None:
    cards = {"green": "mountain water"}
    state = island("green", at=where, treasures=treasures, hands=cards)

    state = done(state, f"green step.{path}")

    assert at(state, "green") == path.split(".")[0]
    assert treasure(state, 100) == LOST


@pytest.mark.rule("DI-090")
@pytest.mark.parametrize(
    ("where", "treasures", "path", "deed", "value"),
    [
        ("green D5 red C5 blue C5", "100 D5 125 C5", "step.C5.volcano.red", "robbery", 125),
        ("green D5 red C5", "100 D5 125 C5", "step.C5.volcano", "joining", 125),
        ("green D5", "100 D5", "step.E5", "first", 125),
        ("green D5", "100 D5", "step.C5.volcano", "leaving", 100),
        ("green D8 red D8", "240 D8", "step.green", "delivery", 240),
    ],
)
def test_the_value_is_that_of_the_coins_one_comes_to(
    where: str, treasures: str, path: str, deed: str, value: int
) -> None:
    state = island("green", at=where, treasures=treasures, hands={"green": "volcano mountain"})
    view = DRACHENINSEL.public(after(state, f"green {path}"))

    facts = DRACHENINSEL.facts(view, DRACHENINSEL.own(state, Seat(1)), Seat(1))

    assert (facts["deed"], facts["value"]) == (deed, value)
    assert facts["last_treasure"] == 0


@pytest.mark.rule("DI-091")
def test_coins_on_the_treasure_field_stay_when_the_waiting_hunter_goes() -> None:
    state = island("green", at="grey E5", hands={"green": "fear_slumber water"})

    state = done(state, "green play.fear_slumber.grey")

    assert at(state, "grey") == "grey"
    assert treasure(state, 100) == WAITING


@pytest.mark.rule("DI-092")
def test_after_the_last_treasure_the_middle_is_an_ordinary_field_without_cost() -> None:
    where = "yellow D5 blue D5 red E6"
    state = island("yellow", at=where, treasures="300 D5", hands={"yellow": "betrayal water"})

    state = done(state, "yellow step.E5")
    assert (at(state, "blue"), treasure(state, 300)) == ("E5", "E5")
    assert asked(state, "turn") == ["yellow"]
    assert hand(state, "yellow") == ["betrayal", "water"]
    assert at(done(state, "yellow step.F4.water"), "yellow") == "F4"

    single = island("red", at=where, treasures="300 D5", hands={"red": "water"})
    single = done(single, "red step.E5")
    assert asked(single, "turn") == ["red"]
    assert at(done(single, "red step.E6"), "red") == "E6"
    taken = replace(single, frames=island("yellow").frames)
    assert refusal(taken, "yellow step.E5") == "occupied"
