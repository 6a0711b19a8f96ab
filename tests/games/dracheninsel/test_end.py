"""End and scoring, three players, what is left out: DI-122 to DI-132."""

import pytest
from msgspec.structs import replace

from bot.games.contract import Seat
from bot.games.dracheninsel.content import COLOURS, KINDS
from bot.games.dracheninsel.events import Cashed, Refilled
from bot.games.dracheninsel.model import CASHED, LOST, Journey, Options, Turn
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
    treasure,
)


@pytest.mark.rule("DI-122")
def test_the_game_ends_at_once_with_the_last_treasure() -> None:
    state = island("grey", at="grey D8 green D8", treasures="300 D8")

    step = told(after(state, "grey step.green", "close", "green share"), "close")

    outcome = DRACHENINSEL.outcome(step.state)
    assert outcome is not None
    assert outcome.reason == "treasures"
    assert outcome.scores == (300, 0, 0, 0, 300, 0)
    assert outcome.winners == (0, 4)
    assert DRACHENINSEL.asks(step.state) == ()
    assert events(step, Refilled) == []  # nothing more is drawn
    assert refusal(step.state, "grey end") == "game_over"


@pytest.mark.rule("DI-122")
def test_a_lost_last_treasure_ends_the_game_too() -> None:
    state = done(island("green", at="green C5", treasures="300 C5"), "green step.D5")

    assert treasure(state, 300) == LOST
    assert DRACHENINSEL.asks(state) == ()


@pytest.mark.rule("DI-123", "DI-124")
@pytest.mark.parametrize(
    ("coins", "places"),
    [
        (((300, 100, 100), (300, 200), (240, 240), ()), (2, 1, 3, 4)),
        (((300, 100), (200, 200), (), ()), (1, 2, 3, 3)),
        (((300, 100), (100, 300), (), (500,)), (2, 2, 4, 1)),
        (((125,), (100,), (150, 150), (300,)), (3, 4, 2, 1)),
    ],
)
def test_sums_then_coins_decide(
    coins: tuple[tuple[int, ...], ...], places: tuple[int, ...]
) -> None:
    state = island("green", players=4)
    board = replace(state.board, treasures=bytes((CASHED,)) * 7)

    outcome = DRACHENINSEL.outcome(replace(state, coins=coins, board=board))

    assert outcome is not None
    assert outcome.places == places
    assert outcome.scores == tuple(map(sum, coins))


@pytest.mark.rule("DI-125")
def test_after_the_last_round_the_game_ends_without_the_coins_under_way() -> None:
    options = Options(max_rounds=20)
    state = island("brown", at="green D8 blue D8", treasures="125 D8", options=options)
    state = replace(state, turns=20 * 6 - 1)

    state = after(state, "brown end")

    outcome = DRACHENINSEL.outcome(state)
    assert outcome is not None
    assert outcome.reason == "rounds"
    assert outcome.scores == (0,) * 6
    assert DRACHENINSEL.asks(state) == ()


@pytest.mark.rule("DI-126", "DI-127")
def test_three_players_have_opposite_hunters_and_one_hand() -> None:
    state = island("green", players=3)

    assert [state.owners[COLOURS.index(c)] for c in COLOURS] == [0, 1, 2, 0, 1, 2]
    assert [len(cards) for cards in state.hands] == [6, 6, 6]
    order = []
    for _ in range(3):
        order.append(active(state))
        state = done(state, f"{active(state)} end")
    assert order == ["green", "red", "yellow"]


@pytest.mark.rule("DI-127")
def test_the_coins_of_both_hunters_count_together() -> None:
    where = "grey D8 green D8 red H6 blue H6"
    state = island("grey", players=3, at=where, treasures="100 D8 125 H6")
    state = done(state, "grey step.grey.green")
    state = done(state, "yellow end")

    state = done(state, "blue step.blue.red")

    assert state.coins == ((100, 125), (100, 125), ())


@pytest.mark.rule("DI-128")
def test_the_first_step_fixes_the_moving_hunter() -> None:
    cards = {"red": "water forest desert"}
    state = island("red", players=3, hands=cards)
    assert menu(state, "red", "step") == ("red", "grey")
    assert refusal(state, "red step.green.D8") == "not_your_hunter"

    state = done(state, "red step.red.H6.water")

    assert menu(state, "red", "step")  # fields, no hunters
    assert refusal(state, "red step.grey.A1") == "hunter_fixed"
    assert "grey" not in menu(state, "red", "step")


@pytest.mark.rule("DI-128")
def test_a_joker_for_a_journey_fixes_its_hunter_a_plain_card_does_not() -> None:
    cards = {"green": "long_journey water betrayal"}
    state = island("green", players=3, hands=cards)
    assert menu(state, "green", "journey.water") == (
        "forest", "volcano", "desert", "water", "mountain", "farmland",
    )  # fmt: skip

    joker = done(state, "green journey.water.desert")
    assert joker.last == Journey(KINDS.index("water"), 2, COLOURS.index("blue"))
    assert refusal(joker, "green step.green.D8") == "hunter_fixed"
    plain = done(state, "green journey.water.water")
    turn = plain.frames[0]
    assert isinstance(turn, Turn)
    assert turn.mover is None


@pytest.mark.rule("DI-128")
def test_other_cards_and_being_sent_home_fix_nobody() -> None:
    cards = {"green": "fear_slumber dragon_patrol desert"}
    state = island("green", players=3, at="blue E2", hands=cards)

    state = done(state, "green play.fear_slumber.blue", "green play.dragon_patrol.C.C1")

    assert menu(state, "green", "step") == ("green", "blue")


@pytest.mark.rule("DI-129")
def test_two_hunters_of_one_player_lift_and_carry_under_the_named_colour() -> None:
    cards = {"red": "betrayal water"}
    state = island("red", players=3, at="red E5 grey E4", hands=cards)
    state = done(state, "red step.grey.E5")
    state = done(state, "red step.E4")
    assert (at(state, "red"), at(state, "grey"), treasure(state, 100)) == ("E4", "E4", "E4")

    carrying = island("red", players=3, at="red D6 grey D6", treasures="100 D6", hands=cards)
    assert menu(carrying, "red", "step.red") == ("C5", "D7", "E6")
    assert refusal(carrying, "red step.grey.D7") == "terrain_not_paid"
    moved = done(carrying, "red step.red.D7")
    assert at(moved, "grey") == "D7"


@pytest.mark.rule("DI-130")
def test_a_player_who_delivers_alone_gets_both_coins_unasked() -> None:
    state = island("red", players=3, at="red H6 grey H6", treasures="200 H6")

    step = told(after(state, "red step.red.red"), "close")

    assert events(step, Cashed) == [Cashed(Seat(1), 200)]
    assert step.state.coins[1] == (200, 200)
    assert active(step.state) == "yellow"
    assert len(step.state.hands[1]) == 6


@pytest.mark.rule("DI-130")
def test_boats_go_by_hunter() -> None:
    state = island("green", players=3, at="green F1 red F1", treasures="200 F1")

    assert refusal(state, "green step.green.blue") == "foreign_boat"


@pytest.mark.rule("DI-131")
def test_a_player_may_rob_and_scare_his_own_other_hunter() -> None:
    cards = {"red": "mountain fear_slumber"}
    where = "red E6 grey D6 green D6"
    state = island("red", players=3, at=where, treasures="125 D6", hands=cards)

    robbed = done(state, "red step.red.D6.mountain.grey")
    assert (at(robbed, "grey"), at(robbed, "red")) == ("grey", "D6")
    scared = done(state, "red play.fear_slumber.grey")
    assert at(scared, "grey") == "grey"


@pytest.mark.rule("DI-132")
def test_the_spare_dragon_never_comes() -> None:
    cards = {"green": " ".join(["dragon_patrol"] * 4)}
    state = island("green", hands=cards, options=Options(stop_points="key"))
    state = after(state, "green play.dragon_patrol.C.C3", "green play.dragon_patrol.C.C4")

    state = after(state, "green play.dragon_patrol.C3.C.C1", "green play.dragon_patrol.C4.C.C2")

    assert len(state.board.dragons) == 2
    assert hand(still(state), "green") != ["dragon_patrol"]
    assert asked(still(state), "turn")
