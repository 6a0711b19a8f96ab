"""The frame of a turn: actions, pauses, end. DI-010 to DI-020."""

import pytest
from msgspec.structs import replace

from bot.games.contract import Clock, Seat
from bot.games.dracheninsel.content import FREE_STEPS, KIND
from bot.games.dracheninsel.events import Passed
from bot.games.dracheninsel.model import Exchange, Exit, Options, Turn
from tests.games.dracheninsel.kit import (
    DRACHENINSEL,
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
)

KEY = Options(stop_points="key", start_stop="off")


def test_the_kit_builds_sound_positions() -> None:
    state = island(
        "green", at="green D5 grey D5 red E6", treasures="125 D5", dragons="C5 C6", players=6
    )

    assert DRACHENINSEL.invariant_errors(state) == ()


@pytest.mark.rule("DI-010", "DI-011")
def test_any_number_of_actions_in_any_order() -> None:
    cards = "long_journey water dragon_patrol daring_flight farmland raging_elements"
    state = island("green", at="green D8", hands={"green": cards})

    state = done(state, "green play.dragon_patrol.C.C5", "green journey.water.water")
    state = done(state, "green step.E8", "green play.raging_elements.A.A1.I.I1")
    state = done(state, "green fly.E7.F6.farmland")

    assert active(state) == "green"
    assert at(state, "green") == "F6"
    assert hand(state, "green") == []


@pytest.mark.rule("DI-012")
def test_pass_exchange_and_end_open_no_window() -> None:
    state = island("green", at="green D8")

    for move in ("green pass.0+1", "green end"):
        step = told(state, move)
        assert active(step.state) == "red"
        (close, *_) = DRACHENINSEL.asks(step.state)
        assert close.clock is Clock.NOW  # the turn of red begins, no time passes


@pytest.mark.rule("DI-013")
def test_an_action_is_submitted_complete() -> None:
    """Card and victim are picked on the way; nothing is asked once it is announced."""
    state = island(
        "red", at="red E6 green D6 grey D6", treasures="125 D6", hands={"red": "mountain volcano"}
    )

    assert menu(state, "red", "step.D6") == ("mountain", "volcano")
    assert menu(state, "red", "step.D6.mountain") == ("green", "grey")
    assert refusal(state, "red step.D6.mountain") == "unfinished"
    assert asked(done(state, "red step.D6.mountain.grey")) == ["red"]


@pytest.mark.rule("DI-014")
def test_a_pending_action_has_shown_its_cards_and_nothing_else() -> None:
    before = island("grey", hands={"grey": "water betrayal"})
    state = after(before, "grey step.A1.water")

    assert [ask.about for ask in DRACHENINSEL.asks(state)] == ["close"] + ["react"] * 5
    assert state.board == before.board
    assert hand(state, "grey") == ["betrayal"]
    assert [(p.card, p.use) for p in state.played] == [(KIND["water"], "water")]
    assert refusal(state, "grey step.B1") == "window_open"
    assert at(still(state), "grey") == "A1"


@pytest.mark.rule("DI-014")
def test_without_a_window_it_is_carried_out_at_once() -> None:
    state = after(
        island("grey", hands={"grey": "water betrayal"}, options=KEY), "grey step.A1.water"
    )

    assert at(state, "grey") == "A1"
    assert asked(state) == ["grey"]


@pytest.mark.rule("DI-015")
def test_there_is_no_counter_of_actions() -> None:
    """Seven actions in a turn: two steps on the own colour come on top of the cards."""
    cards = {"green": "desert volcano mountain farmland dragon_patrol betrayal"}
    moves = ("step.D8.desert", "step.D7.volcano", "step.D6.mountain", "step.D5")
    more = ("play.dragon_patrol.C.C1", "step.D4.farmland", "step.D5")

    state = done(island("green", hands=cards), *(f"green {move}" for move in (*moves, *more)))

    assert active(state) == "green"
    assert at(state, "green") == "D5"
    assert hand(state, "green") == ["betrayal"]


@pytest.mark.rule("DI-016")
def test_the_same_field_is_paid_for_each_time() -> None:
    state = island("green", at="green E8", hands={"green": "desert water desert"})

    state = done(state, "green step.D8.desert", "green step.E8.water", "green step.D8.desert")

    assert at(state, "green") == "D8"
    assert hand(state, "green") == []


@pytest.mark.rule("DI-017")
def test_thirty_steps_without_a_card_are_enough() -> None:
    state = island("green", at="green C5", hands={"green": "volcano"}, options=KEY)
    turn = Turn(Seat(0), fresh=False, free_steps=FREE_STEPS - 1)

    state = after(replace(state, frames=(turn,)), "green step.D5")

    assert refusal(state, "green step.E5") == "free_step_cap"
    assert at(after(state, "green step.C5.volcano"), "green") == "C5"


@pytest.mark.rule("DI-017")
def test_the_forced_exit_is_no_free_step() -> None:
    state = island("green", at="green D5 grey E5", hands={"green": "water"}, options=KEY)
    turn = Turn(Seat(0), fresh=False, free_steps=FREE_STEPS - 1)

    state = done(replace(state, frames=(turn,)), "green step.E5")

    assert at(after(state, "green step.D5"), "grey") == "D5"


@pytest.mark.rule("DI-018")
def test_a_turn_may_be_ended_at_any_time_but_in_a_window_or_before_the_exit() -> None:
    state = island("green", at="green C5 grey E5", hands={"green": "mountain desert"})
    assert menu(state, "green")[-1] == "end"

    walking = after(state, "green step.D5")
    assert refusal(walking, "green end") == "window_open"
    entered = done(still(walking), "green step.E5")
    assert isinstance(entered.frames[-1], Exit)
    assert refusal(entered, "green end") == "must_exit"
    assert active(after(entered, "green step.E4.mountain", "green end")) == "red"


@pytest.mark.rule("DI-019")
def test_an_empty_hand_without_a_free_step_ends_the_turn() -> None:
    """From A2 no forest, no boat and no treasure field is in reach."""
    state = island("green", at="green A1", hands={"green": "desert"}, options=KEY)
    assert active(after(state, "green step.A2.desert")) == "red"

    state = island("green", at="green B2", hands={"green": "water"}, options=KEY)
    assert active(after(state, "green step.A1.water")) == "green"  # B1 is a forest


@pytest.mark.rule("DI-019")
def test_with_a_card_in_hand_a_turn_never_ends_by_itself() -> None:
    state = island("green", at="green A1", hands={"green": "desert betrayal"}, options=KEY)

    state = after(state, "green step.A2.desert")

    assert asked(state) == ["green"]
    assert menu(state, "green") == ("end",)


@pytest.mark.rule("DI-019")
def test_a_turn_that_begins_without_any_possibility_is_a_pass() -> None:
    step = told(island("brown", at="green A2", hands={"green": ""}), "brown end")

    assert events(step, Passed)[1] == Passed(Seat(0), 0, ())
    assert active(step.state) == "red"
    assert len(step.state.hands[0]) == 6


@pytest.mark.rule("DI-020")
def test_the_turn_ends_at_once_on_the_treasure_field_by_a_stop_and_by_cashing() -> None:
    first = island("green", at="green D5")
    assert active(done(first, "green step.E5")) == "red"

    stopped = island("green", at="green C5", hands={"red": "sweet_slumber", "green": "water"})
    state = still(after(stopped, "green step.D5", "red slumber"))
    assert isinstance(state.frames[-1], Exchange)
    assert refusal(state, "green step.D5") == "not_offered"

    laden = island("green", at="green D8 blue D8", treasures="100 D8")
    assert active(done(laden, "green step.green")) == "red"
