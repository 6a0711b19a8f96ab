"""Scratching, pickaxe and snake: SI-042 to SI-058."""

import pytest

from bot.games.scratch_island.board.squares import MAP, NAMES, NUMBERS, beside, named, squares
from bot.games.scratch_island.content import SNAKE
from bot.games.scratch_island.model import (
    ChestOpened,
    KeyFound,
    MotifPlaced,
    Options,
    Place,
    RockBroken,
    SnakeMet,
    SquareScratched,
    TreasureFound,
    TurnEnded,
)
from bot.games.scratch_island.rules.placing import all_placements, scratching_order
from tests.games.scratch_island.kit import (
    ANNA,
    BEN,
    GAME,
    HOME,
    T1_HIDDEN,
    F,
    actions,
    begun,
    land,
    later,
    lay,
    left_unused,
    menu,
    now,
    offered,
    path_of,
    reasons,
    roller,
    scratched,
    spell,
    table,
    told,
)


def order(path: str, where: str, first: str) -> str:
    return spell(scratching_order(land(path), named(*where.split()), NUMBERS[first]))


@pytest.mark.rule("SI-042")
def test_each_square_is_settled_before_the_next() -> None:
    step = lay(later("E9 F9", "domino"), "domino", "F8 G8")

    kinds = [type(event).__name__ for event in step.news[:7]]
    assert kinds == [
        "MotifPlaced",
        "SquareScratched",
        "TreasureFound",
        "SquareScratched",
        "TreasureFound",
        "RowWon",
        "RowStruck",
    ]


@pytest.mark.rule("SI-043")
def test_every_further_square_touches_what_is_scratched() -> None:
    for motif in ("l4", "t4", "s4", "o4", "l3"):
        for path in (HOME, "E9 E8 F8", F):
            ground = land(path)
            for laid in all_placements(ground, motif):
                for first in squares(ground.contact & laid):
                    done = ground.path
                    for square in scratching_order(ground, laid & MAP, first):
                        assert beside(done, ground.ways) >> square & 1
                        done |= 1 << square


@pytest.mark.rule("SI-044")
@pytest.mark.parametrize(
    ("path", "where", "first", "expected"),
    [
        ("E9 F9 F8 F7 G7 H7", "G8 H8 H9 I9", "H8", "H8 H9 I9 G8"),  # a detour to the chest
        (HOME, "C8 B8 C7 C6", "C8", "C8 B8 C7 C6"),  # the cross before the ground
        (HOME, "C8 B8 C7 A8", "C8", "C8 B8 C7 A8"),  # then reading order
        ("", "D9 E8 E9 F9", "E9", "E9 E8 D9 F9"),
        (f"{HOME} C8", "B8 B7 B6 A7", "B8", "B8 B7 B6 A7"),
    ],
)
def test_the_order_follows_from_the_first_square(
    path: str, where: str, first: str, expected: str
) -> None:
    assert order(path, where, first) == expected


@pytest.mark.rule("SI-044")
def test_the_player_chooses_among_the_possible_first_squares() -> None:
    state = later(f"{HOME} C8", "domino")

    firsts = {first for _, first, where in offered(state) if where == "B8 B9"}

    assert firsts == {"B8", "B9"}


@pytest.mark.rule("SI-045")
def test_the_order_is_shown_before_the_commit() -> None:
    state = later(HOME, "l4")
    view, own = GAME.public(state), GAME.own(state, now(state))

    shown = GAME.label(view, own, now(state), ("C8",), "C6-C7-B8-C8")

    assert shown.args == {"number": 4, "order": "C8 › B8 ✕ › C7 › C6"}


@pytest.mark.rule("SI-045")
def test_a_commit_cannot_be_undone() -> None:
    state = roller(HOME, "domino pickaxe")
    places = [action for action in actions(state) if isinstance(action, Place)]

    assert {place.mode for place in places} == {"domino", "pickaxe", "combine"}
    assert all(GAME.apply(state, ANNA, place).reveals for place in places)


@pytest.mark.rule("SI-046")
def test_a_pickaxe_takes_one_square_and_may_break_a_rock() -> None:
    step = lay(later("E9 D9", "pickaxe"), "pickaxe", "D8")

    assert scratched(step) == ["D8"]
    assert told(step, RockBroken) == [RockBroken(BEN, "D8")]
    assert not any(where == "E7" for _, _, where in offered(later("E9 D9", "pickaxe")))


@pytest.mark.rule("SI-047")
@pytest.mark.parametrize(
    ("kind", "path", "square"),
    [
        ("ground", HOME, "C8"),
        ("cross", f"{HOME} C8", "B8"),
        ("chest with its key", f"{HOME} B9 B8", "A9"),
        ("boat", "", "E9"),
    ],
)
def test_a_pickaxe_takes_any_other_legal_square(kind: str, path: str, square: str) -> None:
    assert ("pickaxe", square, square) in offered(later(path, "pickaxe")), kind


@pytest.mark.rule("SI-047")
def test_a_pickaxe_opens_no_locked_chest() -> None:
    assert ("pickaxe", "A9", "A9") not in offered(later(f"{HOME} B9", "pickaxe"))


@pytest.mark.rule("SI-048")
def test_a_broken_rock_is_gone_and_shows_its_treasure() -> None:
    step = lay(roller("E9 D9", "pickaxe domino"), "pickaxe", "D8")

    assert told(step, TreasureFound) == [TreasureFound(ANNA, "goblet", 1, 3)]
    assert ("domino", "D7", "C7 D7") in offered(step.state)
    for state in (begun(4, seed) for seed in range(10)):
        for one, hidden in zip(state.charts, state.contents, strict=True):
            rocks = int.from_bytes(one.rocks, "little")
            assert not any(hidden[s] == SNAKE for s in range(81) if rocks >> s & 1)


@pytest.mark.rule("SI-049")
def test_only_the_roller_combines_pickaxe_and_motif() -> None:
    assert ("combine", "D8", "D7 D8") in offered(roller("E9 D9", "domino pickaxe"))
    assert ("combine", "D8", "D7 D8") in offered(roller("E9 D9", "pickaxe domino"))
    assert not any(m == "combine" for m, _, _ in offered(roller("E9 D9", "domino l3")))
    assert not any(m == "combine" for m, _, _ in offered(later("E9 D9", "pickaxe")))


@pytest.mark.rule("SI-050")
@pytest.mark.parametrize("where", ["D8 D7 D6", "C8 D8 B8", "E8 D8 F8"])
def test_the_rock_may_be_anywhere_in_the_motif(where: str) -> None:
    state = roller("E9 D9 C9", "i3 pickaxe")
    found = [one for one in offered(state) if set(one[2].split()) == set(where.split())]

    assert found
    assert {mode for mode, _, _ in found} == {"combine"}


@pytest.mark.rule("SI-050")
def test_all_other_rules_hold_for_a_combination() -> None:
    chests = {"A1", "I1", "A9", "I9"}
    for mode, _, where in offered(roller("E9 D9", "l4 pickaxe")):
        if mode == "combine":
            assert not chests & set(where.split())
            assert not {"E9", "D9"} & set(where.split())
    assert all("E9" in where for _, _, where in offered(roller("", "l4 pickaxe")))


@pytest.mark.rule("SI-051")
def test_a_combination_stopped_by_a_snake_still_costs_both_dice() -> None:
    hidden = bytearray(T1_HIDDEN)
    hidden[NUMBERS["C8"]], hidden[NUMBERS["A8"]] = SNAKE, 0
    state = table(HOME, "", faces="domino pickaxe t4 l3", held=(0, 1), hidden=bytes(hidden))

    step = lay(state, "combine", "C8 D8", first="C8")

    assert scratched(step) == ["C8"]
    assert (reasons(step)[0], step.state.held) == ("snake", ())
    assert "D8" not in path_of(step.state, 0)


@pytest.mark.rule("SI-051")
def test_a_combination_costs_both_dice() -> None:
    step = lay(roller(HOME, "domino pickaxe"), "combine", "C8 D8", first="D8")

    assert (scratched(step), reasons(step)[0]) == (["D8", "C8"], "dice_used")
    assert now(step.state) == 1


@pytest.mark.rule("SI-052")
def test_a_combination_has_exactly_one_rock() -> None:
    rocks = {"D1", "E1", "C2", "I3", "A4", "C4", "E7", "D8"}
    for held in ("l4 pickaxe", "t4 pickaxe", "l3 pickaxe"):
        found = [where for mode, _, where in offered(roller("E9 D9", held)) if mode == "combine"]
        assert found
        assert all(len(rocks & set(where.split())) == 1 for where in found)


@pytest.mark.rule("SI-053")
def test_two_pickaxes_are_used_one_after_the_other() -> None:
    state = roller("E9 D9", "pickaxe pickaxe")
    assert {mode for mode, _, _ in offered(state)} == {"pickaxe"}

    after = lay(state, "pickaxe", "D8").state

    assert (now(after), len(after.held)) == (0, 1)
    assert ("pickaxe", "D7", "D7") in offered(after)


@pytest.mark.rule("SI-054")
def test_a_snake_ends_the_turn_at_once() -> None:
    step = lay(roller("E9 F9", "i3 l4"), "i3", "F6 F7 F8")

    assert step.news[0] == MotifPlaced(ANNA, "i3", ("F8", "F7", "F6"), "i3")
    assert [e for e in step.news if isinstance(e, SquareScratched)][-1].square == "F7"
    assert told(step, SnakeMet, TurnEnded)[:2] == [SnakeMet(ANNA, "F7"), TurnEnded(ANNA, "snake")]
    assert now(step.state) == 1


@pytest.mark.rule("SI-055")
def test_what_was_found_before_the_snake_counts() -> None:
    state = lay(roller(HOME, "domino l3"), "domino", "B8 C8").state

    step = lay(state, "l3", "A8 A9 B9", first="B9")

    assert told(step, ChestOpened, SnakeMet) == [
        ChestOpened(ANNA, "green", 4),
        SnakeMet(ANNA, "A8"),
    ]
    assert GAME.public(step.state).points[0] == 4
    assert state.charts[0].keys == step.state.charts[0].keys


@pytest.mark.rule("SI-056")
def test_a_met_snake_is_part_of_the_path_and_harmless() -> None:
    after = lay(roller("E9 F9", "i3 l4"), "i3", "F6 F7 F8").state
    assert path_of(after, 0) == "F7 F8 E9 F9"

    step = lay(later("E9 F9 F8 F7", "domino"), "domino", "F5 F6")

    assert reasons(step)[0] == "dice_used"


@pytest.mark.rule("SI-057")
def test_a_snake_affects_this_turn_only() -> None:
    state = table("E9 F9", HOME, HOME, faces="i3 l4 domino pickaxe", held=(0, 1))

    after = lay(state, "i3", "F6 F7 F8").state

    assert (now(after), menu(after).picks) == (1, ("domino", "pickaxe", "pass"))
    assert left_unused(after, "domino").state.takers == (0, 0, 1, -1)


@pytest.mark.rule("SI-058")
def test_five_snakes_in_the_ground_never_beside_the_boat() -> None:
    for seed in range(40):
        state = begun(2, seed)
        for one, hidden in zip(state.charts, state.contents, strict=True):
            lairs = {NAMES[s] for s in range(81) if hidden[s] == SNAKE}
            assert len(lairs) == Options().snakes == 5
            crosses = int.from_bytes(one.crosses, "little")
            rocks = int.from_bytes(one.rocks, "little")
            assert not named(*lairs) & (crosses | rocks)
            assert not lairs & {"D9", "E8", "F9", "E9", "A1", "I1", "A9", "I9"}


@pytest.mark.rule("SI-062")
def test_a_key_works_from_the_next_placement_of_the_same_turn() -> None:
    state = roller(f"{HOME} C8", "domino pickaxe")
    assert not any("A9" in where.split() for _, _, where in offered(state))

    step = lay(state, "domino", "B8 B9")

    assert told(step, KeyFound) == [KeyFound(ANNA, "B8", "green")]
    assert ("pickaxe", "A9", "A9") in offered(step.state)
