"""Sweet slumber and counterspell: DI-102 to DI-112."""

import pytest

from bot.games.contract import Seat
from bot.games.dracheninsel.content import KIND
from bot.games.dracheninsel.events import CounterspellPlayed, Fizzled, SentHome, Stopped
from bot.games.dracheninsel.model import Begin, Exchange, Options, Pending, State, Stop, Turn
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
)

WINDOW = Options(start_stop="window")
OFF = Options(start_stop="off")


def stopped(before: State, move: str) -> State:
    """The move, stopped by red, who holds the card."""
    return still(after(before, move, "red slumber"))


@pytest.mark.rule("DI-102")
def test_any_other_player_may_stop_after_every_single_action() -> None:
    hands = {"green": "dragon_patrol water", "red": "sweet_slumber", "grey": "fear_slumber"}
    state = island("green", at="green C5", hands=hands)
    for move in ("green step.D5", "green play.dragon_patrol.C.C1", "green step.C4.water"):
        window = after(state, move)
        assert asked(window, "react") == ["red", "yellow", "blue", "grey", "brown"]
        assert menu(window, "red") == menu(window, "grey") == ("slumber", "pass")
        assert menu(window, "blue") == ("pass",)
        assert refusal(window, "green slumber") == "window_open"
        state = still(window)


@pytest.mark.rule("DI-103", "DI-108")
def test_a_stop_takes_back_the_last_action_only_and_ends_the_turn() -> None:
    hands = {"green": "water volcano", "red": "sweet_slumber desert"}
    state = done(island("green", at="green C5", hands=hands), "green step.D5")

    step = told(after(state, "green step.C5.volcano", "red slumber", "close"), "close")

    assert events(step, Stopped) == [Stopped(Seat(0))]
    assert at(step.state, "green") == "D5"  # the step before stands
    assert active(step.state) == "red"
    assert len(step.state.hands[0]) == 6


@pytest.mark.rule("DI-104")
@pytest.mark.parametrize(
    ("where", "treasures", "move"),
    [
        ("green D6", "", "step.C5.volcano"),
        ("green D6", "", "fly.D5.D4.farmland"),
        ("green D5", "", "step.E5"),
        ("green D5 grey E5", "", "step.E5"),
        ("green D8 blue D8", "125 D8", "step.green"),
        ("green D5 blue D6 grey D6", "125 D6", "step.D6.mountain.grey"),
        ("green D5 blue D6", "125 D6", "step.D6.mountain"),
        ("green D5", "125 D5", "step.C5.volcano"),
        ("green D5", "", "play.raging_elements.A.A1.I.I1"),
        ("green D5", "", "play.dragon_patrol.C.C1"),
        ("green D5", "", "journey.mountain.mountain"),
        ("green D5 blue D6", "", "play.fear_slumber.blue"),
        ("green D5", "", "play.betrayal_sneak.3"),
        ("green D5", "", "play.evil_curse.curse"),
    ],
)
def test_what_is_taken_back(where: str, treasures: str, move: str) -> None:
    """The board is as before, nothing was drawn from anybody, unplayed cards are kept."""
    cards = "volcano farmland mountain daring_flight"
    action = move.split(".")[1] if move.startswith("play") else "long_journey"
    before = island(
        "green",
        at=where,
        treasures=treasures,
        hands={"green": f"{cards} {action}", "red": "sweet_slumber"},
    )

    state = after(before, f"green {move}", "red slumber", "close")
    played = bytes(p.card for p in state.played if p.seat == 0)
    kept = list(before.hands[0])
    for card in played:
        kept.remove(card)
    state = still(state)

    assert state.board == before.board
    assert state.hands[2:] == before.hands[2:]
    held = list(state.hands[0])
    for card in kept:
        held.remove(card)  # all that he had not played
    assert not any(isinstance(frame, Pending | Stop) for frame in state.frames)


@pytest.mark.rule("DI-105")
def test_played_cards_are_not_given_back() -> None:
    hands = {"green": "daring_flight farmland water", "red": "sweet_slumber desert"}
    state = island("green", at="green D6", hands=hands)

    state = stopped(state, "green fly.D5.D4.farmland")

    gone = (KIND["daring_flight"], KIND["farmland"], KIND["sweet_slumber"])
    assert state.discard == bytes(gone)
    assert hand(state, "red") == ["desert"]


@pytest.mark.rule("DI-106")
@pytest.mark.parametrize("move", ["green end", "green pass.0"])
def test_a_pass_or_an_ended_turn_cannot_be_stopped(move: str) -> None:
    state = after(island("green", hands={"red": "sweet_slumber", "blue": "sweet_slumber"}), move)

    assert active(state) == "red"
    assert isinstance(state.frames[1], Pending)
    assert state.frames[1].deed == Begin()  # what is open is the start of red's turn


@pytest.mark.rule("DI-106")
def test_the_exit_cannot_be_stopped() -> None:
    hands = {"green": "mountain water", "red": "sweet_slumber"}
    state = done(island("green", at="green D5 grey E5", hands=hands), "green step.E5")

    assert not is_window(after(state, "green step.E4.mountain"))


@pytest.mark.rule("DI-107")
@pytest.mark.parametrize("options", [Options(), WINDOW])
def test_a_turn_can_be_stopped_before_its_first_action(options: Options) -> None:
    state = island("brown", hands={"red": "sweet_slumber"}, options=options)
    state = after(state, "brown end")
    assert asked(state, "start") == ["red", "yellow", "blue", "grey", "brown"]

    state = still(after(state, "red slumber", "close"))

    assert isinstance(state.frames[-1], Exchange)
    assert asked(state, "exchange") == ["green"]
    assert len(state.hands[0]) == 6


@pytest.mark.rule("DI-107")
def test_that_can_be_switched_off() -> None:
    assert not is_window(after(island("brown", options=OFF), "brown end"))


@pytest.mark.rule("DI-109")
def test_a_stop_after_a_counterspell_ends_the_turn_all_the_same() -> None:
    hands = {"blue": "fear_slumber", "yellow": "counterspell", "grey": "sweet_slumber water"}
    state = island("blue", at="red G6", hands=hands)
    state = after(state, "blue play.fear_slumber.red", "yellow counter", "close", "grey slumber")

    step = told(after(state, "close"), "close")

    assert events(step, Stopped) == [Stopped(Seat(3), "cancelled")]
    assert at(step.state, "red") == "G6"
    assert active(step.state) == "grey"


@pytest.mark.rule("DI-110", "DI-111")
@pytest.mark.parametrize("helper", ["red", "yellow"])
def test_a_counterspell_cancels_fear_for_whoever_plays_it(helper: str) -> None:
    hands = {"blue": "fear_slumber water", helper: "fear_counterspell"}
    state = after(island("blue", at="red G6", hands=hands), "blue play.fear_slumber.red")
    assert menu(state, helper) == ("counter", "pass")

    step = told(after(state, f"{helper} counter"), "close")
    assert [e.against for e in events(step, CounterspellPlayed)] == ["fear"]
    end = told(step.state, "close")

    assert events(end, Fizzled) == [Fizzled("fear")]
    assert events(end, SentHome) == []
    assert at(end.state, "red") == "G6"
    assert asked(end.state, "turn") == ["blue"]
    assert hand(end.state, helper) == []
    assert hand(end.state, "blue") == ["water"]


@pytest.mark.rule("DI-110", "DI-111")
def test_a_counterspell_cancels_a_sneak_attack() -> None:
    hands = {"green": "betrayal_sneak water", "brown": "desert", "red": "counterspell"}
    state = after(
        island("green", hands=hands), "green play.betrayal_sneak.5", "red counter", "close"
    )

    state = still(state)

    assert hand(state, "brown") == ["desert"]
    assert hand(state, "green") == ["water"]
    assert asked(state, "turn") == ["green"]


@pytest.mark.rule("DI-110", "DI-111")
def test_the_active_player_may_counter_a_stop_and_is_stoppable_again() -> None:
    hands = {"green": "counterspell water", "red": "sweet_slumber", "blue": "sweet_slumber"}
    state = after(
        island("green", at="green C5", hands=hands), "green step.D5", "red slumber", "close"
    )
    assert asked(state, "counter") == ["green", "yellow", "blue", "grey", "brown"]

    state = after(state, "green counter", "close")
    assert asked(state, "react") == ["yellow", "blue", "grey", "brown"]  # red has no card left
    assert at(state, "green") == "C5"
    assert at(still(state), "green") == "D5"
    again = after(state, "blue slumber", "close")
    assert isinstance(again.frames[-2], Stop)
    assert at(still(again), "green") == "C5"


@pytest.mark.rule("DI-112")
def test_nothing_else_can_be_countered() -> None:
    hands = {"green": "evil_curse dragon_patrol water", "red": "counterspell"}
    state = island("green", at="green C5", hands=hands)
    for move in ("green step.D5", "green play.dragon_patrol.C.C1", "green play.evil_curse.curse"):
        assert refusal(after(state, move), "red counter") == "not_counterable"


@pytest.mark.rule("DI-112")
def test_a_counterspell_cannot_be_countered() -> None:
    hands = {"green": "counterspell water", "red": "sweet_slumber counterspell"}
    state = after(
        island("green", at="green C5", hands=hands), "green step.D5", "red slumber", "close"
    )
    assert "red" not in asked(state, "counter")  # nobody counters his own card

    state = after(state, "green counter", "close")
    assert refusal(state, "red counter") == "not_counterable"
    turn = state.frames[0]
    assert isinstance(turn, Turn)
    assert not turn.fresh
    assert DRACHENINSEL.invariant_errors(state) == ()
