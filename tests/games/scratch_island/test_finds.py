"""Keys, chests and treasures: SI-059 to SI-072."""

import pytest
from msgspec.structs import replace

from bot.games.scratch_island.board.squares import NAMES, unpack
from bot.games.scratch_island.content import BOXES, CHESTS, COLOURS, CONTENTS, TREASURES, Colour
from bot.games.scratch_island.model import (
    ChestOpened,
    CrossBlank,
    KeyFound,
    Mode,
    RowStruck,
    RowWon,
    TreasureFound,
    TreasureTooLate,
)
from tests.games.scratch_island.kit import (
    ANNA,
    BEN,
    CARLA,
    GAME,
    HOME,
    T1_HIDDEN,
    F,
    begun,
    later,
    lay,
    path_of,
    refusal,
    scratched,
    table,
    told,
)
from tests.laws import playout


@pytest.mark.rule("SI-059")
def test_six_crosses_hide_four_keys() -> None:
    for seed in range(40):
        state = begun(2, seed)
        for chart, hidden in zip(state.charts, state.contents, strict=True):
            crosses = [s for s in range(81) if unpack(chart.crosses) >> s & 1]
            under = sorted(CONTENTS[hidden[s]] for s in crosses)
            assert under == ["blank", "blank", "key_blue", "key_green", "key_red", "key_yellow"]


@pytest.mark.rule("SI-060")
@pytest.mark.parametrize(
    ("mode", "path", "where"),
    [
        ("domino", f"{HOME} C8", "B8 B9"),
        ("t4", f"{HOME} C8", "B8 B7 B6 A7"),
        ("pickaxe", "E9 F9 F8 F7 F6", "E6"),
        ("l3", "E9 F9 F8 F7 F6 F5 F4", "E4 D4 D3"),
    ],
)
def test_any_motif_reaches_any_cross(mode: Mode, path: str, where: str) -> None:
    step = lay(later(path, mode), mode, where)

    assert told(step, KeyFound, CrossBlank)


@pytest.mark.rule("SI-061")
def test_what_a_cross_hid_is_public_and_stays() -> None:
    key = lay(later(f"{HOME} C8", "pickaxe"), "pickaxe", "B8")
    blank = lay(later("E9 F9 F8 F7 F6", "pickaxe"), "pickaxe", "E6")

    assert told(key, KeyFound) == [KeyFound(BEN, "B8", "green")]
    assert told(blank, CrossBlank) == [CrossBlank(BEN, "E6")]
    assert [f.content for f in GAME.public(blank.state).finds[1] if f.square == "E6"] == ["blank"]
    assert key.state.charts[0].keys == 0  # the key belongs to this map


@pytest.mark.rule("SI-061")
def test_keys_are_never_lost() -> None:
    for state, _, _, _, step in playout(GAME, 3, 12):
        for before, after in zip(state.charts, step.state.charts, strict=True):
            assert before.keys & ~after.keys == 0


@pytest.mark.rule("SI-063")
def test_four_coloured_chests_stand_in_the_corners() -> None:
    where = {colour: NAMES[square] for colour, square in zip(COLOURS, CHESTS, strict=True)}

    assert where == {"blue": "A1", "red": "I1", "green": "A9", "yellow": "I9"}


@pytest.mark.rule("SI-064")
def test_a_chest_is_opened_by_scratching_it() -> None:
    by_motif = lay(later(f"{HOME} B9 B8", "domino"), "domino", "A9 A8", first="A9")
    by_pickaxe = lay(later(f"{HOME} B9 B8", "pickaxe"), "pickaxe", "A9")

    assert told(by_motif, ChestOpened) == told(by_pickaxe, ChestOpened)
    assert not told(lay(later(f"{HOME} B9", "pickaxe"), "pickaxe", "B8"), ChestOpened)
    far = later(f"{HOME} C8 B8", "pickaxe")  # the key, but no way to the chest yet
    assert refusal(far, "A9") == "no_contact"


@pytest.mark.rule("SI-065")
@pytest.mark.parametrize(
    ("colour", "corner", "points"),
    [("blue", "A1", 5), ("red", "I1", 5), ("green", "A9", 4), ("yellow", "I9", 4)],
)
def test_a_chest_counts_at_once(colour: Colour, corner: str, points: int) -> None:
    path = " ".join(name for name in f"{F} A9".split() if name != corner)
    state = later(path, "pickaxe")
    before = GAME.public(state).points[1]

    step = lay(state, "pickaxe", corner)

    assert told(step, ChestOpened) == [ChestOpened(BEN, colour, points)]
    assert GAME.public(step.state).points[1] == before + points


@pytest.mark.rule("SI-066")
def test_chests_are_not_a_race() -> None:
    path = f"{HOME} B9 B8"
    state = table(
        f"{path} A9", path, faces="o4 o4 pickaxe t4", taken={0: 0, 1: 0}, held=(2,), turn=1
    )

    step = lay(state, "pickaxe", "A9")

    assert GAME.public(step.state).points == (4, 4)


@pytest.mark.rule("SI-067")
def test_a_treasure_marks_a_box_by_itself() -> None:
    step = lay(later("E9 D9", "pickaxe"), "pickaxe", "C9")

    assert told(step, TreasureFound) == [TreasureFound(BEN, "ring", 1, 2)]
    assert step.state.charts[1].marked == bytes((0, 0, 1, 0, 0, 0))


@pytest.mark.rule("SI-068")
def test_rows_have_one_to_three_boxes_and_score_when_full() -> None:
    assert dict(zip(TREASURES, BOXES, strict=True)) == {
        "pearl": 1, "amulet": 1, "ring": 2, "mask": 2, "goblet": 3, "crown": 3,
    }  # fmt: skip
    step = lay(later(f"{HOME} C8 C7", "pickaxe"), "pickaxe", "C6")

    assert told(step, RowWon) == [RowWon(BEN, "ring", 2)]
    assert GAME.public(step.state).points == (0, 2)


@pytest.mark.rule("SI-069")
def test_a_won_row_is_struck_for_all_others() -> None:
    state = table(HOME, f"{HOME} C8 C7", HOME, faces="o4 o4 pickaxe t4", taken={0: 0, 1: 0},
                  held=(2,), turn=1)  # fmt: skip

    step = lay(state, "pickaxe", "C6")

    assert told(step, RowStruck) == [RowStruck("ring", (ANNA, CARLA))]
    assert GAME.public(step.state).rows[2] == 1
    assert GAME.public(step.state).points == (0, 2, 0)


@pytest.mark.rule("SI-070")
def test_a_treasure_of_a_finished_row_comes_too_late() -> None:
    state = replace(later("E9 D9", "pickaxe"), rows=(-1, -1, 0, -1, -1, -1))

    step = lay(state, "pickaxe", "C9")

    assert told(step, TreasureFound, TreasureTooLate) == [TreasureTooLate(BEN, "ring")]
    assert step.state.charts[1].marked == bytes(6)
    assert path_of(step.state, 1) == "C9 D9 E9"


@pytest.mark.rule("SI-071")
def test_an_incomplete_row_is_worth_nothing() -> None:
    state = table(f"{HOME} C8 C7 F8", "")

    assert state.charts[0].marked == bytes((0, 0, 1, 0, 1, 1))
    assert GAME.public(state).points == (0, 0)


@pytest.mark.rule("SI-072")
def test_rows_of_one_turn_are_settled_in_the_order_of_scratching() -> None:
    path = "E9 F9 F8 F7"
    state = replace(
        table(path, "", faces="domino pickaxe o4 o4", held=(0, 1)),
        contents=(_with_pearl_at("F5"), T1_HIDDEN),
    )

    step = lay(state, "domino", "F6 F5")

    won = [event.kind for event in told(step, RowWon) if isinstance(event, RowWon)]
    assert (scratched(step), won) == (["F6", "F5"], ["amulet", "pearl"])
    assert step.state.rows[:2] == (0, 0)


def _with_pearl_at(square: str) -> bytes:
    hidden = bytearray(T1_HIDDEN)
    pearl = hidden.index(CONTENTS.index("pearl"))
    hidden[pearl], hidden[NAMES.index(square)] = 0, CONTENTS.index("pearl")
    return bytes(hidden)


@pytest.mark.rule("SI-072")
def test_only_one_seat_ever_wins_a_row() -> None:
    winners: dict[str, int] = {}
    for _, _, _, _, step in playout(GAME, 4, 3):
        for event in step.news:
            if isinstance(event, RowWon):
                assert event.kind not in winners
                winners[event.kind] = event.seat
    assert winners
