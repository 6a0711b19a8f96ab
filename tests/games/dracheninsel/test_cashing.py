"""Cashing in and the quarrel about it: DI-093 to DI-101, DI-121."""

import pytest

from bot.games.contract import TABLE, Ask, Clock, Seat
from bot.games.dracheninsel.content import KIND
from bot.games.dracheninsel.events import Cashed, Claimed, Delivered, NobodyAsked, Shared
from bot.games.dracheninsel.model import CASHED, LANDED, State
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
    told,
    treasure,
)


def landed(**hands: str) -> State:
    """Grey has brought 200 into the green boat; the window on his step is closed."""
    state = island("grey", at="grey D8 green D8", treasures="200 D8", hands=hands)
    return after(state, "grey step.green", "close")


@pytest.mark.rule("DI-093")
def test_a_delivery_is_an_ordinary_action_first() -> None:
    state = island("grey", at="grey D8 green D8", treasures="200 D8")

    state = after(state, "grey step.green")

    assert {ask.about for ask in DRACHENINSEL.asks(state)} == {"close", "react"}
    assert treasure(state, 200) == "D8"
    assert state.coins == ((),) * 6


@pytest.mark.rule("DI-094", "DI-099")
def test_the_owner_of_the_boat_decides() -> None:
    state = landed(green="betrayal", grey="betrayal water")

    assert (at(state, "grey"), at(state, "green")) == ("green", "green")
    assert treasure(state, 200) == LANDED
    assert DRACHENINSEL.asks(state) == (
        Ask(TABLE, "close", Clock.DECISION),
        Ask(Seat(0), "claim", Clock.DECISION),
    )
    assert menu(state, "green") == ("claim", "share")
    assert refusal(state, "grey betray") == "window_open"
    assert refusal(state, "red betray") == "not_asked"


@pytest.mark.rule("DI-095")
def test_sharing_gives_both_a_coin_and_the_partner_must_accept() -> None:
    step = told(after(landed(grey="betrayal water"), "green share"), "close")

    assert events(step, Shared) == [Shared(Seat(0), Seat(4), 200)]
    assert (step.state.coins[0], step.state.coins[4]) == ((200,), (200,))
    assert treasure(step.state, 200) == CASHED
    assert active(step.state) == "brown"


@pytest.mark.rule("DI-096")
def test_without_a_betrayal_he_can_only_share_and_nobody_is_told_why() -> None:
    poor, rich = landed(green="water"), landed(green="betrayal")

    assert menu(poor, "green") == ("share",)
    assert refusal(poor, "green claim") == "card_not_in_hand"
    assert asked(poor) == asked(rich) == ["green"]
    assert told(after(poor, "green share"), "close").news == told(rich, "close").news


@pytest.mark.rule("DI-097", "DI-098")
def test_betrayals_alternate_and_the_last_one_takes_both_coins() -> None:
    state = landed(green="betrayal betrayal", grey="betrayal_sneak water", brown="betrayal")

    state = after(state, "green claim", "close")
    assert asked(state, "duel") == ["grey"]
    assert menu(state, "grey") == ("betray", "accept")
    state = after(state, "grey betray", "close")
    assert asked(state, "duel") == ["green"]
    state = after(state, "green betray", "close")
    step = told(after(state, "grey accept"), "close")
    assert events(step, Cashed) == [Cashed(Seat(0), 200, Seat(4))]
    assert step.state.coins[0] == (200, 200)
    assert step.state.coins[4] == ()


@pytest.mark.rule("DI-098")
def test_the_partner_may_win_the_quarrel() -> None:
    state = after(landed(green="betrayal water", grey="betrayal"), "green claim", "close")

    step = told(after(state, "grey betray"), "close")
    step = told(step.state, "close")

    assert step.state.coins[4] == (200, 200)
    assert step.state.coins[0] == ()


@pytest.mark.rule("DI-099")
def test_nobody_else_may_join_the_quarrel() -> None:
    state = after(
        landed(green="betrayal", grey="betrayal", brown="betrayal"), "green claim", "close"
    )

    assert asked(state) == ["grey"]
    assert refusal(state, "brown betray") == "not_asked"
    assert refusal(state, "green betray") == "not_asked"


@pytest.mark.rule("DI-099")
def test_with_two_kinds_of_betrayal_the_single_card_comes_first() -> None:
    state = landed(green="betrayal_sneak betrayal")

    assert menu(state, "green", "claim") == ("betrayal", "betrayal_sneak")
    step = told(after(state, "green claim.betrayal_sneak"), "close")
    assert events(step, Claimed) == [Claimed(Seat(0), "betrayal_sneak")]
    assert hand(step.state, "green") == ["betrayal"]


@pytest.mark.rule("DI-100")
def test_after_the_cash_in_the_turn_ends_and_only_the_active_player_draws() -> None:
    state = done(landed(green="betrayal water", grey="water"), "green claim")

    assert active(state) == "brown"
    assert len(state.hands[4]) == 6
    assert hand(state, "green") == ["water"]
    assert state.discard == bytes((KIND["betrayal"],))


@pytest.mark.rule("DI-101")
def test_once_a_delivery_stands_neither_stop_nor_counterspell_is_possible() -> None:
    state = landed(green="betrayal", red="sweet_slumber counterspell")

    for path in ("slumber", "counter"):
        assert refusal(state, f"red {path}") == "not_asked"
        assert refusal(after(state, "green claim", "close"), f"red {path}") == "not_asked"


@pytest.mark.rule("DI-121")
@pytest.mark.parametrize(
    ("green", "discard", "told_so"),
    [
        ("", "", NobodyAsked("claim", Seat(0))),
        ("water", "betrayal " * 5 + "betrayal_sneak " * 5, NobodyAsked("copies")),
    ],
)
def test_an_owner_who_cannot_have_a_betrayal_is_not_asked(
    green: str, discard: str, told_so: NobodyAsked
) -> None:
    hands = {"green": green}
    state = island("grey", at="grey D8 green D8", treasures="200 D8", hands=hands, discard=discard)

    step = told(after(state, "grey step.green"), "close")

    assert events(step, NobodyAsked)[0] == told_so
    assert len(events(step, Delivered)) == len(events(step, Shared)) == 1


@pytest.mark.rule("DI-121")
def test_a_claim_stands_if_the_other_cannot_answer() -> None:
    state = landed(green="betrayal", grey="")

    step = told(after(state, "green claim"), "close")

    assert events(step, Cashed) == [Cashed(Seat(0), 200, Seat(4))]
