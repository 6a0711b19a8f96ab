"""The game for two, and the options."""

import pytest
from msgspec.structs import replace

from bot.games.contract import Refused, Seat, Whisper, play
from bot.games.emerald.board import stacks
from bot.games.emerald.model import (
    DragonWalked,
    GameOver,
    KnightLost,
    KnightMoved,
    Options,
    Over,
    RansomHidden,
    RansomPaid,
    State,
    YouPaid,
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
    position,
    told,
)

SHORT = Options(length="short")
SECRET = Options(ransom_cards="secret")


@pytest.mark.rule("EM-092")
def test_two_players_have_two_colours_of_four_knights() -> None:
    state = fresh(2)

    assert [in_play(state, seat) for seat in (0, 1)] == [8, 8]
    assert offered(state) == tuple(f"{c}-T{n}" for c in ("red", "orange") for n in (1, 2, 3, 4))


@pytest.mark.rule("EM-093")
def test_cards_belong_to_the_player_not_to_a_colour() -> None:
    state = position(
        2, knights={"8": "red orange", "chamber": "red orange"}, gold={10: "4 1"}, beat="12 13+",
        hands={0: "2"},
    )  # fmt: skip
    red, orange = follow(state, "red-8", "gold"), follow(state, "orange-8", "gold")

    assert EMERALD.own(red.state, RED) == EMERALD.own(orange.state, RED)
    assert EMERALD.own(red.state, RED).hand == (2, 4)
    assert EMERALD.public(state).players[RED].treasures == 2


@pytest.mark.rule("EM-094")
@pytest.mark.parametrize(
    ("lost", "is_over"),
    [
        ("blue blue blue green", False),
        ("green green", False),  # a single green knight, but four blue ones
        ("green green green", False),  # no green one at all
        ("blue blue blue blue green green", True),
        ("blue blue blue green green green", True),
    ],
)
def test_both_colours_count_together(lost: str, is_over: bool) -> None:
    state = position(
        2, knights={"14": "red", "13": "green", "nest": lost}, beat="12 12+", gems=BARE, gold=BARE,
        rolls=(1,),
    )  # fmt: skip
    step = follow(state, "red-14")

    assert len(told(step, KnightLost)) == 1
    assert bool(told(step, GameOver)) == is_over


@pytest.mark.rule("EM-095")
def test_one_colour_a_turn_and_free_again_each_turn() -> None:
    after = follow(fresh(2), "orange-T1").state
    assert offered(after) == ("orange-T2", "orange-T3", "orange-T4", "end_turn")
    with pytest.raises(Refused, match="not_offered"):
        play(EMERALD, after, RED, ("red-T2",))

    again = follow(after, "end_turn", "blue-T1", "end_turn").state
    assert asked(again) == (RED, "first_move")
    assert {"red-T2", "orange-T2"} <= set(offered(again))


@pytest.mark.rule("EM-096")
def test_strides_count_all_colours_and_any_colour_may_be_named() -> None:
    state = position(
        2, knights={"14": "red", "13": "red orange green"}, beat="12 12+", gems=BARE, gold=BARE,
        hands={0: "1"}, rolls=(1,),
    )  # fmt: skip
    stopped = follow(state, "red-14").state

    assert offered(stopped) == ("red", "green", "orange")
    assert asked(follow(stopped, "orange").state) == (RED, "ransom")
    crowd = position(2, knights={"1": "red orange blue green"})
    assert told(follow(crowd, "orange-1"), KnightMoved)[0].stride == 4


@pytest.mark.scenario(26)
def test_the_first_turn_of_two() -> None:
    after = follow(fresh(2), "red-T1").state

    assert offered(after) == ("red-T2", "red-T3", "red-T4", "end_turn")
    with pytest.raises(Refused, match="not_offered"):
        play(EMERALD, after, RED, ("orange-T2",))
    later = follow(after, "end_turn", "blue-T1", "end_turn").state
    assert "orange-T2" in offered(later)


@pytest.mark.scenario(27)
def test_two_knights_of_two_colours_play_on() -> None:
    state = position(
        2, knights={"14": "red", "13": "green", "nest": "blue blue blue green green"},
        beat="12 12+", gems=BARE, gold=BARE, rolls=(1,),
    )  # fmt: skip
    assert in_play(state, 1) == 3
    step = follow(state, "red-14")

    assert told(step, KnightLost) == [KnightLost(BLUE, "green", 13, True, 2)]
    assert EMERALD.outcome(step.state) is None


@pytest.mark.scenario(37)
def test_three_colours_to_name() -> None:
    state = position(
        2, knights={"14": "red", "13": "orange green red"}, beat="12 12+", gems=BARE, gold=BARE,
        rolls=(1,),
    )  # fmt: skip
    stopped = follow(state, "red-14").state

    assert offered(stopped) == ("red", "green", "orange")
    assert EMERALD.default(stopped, RED) == ("green",)


@pytest.mark.rule("EM-097")
@pytest.mark.scenario(31)
@pytest.mark.parametrize(("seats", "field"), [(3, 6), (4, 7), (5, 8)])
def test_the_short_way(seats: int, field: int) -> None:
    """Fields 1 to 3 do not exist: with four or five players the first knight stands in the cave."""
    step = follow(fresh(seats, SHORT), "red-T1")
    assert told(step, KnightMoved) == [KnightMoved(RED, "red", "T1", str(field), seats)]
    if field < 7:
        assert asked(step.state) == (RED, "second_move")
        return

    assert asked(step.state) == (RED, "take_card")
    assert len(told(follow(step.state, "gem"), DragonWalked)) == 1


@pytest.mark.rule("EM-097")
def test_all_else_of_the_short_game_is_unchanged() -> None:
    state = position(knights={"4": "red blue"}, options=SHORT)

    assert told(follow(state, "red-4"), KnightMoved)[0].target == "6"
    assert EMERALD.public(fresh(3, SHORT)).treasures_left == 3
    assert [len(stack) for stack in stacks(fresh(3, SHORT).gold)] == [3, 2, 3, 2, 3, 2, 3, 2, 3]


def secret_window(options: Options) -> State:
    state = position(
        knights={"14": "red", "13": "blue"}, beat="12 12+", gems=BARE, gold=BARE,
        hands={1: "2 5"}, rolls=(1,), options=options,
    )  # fmt: skip
    return follow(state, "red-14").state


@pytest.mark.rule("EM-099")
def test_a_secret_ransom_names_no_value() -> None:
    cheap, dear = follow(secret_window(SECRET), "pay2"), follow(secret_window(SECRET), "pay5")

    assert cheap.news == dear.news
    assert told(cheap, RansomHidden) == [RansomHidden(BLUE, "blue", 13)]
    assert EMERALD.public(cheap.state) == EMERALD.public(dear.state)
    assert EMERALD.public(cheap.state).players[BLUE].ransoms == (0,)


@pytest.mark.rule("EM-099")
def test_the_payer_alone_knows_what_was_paid() -> None:
    step = follow(secret_window(SECRET), "pay5")

    assert step.whispers == (Whisper(BLUE, YouPaid(5)),)
    assert EMERALD.own(step.state, BLUE).ransoms == (5,)
    assert EMERALD.own(step.state, RED).ransoms == ()
    told_all = follow(secret_window(Options()), "pay5")
    assert told_all.whispers == ()
    assert told(told_all, RansomPaid) == [RansomPaid(BLUE, "blue", 13, 5)]


@pytest.mark.rule("EM-099")
def test_secret_ransoms_are_opened_at_the_end() -> None:
    paid = follow(secret_window(SECRET), "pay5").state
    over = replace(paid, situation=Over("treasures", Seat(0)))

    assert EMERALD.public(over).players[BLUE].ransoms == (5,)
