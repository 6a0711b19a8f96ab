"""Choosing dice and using them: SI-017 to SI-028."""

import pytest

from bot.games.scratch_island.board.squares import NAMES
from bot.games.scratch_island.model import DieTaken, MotifPlaced, NothingFits, PairTaken, TurnEnded
from bot.games.scratch_island.rules.placing import fits
from tests.games.scratch_island.kit import (
    ANNA,
    BEN,
    GAME,
    HOME,
    answer,
    land,
    later,
    lay,
    left_unused,
    menu,
    now,
    offered,
    reasons,
    refusal,
    roller,
    scratched,
    table,
    taken,
    told,
)


@pytest.mark.rule("SI-017")
def test_the_roller_takes_any_two_dice_before_scratching() -> None:
    state = table(HOME, "", faces="domino l4 t4 pickaxe")
    assert len(menu(state).picks) == 6
    assert refusal(state, "domino") == "not_in_pool"

    assert refusal(state, "domino-pickaxe") == "unfinished"
    step = answer(state, "domino-pickaxe", "pickaxe", "C8")

    assert told(step, PairTaken, MotifPlaced) == [
        PairTaken(ANNA, "domino", "pickaxe"),
        MotifPlaced(ANNA, "pickaxe", ("C8",), "pickaxe"),
    ]
    assert (step.state.takers, step.state.held) == ((0, -1, -1, 0), (0,))


@pytest.mark.rule("SI-018")
def test_a_later_player_takes_one_die() -> None:
    state = table(HOME, HOME, faces="domino l4 t4 pickaxe", taken={0: 0, 2: 0}, turn=1)
    assert menu(state).picks == ("l4", "pickaxe", "pass")

    assert told(left_unused(state, "l4"), DieTaken) == [DieTaken(BEN, "l4")]


@pytest.mark.rule("SI-019")
@pytest.mark.parametrize(
    ("faces", "picks"),
    [
        ("l3 l3 l3 l3", ("l3-l3",)),
        ("i3 domino domino i3", ("i3-domino", "i3-i3", "domino-domino")),
    ],
)
def test_equal_faces_are_offered_once(faces: str, picks: tuple[str, ...]) -> None:
    assert menu(table(HOME, "", faces=faces)).picks == picks


@pytest.mark.rule("SI-019")
def test_of_equal_faces_the_first_die_is_taken() -> None:
    state = table(HOME, HOME, faces="i3 domino domino i3")
    assert left_unused(state, "i3-domino").state.takers == (0, 0, -1, -1)
    assert left_unused(state, "domino-domino").state.takers == (-1, 0, 0, -1)
    second = table(HOME, HOME, HOME, faces="i3 o4 l3 l3", taken={0: 0, 1: 0}, turn=1)
    assert left_unused(second, "l3").state.takers == (0, 0, 1, -1)


@pytest.mark.rule("SI-020")
def test_a_die_fits_if_its_motif_alone_can_be_laid() -> None:
    """Behind the boat a square of four has room over a rock only, which takes a pickaxe too."""
    assert not fits(land(HOME), "o4")
    assert fits(land(HOME), "o4", combined=True)
    assert fits(land(HOME), "domino")
    state = table("", HOME, faces="t4 l3 o4 o4", held=(0, 1))
    assert reasons(answer(state, "end")) == ["ended", "nothing_fits"]


@pytest.mark.rule("SI-021")
def test_a_die_that_does_not_fit_may_fit_after_the_first_motif() -> None:
    state = taken(table(HOME, "", faces="o4 t4 l3 domino"), "o4-domino")
    assert {mode for mode, _, _ in offered(state)} == {"domino"}

    after = lay(state, "domino", "C7 C8").state

    assert {mode for mode, _, _ in offered(after)} == {"o4"}


@pytest.mark.rule("SI-021")
def test_a_die_that_fits_nowhere_is_taken_all_the_same() -> None:
    """From the others: the answer is whole with it, and the turn is over."""
    state = table(HOME, HOME, HOME, faces="t4 l3 o4 domino", taken={0: 0, 1: 0}, turn=1)

    step = answer(state, "o4")

    assert told(step, DieTaken, TurnEnded) == [DieTaken(BEN, "o4"), TurnEnded(BEN, "nothing_fits")]
    assert (now(step.state), step.state.takers) == (2, (0, 0, 1, -1))
    assert refusal(state, "o4", "end") == "not_offered"


@pytest.mark.rule("SI-022")
def test_without_a_fitting_die_the_turn_ends_and_no_die_leaves_the_pool() -> None:
    state = table(HOME, HOME, "", faces="t4 l3 o4 o4", held=(0, 1))

    step = answer(state, "end")

    assert told(step, NothingFits) == [NothingFits(BEN)]
    assert (now(step.state), step.state.takers) == (2, (0, 0, -1, -1))


@pytest.mark.rule("SI-022")
def test_the_roller_without_a_fitting_die_takes_none() -> None:
    """Seat 1 has scratched its whole map, so its roll goes on with seat 0 alone."""
    state = table(HOME, " ".join(NAMES), faces="t4 l3 o4 domino", held=(0, 1))

    step = answer(state, "end")

    assert reasons(step) == ["ended", "nothing_fits", "nothing_fits"]
    assert (now(step.state), step.state.rolls) == (0, 1)
    assert step.state.takers == (-1,) * 4


@pytest.mark.rule("SI-023")
def test_a_later_player_may_pass() -> None:
    state = table(HOME, HOME, HOME, faces="domino l4 t4 pickaxe", taken={0: 0, 1: 0}, turn=1)

    step = answer(state, "pass")

    assert reasons(step) == ["passed"]
    assert (now(step.state), step.state.takers) == (2, (0, 0, -1, -1))


@pytest.mark.rule("SI-023")
def test_the_roller_cannot_pass_the_taking() -> None:
    state = table(HOME, HOME)
    assert "pass" not in menu(state).picks
    assert refusal(state, "pass") == "roller_takes_two"


@pytest.mark.rule("SI-024")
def test_a_taken_die_never_returns_to_the_pool() -> None:
    state = roller(HOME, "domino l3", pool="t4 pickaxe", rivals=(HOME,))

    after = answer(state, "end").state

    assert menu(after).picks == ("t4", "pickaxe", "pass")


@pytest.mark.rule("SI-025")
def test_before_any_motif_the_turn_may_be_ended() -> None:
    state = roller(HOME, "domino l3")
    for path in ((), ("domino",), ("domino", "C8")):
        assert menu(state, *path).picks[-1] == "end"
        assert reasons(answer(state, *path, "end"))[0] == "ended"
    between = lay(state, "domino", "C7 C8").state
    assert reasons(answer(between, "end"))[0] == "ended"


@pytest.mark.rule("SI-026")
def test_the_roller_uses_his_dice_in_any_order() -> None:
    state = roller(HOME, "domino l3")

    domino_first = lay(state, "domino", "C7 C8").state
    l3_first = lay(state, "l3", "C7 D7 C8").state

    assert (now(domino_first), now(l3_first)) == (0, 0)
    assert {mode for mode, _, _ in offered(domino_first)} == {"l3"}
    assert {mode for mode, _, _ in offered(l3_first)} == {"domino"}


@pytest.mark.rule("SI-026")
def test_the_second_placement_knows_what_the_first_found() -> None:
    state = roller(HOME, "domino l3")
    assert not any("A9" in where for _, _, where in offered(state))

    after = lay(state, "domino", "B8 C8").state

    assert any("A9" in where for _, _, where in offered(after))


@pytest.mark.rule("SI-027")
def test_a_turn_ends_when_no_die_is_left() -> None:
    step = lay(later(HOME, "domino"), "domino", "C7 C8")

    assert reasons(step)[0] == "dice_used"


@pytest.mark.rule("SI-027")
def test_a_turn_ends_when_nothing_held_can_be_placed() -> None:
    """Only single squares are left, so the domino stays useless."""
    path = " ".join(name for name in NAMES if name not in ("A5", "E5", "A1"))
    state = roller(path, "domino pickaxe")

    step = lay(state, "pickaxe", "E5")

    assert (scratched(step), reasons(step)[0]) == (["E5"], "nothing_fits")


@pytest.mark.rule("SI-028")
def test_a_later_player_uses_his_one_die_only() -> None:
    state = table(HOME, HOME, faces="o4 t4 i3 pickaxe", taken={0: 0, 1: 0}, held=(2,), turn=1)

    assert {mode for mode, _, _ in offered(state)} == {"i3"}
    assert refusal(state, "pickaxe", "C8") == "not_held"
    assert GAME.asks(lay(state, "i3", "C6 C7 C8").state)[0].seat == 1  # roller of the next roll
