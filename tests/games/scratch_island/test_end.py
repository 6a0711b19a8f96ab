"""The end of the game and scoring: SI-073 to SI-085."""

import pytest
from msgspec.structs import replace

from bot.games.scratch_island.board.squares import NAMES
from bot.games.scratch_island.content import BOXES, CHEST_POINTS
from bot.games.scratch_island.model import (
    ChestOpened,
    EndAnnounced,
    GameOver,
    MapsRevealed,
    Options,
    RowWon,
    State,
)
from tests.games.scratch_island.kit import (
    ANNA,
    BEN,
    GAME,
    HOME,
    F,
    answer,
    begun,
    defaults,
    lay,
    menu,
    now,
    offered,
    result,
    table,
    told,
)

EVERYWHERE = " ".join(NAMES)
OPEN = f"{F} A9"  # everything on this path, 23 points


def over(*paths: str, rows: tuple[int, ...] = (-1,) * 6, rung: tuple[int, ...] = ()) -> State:
    return replace(table(*paths, rung=rung, rolls=len(paths)), rows=rows, over="chests")


@pytest.mark.rule("SI-073")
def test_the_fourth_chest_announces_the_end() -> None:
    state = table(F, "", faces="pickaxe t4 l3 o4", held=(0, 1))
    assert GAME.public(state).rung == ()

    step = lay(state, "pickaxe", "A9")

    assert told(step, EndAnnounced) == [EndAnnounced(ANNA)]
    assert step.state.rung == (0,)


@pytest.mark.rule("SI-073")
def test_the_third_chest_does_not() -> None:
    path = " ".join(name for name in F.split() if name != "A1")

    step = lay(table(path, "", faces="pickaxe t4 l3 o4", held=(0, 1)), "pickaxe", "A9")

    assert told(step, ChestOpened, EndAnnounced) == [ChestOpened(ANNA, "green", 4)]


@pytest.mark.rule("SI-074")
def test_the_turn_goes_on_after_the_last_chest() -> None:
    state = table(F, "", faces="pickaxe domino l3 o4", held=(0, 1))

    after = lay(state, "pickaxe", "A9").state

    assert now(after) == 0
    assert {mode for mode, _, _ in offered(after)} == {"domino"}


@pytest.mark.rule("SI-075")
@pytest.mark.parametrize(("rolls", "still_to_roll"), [(0, [1, 2]), (1, [2]), (2, [])])
def test_the_big_round_is_finished(rolls: int, still_to_roll: list[int]) -> None:
    """Everybody who has not rolled in this big round still does."""
    state = table(HOME, HOME, HOME, faces="domino t4 l3 o4", rolls=rolls, rung=(0,))
    rollers = []
    while GAME.asks(state):
        if menu(state).about == "choose_pair" and state.rolls > rolls:
            rollers.append(int(now(state)))
        state = defaults(state, 1)

    assert rollers == still_to_roll


@pytest.mark.rule("SI-076")
def test_who_announced_the_end_takes_part_as_always() -> None:
    state = table(HOME, OPEN, faces="domino t4 l3 o4", taken={0: 0, 1: 0}, turn=1, rung=(1,))
    assert (now(state), menu(state).about) == (1, "take_die")

    after = answer(state, "pass").state

    assert (now(after), menu(after).about) == (1, "choose_pair")


@pytest.mark.rule("SI-077")
def test_others_may_still_open_chests_and_win_rows() -> None:
    state = table(OPEN, F, faces="t4 l3 pickaxe o4", taken={0: 0, 1: 0}, turn=1, rung=(0,))

    step = lay(state, "pickaxe", "A9")

    assert told(step, ChestOpened, EndAnnounced) == [ChestOpened(BEN, "green", 4)]
    assert step.state.rung == (0, 1)
    row = table(OPEN, "E9 F9 F8 F7", faces="t4 l3 pickaxe o4", taken={0: 0, 1: 0}, held=(2,),
                turn=1, rung=(0,))  # fmt: skip
    assert told(lay(row, "pickaxe", "F6"), RowWon) == [RowWon(BEN, "amulet", 1)]


@pytest.mark.rule("SI-078")
def test_the_game_is_over_right_after_the_last_turn() -> None:
    last_turn = table(OPEN, HOME, rolls=1, turn=1, rung=(0,))
    step = answer(last_turn, "pass")
    assert (GAME.asks(step.state), step.state.over) == ((), "chests")

    middle = table(OPEN, HOME, rolls=2, turn=1, rung=(0,))
    assert GAME.asks(answer(middle, "pass").state) != ()


@pytest.mark.rule("SI-079")
@pytest.mark.parametrize("rounds", [5, 15, 20])
def test_the_game_is_over_after_the_last_big_round(rounds: int) -> None:
    options = Options(max_rounds=5 if rounds == 5 else 15 if rounds == 15 else 20)
    before = table(HOME, HOME, rolls=2 * rounds - 2, turn=1, options=options)
    last = table(HOME, HOME, rolls=2 * rounds - 1, turn=1, options=options)

    assert GAME.asks(answer(before, "pass").state) != ()
    assert answer(last, "pass").state.over == "max_rounds"


@pytest.mark.rule("SI-080")
def test_everything_is_shown_when_the_game_is_over() -> None:
    state = table(OPEN, HOME, rolls=1, turn=1, rung=(0,))
    assert GAME.public(state).revealed == ()

    step = answer(state, "pass")
    view = GAME.public(step.state)

    assert told(step, MapsRevealed) == [MapsRevealed()]
    for finds, revealed in zip(view.finds, view.revealed, strict=True):
        assert len(finds) + len(revealed) == 4 + 2 + 12 + 5


@pytest.mark.rule("SI-081")
@pytest.mark.parametrize(
    ("path", "rows", "points"),
    [
        (HOME, (-1,) * 6, 0),
        ("E9 A1", (-1,) * 6, 5),
        ("E9 A1 I1 A9 I9", (-1,) * 6, 18),
        ("E9 A9", (0, -1, 1, 0, -1, 0), 4 + 1 + 2 + 3),
    ],
)
def test_points_are_chests_and_rows(path: str, rows: tuple[int, ...], points: int) -> None:
    assert result(over(path, "", rows=rows)).scores[0] == points


@pytest.mark.rule("SI-082")
def test_nothing_else_counts_and_thirty_is_the_most() -> None:
    assert sum(CHEST_POINTS) + sum(BOXES) == 30
    every_key = "E9 D4 G3 B8 H7 E2 E6"  # keys, blanks and squares
    rocks = "D1 E1 C2 I3 A4 C4 E7 D8"
    assert result(over(f"{every_key} {rocks}", "")).scores == (0, 0)


@pytest.mark.rule("SI-083")
def test_most_points_win() -> None:
    found = result(over("E9 A9", "E9 A1", "E9", rung=(0,)))

    assert (found.winners, found.places) == ((1,), (2, 1, 3))


@pytest.mark.rule("SI-084")
@pytest.mark.parametrize(("rung", "winner"), [((0, 1), 0), ((1, 0), 1)])
def test_among_equals_the_first_with_all_chests_wins(rung: tuple[int, ...], winner: int) -> None:
    four = "E9 A1 I1 A9 I9"

    assert result(over(four, four, rung=rung)).winners == (winner,)


@pytest.mark.rule("SI-085")
def test_who_has_all_chests_beats_who_has_not() -> None:
    """18 points each: four chests, or three chests and rows."""
    state = over("E9 A1 A9 I9", "E9 A1 I1 A9 I9", rows=(-1, -1, 0, -1, 0, -1), rung=(1,))

    assert result(state).scores == (18, 18)
    assert result(state).winners == (1,)


@pytest.mark.rule("SI-085")
def test_then_more_chests_then_a_shared_victory() -> None:
    rows = (-1, -1, -1, -1, 0, -1)
    chests = over("E9 A1", "E9 A9 I9", rows=rows)
    assert result(chests).scores == (8, 8)
    assert result(chests).winners == (1,)

    shared = over("E9 A1", "E9 I1", "E9 A9")
    assert result(shared).places == (1, 1, 3)
    step = answer(table(HOME, HOME, rolls=29, turn=1), "pass")
    assert told(step, GameOver) == [GameOver((0, 0), (ANNA, BEN))]
    assert begun(2, 1).over == ""


@pytest.mark.parametrize(
    ("rival", "dice", "ends"),
    [
        (EVERYWHERE, "pickaxe o4", True),  # nothing more fits anybody
        (EVERYWHERE, "pickaxe pickaxe", False),  # the roller goes on with the second one
        (HOME, "pickaxe o4", False),  # the rival takes one of the pool
    ],
)
def test_the_last_chest_is_asked_back_only_where_nobody_is_left_in_the_round(
    rival: str, dice: str, ends: bool
) -> None:
    ben = " ".join(name for name in EVERYWHERE.split() if name not in ("A9", "C5"))
    state = table(rival, ben, faces=f"{dice} domino domino", held=(0, 1), rolls=1)

    assert GAME.ends_game(GAME.public(state), GAME.own(state, BEN), BEN, ("A9",)) is ends
    assert (GAME.outcome(answer(state, "A9").state) is not None) is ends
