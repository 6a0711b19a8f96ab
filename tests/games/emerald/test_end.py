"""When the game is over, and at once."""

from functools import partial

import pytest
from msgspec.structs import replace

from bot.games.contract import ComputerConfig, Refused, Seat, play
from bot.games.emerald.model import (
    BarShifted,
    GameOver,
    GoldTaken,
    KnightLost,
    Options,
    Scored,
    State,
    TreasureGiven,
    TurnEnded,
)
from tests.games.emerald.kit import (
    BARE,
    BLUE,
    EMERALD,
    RED,
    asked,
    follow,
    fresh,
    in_play,
    offered,
    on,
    position,
    told,
)


def last_treasure(**knights: str) -> State:
    """Red stands before the chamber, where one treasure is left."""
    return position(4, knights={"15": "red", "chamber": "blue blue green", **knights})


def two_left(hand: str = "") -> State:
    """Blue has two knights, and the dragon will stop on one of them."""
    return position(
        knights={"11": "red", "13": "blue", "nest": "blue blue", "chamber": "blue"}, beat="10 12+",
        gems=BARE, gold=BARE, hands={1: hand}, rolls=(1,),
    )  # fmt: skip


@pytest.mark.rule("EM-075")
def test_the_last_treasure_ends_the_game() -> None:
    step = follow(last_treasure(), "red-15")

    assert told(step, GameOver) == [GameOver(RED, "treasures")]
    assert EMERALD.asks(step.state) == ()
    outcome = EMERALD.outcome(step.state)
    assert outcome is not None
    assert outcome.reason == "treasures"


@pytest.mark.rule("EM-076")
@pytest.mark.parametrize(
    ("lost", "is_over"), [("", False), ("blue blue", False), ("blue blue blue", True)]
)
def test_a_single_knight_in_play_ends_the_game(lost: str, is_over: bool) -> None:
    state = position(
        knights={"14": "red", "13": "blue", "nest": lost}, beat="12 12+", gems=BARE, gold=BARE,
        rolls=(1,),
    )  # fmt: skip
    step = follow(state, "red-14")

    assert (told(step, GameOver) == [GameOver(BLUE, "knights")]) == is_over
    assert (EMERALD.outcome(step.state) is not None) == is_over


@pytest.mark.rule("EM-077")
def test_chamber_and_nest_are_not_in_play() -> None:
    state = position(knights={"15": "blue", "nest": "blue", "chamber": "blue", "T5": "blue"})

    assert in_play(state, BLUE) == 3
    assert in_play(fresh(3), BLUE) == 5


@pytest.mark.rule("EM-078")
def test_nobody_has_a_further_move() -> None:
    """Seat 0 began; seats 2 and 3 never get the turn they would have had in this round."""
    state = follow(fresh(4), "red-T1", "end_turn").state
    assert asked(state) == (BLUE, "first_move")
    over = follow(last_treasure(), "red-15").state

    for seat in range(4):
        with pytest.raises(Refused, match="not_asked"):
            play(EMERALD, over, Seat(seat), ("blue-T1",))


@pytest.mark.rule("EM-080")
def test_both_reasons_at_once_are_treasures() -> None:
    step = follow(last_treasure(nest="red red red"), "red-15")

    assert in_play(step.state, RED) == 1
    assert told(step, GameOver) == [GameOver(RED, "treasures")]


@pytest.mark.rule("EM-081")
def test_a_seat_that_was_left_is_played_on_with_the_clocks_order() -> None:
    """Nothing is taken off the board: the computer answers, a ransom as silence would, unless a
    knight given up would end a game that is won (EM-C2)."""
    for hand, lost in (("1 5", ""), ("3", ""), ("4 5", ""), ("4", "blue blue blue")):
        state = position(
            knights={"14": "red", "13": "blue", "nest": lost}, beat="12 12+", gems=BARE, gold=BARE,
            hands={1: hand}, rolls=(1,),
        )  # fmt: skip
        window = follow(state, "red-14").state
        view, own = EMERALD.public(window), EMERALD.own(window, BLUE)
        for config in (ComputerConfig("easy"), ComputerConfig("normal")):
            tree = partial(EMERALD.choices, window, BLUE)
            chosen = EMERALD.choose(view, own, BLUE, tree, config)
            assert chosen == EMERALD.default(window, BLUE)


@pytest.mark.rule("EM-082")
def test_at_once_means_that_the_bar_stays() -> None:
    step = follow(two_left(), "red-11")

    assert told(step, GameOver) == [GameOver(BLUE, "knights")]
    assert not told(step, BarShifted)
    assert not told(step, TurnEnded)
    assert step.state.bar == 10


@pytest.mark.rule("EM-082")
def test_at_once_means_no_second_knight() -> None:
    """Red has two knights and takes a treasure with one of them."""
    state = position(knights={"15": "red", "3": "red", "nest": "red red red"})
    step = follow(state, "red-15")

    assert [type(event).__name__ for event in step.news] == [
        "KnightMoved", "TreasureGiven", "GameOver", "Scored", "Scored", "Scored", "Won",
    ]  # fmt: skip


@pytest.mark.rule("EM-083")
def test_an_open_window_delays_the_test() -> None:
    window = follow(two_left(hand="5"), "red-11").state

    assert asked(window) == (BLUE, "ransom")
    assert in_play(window, BLUE) == 2
    assert on(window, "13") == ["blue"]
    assert EMERALD.outcome(window) is None
    assert EMERALD.outcome(follow(window, "pay5").state) is None
    assert EMERALD.outcome(follow(window, "give_up").state) is not None


@pytest.mark.rule("EM-084")
def test_nobody_ever_has_no_knight() -> None:
    """Each test follows the loss of one knight, so the second-last loss already ends the game."""
    over = follow(two_left(), "red-11").state

    assert [in_play(over, seat) for seat in range(3)] == [5, 1, 5]
    assert EMERALD.invariant_errors(replace(two_left(), nest=b"")) != ()


@pytest.mark.rule("EM-097")
def test_the_short_game_has_three_treasures() -> None:
    short = Options(length="short")
    state = position(knights={"15": "red", "chamber": "blue"}, options=short)
    second = follow(state, "red-15")
    assert told(second, TreasureGiven) == [TreasureGiven(RED, "C2", 1)]

    third = follow(
        position(knights={"15": "red", "chamber": "blue green"}, options=short), "red-15"
    )
    assert told(third, TreasureGiven) == [TreasureGiven(RED, "C3", 0)]
    assert told(third, GameOver) == [GameOver(RED, "treasures")]


@pytest.mark.scenario(21)
def test_the_last_treasure_in_the_middle_of_a_round() -> None:
    state = position(
        5, knights={"15": "green", "3": "green", "4": "green", "chamber": "red blue yellow"}
    )
    state = follow(state, "red-T1", "end_turn", "blue-T1", "end_turn").state
    assert (state.first, asked(state)) == (0, (2, "first_move"))
    step = follow(state, "green-15")

    assert told(step, TreasureGiven) == [TreasureGiven(Seat(2), "C4", 0)]
    assert told(step, GameOver) == [GameOver(Seat(2), "treasures")]
    assert EMERALD.asks(step.state) == ()


@pytest.mark.scenario(22)
def test_a_lost_knight_ends_the_game_before_the_bar_moves() -> None:
    state = position(
        5, knights={"12": "blue", "T4": "blue", "nest": "blue", "chamber": "blue", "9": "red"},
        beat="10 11+", gold={10: "2 1"}, rolls=(1,),
    )  # fmt: skip
    step = follow(state, "red-9", "gold")

    assert told(step, GoldTaken) == [GoldTaken(RED, 10, 2)]
    assert told(step, KnightLost) == [KnightLost(BLUE, "blue", 12, True, 1)]
    assert told(step, GameOver) == [GameOver(BLUE, "knights")]
    assert step.state.bar == 10
    assert told(step, Scored)[RED].gold == 2


@pytest.mark.scenario(23)
def test_a_treasure_can_be_the_end_of_ones_own_knights() -> None:
    state = position(knights={"15": "red", "3": "red", "nest": "red red red", "chamber": "blue"})
    step = follow(state, "red-15")

    assert told(step, TreasureGiven) == [TreasureGiven(RED, "C2", 2)]
    assert told(step, GameOver) == [GameOver(RED, "knights")]


@pytest.mark.scenario(36)
def test_a_window_that_can_end_the_game() -> None:
    window = follow(two_left(hand="5"), "red-11").state
    assert offered(window) == ("pay5", "give_up")
    with pytest.raises(Refused, match="not_asked"):
        play(EMERALD, window, RED, ("end_turn",))
    assert in_play(window, BLUE) == 2
    step = follow(window, "give_up")

    assert EMERALD.public(step.state).nest == ("blue", "blue", "blue")
    assert in_play(step.state, BLUE) == 1
    assert told(step, GameOver) == [GameOver(BLUE, "knights")]
