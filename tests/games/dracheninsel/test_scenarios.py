"""The worked scenarios of the rules, S-01 to S-17."""

import pytest
from msgspec.structs import replace

from bot.games.contract import Seat
from bot.games.dracheninsel.content import KIND
from bot.games.dracheninsel.events import CardPlayed, Cashed
from bot.games.dracheninsel.model import LOST, WAITING, Exit, Turn
from tests.games.dracheninsel.kit import (
    active,
    after,
    asked,
    at,
    dealt,
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


@pytest.mark.scenario("dracheninsel", "S-01")
def test_s01_the_example_turn_of_the_booklet() -> None:
    cards = {"grey": "water volcano_desert mountain daring_flight farmland betrayal"}
    state = island("grey", hands=cards)
    sizes = [len(held) for held in state.hands]
    moves: tuple[tuple[str, list[str]], ...] = (
        ("step.A1.water", ["water"]),
        ("step.B2.volcano_desert", ["volcano"]),
        ("step.C2.mountain", ["joker"]),
        ("fly.C3.D4.farmland", ["daring_flight", "farmland"]),
        ("step.E5", []),
    )
    for move, uses in moves:
        step = told(state, f"grey {move}")
        assert [event.use for event in events(step, CardPlayed)] == uses
        assert asked(step.state, "react") == ["brown", "green", "red", "yellow", "blue"]
        state = after(step.state, "close")

    assert at(state, "grey") == "E5"
    assert [len(held) for held in state.hands] == sizes
    played = ("water", "volcano_desert", "mountain", "daring_flight", "farmland")
    assert state.discard == bytes(KIND[card] for card in played)
    assert "betrayal" in hand(state, "grey")
    assert active(state) == "brown"


@pytest.mark.scenario("dracheninsel", "S-02")
def test_s02_own_colour_is_free() -> None:
    state = island("blue", at="blue E2", hands={"blue": "water betrayal"})

    assert refusal(state, "blue step.D2.water") == "overpaid"
    state = done(state, "blue step.D2")
    assert (at(state, "blue"), hand(state, "blue")) == ("D2", ["betrayal", "water"])


@pytest.mark.scenario("dracheninsel", "S-03")
def test_s03_a_double_card_as_joker() -> None:
    red = island("red", hands={"red": "forest_volcano"})

    uses = [
        told(red, f"red step.{field}.forest_volcano").state.played[0].use for field in ("H6", "I5")
    ]
    assert uses == ["joker", "forest"]
    yellow = island("yellow", hands={"yellow": "forest_volcano"})
    assert refusal(yellow, "yellow step.I2.forest_volcano") == "terrain_not_paid"


@pytest.mark.scenario("dracheninsel", "S-04")
def test_s04_only_the_active_colour_counts() -> None:
    where = {"at": "green E7 grey E7", "treasures": "100 E7"}
    poor = {"green": "betrayal", "grey": "betrayal"}

    green = island("green", hands=poor, **where)  # type: ignore[arg-type]
    assert at(done(green, "green step.F7"), "grey") == "F7"
    assert refusal(green, "green step.D6") == "terrain_not_paid"
    for card in ("mountain", "forest"):
        paying = island("green", hands={"green": card}, **where)  # type: ignore[arg-type]
        assert at(still(after(paying, f"green step.D6.{card}")), "grey") == "D6"
    grey = island("grey", hands=poor, **where)  # type: ignore[arg-type]
    assert at(done(grey, "grey step.D6"), "green") == "D6"
    assert refusal(grey, "grey step.F7") == "terrain_not_paid"
    rich = island("grey", hands={"grey": "forest mountain"}, **where)  # type: ignore[arg-type]
    assert menu(rich, "grey", "step.F7") == ("forest", "mountain")


@pytest.mark.scenario("dracheninsel", "S-05")
def test_s05_first_on_the_treasure_field() -> None:
    state = island("grey", at="grey D4", hands={"grey": "fear_slumber water desert"})
    state = after(state, "grey step.E5")
    assert is_window(state)
    state = still(state)
    assert active(state) == "brown"
    assert len(state.hands[4]) == 6

    state = done(state, *(f"{c} end" for c in ("brown", "green", "red", "yellow", "blue")))
    assert refusal(state, "grey step.E4") == "may_not_leave"
    assert active(done(state, "grey pass.0+1")) == "brown"
    scared = done(state, "grey play.fear_slumber.grey")
    assert (at(scared, "grey"), treasure(scared, 100)) == ("grey", WAITING)
    assert asked(scared, "turn") == ["grey"]


@pytest.mark.scenario("dracheninsel", "S-06")
def test_s06_second_on_the_treasure_field() -> None:
    cards = {"green": "mountain desert betrayal"}
    state = island("green", at="grey E5 green D5", hands=cards)
    state = after(state, "green step.E5")
    assert is_window(state)
    state = still(state)
    assert isinstance(state.frames[-1], Exit)
    assert refusal(state, "green play.raging_elements.A.A1.I.I1") == "must_exit"

    state = after(state, "green step.E4.mountain")

    assert (at(state, "grey"), at(state, "green"), treasure(state, 100)) == ("E4", "E4", "E4")
    assert treasure(state, 125) == WAITING
    assert not is_window(state)
    assert asked(state, "turn") == ["green"]


@pytest.mark.scenario("dracheninsel", "S-07")
def test_s07_no_exit() -> None:
    where = {"at": "grey E5 green D4", "dragons": "D5"}

    poor = island("green", hands={"green": "betrayal raging_elements"}, **where)  # type: ignore[arg-type]
    assert refusal(poor, "green step.E5") == "no_exit"
    rich = island("green", hands={"green": "betrayal farmland"}, **where)  # type: ignore[arg-type]
    state = done(rich, "green step.E5")
    assert menu(state, "green", "step") == ("D4",)


@pytest.mark.scenario("dracheninsel", "S-08")
def test_s08_stop_on_the_second_entry() -> None:
    hands = {"green": "mountain desert betrayal", "yellow": "sweet_slumber"}
    state = island("green", at="grey E5 green D5", hands=hands)
    stopped = still(after(state, "green step.E5", "yellow slumber"))
    assert (at(stopped, "green"), at(stopped, "grey")) == ("D5", "E5")
    assert treasure(stopped, 100) == WAITING
    assert asked(stopped, "exchange") == ["green"]
    assert menu(stopped, "green") == ("0", "1", "2")
    assert len(after(stopped, "green 0+1+2").hands[0]) == 6

    walked = island("green", at="grey E5 green C5", hands=hands)
    walked = done(walked, "green step.D5")
    walked = still(after(walked, "green step.E5", "yellow slumber"))
    assert active(walked) == "red"
    assert (at(walked, "green"), asked(walked, "exchange")) == ("D5", [])


@pytest.mark.scenario("dracheninsel", "S-09")
def test_s09_the_exit_cannot_be_stopped_the_next_step_can() -> None:
    hands = {"green": "mountain desert betrayal", "yellow": "sweet_slumber"}
    state = done(island("green", at="grey E5 green D5", hands=hands), "green step.E5")
    state = after(state, "green step.E4.mountain")
    assert refusal(state, "yellow slumber") == "window_closed"

    state = still(after(state, "green step.D3.desert", "yellow slumber"))

    assert (at(state, "green"), at(state, "grey"), treasure(state, 100)) == ("E4", "E4", "E4")
    assert KIND["desert"] in state.discard
    assert active(state) == "red"


@pytest.mark.scenario("dracheninsel", "S-10")
def test_s10_robbery() -> None:
    state = island(
        "red", at="green D6 grey D6 red E6", treasures="125 D6", hands={"red": "mountain"}
    )

    state = done(state, "red step.D6.mountain.grey")

    assert [at(state, c) for c in ("grey", "green", "red")] == ["grey", "D6", "D6"]
    assert asked(state, "turn") == ["red"]
    assert "D7" in menu(state, "red", "step")
    assert at(done(state, "red step.D7"), "green") == "D7"


@pytest.mark.scenario("dracheninsel", "S-11")
def test_s11_robbery_stopped() -> None:
    where = {"at": "green D6 grey D6 red E6", "treasures": "125 D6"}
    hands = {"red": "mountain", "blue": "sweet_slumber"}
    state = island("red", hands=hands, **where)  # type: ignore[arg-type]

    state = still(after(state, "red step.D6.mountain.grey", "blue slumber"))

    assert [at(state, c) for c in ("red", "green", "grey")] == ["E6", "D6", "D6"]
    assert treasure(state, 125) == "D6"
    assert state.discard == bytes((KIND["mountain"], KIND["sweet_slumber"]))
    assert len(state.hands[1]) == 6


@pytest.mark.scenario("dracheninsel", "S-12")
def test_s12_fear_on_a_carrier() -> None:
    hands = {"yellow": "fear_counterspell", "brown": "water farmland"}
    state = island("yellow", at="blue C4 green C4 brown D4", treasures="150 C4", hands=hands)
    state = done(state, "yellow play.fear_counterspell.blue")
    assert (at(state, "blue"), at(state, "green"), treasure(state, 150)) == ("blue", "C4", "C4")

    left = done(replace(state, frames=(Turn(Seat(0)),), played=()), "green step.D5")
    assert treasure(left, 150) == LOST
    joined = done(replace(state, frames=(Turn(Seat(5)),), played=()), "brown step.C4.water")
    assert (at(joined, "brown"), treasure(joined, 150)) == ("C4", "C4")
    assert asked(joined, "turn") == ["brown"]


@pytest.mark.scenario("dracheninsel", "S-13")
def test_s13_a_counterspell_helps_others() -> None:
    hands = {"blue": "fear_slumber water", "yellow": "counterspell"}
    state = island("blue", at="red G6", hands=hands)
    state = after(state, "blue play.fear_slumber.red", "yellow counter", "close")
    assert state.frames[-1].uses == ("slumber",)  # type: ignore[union-attr]

    state = after(state, "close")

    assert at(state, "red") == "G6"
    assert [p.card for p in state.played] == [KIND["fear_slumber"], KIND["counterspell"]]
    assert asked(state, "turn") == ["blue"]


@pytest.mark.scenario("dracheninsel", "S-14")
def test_s14_long_journey() -> None:
    cards = {"green": "long_journey water desert betrayal"}
    state = done(island("green", at="green D8", hands=cards), "green journey.water.water")
    state = done(state, "green step.E8", "green step.D8.desert", "green step.E8")
    assert (at(state, "green"), hand(state, "green")) == ("E8", ["betrayal"])

    others = ("red", "yellow", "blue", "grey", "brown")
    later = done(state, "green end", *(f"{colour} end" for colour in others))
    assert active(later) == "green"
    walk = dealt(replace(later, board=island("green", at="green D8").board), {"green": "betrayal"})
    assert refusal(walk, "green step.E8") == "terrain_not_paid"


@pytest.mark.scenario("dracheninsel", "S-15")
def test_s15_a_journey_with_a_joker() -> None:
    state = island("blue", hands={"blue": "long_journey water"})
    assert refusal(state, "blue journey.water.water") == "pointless"

    state = done(state, "blue journey.water.desert", "blue step.E1")

    assert at(state, "blue") == "E1"


@pytest.mark.scenario("dracheninsel", "S-16")
def test_s16_sharing() -> None:
    hands = {"grey": "betrayal water", "green": "betrayal water"}
    state = island("grey", at="grey D8 green D8", treasures="200 D8", hands=hands)
    state = after(state, "grey step.green")
    assert is_window(state)
    state = after(state, "close")
    assert asked(state, "claim") == ["green"]

    state = still(after(state, "green share"))

    assert (state.coins[0], state.coins[4]) == ((200,), (200,))
    assert (at(state, "grey"), at(state, "green")) == ("green", "green")
    assert active(state) == "brown"
    assert [len(state.hands[seat]) for seat in (4, 0)] == [6, 2]


@pytest.mark.scenario("dracheninsel", "S-17")
def test_s17_the_duel() -> None:
    green = "betrayal betrayal water water water water"
    hands = {"grey": "betrayal_sneak water", "green": green}
    state = island("grey", at="grey D8 green D8", treasures="200 D8", hands=hands)
    state = after(state, "grey step.green", "close", "green claim", "close")

    accepted = told(after(state, "grey accept"), "close")
    assert events(accepted, Cashed) == [Cashed(Seat(0), 200, Seat(4))]
    state = after(state, "grey betray", "close", "green betray", "close")
    state = still(after(state, "grey accept"))

    assert state.coins[0] == (200, 200)
    betrayals = ("betrayal", "betrayal_sneak", "betrayal")
    assert state.discard == bytes(KIND[card] for card in betrayals)
    assert len(state.hands[4]) == 6
    assert len(state.hands[0]) == 4
    state = done(state, "brown end")
    assert len(done(state, "green end").hands[0]) == 6
