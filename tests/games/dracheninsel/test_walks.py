"""Two plain steps in one answer: what they lead to, who may know of the second, what ends it."""

import pytest

from bot.games.contract import Menu, Path, Rng, Seat
from tests.games.dracheninsel.kit import DRACHENINSEL, after, at, island, seat_of

HAND = {"green": "volcano mountain betrayal", "red": "sweet_slumber", "grey": "counterspell"}
STATE = island("green", at="green C5", hands=HAND)  # D5 is forest, which is free for Green


def picks(state: object, *path: str) -> tuple[str, ...]:
    menu = DRACHENINSEL.choices(state, seat_of(STATE, "green"), path)  # type: ignore[arg-type]
    assert isinstance(menu, Menu)
    return menu.picks


def test_it_leads_where_two_answers_lead() -> None:
    one = after(STATE, "green walk.D5.E6.volcano", "close", "close")
    two = after(STATE, "green step.D5", "close", "green step.E6.volcano", "close")

    assert one == two
    assert at(one, "green") == "E6"


def test_each_step_has_its_own_window() -> None:
    state = after(STATE, "green walk.D5.E6.volcano", "close")

    assert at(state, "green") == "D5"
    assert after(state, "red slumber", "close", "close").board == state.board  # the second alone


def test_whoever_is_stopped_goes_no_further() -> None:
    state = after(STATE, "green walk.D5.E6.volcano", "red slumber", "close", "close")

    assert at(state, "green") == "C5"
    assert state.then is None


def test_a_stop_that_is_countered_ends_nothing() -> None:
    lines = ("green walk.D5.E6.volcano", "red slumber", "close", "grey counter", "close")
    state = after(STATE, *lines, "close", "close")

    assert at(state, "green") == "E6"


def test_nobody_else_knows_of_the_second_step() -> None:
    walk, step = after(STATE, "green walk.D5.E6.volcano"), after(STATE, "green step.D5")
    green = seat_of(STATE, "green")

    assert DRACHENINSEL.public(walk) == DRACHENINSEL.public(step)
    for seat in map(Seat, range(6)):
        assert DRACHENINSEL.own(walk, seat) == DRACHENINSEL.own(step, seat)
        other = DRACHENINSEL.resample_hidden(walk, seat, Rng(b"x"))
        assert (other.then is not None) == (seat == green)


@pytest.mark.parametrize(
    ("where", "what"),
    [
        ("green D5", "E5"),  # onto the coins
        ("green D5 red D6", "D6"),  # where somebody stands
    ],
)
def test_only_a_plain_step_comes_first(where: str, what: str) -> None:
    state = island("green", at=where, hands={"green": "mountain volcano farmland desert"})

    assert what not in picks(state, "walk")


def test_the_second_may_be_any_step() -> None:
    state = island("green", at="green C5", hands={"green": "volcano"})

    assert set(picks(state, "walk", "D5")) >= {"E5", "E6"}


def test_a_pair_carries_its_treasure_along() -> None:
    hands = {"green": "volcano forest"}
    state = island("green", at="green D7 grey D7", treasures="240 D7", hands=hands)
    path: Path = ("walk",)
    while isinstance(menu := DRACHENINSEL.choices(state, seat_of(state, "green"), path), Menu):
        path = (*path, menu.picks[0])
    walked = after(state, f"green {'.'.join(path)}", "close", "close")

    assert at(walked, "green") == at(walked, "grey")
