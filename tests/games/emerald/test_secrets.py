"""What nobody can learn: from views, from windows, from what is told."""

import random

import pytest
from msgspec.structs import replace

from bot.games.contract import Menu, Rng, Seat, play
from bot.games.emerald.model import Options, RansomAsked, State
from bot.words import words
from tests.games.emerald.kit import (
    BARE,
    BLUE,
    EMERALD,
    GREEN,
    RED,
    at_random,
    follow,
    fresh,
    position,
    told,
)

OPTIONS = [Options(), Options("short", "compulsory", "secret")]


def before_window(hand: str) -> State:
    """One step of Red, and Blue's knight will be caught."""
    return position(
        knights={"14": "red", "13": "blue"}, beat="12 12+", gems=BARE, gold=BARE, hands={1: hand},
        rolls=(1,),
    )  # fmt: skip


@pytest.mark.scenario(33)
def test_a_window_looks_the_same_whatever_its_owner_holds() -> None:
    poor = follow(before_window("1 2 3"), "red-14")
    rich = follow(before_window("4 5 5"), "red-14")

    assert poor.news == rich.news
    assert EMERALD.asks(poor.state) == EMERALD.asks(rich.state)
    assert EMERALD.public(poor.state) == EMERALD.public(rich.state)
    for seat in (RED, GREEN):
        assert EMERALD.own(poor.state, seat) == EMERALD.own(rich.state, seat)
    assert EMERALD.choices(poor.state, BLUE, ()) != EMERALD.choices(rich.state, BLUE, ())
    said = [
        words("de", "emerald").told("event", told(step, RansomAsked)[0], "ABC")
        for step in (poor, rich)
    ]
    assert said[0] == said[1]


def test_whether_a_window_opens_follows_from_the_number_of_cards() -> None:
    for hand in ("1", "5", "1 5"):
        assert told(follow(before_window(hand), "red-14"), RansomAsked)
    assert not told(follow(before_window(""), "red-14"), RansomAsked)


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seats", EMERALD.SEATS)
def test_other_hidden_cards_change_nothing_that_is_seen_or_asked(
    seats: int, options: Options
) -> None:
    """Invariant 18, at every state of a random game and for every seat."""
    luck, state = random.Random(seats), fresh(seats, options)
    while EMERALD.asks(state):
        for seat in map(Seat, range(seats)):
            other = EMERALD.resample_hidden(state, seat, Rng(bytes([seat, state.turn])))
            assert EMERALD.invariant_errors(other) == ()
            assert EMERALD.public(other) == EMERALD.public(state)
            assert EMERALD.own(other, seat) == EMERALD.own(state, seat)
            assert EMERALD.asks(other) == EMERALD.asks(state)
        actor, path = at_random(state, luck)
        state = play(EMERALD, state, actor, path).state


def test_scrambling_really_changes_what_is_hidden() -> None:
    """Else the test above would show nothing."""
    state = replace(fresh(4, OPTIONS[1]), hands=(b"\1\2", b"\3\4", b"\5", b"\1"))
    state = replace(state, ransoms=(b"\2", b"\4", b"", b""))
    others = [EMERALD.resample_hidden(state, RED, Rng(bytes([n]))) for n in range(20)]

    for field in ("gems", "gold", "box_gems", "box_gold", "hands", "ransoms"):
        assert len({getattr(other, field) for other in others}) > 1, field
    assert {other.hands[RED] for other in others} == {b"\1\2"}
    assert {other.ransoms[RED] for other in others} == {b"\2"}
    assert {tuple(map(len, other.hands)) for other in others} == {(2, 2, 1, 1)}


def test_open_ransoms_and_a_finished_game_are_no_secrets() -> None:
    state = replace(fresh(3), ransoms=(b"\5", b"\4", b""))
    assert EMERALD.resample_hidden(state, GREEN, Rng(b"any")).ransoms == state.ransoms

    over = follow(
        position(
            knights={"15": "red", "chamber": "blue blue green"}, hands={0: "1", 1: "2 5", 2: "3"}
        ),
        "red-15",
    ).state
    assert EMERALD.resample_hidden(over, RED, Rng(b"any")).hands == over.hands


@pytest.mark.parametrize("seats", EMERALD.SEATS)
def test_who_is_asked_next_follows_from_what_is_public(seats: int) -> None:
    """The same answer in two worlds that differ in the rivals' hands tells the same kinds of
    things and asks the same seat: only the card that is opened may be another one."""
    luck, state = random.Random(seats), fresh(seats)
    while EMERALD.asks(state):
        seat, path = at_random(state, luck)
        step = play(EMERALD, state, seat, path)
        world = replace(
            EMERALD.resample_hidden(state, seat, Rng(b"other")), rng=state.rng
        )  # same dice
        other = play(EMERALD, world, seat, path)
        assert [type(event) for event in other.news] == [type(event) for event in step.news]
        assert EMERALD.asks(other.state) == EMERALD.asks(step.state)
        state = step.state


def test_a_hand_is_always_shown_sorted() -> None:
    state = position(knights={"8": "red"}, gold={9: "1 5 5"}, beat="12 13+", hands={0: "2 5"})

    assert EMERALD.own(follow(state, "red-8", "gold").state, RED).hand == (1, 2, 5)


def test_the_next_card_is_not_opened_before_the_choice() -> None:
    """While a card is chosen, the views are the same whatever lies below."""
    one, two = (
        follow(position(knights={"8": "red"}, gold={9: gold}, beat="12 13+"), "red-8")
        for gold in ("4 1 1", "4 5 2")
    )

    assert one.news == two.news
    assert EMERALD.public(one.state) == EMERALD.public(two.state)


def test_the_public_number_of_choices_tells_nothing() -> None:
    """Values belong to the owner's menu alone; nothing of it is a public fact."""
    poor, rich = (follow(before_window(hand), "red-14").state for hand in ("3 3", "1 5"))
    menus = [EMERALD.choices(state, BLUE, ()) for state in (poor, rich)]

    assert [len(menu.picks) for menu in menus if isinstance(menu, Menu)] == [2, 3]
    facts = [EMERALD.facts(EMERALD.public(s), EMERALD.own(s, RED), RED) for s in (poor, rich)]
    assert facts[0] == facts[1]
