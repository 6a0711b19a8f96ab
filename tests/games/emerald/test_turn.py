"""A turn: one knight or two, in which order everything happens, and when it ends."""

import pytest

from bot.games.contract import Refused, Seat, play
from bot.games.emerald.model import (
    BarShifted,
    BonusFourGiven,
    DragonWalked,
    GemTaken,
    GoldOpened,
    GoldTaken,
    KnightCaught,
    KnightLost,
    KnightMoved,
    Options,
    RansomAsked,
    RansomPaid,
    TreasureGiven,
    TurnBegan,
    TurnEnded,
)
from tests.games.emerald.kit import (
    BARE,
    BLUE,
    EMERALD,
    RED,
    Told,
    asked,
    dragon,
    follow,
    fresh,
    in_play,
    offered,
    on,
    position,
    told,
)


def ended(step: Told) -> list[str]:
    """Why turns ended."""
    return [event.reason for event in told(step, TurnEnded)]


def kinds(step: Told) -> list[type[object]]:
    return [type(event) for event in step.news]


@pytest.mark.rule("EM-011")
def test_what_a_move_brings_is_compulsory() -> None:
    """One answer moves the knight; card, dragon, catch and bar follow without being offered."""
    state = position(knights={"7": "red"}, gems={8: ""}, gold={8: "1 3"}, beat="8 9-", rolls=(1,))
    step = follow(state, "red-7")

    assert kinds(step) == [
        KnightMoved, GoldTaken, GoldOpened, DragonWalked, KnightCaught, RansomAsked,
    ]  # fmt: skip
    assert offered(step.state) == ("pay1", "give_up")
    assert kinds(follow(step.state, "pay1")) == [RansomPaid, BarShifted, TurnEnded, TurnBegan]


@pytest.mark.rule("EM-012", "EM-021")
def test_the_first_knight_must_move() -> None:
    state = fresh(3)

    assert "end_turn" not in offered(state)
    with pytest.raises(Refused, match="not_offered"):
        play(EMERALD, state, RED, ("end_turn",))


@pytest.mark.rule("EM-012", "EM-017")
def test_the_second_knight_is_optional() -> None:
    after = follow(fresh(3), "red-T1")
    assert asked(after.state) == (RED, "second_move")
    assert offered(after.state)[-1] == "end_turn"

    declined = follow(after.state, "end_turn")
    assert ended(declined) == ["declined"]
    assert asked(declined.state) == (BLUE, "first_move")
    assert asked(follow(after.state, "red-T2").state) == (BLUE, "first_move")


@pytest.mark.rule("EM-013")
def test_the_same_knight_never_moves_twice() -> None:
    after = follow(fresh(4), "red-T1").state

    assert on(after, "4") == ["red"]
    assert offered(after) == ("red-T2", "red-T3", "red-T4", "red-T5", "end_turn")
    with pytest.raises(Refused, match="not_offered"):
        play(EMERALD, after, RED, ("red-4",))


@pytest.mark.rule("EM-014")
def test_the_second_knight_waits_for_dragon_and_ransom_of_the_first() -> None:
    state = position(
        knights={"12": "red", "14": "red"}, gems={13: ""}, gold={13: ""}, hands={0: "2"},
        beat="12 13+", rolls=(1,),
    )  # fmt: skip
    step = follow(state, "red-12")
    assert asked(step.state) == (RED, "ransom")
    assert ended(step) == []

    paid = follow(step.state, "pay2")
    assert asked(paid.state) == (RED, "second_move")
    assert set(offered(paid.state)) == {"red-T1", "red-T2", "red-T3", "red-14", "end_turn"}


@pytest.mark.rule("EM-015")
def test_the_order_of_resolution_with_a_gem() -> None:
    """Card, next card, bonus, walk, victim, ransom, loss, bar, end: told in this order."""
    state = position(
        knights={"7": "red", "8": "blue"}, gems={8: "turquoise ruby"}, hands={1: "4"},
        owned={0: "ruby emerald garnet"}, beat="8 9-", rolls=(1,),
    )  # fmt: skip
    step = follow(state, "red-7", "gem", "blue", "give_up")
    order = [type(event).__name__ for event in step.news]

    assert order == [
        "KnightMoved", "GemTaken", "GemOpened", "BonusFourGiven", "DragonWalked", "KnightCaught",
        "RansomAsked", "KnightLost", "BarShifted", "TurnEnded", "TurnBegan",
    ]  # fmt: skip


@pytest.mark.rule("EM-016")
@pytest.mark.parametrize(
    ("knights", "pick", "reason"),
    [
        ({"8": "red"}, ("red-8", "gold"), "card"),
        ({"8": "red"}, ("red-8", "gem"), "card"),
        ({"15": "red"}, ("red-15",), "treasure"),
    ],
)
def test_a_card_ends_the_turn(knights: dict[str, str], pick: tuple[str, ...], reason: str) -> None:
    step = follow(position(knights=knights, beat="12 13+"), *pick)

    assert ended(step) == [reason]
    assert asked(step.state) == (BLUE, "first_move")


@pytest.mark.rule("EM-016")
def test_the_steps_after_the_card_are_not_cancelled() -> None:
    state = position(knights={"7": "red"}, beat="8 9-", rolls=(1,))
    step = follow(state, "red-7", "gem")  # an empty hand, the dragon stops on 8

    assert kinds(step)[3:] == [
        DragonWalked,
        KnightCaught,
        KnightLost,
        BarShifted,
        TurnEnded,
        TurnBegan,
    ]
    assert len(told(step, GemTaken)) == 1


@pytest.mark.rule("EM-017")
def test_a_second_knight_may_follow_when_the_first_was_lost() -> None:
    state = position(knights={"13": "red"}, gems={14: ""}, gold={14: ""}, beat="12 14+", rolls=(2,))
    step = follow(state, "red-13")

    assert len(told(step, DragonWalked)) == len(told(step, KnightLost)) == 1
    assert asked(step.state) == (RED, "second_move")
    assert offered(step.state) == ("red-T1", "red-T2", "red-T3", "red-T4", "end_turn")


@pytest.mark.rule("EM-018")
def test_the_second_knight_ends_the_turn() -> None:
    step = follow(fresh(4), "red-T1", "red-T2")

    assert ended(step) == ["second_knight"]
    assert asked(step.state) == (BLUE, "first_move")


@pytest.mark.rule("EM-019")
def test_without_another_knight_of_the_colour_the_turn_ends_unasked() -> None:
    state = position(2, knights={"1": "red", "nest": "red red red"})
    step = follow(state, "red-1")

    assert in_play(state, RED) == 5
    assert ended(step) == ["no_other_knight"]
    assert asked(step.state) == (Seat(1), "first_move")


@pytest.mark.rule("EM-020")
def test_nobody_is_skipped() -> None:
    """Not even a seat that has just lost a knight."""
    state, seen = fresh(5, first=3), []
    for _ in range(11):
        seen.append(asked(state)[0])
        state = follow(state, offered(state)[0]).state
        while asked(state)[0] == seen[-1]:
            state = follow(state, EMERALD.default(state, seen[-1])[0]).state

    assert seen == [3, 4, 0, 1, 2, 3, 4, 0, 1, 2, 3]


@pytest.mark.rule("EM-021")
def test_what_brought_nothing_to_light_may_be_taken_back() -> None:
    """A knight on the meadow, or on an empty field of the cave where nobody wakes."""
    meadow = play(EMERALD, fresh(3), RED, ("red-T1", "end_turn"))
    both = play(EMERALD, fresh(3), RED, ("red-T1", "red-T2"))
    bare = position(knights={"12": "red"}, gems=BARE, gold=BARE, beat="7 8-")
    cave = play(EMERALD, bare, RED, ("red-12", "end_turn"))

    assert not any(step.reveals for step in (meadow, both, cave))


@pytest.mark.rule("EM-021")
def test_cards_and_dice_are_never_taken_back() -> None:
    card = play(EMERALD, position(knights={"8": "red"}, beat="12 13+"), RED, ("red-8", "gem"))
    bare = position(knights={"8": "red"}, gems=BARE, gold=BARE, beat="7 10-")
    roll = play(EMERALD, bare, RED, ("red-8",))
    chamber = play(EMERALD, position(knights={"15": "red"}), RED, ("red-15",))

    assert told(roll, DragonWalked)
    assert card.reveals
    assert roll.reveals
    assert chamber.reveals


@pytest.mark.rule("EM-022")
def test_what_leaves_no_choice_is_done_unasked() -> None:
    """One stack left, one colour to catch: the next question is the other player's."""
    state = position(knights={"7": "red"}, gems={8: "ruby"}, gold={8: ""}, beat="8 9-", rolls=(1,))
    step = follow(state, "red-7")

    assert told(step, GemTaken)
    assert told(step, KnightLost)
    assert asked(step.state) == (BLUE, "first_move")


@pytest.mark.rule("EM-098")
def test_the_second_move_can_be_compulsory() -> None:
    must = Options(second_move="compulsory")
    after = follow(fresh(4, must), "red-T1").state

    assert offered(after) == ("red-T2", "red-T3", "red-T4", "red-T5")
    assert EMERALD.default(after, RED) == ("red-T2",)
    with pytest.raises(Refused, match="not_offered"):
        play(EMERALD, after, RED, ("end_turn",))


@pytest.mark.rule("EM-098")
def test_a_compulsory_second_move_needs_a_knight_and_no_card() -> None:
    must = Options(second_move="compulsory")
    alone = position(2, knights={"1": "red", "nest": "red red red"}, options=must)
    card = position(knights={"8": "red"}, beat="12 13+", options=must)

    assert ended(follow(alone, "red-1")) == ["no_other_knight"]
    assert ended(follow(card, "red-8", "gold")) == ["card"]


@pytest.mark.scenario(2)
def test_two_knights_from_two_towers() -> None:
    first = follow(fresh(4), "red-T1").state
    assert offered(first) == ("red-T2", "red-T3", "red-T4", "red-T5", "end_turn")
    step = follow(first, "red-T2")

    assert told(step, KnightMoved) == [KnightMoved(RED, "red", "T2", "4", 4)]
    assert ended(step) == ["second_knight"]
    assert on(step.state, "4") == ["red", "red"]
    assert on(step.state, "T1") == on(step.state, "T2") == ["blue", "green", "yellow"]


@pytest.mark.scenario(30)
def test_what_is_refused_before_the_first_move() -> None:
    state = position(knights={"chamber": "red", "nest": "red"})
    for seat, pick, code in (
        (RED, "end_turn", "not_offered"),
        (BLUE, "blue-T1", "not_asked"),
        (RED, "blue-T1", "not_offered"),
        (RED, "red-T4", "not_offered"),  # of five only three are left in the castle
        (RED, "red-chamber", "not_offered"),
    ):
        with pytest.raises(Refused, match=code):
            play(EMERALD, state, seat, (pick,))


@pytest.mark.rule("EM-015", "EM-082")
def test_a_treasure_is_the_last_thing_of_a_turn() -> None:
    """No card, no dragon after an arrival in the chamber, even from beside the bar."""
    step = follow(position(knights={"15": "red"}, beat="12 15-"), "red-15")

    assert kinds(step) == [KnightMoved, TreasureGiven, TurnEnded, TurnBegan]
    assert dragon(step.state) == (12, 15, -1)
    assert not told(step, BonusFourGiven)
