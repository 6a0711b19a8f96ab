"""The worked scenarios of the rules, S-18 to S-34."""

import pytest
from msgspec.structs import replace

from bot.games.contract import TABLE, Ask, Clock, Seat
from bot.games.dracheninsel.content import KIND, PLACES
from bot.games.dracheninsel.events import (
    NobodyAsked,
    Passed,
    SentHome,
    SlumberPlayed,
    SneakResolved,
)
from bot.games.dracheninsel.model import CASHED, Options
from tests.games.dracheninsel.kit import (
    DRACHENINSEL,
    active,
    after,
    answer,
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


@pytest.mark.scenario("dracheninsel", "S-18")
def test_s18_stop_on_a_delivery() -> None:
    hands = {"brown": "sweet_slumber water", "grey": "counterspell", "red": "fear_slumber water"}
    state = island("grey", at="grey D8 green D8", treasures="200 D8", hands=hands)
    state = after(state, "grey step.green", "brown slumber", "close", "grey counter", "close")
    assert asked(state, "react") == ["brown", "green", "red", "yellow", "blue"]

    stopped = still(after(state, "red slumber"))

    assert (at(stopped, "grey"), at(stopped, "green")) == ("D8", "D8")
    assert treasure(stopped, 200) == "D8"
    assert active(stopped) == "brown"
    assert stopped.coins == ((),) * 6
    shared = after(state, "close", "green share")
    assert refusal(shared, "red slumber") == "not_asked"


@pytest.mark.scenario("dracheninsel", "S-19")
def test_s19_seat_order() -> None:
    hands = {"red": "sweet_slumber", "grey": "sweet_slumber"}
    state = after(island("blue", at="blue E2", hands=hands), "blue step.D2")
    assert asked(state) == ["grey", "brown", "green", "red", "yellow"]

    state = after(state, "red slumber", "grey slumber")
    assert DRACHENINSEL.asks(state)[0] == Ask(TABLE, "close", Clock.AFTER_FLOOR)
    step = told(state, "close")

    assert events(step, SlumberPlayed) == [SlumberPlayed(Seat(4), "sweet_slumber")]
    assert hand(step.state, "red") == ["sweet_slumber"]


@pytest.mark.scenario("dracheninsel", "S-20")
def test_s20_closing_times() -> None:
    """The table's ask says whether it waits for its cap or only for its floor."""
    hands = {"red": "sweet_slumber"}
    state = after(island("blue", at="blue E2", hands=hands), "blue step.D2")
    passes = [f"{c} pass" for c in ("grey", "brown", "green", "yellow")]

    four = after(state, *passes)
    assert DRACHENINSEL.asks(four)[0].clock is Clock.REACTION
    assert DRACHENINSEL.asks(after(four, "red pass"))[0].clock is Clock.AFTER_FLOOR
    played = after(four, "red slumber")
    assert DRACHENINSEL.asks(played)[0].clock is Clock.AFTER_FLOOR
    assert len(events(told(played, "close"), SlumberPlayed)) == 1


@pytest.mark.scenario("dracheninsel", "S-21")
def test_s21_nobody_asked() -> None:
    discard = "sweet_slumber " * 3 + "fear_slumber " * 2 + "counterspell " * 3
    discard += "fear_counterspell " * 3
    state = island("green", at="red E7", discard=discard, hands={"green": "fear_slumber water"})

    step = told(state, "green play.fear_slumber.red")

    assert events(step, NobodyAsked) == [NobodyAsked("copies")]
    assert events(step, SentHome) == [SentHome("red")]
    assert asked(step.state, "turn") == ["green"]


@pytest.mark.scenario("dracheninsel", "S-22")
def test_s22_an_empty_hand_is_not_asked() -> None:
    hands = dict.fromkeys(("yellow", "grey", "brown", "green"), "water")
    state = after(island("blue", at="blue E2", hands={**hands, "red": ""}), "blue step.D2")

    assert asked(state) == ["grey", "brown", "green", "yellow"]


@pytest.mark.scenario("dracheninsel", "S-23")
def test_s23_stop_before_the_first_action() -> None:
    state = after(island("yellow", hands={"red": "sweet_slumber"}), "yellow end")
    assert DRACHENINSEL.asks(state)[0] == Ask(TABLE, "close", Clock.NOW)
    assert answer("slumber-start", state, 1, 3) == ("slumber",)

    state = after(state, "red slumber", "close")
    assert asked(state, "counter") == ["blue", "grey", "brown", "green", "yellow"]
    state = after(state, "close")
    assert asked(state, "exchange") == ["blue"]
    state = still(after(state, "blue 0+1+2+3+4+5"))
    assert len(state.hands[3]) == 6
    assert active(state) == "grey"

    without = after(island("yellow", hands={"red": "water"}), "yellow end")
    assert answer("slumber-start", without, 1, 3) == ("pass",)
    assert told(after(without, "red pass"), "close").news == ()


@pytest.mark.scenario("dracheninsel", "S-24")
def test_s24_sneak_attack() -> None:
    hands = {"green": "betrayal_sneak", "brown": "desert"}
    step = told(after(island("green", hands=hands), "green play.betrayal_sneak.5"), "close")

    assert events(step, SneakResolved) == [SneakResolved(Seat(0), Seat(5), 1)]
    assert "desert" not in repr(step.news)
    assert hand(step.state, "green") == ["desert"]
    assert at(done(step.state, "green step.D8.desert"), "green") == "D8"
    assert hand(step.state, "brown") == []
    poor = island("green", hands={"green": "betrayal_sneak", "brown": ""})
    assert refusal(poor, "green play.betrayal_sneak.5") == "target_empty"


@pytest.mark.scenario("dracheninsel", "S-25")
def test_s25_evil_curse() -> None:
    hands = {"green": "evil_curse" + " water" * 5, "blue": "", "brown": "desert" + " desert" * 2}
    state = done(island("green", players=4, hands=hands), "green play.evil_curse.curse")
    assert [len(held) for held in state.hands] == [2, 5, 0, 2]
    assert state.discard == bytes((KIND["water"],)) * 5

    hands = {"green": "evil_curse" + " water" * 5, "red": "desert"}
    state = done(island("green", players=3, hands=hands), "green play.evil_curse.curse")
    assert [len(held) for held in state.hands] == [3, 0, 4]


@pytest.mark.scenario("dracheninsel", "S-26")
def test_s26_dragons() -> None:
    cards = {"green": "dragon_patrol " * 3 + "water", "red": "sweet_slumber water"}
    state = island("green", hands=cards)
    for field in ("D8", "E5"):
        path = f"green play.dragon_patrol.{field[0]}.{field}"
        assert refusal(state, path) == "dragon_forbidden"

    second = done(state, "green play.dragon_patrol.C.C5", "green play.dragon_patrol.D.D4")
    assert [PLACES[d] for d in second.board.dragons] == ["C5", "D4"]
    assert refusal(second, "green play.dragon_patrol.C5.C.C5") == "same_field"
    third = done(second, "green play.dragon_patrol.C5.F.F3")
    assert sorted(PLACES[d] for d in third.board.dragons) == ["D4", "F3"]
    stopped = still(after(state, "green play.dragon_patrol.C.C5", "red slumber"))
    assert stopped.board.dragons == b""


@pytest.mark.scenario("dracheninsel", "S-27")
def test_s27_flights() -> None:
    cards = {"green": "daring_flight mountain water desert"}
    pair = island("green", at="green D5 blue D5 red E5", treasures="100 D5", hands=cards)
    assert menu(pair, "green", "fly.E5") == ("E4", "F4", "F5")
    assert refusal(pair, "green fly.E5.D6") == "not_behind"

    dragon = island("green", at="green D6", dragons="C5", hands=cards)
    assert refusal(dragon, "green fly.C5.C4") == "dragon_blocks"
    home = island("green", at="green D7", hands={"green": "daring_flight water"})
    assert at(done(home, "green fly.D8.green"), "green") == "green"
    red = island("red", at="red D7", hands={"red": "daring_flight"})
    assert refusal(red, "red fly.D8.green") == "foreign_boat"


@pytest.mark.scenario("dracheninsel", "S-28")
def test_s28_tile_swaps() -> None:
    cards = {"green": "destroying_forces raging_elements"}
    state = island("green", at="red D5", hands=cards)

    assert refusal(state, "green play.destroying_forces.D.D5.D4") == "tile_occupied"
    assert is_window(after(state, "green play.destroying_forces.D.D4.C3"))
    assert refusal(state, "green play.destroying_forces.D.D4.C5") == "tiles_not_adjacent"
    assert is_window(after(state, "green play.raging_elements.D.D4.I.I1"))
    assert "E5" not in menu(state, "green", "play.raging_elements.E")
    assert refusal(state, "green play.raging_elements.E.E5") == "not_offered"


@pytest.mark.scenario("dracheninsel", "S-29")
@pytest.mark.parametrize(("held", "discard"), [(2, 65), (4, 63)])
def test_s29_the_draw_pile_runs_out(held: int, discard: int) -> None:
    state = island("brown", hands={"brown": "water " * held})
    left = state.pile
    state = replace(state, pile=left[:2], discard=left[2:])
    assert len(state.discard) == discard

    state = done(state, "brown end")

    assert len(state.hands[5]) == 6
    assert (len(state.pile), len(state.discard)) == (63, 0)


@pytest.mark.scenario("dracheninsel", "S-30")
def test_s30_pass() -> None:
    state = island("yellow", at="yellow D4", hands={"red": "fear_slumber"})
    step = told(state, "yellow pass.0+1+2")
    assert [event.number for event in events(step, Passed)] == [3]
    assert len(step.state.discard) == 3
    assert len(step.state.hands[2]) == 6

    moved = done(state, "yellow step.D3")
    assert refusal(moved, "yellow pass.0") == "already_acted"
    assert refusal(state, "red play.fear_slumber.yellow") == "not_your_turn"
    assert refusal(after(state, "yellow step.D3"), "red fear.yellow") == "not_green"


@pytest.mark.scenario("dracheninsel", "S-31")
def test_s31_a_guest_in_the_boat() -> None:
    alone = island("green", at="grey green green D8")
    assert refusal(alone, "green step.green") == "boat_occupied"

    laden = island("green", at="grey green green D8 blue D8", treasures="125 D8")
    assert at(done(laden, "green step.green"), "blue") == "green"
    leaving = island("grey", at="grey green green D8", hands={"grey": "farmland water"})
    leaving = done(leaving, "grey step.E9.farmland")
    assert refusal(leaving, "grey step.green") == "foreign_boat"


@pytest.mark.scenario("dracheninsel", "S-32")
def test_s32_three_players() -> None:
    state = island("red", players=3, hands={"red": "water forest"})
    state = done(state, "red step.red.H6.water")
    assert refusal(state, "red step.grey.B1.forest") == "hunter_fixed"

    state = island("red", players=3, at="red E5 grey E4", hands={"red": "water"})
    state = done(state, "red step.grey.E5")
    state = after(state, "red step.E4")
    assert (at(state, "red"), at(state, "grey"), treasure(state, 100)) == ("E4", "E4", "E4")

    later = island("red", players=3, at="red D6 grey D6", treasures="100 D6",
                   hands={"red": "betrayal"})  # fmt: skip
    assert "step" in menu(later, "red")
    assert refusal(later, "red step.grey.D7") == "terrain_not_paid"
    home = island("red", players=3, at="red H6 grey H6", treasures="100 H6")
    home = done(home, "red step.grey.red")
    assert home.coins == ((), (100, 100), ())
    assert active(home) == "yellow"


@pytest.mark.scenario("dracheninsel", "S-33")
def test_s33_the_empty_treasure_field() -> None:
    where = "yellow D5 blue D5 red E6"
    state = island("yellow", at=where, treasures="300 D5", hands={"yellow": "water"})
    state = done(state, "yellow step.E5")
    assert (at(state, "blue"), hand(state, "yellow")) == ("E5", ["water"])
    assert asked(state, "turn") == ["yellow"]

    state = done(state, *(f"{c} end" for c in ("yellow", "blue", "grey", "brown", "green")))
    robbed = done(state, "red step.E5.blue")
    assert (at(robbed, "blue"), at(robbed, "red")) == ("blue", "E5")
    single = island("red", at="red E6 green E5 yellow D5 blue D5", treasures="300 D5")
    assert refusal(single, "red step.E5") == "occupied"
    laden = island("yellow", at="red E6 green E5 yellow D5 blue D5", treasures="300 D5")
    assert refusal(laden, "yellow step.E5") == "occupied"


@pytest.mark.scenario("dracheninsel", "S-34")
@pytest.mark.parametrize(
    ("coins", "winners"),
    [
        (((300, 100, 100), (300, 200), (240, 240)), (1,)),
        (((300, 100), (200, 200), ()), (0,)),
        (((300, 100), (300, 100), ()), (0, 1)),
    ],
)
def test_s34_ties(coins: tuple[tuple[int, ...], ...], winners: tuple[int, ...]) -> None:
    state = island("green", players=3, options=Options())
    board = replace(state.board, treasures=bytes((CASHED,)) * 7)

    outcome = DRACHENINSEL.outcome(replace(state, coins=coins, board=board))

    assert outcome is not None
    assert outcome.winners == winners
