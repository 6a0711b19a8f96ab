"""Who may go where and what it costs: DI-030 to DI-044."""

import pytest

from bot.games.dracheninsel.content import NEXT, PLACES, boat
from bot.games.dracheninsel.events import CardPlayed
from bot.games.dracheninsel.model import Options
from tests.games.dracheninsel.kit import after, at, done, events, hand, island, menu, refusal, told

QUIET = Options(stop_points="key", start_stop="off")
ALL = "forest volcano desert water mountain farmland"


@pytest.mark.rule("DI-030")
def test_a_step_goes_to_a_neighbour() -> None:
    state = island("green", at="green D6", hands={"green": ALL})

    assert menu(state, "green", "step") == ("C5", "C6", "D5", "D7", "E6", "E7")
    assert refusal(state, "green step.C4.water") == "not_adjacent"
    assert refusal(state, "green step.E5") == "not_adjacent"


@pytest.mark.rule("DI-031")
def test_a_boat_touches_its_two_front_fields_and_nothing_else() -> None:
    state = island("green", hands={"green": ALL})

    assert menu(state, "green", "step") == ("D8", "E9")
    assert refusal(state, "green step.E8.water") == "not_adjacent"
    assert [PLACES[p] for p in NEXT[boat(0)]] == ["D8", "E9"]


@pytest.mark.rule("DI-032")
@pytest.mark.parametrize(("here", "there"), [("C5", "D5"), ("D8", "green"), ("D4", "E5")])
def test_own_colour_own_boat_and_treasure_field_are_free(here: str, there: str) -> None:
    state = island("green", at=f"green {here}", hands={"green": "betrayal"})

    step = told(state, f"green step.{there}")

    assert events(step, CardPlayed) == []
    assert hand(step.state, "green") == ["betrayal"]


@pytest.mark.rule("DI-033")
@pytest.mark.parametrize(("here", "boat"), [("D8", "green"), ("F1", "blue")])
@pytest.mark.parametrize("active", ["green", "blue"])
def test_carriers_may_enter_the_boat_of_either(here: str, boat: str, active: str) -> None:
    state = island(active, at=f"green {here} blue {here}", treasures="100 " + here)

    state = done(state, f"{active} step.{boat}")

    assert (at(state, "green"), at(state, "blue")) == (boat, boat)


@pytest.mark.rule("DI-034")
def test_any_other_field_costs_one_card_of_the_terrain_that_lies_there_now() -> None:
    cards = {"grey": "water volcano raging_elements"}
    state = island("grey", hands=cards, options=QUIET)

    assert menu(state, "grey", "step") == ("A1",)
    swapped = after(state, "grey play.raging_elements.A.A1.B.B2")  # A1 is a volcano now
    assert menu(swapped, "grey", "step.A1") == ("volcano",)
    assert hand(after(swapped, "grey step.A1.volcano"), "grey") == ["water"]
    assert refusal(swapped, "grey step.A1.water") == "terrain_not_paid"


@pytest.mark.rule("DI-035")
def test_a_card_of_the_own_colour_pays_for_any_other_field() -> None:
    state = island("grey", hands={"grey": "mountain"}, options=QUIET)

    step = told(state, "grey step.A1.mountain")

    assert events(step, CardPlayed)[0].use == "joker"
    assert at(step.state, "grey") == "A1"
    assert refusal(island("red", hands={"red": "mountain"}), "red step.H6") == "terrain_not_paid"


@pytest.mark.rule("DI-036")
@pytest.mark.parametrize(
    ("card", "target", "use"),
    [
        ("forest_volcano", "I5", "forest"),
        ("forest_volcano", "H6", "joker"),
        ("water_mountain", "H6", "water"),
        ("volcano", "H6", "joker"),
    ],
)
def test_of_a_double_card_one_half_is_used(card: str, target: str, use: str) -> None:
    step = told(island("red", hands={"red": card}), f"red step.{target}.{card}")

    assert [(event.card, event.use) for event in events(step, CardPlayed)] == [(card, use)]


@pytest.mark.rule("DI-036")
def test_a_card_with_the_fields_terrain_and_the_own_colour_counts_for_the_field() -> None:
    state = island("red", at="red D4", hands={"red": "volcano_desert"})

    step = told(state, "red step.D3.volcano_desert")

    assert events(step, CardPlayed)[0].use == "desert"


@pytest.mark.rule("DI-037")
def test_a_card_that_is_not_needed_is_refused() -> None:
    state = island("green", at="green C5", hands={"green": "forest water"})

    assert refusal(state, "green step.D5.forest") == "overpaid"
    assert refusal(state, "green step.C4.water.forest") == "overpaid"
    assert menu(state, "green", "step.C4") == ("water", "forest")


@pytest.mark.rule("DI-038")
def test_a_dragon_bars_its_field() -> None:
    state = island("green", at="green C5", dragons="D5", hands={"green": ALL})

    assert refusal(state, "green step.D5") == "dragon_blocks"
    assert "D5" not in menu(state, "green", "step")


@pytest.mark.rule("DI-039")
def test_a_hunter_bars_his_field() -> None:
    state = island("green", at="green C5 red D5", hands={"green": ALL})

    assert refusal(state, "green step.D5") == "occupied"


@pytest.mark.rule("DI-039")
@pytest.mark.parametrize(
    ("where", "treasures", "move"),
    [
        ("green C5 red D5", "100 D5", "step.D5"),  # a lone carrier
        ("green D8 blue D8 grey green", "100 D8", "step.green"),  # a delivery
        ("green C5 red D5 blue D5", "100 D5", "step.D5.red"),  # a robbery
        ("green D5 red E5", "", "step.E5"),  # the second on the treasure field
    ],
)
def test_the_four_exceptions(where: str, treasures: str, move: str) -> None:
    state = island("green", at=where, treasures=treasures, hands={"green": "mountain water"})

    state = done(state, f"green {move}")

    assert at(state, "green") == move.split(".")[1]


@pytest.mark.rule("DI-040")
def test_only_boats_of_the_carrying_hunters_may_be_entered() -> None:
    alone = island("red", at="red D8")
    assert refusal(alone, "red step.green") == "foreign_boat"

    laden = island("red", at="red D8 blue D8", treasures="100 D8")
    assert refusal(laden, "red step.green") == "foreign_boat"


@pytest.mark.rule("DI-040")
def test_with_three_players_the_other_own_boat_is_foreign_to_a_hunter() -> None:
    state = island("green", players=3, at="blue D8")

    assert refusal(state, "green step.blue.green") == "foreign_boat"


@pytest.mark.rule("DI-041", "DI-043")
def test_a_guest_bars_the_boat_and_leaves_it_for_good() -> None:
    state = island("green", at="green D8 grey green", hands={"grey": "farmland farmland"})
    assert refusal(state, "green step.green") == "boat_occupied"

    state = done(state, "green end", *(f"{c} end" for c in ("red", "yellow", "blue")))
    assert menu(state, "grey", "step") == ("E9",)
    state = done(state, "grey step.E9.farmland")
    assert refusal(state, "grey step.green") == "foreign_boat"


@pytest.mark.rule("DI-041")
def test_a_guest_bars_the_boat_for_flights_too() -> None:
    state = island("green", at="green D7 grey green", hands={"green": "daring_flight"})

    assert refusal(state, "green fly.D8.green") == "boat_occupied"


@pytest.mark.rule("DI-042")
def test_being_sent_home_is_not_entering() -> None:
    state = island("green", at="green D8 grey green red green", hands={"green": "fear_slumber"})

    state = done(state, "green play.fear_slumber.green")

    assert [at(state, c) for c in ("green", "grey", "red")] == ["green"] * 3


@pytest.mark.rule("DI-044")
def test_who_waits_on_the_coins_may_not_leave() -> None:
    cards = {"grey": "daring_flight water fear_slumber"}
    state = island("grey", at="grey E5", hands=cards)

    assert refusal(state, "grey step.E4") == "may_not_leave"
    assert refusal(state, "grey fly.E4.E3") == "may_not_leave"
    assert at(done(state, "grey play.fear_slumber.grey"), "grey") == "grey"
