"""Gold, gems and the bonus for four kinds."""

from collections.abc import Mapping

import pytest

from bot.games.contract import Refused, Seat, play
from bot.games.emerald.content import KINDS
from bot.games.emerald.model import (
    BonusFourGiven,
    DragonWalked,
    GemOpened,
    GemTaken,
    GoldOpened,
    GoldTaken,
    StackUsedUp,
    State,
    TurnEnded,
)
from tests.games.emerald.kit import (
    BLUE,
    EMERALD,
    GREEN,
    RED,
    asked,
    follow,
    offered,
    position,
    told,
)

FAR = "12 13+"  # the dragon out of the way of fields 7 to 11


def before_nine(
    gems: str = "emerald ruby",
    gold: str = "4 2 1",
    hand: str = "",
    owned: Mapping[int, str] | None = None,
    bonus_four: Seat | None = None,
) -> State:
    """Red may step onto field 9, where these cards lie, outside the bar."""
    return position(
        4, knights={"8": "red"}, beat="10 12-", gems={9: gems}, gold={9: gold},
        hands={0: hand}, owned=owned, bonus_four=bonus_four,
    )  # fmt: skip


@pytest.mark.rule("EM-035")
def test_one_card_of_choice_in_the_cave() -> None:
    state = follow(before_nine(), "red-8").state
    assert asked(state) == (RED, "take_card")
    assert offered(state) == ("gem", "gold")
    with pytest.raises(Refused, match="not_offered"):
        play(EMERALD, state, RED, ("end_turn",))

    gem, gold = follow(state, "gem"), follow(state, "gold")
    assert told(gem, GemTaken) == [GemTaken(RED, 9, "emerald")]
    assert told(gold, GoldTaken) == [GoldTaken(RED, 9, 4)]
    assert not told(gem, GoldTaken)
    assert not told(gold, GemTaken)


@pytest.mark.rule("EM-036")
@pytest.mark.parametrize(
    ("gems", "gold", "kind"), [("emerald ruby", "", GemTaken), ("", "3", GoldTaken)]
)
def test_the_only_stack_left_gives_its_card_unasked(gems: str, gold: str, kind: type) -> None:
    step = follow(before_nine(gems=gems, gold=gold), "red-8")

    assert len(told(step, kind)) == 1
    assert asked(step.state) == (BLUE, "first_move")


@pytest.mark.rule("EM-037")
def test_where_nothing_lies_there_is_no_card_and_the_turn_goes_on() -> None:
    step = follow(before_nine(gems="", gold=""), "red-8")

    assert len(step.news) == 1
    assert asked(step.state) == (RED, "second_move")


@pytest.mark.rule("EM-038")
@pytest.mark.parametrize("field", range(1, 6))
def test_no_cards_on_the_meadow(field: int) -> None:
    step = follow(position(knights={str(field): "red"}), f"red-{field}")

    assert len(step.news) == 1


@pytest.mark.rule("EM-038")
def test_passed_fields_give_nothing() -> None:
    state = position(4, knights={"7": "red blue green"}, gems={10: ""}, gold={10: ""}, beat=FAR)
    step = follow(state, "red-7")

    assert len(step.news) == 1
    assert asked(step.state) == (RED, "second_move")


@pytest.mark.rule("EM-039")
def test_the_next_card_is_opened_before_the_dragon_rolls() -> None:
    state = position(
        knights={"8": "red"}, beat="9 11-", rolls=(1,),
        gems={9: "emerald ruby"}, gold={9: "4 2 1"},
    )  # fmt: skip
    gold, gem = follow(state, "red-8", "gold"), follow(state, "red-8", "gem")

    assert gold.news[1:3] == (GoldTaken(RED, 9, 4), GoldOpened(9, 2, 1))
    assert gem.news[1:3] == (GemTaken(RED, 9, "emerald"), GemOpened(9, "ruby", 0))
    assert isinstance(gold.news[3], DragonWalked)
    assert EMERALD.public(gold.state).stacks[2].gold == 2
    assert EMERALD.public(gem.state).stacks[2].gem == "ruby"


@pytest.mark.rule("EM-039")
def test_the_last_card_leaves_the_stack_used_up() -> None:
    step = follow(before_nine(gems="ruby", gold="5"), "red-8", "gold")
    stack = EMERALD.public(step.state).stacks[2]

    assert step.news[2] == StackUsedUp(9, "gold")
    assert (stack.gold, stack.gold_below, stack.gem) == (None, 0, "ruby")
    taken = follow(before_nine(gems="ruby", gold="5"), "red-8", "gem")
    assert taken.news[2] == StackUsedUp(9, "gem")


@pytest.mark.rule("EM-040")
def test_gold_goes_into_the_hand_and_all_see_only_the_number() -> None:
    step = follow(before_nine(hand="1 5"), "red-8", "gold")
    view = EMERALD.public(step.state)

    assert EMERALD.own(step.state, RED).hand == (1, 4, 5)
    assert (view.players[RED].gold, view.players[RED].final) == (3, None)
    assert view.players[RED].open_points == 0


@pytest.mark.rule("EM-041")
def test_a_gem_lies_open_and_is_worth_one() -> None:
    step = follow(before_nine(), "red-8", "gem")
    player = EMERALD.public(step.state).players[RED]

    assert (player.gems, player.open_points, player.gold) == ((0, 1, 0, 0), 1, 0)


@pytest.mark.rule("EM-042")
def test_there_is_no_hand_limit() -> None:
    step = follow(before_nine(hand="1 1 1 2 2 3 3 4 5 5"), "red-8", "gold")

    assert EMERALD.public(step.state).players[RED].gold == 11
    assert asked(step.state) == (BLUE, "first_move")


@pytest.mark.rule("EM-042")
def test_a_used_up_stack_stays_empty() -> None:
    """The next knight there, a round later, finds the other stack only, and then nothing."""
    state = position(
        3, knights={"8": "red red red"}, gems={11: "ruby"}, gold={11: "2"}, beat="12 13+",
    )  # fmt: skip
    one = follow(state, "red-8", "gold", "blue-T1", "end_turn", "green-T1", "end_turn").state
    assert EMERALD.public(one).stacks[4].gold is None
    assert EMERALD.public(one).stacks[4].gem == "ruby"


@pytest.mark.rule("EM-043")
@pytest.mark.parametrize(
    ("owned", "gets"),
    [
        ("ruby emerald garnet garnet", True),
        ("ruby emerald", False),
        ("ruby ruby garnet garnet garnet", False),
    ],
)
def test_four_kinds_bring_the_bonus_before_the_dragon_is_tested(owned: str, gets: bool) -> None:
    state = position(
        4, knights={"8": "red"}, gems={9: "turquoise"}, owned={0: owned}, beat="9 11-", rolls=(1,),
    )  # fmt: skip
    step = follow(state, "red-8", "gem")
    names = [type(event).__name__ for event in step.news]

    assert EMERALD.public(step.state).players[RED].has_bonus_four == gets
    assert ("BonusFourGiven" in names) == gets
    if gets:
        assert names.index("BonusFourGiven") < names.index("DragonWalked")
        assert EMERALD.public(step.state).players[RED].open_points == 5 + 4


@pytest.mark.rule("EM-044")
def test_the_bonus_is_given_once_and_stays() -> None:
    state = before_nine(
        gems="turquoise", owned={0: "ruby emerald garnet", 1: " ".join(KINDS)}, bonus_four=BLUE
    )
    step = follow(state, "red-8", "gem")

    assert not told(step, BonusFourGiven)
    assert [p.has_bonus_four for p in EMERALD.public(step.state).players] == [
        False,
        True,
        False,
        False,
    ]


@pytest.mark.rule("EM-045")
def test_the_other_bonus_cards_wait_for_the_end() -> None:
    """Three rubies against none are three points, as long as the game runs."""
    step = follow(before_nine(gems="ruby", owned={0: "ruby ruby"}), "red-8", "gem")

    assert EMERALD.public(step.state).players[RED].open_points == 3
    assert not told(step, BonusFourGiven)


@pytest.mark.scenario(6)
def test_gold_outside_the_bar() -> None:
    step = follow(before_nine(), "red-8", "gold")
    view = EMERALD.public(step.state)

    assert EMERALD.own(step.state, RED).hand == (4,)
    assert view.players[RED].gold == 1
    assert (view.stacks[2].gold, view.stacks[2].gold_below) == (2, 1)
    assert not told(step, DragonWalked)
    assert told(step, TurnEnded) == [TurnEnded(RED, "card")]


@pytest.mark.scenario(7)
def test_the_last_gold_is_taken_unasked() -> None:
    step = follow(before_nine(gems="", gold="3"), "red-8")

    assert told(step, GoldTaken) == [GoldTaken(RED, 9, 3)]
    assert told(step, StackUsedUp) == [StackUsedUp(9, "gold")]
    assert told(step, TurnEnded) == [TurnEnded(RED, "card")]


@pytest.mark.scenario(8)
def test_a_field_without_cards() -> None:
    state = position(knights={"7": "red"}, gems={8: ""}, gold={8: ""}, beat=FAR)
    step = follow(state, "red-7")

    assert len(step.news) == 1
    assert asked(step.state) == (RED, "second_move")
    assert offered(step.state)[-1] == "end_turn"


@pytest.mark.scenario(20)
def test_who_is_first_with_four_kinds() -> None:
    state = position(
        knights={"8": "red green", "9": "blue"}, gems={10: "turquoise garnet"},
        owned={0: "ruby emerald garnet", 1: "ruby emerald turquoise"}, beat="10 13-",
        rolls=(1, 1),
    )  # fmt: skip
    red = follow(state, "red-8", "gem")
    names = [type(event).__name__ for event in red.news]
    assert names.index("BonusFourGiven") < names.index("DragonWalked")
    blue = follow(red.state, "blue-9", "gem")

    assert not told(blue, BonusFourGiven)
    players = EMERALD.public(blue.state).players
    assert [player.has_bonus_four for player in players] == [True, False, False]
    assert players[BLUE].gems == (1, 1, 1, 1)
    assert players[GREEN].gems == (0, 0, 0, 0)
