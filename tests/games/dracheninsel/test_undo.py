"""What may be taken back: steps without a card, but no played card and no exit."""

import pytest

from bot.games.dracheninsel.model import Options
from tests.games.dracheninsel.kit import after, done, hand, is_window, island, told, treasure

KEY = Options(stop_points="key")  # most actions stand at once, so no closed window forbids an undo
HAND = "mountain farmland daring_flight long_journey dragon_patrol raging_elements"


@pytest.mark.rule("DI-025")
@pytest.mark.parametrize(
    ("path", "cards"),
    [
        ("step.D6.mountain", 1),
        ("fly.D6.C6.farmland", 2),
        ("journey.mountain.mountain", 2),
        ("play.dragon_patrol.C.C3", 1),
        ("play.raging_elements.A.A1.I.I1", 1),
    ],
)
def test_a_played_card_never_returns_by_an_undo(path: str, cards: int) -> None:
    step = told(island("red", at="red E6", hands={"red": HAND}, options=KEY), f"red {path}")

    assert len(step.state.played) == cards
    assert len(hand(step.state, "red")) == 6 - cards
    assert not is_window(step.state)
    assert step.reveals


@pytest.mark.rule("DI-025")
def test_a_step_without_a_card_may_be_taken_back() -> None:
    step = told(island("blue", at="blue E2", options=KEY), "blue step.D2")

    assert not is_window(step.state)
    assert not step.reveals


@pytest.mark.rule("DI-079")
@pytest.mark.parametrize("path", ["step.E4.mountain", "step.D5"])
def test_the_exit_is_not_taken_back_with_or_without_a_card(path: str) -> None:
    state = island("green", at="grey E5 green D5", hands={"green": "mountain desert betrayal"})
    inside = done(state, "green step.E5")

    step = told(inside, f"green {path}")

    assert treasure(after(inside, f"green {path}"), 100) == path.split(".")[1]
    assert step.reveals
