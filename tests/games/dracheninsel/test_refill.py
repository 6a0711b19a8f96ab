"""What the end of a turn brings: refill, passing, exchanging. DI-021 to DI-029."""

import pytest
from msgspec.structs import replace

from bot.games.contract import TABLE, Ask, Clock, Seat
from bot.games.dracheninsel.content import KIND
from bot.games.dracheninsel.events import Exchanged, Passed, Refilled, Reshuffled, Story
from bot.games.dracheninsel.model import Options, Turn
from bot.games.dracheninsel.rules.cards import refill
from tests.games.dracheninsel.kit import (
    DRACHENINSEL,
    active,
    after,
    asked,
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


@pytest.mark.rule("DI-021")
def test_at_the_end_of_a_turn_played_cards_go_first_then_he_draws() -> None:
    cards = {"grey": "water long_journey volcano betrayal"}
    state = done(island("grey", hands=cards), "grey step.A1.water", "grey journey.volcano.volcano")
    pile = state.pile

    step = told(state, "grey end")

    assert step.state.discard == bytes(KIND[c] for c in ("water", "long_journey", "volcano"))
    assert step.state.played == ()
    assert Refilled(Seat(4), 5) in step.news
    assert step.state.pile == pile[5:]
    assert step.state.hands[4] == bytes(sorted(pile[:5] + bytes((KIND["betrayal"],))))
    assert step.state.frames[0] == Turn(Seat(5))


@pytest.mark.rule("DI-021")
def test_what_he_has_played_is_shuffled_into_the_pile_he_draws_from() -> None:
    state = done(island("grey", hands={"grey": "water betrayal"}), "grey step.A1.water")
    state = replace(state, pile=state.pile[:1], discard=state.pile[1:])

    step = told(state, "grey end")

    assert step.state.discard == b""  # swept away before he drew
    assert len(step.state.pile) == 63


@pytest.mark.rule("DI-022")
def test_only_the_active_player_draws() -> None:
    hands = {"red": "sweet_slumber water", "green": "water"}
    state = after(island("green", at="green C5", hands=hands), "green step.D5", "red slumber")

    state = done(still(state), "green -")

    assert active(state) == "red"
    assert len(state.hands[0]) == 6
    assert hand(state, "red") == ["water"]
    assert len(done(state, "red end").hands[1]) == 6


@pytest.mark.rule("DI-023")
@pytest.mark.parametrize(("left", "pile"), [(2, 63), (4, 63), (9, 5)])
def test_a_used_up_pile_is_renewed_at_once(left: int, pile: int) -> None:
    state = island("green", hands={"green": "water water"}, players=6)
    rest = state.pile
    state = replace(state, pile=rest[:left], discard=rest[left:])
    story = Story()

    filled = refill(state, Seat(0), story)

    assert len(filled.hands[0]) == 6
    assert len(filled.pile) == pile
    assert any(isinstance(event, Reshuffled) for event in story.news) == (left <= 4)
    assert (filled.discard == b"") == (left <= 4)
    assert DRACHENINSEL.invariant_errors(filled) == ()


@pytest.mark.rule("DI-024")
def test_there_are_always_enough_cards_to_refill() -> None:
    """With six full hands 63 cards are left, whatever lies where."""
    state = island("brown")
    state = replace(state, pile=state.pile[:1], discard=state.pile[1:])

    state = done(state, "brown pass.0+1+2+3+4+5")

    assert [len(cards) for cards in state.hands] == [6] * 6
    assert len(state.pile) + len(state.discard) == 63


@pytest.mark.rule("DI-025")
def test_a_played_card_never_returns_to_a_hand() -> None:
    hands = {"grey": "water betrayal", "red": "sweet_slumber", "brown": "counterspell"}
    state = after(island("grey", hands=hands), "grey step.A1.water", "red slumber", "close")

    open_cards = [(p.seat, p.card) for p in state.played]
    assert open_cards == [(4, KIND["water"]), (1, KIND["sweet_slumber"])]
    countered = after(state, "brown counter", "close")
    assert [p.card for p in countered.played][-1] == KIND["counterspell"]
    assert hand(countered, "red") == []
    stopped = still(state)
    assert stopped.discard == bytes((KIND["water"], KIND["sweet_slumber"]))


@pytest.mark.rule("DI-026")
@pytest.mark.parametrize(("picked", "number"), [("-", 0), ("0+3", 2), ("0+1+2+3+4+5", 6)])
def test_pass_lays_cards_open_and_draws_new_ones(picked: str, number: int) -> None:
    state = island("yellow")
    pile, held = state.pile, state.hands[2]

    step = told(state, f"yellow pass.{picked}")

    (passed,) = events(step, Passed)
    assert passed.number == number == len(step.state.discard)
    assert step.state.pile == pile[number:]
    assert sorted(step.state.hands[2] + step.state.discard) == sorted(held + pile[:number])


@pytest.mark.rule("DI-026")
@pytest.mark.parametrize("action", ["step.F7", "play.dragon_patrol.C.C5"])
def test_who_has_acted_cannot_pass(action: str) -> None:
    state = island("green", at="green E7", hands={"green": "dragon_patrol water"})

    acted = done(state, f"green {action}")

    assert "pass" not in menu(acted, "green")
    assert refusal(acted, "green pass.-") == "already_acted"


@pytest.mark.rule("DI-027")
def test_ending_an_untouched_turn_is_a_pass_without_cards() -> None:
    step = told(island("green"), "green end")

    assert events(step, Passed) == [Passed(Seat(0), 0, ())]
    assert DRACHENINSEL.asks(step.state)[0] == Ask(TABLE, "close", Clock.NOW)  # red's turn begins


@pytest.mark.rule("DI-028")
@pytest.mark.parametrize(("where", "treasures"), [("E5", ""), ("D6", "100 D6")])
def test_who_waits_may_pass(where: str, treasures: str) -> None:
    state = island("green", at=f"green {where}", treasures=treasures)

    assert active(done(state, "green pass.0+1")) == "red"


@pytest.mark.rule("DI-029")
def test_stopped_before_anything_stands_he_may_exchange() -> None:
    hands = {"green": "water desert", "red": "sweet_slumber water"}
    state = after(island("green", at="green C5", hands=hands), "green step.D5", "red slumber")

    state = still(state)
    assert asked(state, "exchange") == ["green"]
    assert menu(state, "green") == ("0", "1")
    step = told(state, "green 0")
    assert events(step, Exchanged) == [Exchanged(Seat(0), 1, ("desert",))]
    assert active(step.state) == "red"


@pytest.mark.rule("DI-029")
def test_with_an_empty_hand_he_exchanges_nothing_and_has_not_passed() -> None:
    hands = {"blue": "", "red": "sweet_slumber"}
    state = after(island("blue", at="blue E2", hands=hands), "blue step.D2", "red slumber")

    step = told(after(state, "close"), "close")

    assert events(step, Exchanged) == [Exchanged(Seat(3), 0, ())]
    assert events(step, Passed) == []
    assert active(step.state) == "grey"
    assert len(step.state.hands[3]) == 6


@pytest.mark.rule("DI-029")
def test_an_own_counterspell_counts_as_a_played_card() -> None:
    hands = {"green": "counterspell water", "red": "sweet_slumber water", "blue": "sweet_slumber"}
    state = after(
        island("green", at="green C5", hands=hands), "green step.D5", "red slumber", "close"
    )

    state = after(state, "green counter", "close", "blue slumber", "close")

    assert asked(still(state)) == ["red"]  # no exchange, green has drawn


@pytest.mark.rule("DI-029")
def test_a_standing_step_forbids_the_exchange() -> None:
    hands = {"green": "water", "red": "sweet_slumber water"}
    state = done(island("green", at="green E7", hands=hands), "green step.F7")

    state = still(after(state, "green step.E8.water", "red slumber"))

    assert active(state) == "red"
