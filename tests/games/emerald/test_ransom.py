"""Who is caught, and the ransom window."""

import pytest

from bot.games.contract import Ask, Clock, Refused, Seat, play
from bot.games.emerald.model import (
    BarShifted,
    KnightCaught,
    KnightLost,
    RansomAsked,
    RansomPaid,
    State,
    TurnEnded,
)
from tests.games.emerald.kit import (
    BARE,
    BLUE,
    EMERALD,
    GREEN,
    RED,
    asked,
    dragon,
    follow,
    in_play,
    offered,
    on,
    position,
    told,
)


def stop_on_13(company: str, hands: dict[int, str], seats: int = 3, lost: str = "") -> State:
    """Red has woken the dragon by a step onto field 15, without a card; she stopped on 13."""
    state = position(
        seats, knights={"14": "red", "13": company, "nest": lost}, beat="12 12+", gems=BARE,
        gold=BARE, hands=hands, rolls=(1,),
    )  # fmt: skip
    return follow(state, "red-14").state


@pytest.mark.rule("EM-056")
def test_exactly_one_knight_is_caught_where_she_stops() -> None:
    step = follow(stop_on_13("blue blue green", {}), "blue")

    assert told(step, KnightCaught) == [KnightCaught(BLUE, "blue", 13)]
    assert len(told(step, KnightLost)) == 1
    assert on(step.state, "13") == ["blue", "green"]


@pytest.mark.rule("EM-057")
def test_the_active_player_names_the_colour_his_own_too() -> None:
    state = stop_on_13("yellow blue blue red", {}, seats=4)

    assert asked(state) == (RED, "victim")
    assert offered(state) == ("red", "blue", "yellow")
    assert told(follow(state, "red"), KnightLost)[0].seat == RED


@pytest.mark.rule("EM-058")
def test_a_single_colour_is_caught_unasked() -> None:
    state = stop_on_13("green green", {2: "1"})

    assert asked(state) == (GREEN, "ransom")


@pytest.mark.rule("EM-059")
def test_the_marked_knight_is_the_caught_one() -> None:
    """Then its companion on the field may be the second knight; a ransomed one keeps the mark."""
    state = position(
        knights={"12": "red", "13": "red"}, beat="12 15-", gems=BARE, gold=BARE, hands={0: "2"},
        rolls=(2,),
    )  # fmt: skip
    window = follow(state, "red-12").state
    lost, paid = follow(window, "give_up").state, follow(window, "pay2").state

    assert EMERALD.public(lost).marked is None
    assert "red-13" in offered(lost)
    assert EMERALD.public(paid).marked is not None
    assert on(paid, "13") == ["red", "red"]
    assert "red-13" in offered(paid)  # the unmarked one


@pytest.mark.rule("EM-059", "EM-063")
def test_a_ransomed_marked_knight_may_not_move_again() -> None:
    state = position(
        knights={"12": "red"}, beat="12 15-", gems=BARE, gold=BARE, hands={0: "2"}, rolls=(2,)
    )
    paid = follow(state, "red-12", "pay2").state

    assert asked(paid) == (RED, "second_move")
    assert "red-13" not in offered(paid)


@pytest.mark.rule("EM-060")
def test_one_gold_card_of_the_owners_choice() -> None:
    state = stop_on_13("blue", {1: "2 4 4 5"})
    assert offered(state) == ("pay2", "pay4", "pay5", "give_up")

    for pick, rest in (("pay2", (4, 4, 5)), ("pay4", (2, 4, 5)), ("pay5", (2, 4, 4))):
        assert EMERALD.own(follow(state, pick).state, BLUE).hand == rest


@pytest.mark.rule("EM-061")
def test_only_the_owner_and_only_with_gold() -> None:
    """Red's gold does not help, nor do Blue's gems and treasure."""
    state = position(
        knights={"14": "red", "13": "blue", "chamber": "blue"}, beat="12 12+", gems=BARE,
        gold=BARE, hands={0: "1 2"}, owned={1: "ruby ruby emerald"}, rolls=(1,),
    )  # fmt: skip
    step = follow(state, "red-14")

    assert told(step, KnightLost) == [KnightLost(BLUE, "blue", 13, True, 3)]
    rich = stop_on_13("blue", {0: "1 2", 1: "3"})
    assert offered(rich) == ("pay3", "give_up")
    with pytest.raises(Refused, match="not_asked"):
        play(EMERALD, rich, RED, ("pay1",))


@pytest.mark.rule("EM-062")
def test_the_ransom_card_is_shown_and_leaves_the_game() -> None:
    step = follow(stop_on_13("blue", {1: "2 5"}), "pay5")
    player = EMERALD.public(step.state).players[BLUE]

    assert told(step, RansomPaid) == [RansomPaid(BLUE, "blue", 13, 5)]
    assert (player.ransoms, player.gold) == ((5,), 1)
    assert sum(b"".join(step.state.hands)) == 2


@pytest.mark.rule("EM-063")
def test_a_ransomed_knight_stays_and_no_other_is_caught() -> None:
    step = follow(stop_on_13("blue blue green", {1: "1"}), "blue", "pay1")

    assert on(step.state, "13") == ["blue", "blue", "green"]
    assert (in_play(step.state, BLUE), in_play(step.state, GREEN)) == (5, 5)
    assert len(told(step, KnightCaught)) == 1


@pytest.mark.rule("EM-064")
def test_the_gold_just_taken_may_be_the_ransom() -> None:
    state = position(knights={"7": "red"}, gold={8: "4 3"}, beat="8 9-", rolls=(1,))
    step = follow(state, "red-7", "gold")

    assert asked(step.state) == (RED, "ransom")
    assert offered(step.state) == ("pay4", "give_up")


@pytest.mark.rule("EM-065")
def test_an_empty_hand_is_not_asked() -> None:
    state = position(
        knights={"14": "red", "13": "blue"}, beat="12 12+", gems=BARE, gold=BARE, rolls=(1,)
    )
    step = follow(state, "red-14")

    assert told(step, KnightLost) == [KnightLost(BLUE, "blue", 13, True, 4)]
    assert not told(step, RansomAsked)
    assert asked(step.state) == (RED, "second_move")


@pytest.mark.rule("EM-066")
def test_without_ransom_the_knight_is_lost_and_its_owner_keeps_all_cards() -> None:
    step = follow(stop_on_13("blue", {1: "2 5"}), "give_up")
    view = EMERALD.public(step.state)

    assert told(step, KnightLost) == [KnightLost(BLUE, "blue", 13, False, 4)]
    assert (view.nest, view.players[BLUE].nest, view.players[BLUE].in_play) == (("blue",), 1, 4)
    assert EMERALD.own(step.state, BLUE).hand == (2, 5)
    assert on(step.state, "13") == []


@pytest.mark.rule("EM-067")
@pytest.mark.parametrize(("company", "owner"), [("blue", BLUE), ("red", RED)])
def test_the_window_asks_any_owner_alike(company: str, owner: Seat) -> None:
    """One ask of the owner under the decision clock; there is no ask to the table."""
    state = stop_on_13(company, {owner: "3 4"})
    view = EMERALD.public(state)

    assert EMERALD.asks(state) == (Ask(owner, "ransom", Clock.DECISION),)
    assert EMERALD.default(state, owner) == ("pay3",)
    assert view.caught is not None
    assert (view.caught.colour, view.caught.place) == (company, "13")
    assert (view.asked, view.active) == (owner, RED)


@pytest.mark.scenario(12)
def test_caught_by_waking_her_oneself() -> None:
    state = position(
        5, active=1, knights={"13": "blue"}, beat="12 14+", gems=BARE, gold=BARE, rolls=(2,)
    )
    step = follow(state, "blue-13")

    assert told(step, KnightLost) == [KnightLost(BLUE, "blue", 14, True, 3)]
    assert dragon(step.state) == (12, 14, -1)
    assert asked(step.state) == (BLUE, "second_move")


@pytest.mark.scenario(14)
def test_a_named_victim_pays() -> None:
    state = position(
        active=2, knights={"12": "green", "11": "red red blue"}, beat="10 12-",
        gems={13: "turquoise ruby"}, gold={13: "4 1 1"}, hands={1: "2 5"}, rolls=(1,),
    )  # fmt: skip
    stopped = follow(state, "green-12", "gem").state
    assert (asked(stopped), offered(stopped)) == ((GREEN, "victim"), ("red", "blue"))
    window = follow(stopped, "blue").state
    assert offered(window) == ("pay2", "pay5", "give_up")
    step = follow(window, "pay5")

    assert EMERALD.public(step.state).players[BLUE].ransoms == (5,)
    assert EMERALD.own(step.state, BLUE).hand == (2,)
    assert on(step.state, "11") == ["blue", "red", "red"]
    assert dragon(step.state) == (11, 11, 1)
    assert told(step, TurnEnded) == [TurnEnded(GREEN, "card")]


def before_8() -> State:
    return position(
        4,
        knights={"7": "red"},
        gems={8: "ruby ruby ruby"},
        gold={8: "1 3"},
        beat="8 9-",
        rolls=(1,),
    )


@pytest.mark.scenario(15)
def test_the_card_just_taken_buys_free() -> None:
    window = follow(before_8(), "red-7", "gold").state
    assert EMERALD.public(window).stacks[1].gold == 3
    assert asked(window) == (RED, "ransom")
    step = follow(window, "pay1")

    assert on(step.state, "8") == ["red"]
    assert dragon(step.state) == (9, 8, 1)
    assert told(step, TurnEnded) == [TurnEnded(RED, "card")]


@pytest.mark.scenario(16)
def test_a_gem_buys_nothing() -> None:
    step = follow(before_8(), "red-7", "gem")

    assert not told(step, RansomAsked)
    assert told(step, KnightLost) == [KnightLost(RED, "red", 8, True, 4)]
    assert EMERALD.public(step.state).players[RED].gems == (1, 0, 0, 0)
    assert told(step, BarShifted) == [BarShifted(9, 12)]
    assert told(step, TurnEnded) == [TurnEnded(RED, "card")]


@pytest.mark.scenario(17)
def test_what_a_window_refuses() -> None:
    state = position(
        knights={"14": "red", "13": "blue", "chamber": "blue"}, beat="12 12+", gems=BARE,
        gold=BARE, hands={0: "2", 1: "2 4 4"}, owned={1: "ruby ruby ruby"}, rolls=(1,),
    )  # fmt: skip
    window = follow(state, "red-14").state
    assert offered(window) == ("pay2", "pay4", "give_up")
    for seat, pick, code in (
        (BLUE, "pay3", "not_offered"),
        (BLUE, "ruby", "not_offered"),
        (RED, "pay2", "not_asked"),
    ):
        with pytest.raises(Refused, match=code):
            play(EMERALD, window, seat, (pick,))

    paid = follow(window, "pay4").state
    assert EMERALD.own(paid, BLUE).hand == (2, 4)
    with pytest.raises(Refused, match="not_asked"):
        play(EMERALD, paid, BLUE, ("pay4",))


@pytest.mark.scenario(29)
def test_the_marked_knight_is_lost_beside_its_companion() -> None:
    state = position(
        knights={"13": "red", "12": "red", "nest": "red"}, beat="12 15-", gems={13: ""},
        gold={13: ""}, rolls=(2,),
    )  # fmt: skip
    step = follow(state, "red-12")

    assert told(step, KnightLost) == [KnightLost(RED, "red", 13, True, 3)]
    assert offered(step.state) == ("red-T1", "red-T2", "red-13", "end_turn")
    assert len(EMERALD.public(step.state).places[17].knights) == 1
