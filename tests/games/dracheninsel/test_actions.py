"""Flight, journey, fear and sneak attack: DI-059 to DI-073."""

from collections import Counter

import pytest
from msgspec.structs import replace

from bot.games.contract import Seat, Whisper
from bot.games.dracheninsel.content import KIND
from bot.games.dracheninsel.events import (
    JourneyBegan,
    SneakResolved,
    YouLost,
    YouTook,
)
from bot.games.dracheninsel.model import LOST, WAITING, Turn
from tests.games.dracheninsel.kit import (
    active,
    after,
    asked,
    at,
    done,
    events,
    hand,
    island,
    menu,
    refusal,
    still,
    told,
    treasure,
    with_chance,
)


@pytest.mark.rule("DI-059", "DI-060")
def test_a_flight_lands_behind_the_field_flown_over() -> None:
    cards = {"green": "daring_flight forest"}
    state = island("green", at="green D7", hands=cards)

    assert menu(state, "green", "fly.D6") == ("C5", "D5", "E6")
    assert refusal(state, "green fly.D6.C6") == "not_behind"
    assert refusal(state, "green fly.D5.D4") == "not_adjacent"
    corner = island("green", at="green B2", hands=cards)
    assert "A1" not in menu(corner, "green", "fly")  # behind it is only a foreign boat


@pytest.mark.rule("DI-061")
@pytest.mark.parametrize("where", ["green D5 red D6", "green D5 red E5", "green D5 red E5 blue D6"])
def test_any_field_without_a_dragon_may_be_flown_over(where: str) -> None:
    state = island("green", at=where, hands={"green": "daring_flight forest"})

    assert {"D6", "E5"} <= set(menu(state, "green", "fly"))


@pytest.mark.rule("DI-062")
@pytest.mark.parametrize(
    ("where", "treasures", "path"),
    [
        ("green D6", "", "D5.D4.farmland"),
        ("green D6", "", "E6.E5"),
        ("green D6 red E5", "", "D5.E5"),
        ("green D7", "", "D8.green"),
        ("green D7 blue D5 red D5", "100 D5", "D6.D5.red"),
        ("green D7 blue D5", "100 D5", "D6.D5"),
    ],
)
def test_a_landing_is_paid_and_judged_like_a_step(where: str, treasures: str, path: str) -> None:
    cards = {"green": "daring_flight farmland mountain"}
    state = island("green", at=where, treasures=treasures, hands=cards)

    state = done(state, f"green fly.{path}")

    assert at(state, "green") == path.split(".")[1]
    if active(state) == "green":
        assert "daring_flight" not in hand(state, "green")


@pytest.mark.rule("DI-062")
def test_a_landing_must_be_paid_and_not_overpaid() -> None:
    state = island("green", at="green D7", hands={"green": "daring_flight water"})

    assert refusal(state, "green fly.D6.E6") == "terrain_not_paid"
    assert refusal(state, "green fly.D6.D5.water") == "overpaid"


@pytest.mark.rule("DI-063")
def test_partner_and_treasure_fly_along() -> None:
    state = island("green", at="green D7 blue D7", treasures="100 D7",
                   hands={"green": "daring_flight"})  # fmt: skip

    state = done(state, "green fly.D6.D5")

    assert (at(state, "green"), at(state, "blue"), treasure(state, 100)) == ("D5", "D5", "D5")


@pytest.mark.rule("DI-064")
def test_a_flight_may_start_in_a_boat_or_be_the_exit() -> None:
    home = island("green", hands={"green": "daring_flight forest"})
    assert menu(home, "green", "fly.D8") == ("C7", "D7", "E8")

    second = island("green", at="green D5 grey E5", hands={"green": "daring_flight"})
    entered = done(second, "green step.E5")
    assert menu(entered, "green") == ("step", "fly")
    state = after(entered, "green fly.F4.G4")
    assert (at(state, "grey"), at(state, "green")) == ("G4", "G4")


@pytest.mark.rule("DI-065")
def test_a_journey_makes_a_terrain_free_until_the_end_of_the_turn() -> None:
    cards = {"green": "long_journey water betrayal"}
    state = done(island("green", at="green D8", hands=cards), "green journey.water.water")

    state = done(state, "green step.E8")
    assert hand(state, "green") == ["betrayal"]
    state = done(state, "green end")
    assert state.frames[0] == Turn(Seat(1))


@pytest.mark.rule("DI-066")
def test_a_double_card_announces_a_half_and_a_joker_any_other_terrain() -> None:
    cards = {"blue": "long_journey water forest_volcano"}
    state = island("blue", hands=cards)

    assert menu(state, "blue", "journey.forest_volcano") == ("forest", "volcano")
    assert menu(state, "blue", "journey.water") == (
        "forest", "volcano", "desert", "mountain", "farmland",
    )  # fmt: skip
    assert refusal(state, "blue journey.water.water") == "pointless"
    assert refusal(state, "blue journey.forest_volcano.desert") == "wrong_half"
    step = told(still(after(state, "blue journey.water.desert")), "blue end")
    assert step.state.discard[:2] == bytes((KIND["long_journey"], KIND["water"]))


@pytest.mark.rule("DI-067")
def test_journeys_add_up_and_pay_for_everything() -> None:
    cards = {"green": "long_journey long_journey mountain desert"}
    where = "green D7 blue D6 red D6 grey E5"
    state = island("green", at=where, treasures="100 D6", hands=cards)

    state = done(state, "green journey.mountain.mountain")
    assert at(state, "green") == "D7"
    state = done(state, "green journey.desert.desert", "green step.D6.red")  # a robbery
    assert treasure(state, 100) == "D6"
    state = done(state, "green step.E7")  # a carrier's step on desert
    assert (at(state, "blue"), hand(state, "green")) == ("E7", [])


@pytest.mark.rule("DI-067")
def test_a_stopped_journey_has_no_effect() -> None:
    hands = {"green": "long_journey water", "red": "sweet_slumber"}
    step = told(after(island("green", hands=hands), "green journey.water.water", "red slumber"),
                "close")  # fmt: skip

    assert events(step, JourneyBegan) == []
    assert events(told(step.state, "close"), JourneyBegan) == []


@pytest.mark.rule("DI-068", "DI-069")
def test_fear_sends_any_hunter_who_is_not_at_home_to_his_boat() -> None:
    where = "green D8 red E5 blue D6 grey D6 yellow D7 brown green"
    state = island("green", at=where, treasures="150 D6 175 D7", hands={"green": "fear_slumber"})

    assert menu(state, "green", "play.fear_slumber") == (
        "green", "red", "yellow", "blue", "grey", "brown",
    )  # fmt: skip
    for colour in ("green", "red", "yellow", "blue", "brown"):
        assert at(done(state, f"green play.fear_slumber.{colour}"), colour) == colour
    home = island("green", at="red D8", hands={"green": "fear_slumber"})
    assert refusal(home, "green play.fear_slumber.blue") == "target_home"


@pytest.mark.rule("DI-070")
def test_fear_on_the_own_hunter_does_not_end_the_turn() -> None:
    cards = {"grey": "fear_slumber water"}
    state = done(island("grey", at="grey E5", hands=cards), "grey play.fear_slumber.grey")

    assert asked(state, "turn") == ["grey"]
    assert at(done(state, "grey step.A1.water"), "grey") == "A1"
    assert treasure(state, 100) == WAITING != LOST


@pytest.mark.rule("DI-071", "DI-073")
def test_a_sneak_attack_takes_a_random_card_which_may_be_played_at_once() -> None:
    hands = {"green": "betrayal_sneak", "brown": "desert water betrayal"}
    state = after(island("green", hands=hands), "green play.betrayal_sneak.5")

    state = with_chance(state, lambda s: hand(after(s, "close"), "green") == ["desert"])
    step = told(state, "close")

    assert events(step, SneakResolved) == [SneakResolved(Seat(0), Seat(5), 1)]
    assert step.whispers == (
        Whisper(Seat(0), YouTook(Seat(5), ("desert",))),
        Whisper(Seat(5), YouLost(Seat(0), ("desert",))),
    )
    assert at(done(step.state, "green step.D8.desert"), "green") == "D8"
    assert len(step.state.hands[5]) == 2


@pytest.mark.rule("DI-071")
def test_every_card_of_the_victim_is_equally_likely() -> None:
    hands = {"green": "betrayal_sneak", "brown": "desert water betrayal"}
    state = after(island("green", hands=hands), "green play.betrayal_sneak.5")
    taken = Counter[str]()
    for number in range(300):
        chance = replace(state.rng, seed=number.to_bytes(4, "big"))
        taken[hand(after(replace(state, rng=chance), "close"), "green")[0]] += 1

    assert set(taken) == {"desert", "water", "betrayal"}
    assert all(70 <= times <= 130 for times in taken.values())


@pytest.mark.rule("DI-072")
def test_a_sneak_attack_needs_a_card_to_take_and_takes_it_last() -> None:
    empty = island("green", hands={"green": "betrayal_sneak", "brown": ""})
    assert refusal(empty, "green play.betrayal_sneak.5") == "target_empty"

    hands = {"green": "betrayal_sneak water", "brown": "counterspell", "red": "sweet_slumber"}
    state = after(island("green", hands=hands), "green play.betrayal_sneak.5")
    assert hand(state, "brown") == ["counterspell"]
    stopped = after(state, "red slumber", "close", "brown counter", "close")
    step = told(stopped, "close")  # brown has spent his only card by now
    assert events(step, SneakResolved) == [SneakResolved(Seat(0), Seat(5), 0)]
    assert hand(step.state, "green") == ["water"]


@pytest.mark.rule("DI-073")
def test_the_victim_draws_at_the_end_of_his_own_next_turn() -> None:
    hands = {"green": "betrayal_sneak", "red": "desert"}
    state = done(island("green", hands=hands, at="red D6"), "green play.betrayal_sneak.1")

    state = done(state, "green end")
    assert hand(state, "red") == []
    assert len(done(state, "red end").hands[1]) == 6
