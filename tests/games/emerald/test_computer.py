"""How the computer player thinks; how strong it is stands in test_emerald_strength.py."""

from collections.abc import Mapping
from functools import partial
from typing import Literal

import pytest

from bot.games.contract import ComputerConfig, Path, Rng
from bot.games.emerald.computer.worth import arrival_worth, card_worth, gem_worth, standings
from bot.games.emerald.model import State
from bot.games.emerald.views import Stack
from tests.games.emerald.kit import (
    BARE,
    EMERALD,
    RED,
    asked,
    follow,
    fresh,
    position,
)

NORMAL, FAR = ComputerConfig(), "12 13+"


def chosen(state: State, config: ComputerConfig = NORMAL) -> Path:
    seat = asked(state)[0]
    tree = partial(EMERALD.choices, state, seat)
    return EMERALD.choose(EMERALD.public(state), EMERALD.own(state, seat), seat, tree, config)


def answers(state: State, level: Literal["easy", "normal"] = "normal") -> set[Path]:
    """Whatever its luck."""
    return {chosen(state, ComputerConfig(level, luck)) for luck in range(40)}


def two_knights(*fields: int, beat: str = FAR, **cards: Mapping[int, str]) -> State:
    """Red has no others, so none can move for free before a card is taken."""
    knights = {str(field): "red" for field in fields}
    return position(
        knights={**knights, "nest": "red red red"}, gems=cards.get("gems"), gold=cards["gold"],
        beat=beat,
    )  # fmt: skip


def test_a_move_without_card_comes_first() -> None:
    """Then there is a second one, which takes the card."""
    state = position(knights={"8": "red"}, gold={9: "5 1 1"}, beat=FAR)
    first, *then = chosen(state)

    assert first.startswith("red-T")
    assert then == ["red-8", "gold"]


def test_it_takes_the_dear_card() -> None:
    state = two_knights(8, 10, gold={9: "5 1 1", 11: "1 1 1"})

    assert chosen(state) == ("red-8", "gold")
    assert chosen(follow(state, "red-8").state) == ("gold",)  # as release 1.0.0 asked for it


def test_it_prefers_the_gem_that_completes_four_kinds() -> None:
    state = position(
        knights={"8": "red"}, gems={9: "turquoise"}, gold={9: "5 1 1"},
        owned={0: "ruby emerald garnet"}, beat=FAR,
    )  # fmt: skip

    assert chosen(follow(state, "red-8").state) == ("gem",)


def test_it_lengthens_the_second_stride_with_the_first_knight() -> None:
    """From 6 the way to the dear card on 8 takes company on the field: first 5, then 6."""
    state = position(
        knights={"5": "red", "6": "red", "1": "red", "2": "red", "3": "red"},
        gems={7: "", 8: ""}, gold={7: "", 8: "5 1"}, beat=FAR,
    )  # fmt: skip
    assert chosen(state) == ("red-5", "red-6")


def test_it_does_not_walk_into_the_dragon_for_little() -> None:
    """Field 13 and 9 offer the same card, but on 13 two of three rolls would catch the knight."""
    state = two_knights(8, 12, beat="12 14-", gems=BARE, gold={**BARE, 9: "2", 13: "2"})

    assert answers(state) == {("red-8",)}


def test_it_names_the_strongest_rival_and_never_itself() -> None:
    state = position(
        4, knights={"14": "red", "13": "red blue green"}, beat="12 12+", gems=BARE, gold=BARE,
        hands={1: "1", 2: "1 1 1 1"}, rolls=(1,),
    )  # fmt: skip

    assert chosen(follow(state, "red-14").state) == ("green",)


def test_it_ends_a_game_that_is_won_and_not_one_that_is_lost() -> None:
    rich = position(knights={"15": "red", "chamber": "red red blue"}, hands={0: "5 5 5"})
    poor = position(knights={"15": "red", "chamber": "blue blue blue"}, hands={1: "5 5 5"})
    view, own = EMERALD.public(rich), EMERALD.own(rich, RED)

    assert arrival_worth(view, own, RED) > 5
    assert arrival_worth(EMERALD.public(poor), EMERALD.own(poor, RED), RED) < 5
    assert arrival_worth(EMERALD.public(fresh(3)), EMERALD.own(fresh(3), RED), RED) == 5


def test_it_guesses_the_rivals_gold_by_its_number() -> None:
    state = position(hands={0: "5 5", 1: "1 1", 2: ""}, owned={2: "ruby"})
    scores = standings(EMERALD.public(state), EMERALD.own(state, RED), RED)

    assert scores == [10, 6, 5]


@pytest.mark.parametrize(
    ("mine", "theirs", "kind", "worth"),
    [
        ("", "", "ruby", 1 + 2 + 0.3),  # takes the lead in a first kind
        ("ruby", "", "ruby", 1 + 2),  # makes the lead safe
        ("ruby ruby", "", "ruby", 1),  # it is safe
        ("", "ruby ruby", "ruby", 1 + 0.3),  # out of reach
        ("ruby emerald garnet", "", "turquoise", 1 + 2 + 4),
    ],
)
def test_what_a_gem_is_worth(mine: str, theirs: str, kind: str, worth: float) -> None:
    view = EMERALD.public(position(owned={0: mine, 1: theirs}))

    assert gem_worth(view, RED, kind) == pytest.approx(worth)


def test_a_used_up_field_is_worth_nothing() -> None:
    view = EMERALD.public(fresh(3))

    assert card_worth(view, RED, Stack(9, None, 0, None, 0)) == 0
    assert card_worth(view, RED, Stack(9, None, 0, 4, 0)) == 4


def test_it_ends_no_game_that_it_thinks_lost() -> None:
    """EM-C1: it would have walked into the chamber for the last treasure, 5 : 15."""
    state = position(
        knights={"15": "red", "chamber": "blue blue blue"}, hands={1: "5 5 5"}, beat=FAR
    )
    assert EMERALD.public(state).treasures_left == 1
    assert ("red-15",) not in answers(state)
    assert ("red-15",) not in answers(state, "easy")


def caught(mine: str, theirs: str) -> State:
    """Red, with two knights left, is asked for a ransom by the dragon on 13."""
    state = position(
        knights={"14": "blue", "13": "red", "1": "red", "nest": "red red red"}, active=1,
        beat="12 12+", gems=BARE, gold=BARE, hands={0: mine, 1: theirs}, rolls=(1,),
    )  # fmt: skip
    return follow(state, "blue-14").state


def test_with_two_knights_the_estimate_decides_about_a_ransom() -> None:
    """EM-C2: to lose a knight ends the game."""
    assert asked(caught("1 5 5 5", "1")) == (RED, "ransom")
    assert answers(caught("1 5 5 5", "1")) == {("give_up",)}
    assert answers(caught("1 1", "5 5 5")) == {("pay1",)}
    assert answers(caught("1 5", "1")) == {("pay1",)}, "not by so little"


def test_among_equals_luck_decides() -> None:
    state = two_knights(8, 10, gems=BARE, gold={**BARE, 9: "4", 11: "4"})
    assert answers(state) == {("red-8",), ("red-10",)}


def test_an_easy_player_overlooks_what_matters_little() -> None:
    small = two_knights(8, 10, gems=BARE, gold={**BARE, 9: "3", 11: "2"})
    large = two_knights(8, 10, gems=BARE, gold={**BARE, 9: "5", 11: "1"})
    assert answers(small, "easy") == {("red-8",), ("red-10",)}
    again = [chosen(small, ComputerConfig("easy", luck)) for luck in range(40)]
    worse = [chosen(large, ComputerConfig("easy", luck)) for luck in range(40)]
    assert again.count(("red-10",)) > worse.count(("red-10",))
    assert again == [chosen(small, ComputerConfig("easy", luck)) for luck in range(40)]


def test_it_knows_no_secrets() -> None:
    """The same answer in every world its seat cannot tell apart."""
    state = position(
        knights={"8": "red", "10": "red blue"}, hands={0: "2", 1: "5 5", 2: "1"}, beat="9 10+"
    )
    for number in range(10):
        other = EMERALD.resample_hidden(state, RED, Rng(bytes([number])))
        assert chosen(other) == chosen(state)


def test_it_answers_every_question_of_a_game() -> None:
    state, questions = fresh(4, seed=3), set()
    while EMERALD.asks(state):
        questions.add(asked(state)[1])
        state = follow(state, *chosen(state)).state

    assert questions == {"first_move", "second_move", "victim", "ransom"}
    assert EMERALD.outcome(state) is not None
