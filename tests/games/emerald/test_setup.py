"""The board at the start, who begins, and what is refused."""

from collections import Counter

import pytest

from bot.games.contract import Refused, Seat
from bot.games.emerald.board import stacks
from bot.games.emerald.content import COLOURS, KINDS
from bot.games.emerald.model import Options, TurnBegan
from bot.games.kit.options import BadOption, settled_options
from tests.games.emerald.kit import (
    EMERALD,
    STANDARD,
    asked,
    dragon,
    follow,
    fresh,
    knights,
    offered,
)

SEED = bytes(32)


@pytest.mark.rule("EM-001")
@pytest.mark.parametrize("seats", [-1, 0, 1, 6, 7])
def test_two_to_five_seats(seats: int) -> None:
    assert list(EMERALD.SEATS) == [2, 3, 4, 5]
    with pytest.raises(Refused, match="seats"):
        EMERALD.start(seats, SEED, STANDARD)


@pytest.mark.rule("EM-002")
def test_the_start_seat_is_drawn_fairly() -> None:
    starts = Counter(fresh(4, first=None, seed=seed).first for seed in range(400))

    assert set(starts) == {0, 1, 2, 3}
    assert all(60 < number < 140 for number in starts.values())


@pytest.mark.rule("EM-002")
def test_seats_play_in_rising_order_and_a_round_begins_with_the_start_seat() -> None:
    state, order, rounds = fresh(3, first=1), [], []
    for _ in range(7):
        order.append(asked(state)[0])
        rounds.append(EMERALD.moment(state).round)
        state = follow(state, offered(state)[0], "end_turn").state

    assert order == [1, 2, 0, 1, 2, 0, 1]
    assert rounds == [0, 0, 0, 1, 1, 1, 2]


@pytest.mark.rule("EM-002")
def test_a_named_seat_begins_and_one_that_does_not_exist_is_refused() -> None:
    step = EMERALD.start(4, SEED, STANDARD, Seat(3))

    assert asked(step.state) == (3, "first_move")
    assert step.news == (TurnBegan(Seat(3), 1),)
    with pytest.raises(Refused, match="start_seat"):
        EMERALD.start(4, SEED, STANDARD, Seat(4))


@pytest.mark.rule("EM-003", "EM-092")
@pytest.mark.parametrize(
    ("seats", "colours"),
    [
        (2, [("red", "orange"), ("blue", "green")]),
        (3, [("red",), ("blue",), ("green",)]),
        (4, [("red",), ("blue",), ("green",), ("yellow",)]),
        (5, [("red",), ("blue",), ("green",), ("yellow",), ("orange",)]),
    ],
)
def test_colours_go_by_seat(seats: int, colours: list[tuple[str, ...]]) -> None:
    assert [player.colours for player in EMERALD.public(fresh(seats)).players] == colours


@pytest.mark.rule("EM-003")
def test_the_order_of_colours() -> None:
    assert COLOURS == ("red", "blue", "green", "yellow", "orange")
    assert knights(fresh(5))["T1"] == Counter(COLOURS)
    assert EMERALD.public(fresh(5)).places[0].knights == COLOURS


@pytest.mark.rule("EM-004", "EM-005")
@pytest.mark.parametrize(
    ("seats", "each", "places"),
    [
        (2, 4, "T1 T2 T3 T4"),
        (3, 5, "T1 T2 T3 T4 T5"),
        (4, 5, "T1 T2 T3 T4 T5"),
        (5, 4, "T1 T2 T3 T4"),
    ],
)
def test_one_knight_of_every_colour_on_every_used_start_place(
    seats: int, each: int, places: str
) -> None:
    state = fresh(seats)
    used = [c for player in EMERALD.public(state).players for c in player.colours]

    assert knights(state) == {place: Counter(used) for place in places.split()}
    assert sum(knights(state).values(), Counter[str]()) == Counter(dict.fromkeys(used, each))


@pytest.mark.rule("EM-006", "EM-007")
def test_stacks_and_box() -> None:
    state = fresh(3)

    assert [len(stack) for stack in stacks(state.gems)] == [2, 3, 2, 3, 2, 3, 2, 3, 2]
    assert [len(stack) for stack in stacks(state.gold)] == [3, 2, 3, 2, 3, 2, 3, 2, 3]
    assert (len(state.box_gems), len(state.box_gold)) == (2, 2)
    assert Counter(b"".join((*stacks(state.gems), state.box_gems))) == dict.fromkeys(range(4), 6)
    assert Counter(b"".join((*stacks(state.gold), state.box_gold))) == dict.fromkeys(range(1, 6), 5)


@pytest.mark.rule("EM-006")
def test_the_top_of_each_stack_is_open_and_only_the_number_below_is_seen() -> None:
    state = fresh(4, seed=5)
    cards = zip(stacks(state.gems), stacks(state.gold), strict=True)
    for stack, (gems, gold) in zip(EMERALD.public(state).stacks, cards, strict=True):
        assert (stack.gem, stack.gems_below) == (KINDS[gems[0]], len(gems) - 1)
        assert (stack.gold, stack.gold_below) == (gold[0], len(gold) - 1)


@pytest.mark.rule("EM-006")
def test_the_decks_are_shuffled_separately_and_differently_each_game() -> None:
    one, two = fresh(3, seed=1), fresh(3, seed=2)

    assert one.gems != two.gems
    assert one.gold != two.gold
    assert [fresh(3, seed=1).gems, fresh(3, seed=1).gold] == [one.gems, one.gold]


@pytest.mark.rule("EM-008")
@pytest.mark.parametrize("seats", EMERALD.SEATS)
def test_bar_and_dragon_at_the_start(seats: int) -> None:
    assert dragon(fresh(seats)) == (7, 10, -1)


@pytest.mark.rule("EM-009", "EM-010")
@pytest.mark.parametrize("seats", EMERALD.SEATS)
def test_four_treasures_and_nobody_has_anything(seats: int) -> None:
    state = fresh(seats)
    view = EMERALD.public(state)

    assert (view.treasures_left, view.chamber, view.nest) == (4, (), ())
    for player in view.players:
        assert (player.gold, player.gems, player.treasures) == (0, (0, 0, 0, 0), 0)
        assert (player.ransoms, player.open_points, player.has_bonus_four) == ((), 0, False)
        assert EMERALD.own(state, player.seat).hand == ()


@pytest.mark.scenario(34)
def test_a_fresh_game_of_three() -> None:
    state = fresh(3, seed=3)
    view = EMERALD.public(state)

    assert sum(len(place.knights) for place in view.places) == 15
    assert knights(state) == {f"T{n}": Counter(["red", "blue", "green"]) for n in range(1, 6)}
    assert all(stack.gem and stack.gold for stack in view.stacks)
    assert [stack.gems_below + 1 for stack in view.stacks] == [2, 3, 2, 3, 2, 3, 2, 3, 2]
    assert [stack.gold_below + 1 for stack in view.stacks] == [3, 2, 3, 2, 3, 2, 3, 2, 3]
    assert (dragon(state), view.treasures_left) == ((7, 10, -1), 4)
    assert asked(state) == (0, "first_move")
    assert offered(state) == ("red-T1", "red-T2", "red-T3", "red-T4", "red-T5")


@pytest.mark.scenario(32)
@pytest.mark.parametrize(
    ("given", "named"),
    [({"length": "quick"}, "length"), ({"ransom_window": 5}, "ransom_window"), ({"foo": 1}, "foo")],
)
def test_unknown_options_and_values_are_refused_by_name(
    given: dict[str, object], named: str
) -> None:
    with pytest.raises(BadOption) as refused:
        settled_options(Options, given)

    name, value, allowed = refused.value.args
    assert (name, value) == (named, given[named])
    assert allowed


@pytest.mark.scenario(32)
def test_wrong_seats_and_start_seats_create_no_game() -> None:
    for seats, first in ((1, None), (6, None), (4, Seat(4))):
        with pytest.raises(Refused):
            EMERALD.start(seats, SEED, STANDARD, first)


def test_options_and_their_defaults() -> None:
    assert settled_options(Options, {}) == Options("standard", "optional", "open")
    chosen = {"length": "short", "second_move": "compulsory", "ransom_cards": "secret"}
    assert settled_options(Options, chosen) == Options("short", "compulsory", "secret")
