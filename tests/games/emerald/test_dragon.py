"""What wakes the dragon, how she walks, and how the bar follows."""

from collections import Counter

import pytest
from msgspec.structs import replace

from bot.games.contract import Rng
from bot.games.emerald.checks import RESTING
from bot.games.emerald.model import DragonWalked, KnightCaught
from bot.games.emerald.rules.dragon import facing_after_shift, walk
from tests.games.emerald.kit import (
    BARE,
    arrive,
    dragon,
    follow,
    on,
    position,
    told,
)

CAVE = range(7, 16)

# Before; then for each roll where she stops, and after → where that is once the bar has shifted:
# the distance to the bar's first field, and her facing.
WALKS = """
-1+ | 0+ -1+ | 1+ 0+ | 2+ 1+
0+  | 1+ 0+  | 2+ 1+ | 3- 2-
1+  | 2+ 1+  | 3- 2- | 2- 1-
1-  | 0+ -1+ | 1+ 0+ | 2+ 1+
2+  | 3- 2-  | 2- 1- | 1- 0+
2-  | 1- 0+  | 0+ -1+ | 1+ 0+
3-  | 2- 1-  | 1- 0+ | 0+ -1+
"""
CELLS: list[tuple[str, int, str, str]] = [
    (before.strip(), roll, *cell.split())  # type: ignore[misc]  # two words a cell
    for before, *cells in (line.split("|") for line in WALKS.strip().splitlines())
    for roll, cell in enumerate(cells, 1)
]


def spot(text: str) -> tuple[int, int]:
    return int(text[:-1]), int(f"{text[-1]}1")


@pytest.mark.rule("EM-046")
@pytest.mark.parametrize("beat", ["7 10-", "8 7+", "9 9+", "10 9+", "12 11+", "12 14-"])
def test_what_wakes_the_dragon(beat: str) -> None:
    bar, at = int(beat.split()[0]), int(beat.split()[1][:-1])
    for field in CAVE:
        woken = bool(told(arrive(field, beat), DragonWalked))
        assert woken == (bar <= field <= bar + 3 or field == at), field


@pytest.mark.rule("EM-047")
def test_the_card_is_taken_before_the_dragon_moves() -> None:
    step = follow(position(knights={"8": "red"}, beat="9 11-", rolls=(1,)), "red-8", "gold")
    names = [type(event).__name__ for event in step.news]

    assert names[:4] == ["KnightMoved", "GoldTaken", "GoldOpened", "DragonWalked"]


@pytest.mark.rule("EM-048")
@pytest.mark.parametrize(
    ("knights", "pick"),
    [
        ({"15": "red"}, "red-15"),  # into the chamber, from beside the bar
        ({"5": "red"}, "red-5"),  # onto the meadow
        ({"11": "red blue green yellow blue"}, "red-11"),  # past bar and dragon
    ],
)
def test_what_does_not_wake_her(knights: dict[str, str], pick: str) -> None:
    step = follow(position(4, knights=knights, beat="12 13+"), pick)

    assert not told(step, DragonWalked)
    assert dragon(step.state) == (12, 13, 1)


@pytest.mark.rule("EM-048", "EM-074")
def test_a_bar_that_reaches_knights_wakes_nobody() -> None:
    """A walk that ends on an empty field; then the bar lies beside the knight on 13."""
    state = position(
        knights={"8": "red", "13": "blue"}, beat="9 9+", gems=BARE, gold=BARE, rolls=(1,)
    )
    step = follow(state, "red-8")

    assert len(told(step, DragonWalked)) == 1
    assert dragon(step.state) == (10, 10, 1)
    assert on(step.state, "13") == ["blue"]


@pytest.mark.rule("EM-049")
@pytest.mark.parametrize("roll", [1, 2, 3])
def test_one_roll_moves_her_field_by_field_along_her_facing(roll: int) -> None:
    (walked,) = told(arrive(7, "7 10-", (roll,)), DragonWalked)

    assert walked.roll == roll
    assert walked.fields == (9, 8, 7)[:roll]


@pytest.mark.rule("EM-049")
def test_the_die_shows_one_to_three_equally() -> None:
    calm = position(knights={"6": "red"}, gems=BARE, gold=BARE)
    rolls = Counter(
        told(follow(replace(calm, rng=Rng(bytes([seed, 0]))), "red-6"), DragonWalked)[0].roll
        for seed in range(240)
    )

    assert set(rolls) == {1, 2, 3}
    assert all(55 < number < 105 for number in rolls.values())


@pytest.mark.rule("EM-050", "EM-052")
@pytest.mark.scenario(13)
@pytest.mark.parametrize(("before", "roll", "stop", "after"), CELLS)
@pytest.mark.parametrize("bar", [9, 12])
def test_the_table_of_all_walks(before: str, roll: int, stop: str, after: str, bar: int) -> None:
    offset, facing = spot(before)
    entered, turned = walk(bar, bar + offset, facing, roll)
    stopped = entered[-1]

    assert (stopped - bar, turned) == spot(stop)
    assert len(entered) == roll
    shifted = facing_after_shift(bar + 1, stopped, turned)
    assert (stopped - bar - 1, shifted) == spot(after)


@pytest.mark.scenario(13)
def test_a_walk_with_a_turn_in_a_game() -> None:
    step = arrive(9, "9 10+", (3,))

    assert told(step, DragonWalked) == [DragonWalked(3, (11, 12), 11, -1)]
    assert dragon(step.state) == (10, 11, -1)


@pytest.mark.rule("EM-050")
def test_she_may_come_back_to_where_she_started() -> None:
    step = arrive(12, "12 14+", (2,))

    assert told(step, DragonWalked) == [DragonWalked(2, (15,), 14, -1)]


@pytest.mark.rule("EM-050")
def test_entering_the_first_field_from_outside_is_no_turn() -> None:
    assert walk(9, 8, 1, 1) == ((9,), 1)


@pytest.mark.rule("EM-051")
@pytest.mark.parametrize(("roll", "stop"), [(1, 9), (2, 10), (3, 11)])
def test_from_behind_the_bar_she_walks_towards_the_chamber(roll: int, stop: int) -> None:
    state = arrive(12, "9 8+", (roll,)).state

    assert state.dragon == stop


@pytest.mark.rule("EM-052")
@pytest.mark.parametrize(
    ("beat", "roll", "after"),
    [
        ("9 11-", 1, (10, 10, 1)),  # on the first field of the shifted bar
        ("9 11-", 2, (10, 9, 1)),  # behind it
        ("9 12-", 1, (10, 11, -1)),  # within: unchanged
        ("9 9+", 1, (10, 10, 1)),
    ],
)
def test_the_head_always_shows_her_next_step(
    beat: str, roll: int, after: tuple[int, int, int]
) -> None:
    assert dragon(arrive(12, beat, (roll,)).state) == after


@pytest.mark.rule("EM-053")
def test_she_keeps_to_the_bar() -> None:
    """From every situation and with every roll, all fields of a walk lie beside the bar."""
    for offset, facing in {spot(before) for before, *_ in CELLS}:
        for roll in (1, 2, 3):
            entered, _ = walk(9, 9 + offset, facing, roll)
            assert all(9 <= field <= 12 for field in entered)
            assert entered[-1] - 10 in range(-1, 3)  # after the shift


@pytest.mark.rule("EM-053")
def test_there_are_twenty_five_situations_and_no_other() -> None:
    """Whatever is rolled, from the start to the last walks: those that `flaws` allows."""
    seen, ahead = set[tuple[int, int, int]](), [(7, 10, -1)]
    while ahead:
        bar, at, facing = ahead.pop()
        seen.add((bar, at, facing))
        for roll in (1, 2, 3):
            entered, turned = walk(bar, at, facing, roll)
            later = min(bar + 1, 12)
            shown = facing_after_shift(later, entered[-1], turned) if bar < 12 else turned
            if (later, entered[-1], shown) not in seen:
                ahead.append((later, entered[-1], shown))

    assert len(seen) == 25
    assert seen == {(bar, *place) for bar, places in RESTING.items() for place in places}


@pytest.mark.rule("EM-054")
def test_a_dragon_that_has_not_moved_catches_nobody() -> None:
    """Landing on her field is harmless, and so is being passed."""
    state = position(
        knights={"8": "red", "10": "blue"}, beat="9 9+", gems=BARE, gold=BARE, rolls=(2,)
    )
    step = follow(state, "red-8")

    assert told(step, DragonWalked)[0].fields == (10, 11)
    assert not told(step, KnightCaught)
    assert (on(step.state, "9"), on(step.state, "10")) == (["red"], ["blue"])


@pytest.mark.rule("EM-055")
def test_each_waking_is_one_walk_and_the_second_knight_may_wake_her_again() -> None:
    state = position(
        knights={"11": "red", "13": "red"}, beat="12 12+", gems=BARE, gold=BARE, rolls=(3, 1)
    )
    step = follow(state, "red-11", "red-13")

    assert [walked.fields for walked in told(step, DragonWalked)] == [(13, 14, 15), (14,)]
