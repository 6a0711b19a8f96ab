"""How a placement is chosen: SI-089 to SI-091, and the limits of the menus."""

from collections import Counter

import pytest

from bot.games.contract import Menu, Seat
from bot.games.scratch_island.board.motifs import THROUGH
from bot.games.scratch_island.board.squares import NUMBERS, beside, names, ways
from bot.games.scratch_island.content import MOTIFS
from bot.games.scratch_island.model import Place
from bot.games.scratch_island.rules.menus import THIRDS_OF_MAP, way_picks
from bot.games.scratch_island.rules.placing import all_placements, first_squares
from tests.games.scratch_island.kit import (
    GAME,
    HOME,
    actions,
    answer,
    land,
    later,
    menu,
    motifs,
    offered,
    refusal,
    roller,
    spell,
)
from tests.games.scratch_island.reading import numbers
from tests.laws import leaves, playout

WIDE = "E9 D9 C9 B9 B8 B7 B6 C6 D6 D5 E5 F5 G5 G4 G3 F3 G2 E8 F8 G8 H8"


@pytest.mark.rule("SI-089")
def test_a_placement_is_chosen_in_at_most_three_steps() -> None:
    state = roller(HOME, "l4 pickaxe")
    assert menu(state).about == "choose_mode"
    assert menu(state, "l4").about == "choose_first_square"
    assert menu(state, "l4", "C8").about == "choose_placement"

    assert max(len(path) for path in leaves(GAME, state, Seat(0))) <= 4  # "end" after three
    placed = [path for path in leaves(GAME, state, Seat(0)) if path[-1] != "end"]
    assert max(map(len, placed)) == 3


@pytest.mark.rule("SI-089")
def test_a_turn_is_one_question_and_another_for_the_second_die() -> None:
    """SI-Q1: dice are taken in the same answer as they are first used."""
    for seats in (2, 3, 4):
        asked = Counter[tuple[int, bool]]()
        for state, *_ in playout(GAME, seats, seats):
            asked[GAME.moment(state).turn, state.turn == 0] += 1
        assert max(number for (_, is_roller), number in asked.items() if is_roller) == 2
        assert max(number for (_, is_roller), number in asked.items() if not is_roller) == 1


@pytest.mark.rule("SI-089")
def test_all_legal_placements_and_only_these_are_offered() -> None:
    for path in (HOME, WIDE, "E9 E8 F8", ""):
        for held in ("l4 pickaxe", "domino t4", "i3 s4", "pickaxe pickaxe"):
            state, ground = roller(path, held), land(path)
            legal = set[tuple[str, str]]()
            for motif in set(motifs(held)):
                for laid in all_placements(ground, motif):
                    legal.add((motif, spell(numbers(laid))))
            if "pickaxe" in held and held != "pickaxe pickaxe":
                for laid in all_placements(ground, motifs(held)[0], combined=True):
                    legal.add(("combine", spell(numbers(laid))))
            assert {(mode, where) for mode, _, where in offered(state)} == legal


@pytest.mark.rule("SI-089")
def test_the_first_two_steps_change_nothing() -> None:
    state = roller(HOME, "l4 pickaxe")
    menu(state, "l4", "C8")

    assert menu(state).picks == menu(roller(HOME, "l4 pickaxe")).picks
    assert refusal(state, "l4") == refusal(state, "l4", "C8") == "unfinished"


@pytest.mark.rule("SI-090")
def test_more_squares_than_a_menu_holds_are_split_by_thirds() -> None:
    held = motifs("pickaxe domino")
    picks = way_picks(land(WIDE), held)
    assert picks[:3] == ("pickaxe-top", "pickaxe-middle", "pickaxe-bottom")

    state = roller(WIDE, "pickaxe domino")
    found = [set(menu(state, pick).picks) - {"end"} for pick in picks[:3]]
    rows = [{name[1] for name in names} for names in found]

    assert [r <= set(third) for r, third in zip(rows, ("123", "456", "789"), strict=True)] == [
        True
    ] * 3
    assert set.union(*found) == set(names(first_squares(land(WIDE), "pickaxe")))


@pytest.mark.rule("SI-090")
def test_empty_thirds_are_not_offered_and_small_modes_not_split() -> None:
    """With "end" beside them 24 squares fill a menu of Discord, so 25 are split."""
    rows = " ".join(
        f"{c}{r}" for r in (5, 7, 9) for c in "ABCDEFGHI" if f"{c}{r}" not in ("A9", "I9")
    )
    sizes = {
        f"{rows} E6 E8": (24, ("pickaxe",)),
        f"{rows} E6 E8 A4": (25, ("pickaxe-top", "pickaxe-middle", "pickaxe-bottom")),
        rows: (26, ("pickaxe-middle", "pickaxe-bottom")),
    }
    for path, (squares, picks) in sizes.items():
        assert first_squares(land(path), "pickaxe").bit_count() == squares
        assert way_picks(land(path), motifs("pickaxe")) == picks


@pytest.mark.rule("SI-090")
def test_a_third_never_holds_more_than_a_menu() -> None:
    assert [where.bit_count() for where in THIRDS_OF_MAP.values()] == [27, 27, 27]
    for seed in range(4):
        for state, asks, *_ in playout(GAME, 2, seed):
            seat = asks[0].seat
            root = GAME.choices(state, seat, ())
            assert isinstance(root, Menu)
            assert len(root.picks) <= 25
            for pick in root.picks:
                inner = GAME.choices(state, seat, (pick,))
                assert not isinstance(inner, Menu) or len(inner.picks) <= 25


@pytest.mark.rule("SI-091")
def test_squares_stand_in_reading_order_and_placements_by_their_squares() -> None:
    for path, held in ((HOME, "l4 t4"), (WIDE, "s4 l3")):
        state = roller(path, held)
        for mode in menu(state).picks[:-1]:
            firsts = [NUMBERS[name] for name in menu(state, mode).picks[:-1]]
            assert firsts == sorted(firsts)
            for first in menu(state, mode).picks[:-1]:
                laid = [
                    [NUMBERS[name] for name in pick.split("-")]
                    for pick in menu(state, mode, first).picks[:-1]
                ]
                assert laid == sorted(laid)


@pytest.mark.rule("SI-091")
def test_steps_without_a_choice_are_skipped() -> None:
    assert menu(later(HOME, "domino")).about == "choose_first_square"  # one mode
    assert menu(later("", "domino")).about == "choose_placement"  # one first square
    assert menu(later(HOME, "pickaxe")).about == "choose_pickaxe_square"
    assert menu(later("", "pickaxe")).picks == ("E9", "end")  # a pickaxe always shows its square
    assert isinstance(GAME.choices(later(HOME, "pickaxe"), Seat(1), ("C8",)), Place)
    assert menu(later("", "t4")).picks == ("E8-D9-E9-F9", "end")  # the order is always shown


@pytest.mark.rule("SI-091")
def test_one_first_square_has_at_most_twenty_placements() -> None:
    """One neighbour of a first square is scratched, or the map ends there."""
    expected = {"domino": 3, "i3": 4, "l3": 8, "i4": 5, "o4": 2, "t4": 10, "l4": 20, "s4": 10,
                "pickaxe": 1}  # fmt: skip
    open_map = ways(0)
    for motif in MOTIFS:
        most = 0
        for square, through in enumerate(THROUGH[motif]):
            for near in range(81):
                if beside(1 << square, open_map) >> near & 1:
                    most = max(most, sum(not p >> near & 1 for p in through))
        assert most == expected[motif]


@pytest.mark.rule("SI-025", "SI-089")
def test_the_turn_can_be_ended_in_every_step() -> None:
    for path in (HOME, WIDE, ""):
        for held in ("l4 pickaxe", "t4 domino"):
            state = roller(path, held)
            ends = [one for one in leaves(GAME, state, Seat(0)) if one[-1] == "end"]
            for one in ends:
                assert answer(state, *one).state.charts == state.charts
            prefixes = {
                one[:depth] for one in leaves(GAME, state, Seat(0)) for depth in range(len(one))
            }
            assert len(ends) == len(prefixes)
            assert len(actions(state)) > len(ends)
