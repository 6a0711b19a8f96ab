"""Collecting, the magic hand and rings (rules 3.7, 3.8)."""

import pytest

from bot.games.drachenland.model import (
    ClearTaken,
    EggTaken,
    GemsTaken,
    NothingTaken,
    RingTaken,
    State,
)
from tests.games.drachenland.kit import (
    A,
    B,
    about,
    after,
    answer,
    dragon,
    events,
    figure,
    game,
    gems,
    offered,
    owned,
    position,
    refusal,
    vault,
)


@pytest.mark.rule("DL-071")
@pytest.mark.parametrize(
    ("taking", "won", "left", "event"),
    [
        ("gems", (0, 2, 0, 0, 0), "R1 T2", GemsTaken(A, "green", 2, 5, False)),
        ("clear", (0, 0, 0, 1, 0), "R1 G2 T1", ClearTaken(A, "green", 5, False)),
        ("egg", (0, 0, 0, 0, 1), "R1 G2 T2", EggTaken(A, "green", 5, "none", False)),
    ],
)
def test_one_of_three_things_is_taken(
    taking: str, won: tuple[int, ...], left: str, event: object
) -> None:
    state = position(figures={"A.G": "5"}, gems={5: "R1 G2 T2"})
    state = after(state, "2G stop")

    assert offered(state) == ["gems", "clear", "egg", "nothing"]
    step = answer(state, taking)
    assert (vault(step.state, A), gems(step.state, 5)) == (won, left)
    assert step.news[0] == event
    assert about(step.state) == "pick"


@pytest.mark.rule("DL-072")
def test_taking_is_voluntary_and_only_what_lies_there_is_offered() -> None:
    state = after(position(figures={"A.G": "5"}, gems={5: "R2"}, eggs={9: 1}), "2G stop")
    assert about(state) == "pick"  # no green, no clear, no egg

    state = after(position(figures={"A.G": "5"}, gems={5: "G2"}), "2G stop")
    step = answer(state, "nothing")
    assert step.news == (NothingTaken(A, "green", 5),)
    assert (vault(step.state, A), gems(step.state, 5)) == ((0,) * 5, "G2")
    assert refusal(state, "clear") == "nothing_there"


@pytest.mark.rule("DL-073", "DL-076")
@pytest.mark.parametrize("tile", ["boatman", "little_dragon", "quick_steps", "magic_hand"])
def test_only_with_an_egg_comes_the_ordinary_tile(tile: str) -> None:
    state = position(figures={"A.R": "5"}, lying={5: tile}, gems={5: "R1 T1"})
    state = after(state, "2R stop")

    taken = after(state, "egg")
    assert owned(taken, A) == [tile]
    assert taken.lying[4] == 0
    for taking in ("gems", "clear"):
        left = after(state, taking)
        assert owned(left, A) == []
        assert left.lying[4] == state.lying[4]


@pytest.mark.rule("DL-074")
def test_dragons_and_ring_tiles_are_never_received_with_an_egg() -> None:
    state = position(figures={"A.R": "5"}, dragons={"red": 5}, ring_tiles=[5])
    state = after(state, "2R stop", "egg")

    assert owned(state, A) == []
    assert (dragon(state, "red"), state.ring_tiles) == (5, 1 << 4)


@pytest.mark.rule("DL-075")
def test_the_first_of_two_eggs_brings_the_tile() -> None:
    state = position(figures={"A.R": "5", "A.G": "5"}, lying={5: "boatman"}, eggs={5: 2, 1: 1})
    state = after(state, "2R stop", "egg")
    assert owned(state, A) == ["boatman"]

    step = answer(after(state, "4G stop"), "egg")
    assert step.news[0] == EggTaken(A, "green", 5, "none", False)
    assert owned(step.state, A) == ["boatman"]


@pytest.mark.rule("DL-077")
def test_treasures_go_behind_the_screen_tiles_before_it() -> None:
    state = position(figures={"A.R": "5"}, lying={5: "boatman"})
    step = answer(after(state, "2R stop"), "egg")
    view, mine = game.public(step.state), game.own(step.state, A)

    assert view.tiles[A] == (1, 0, 0, 0, 0)
    assert (view.vaults, view.results) == (None, None)
    assert mine.vault.eggs == 1
    assert game.own(step.state, B).vault.eggs == 0
    assert [whisper.to for whisper in step.whispers] == [A]
    assert (step.whispers[0].note.eggs, step.whispers[0].note.points) == (1, 1)


@pytest.mark.rule("DL-078")
def test_other_figures_do_not_hinder_and_nothing_returns_to_the_board() -> None:
    state = position(figures={"A.R": "5", "B.R": "5", "C.R": "5"}, gems={5: "R2"})
    state = after(state, "2R stop", "gems")

    assert vault(state, A) == (2, 0, 0, 0, 0)
    for _ in range(4):
        state = after(state, "end_turn")
    assert (vault(state, A), gems(state, 5)) == ((2, 0, 0, 0, 0), "")


@pytest.mark.rule("DL-079")
@pytest.mark.parametrize("red", ["3-4.1", None])
def test_on_a_field_or_outside_nothing_is_collected(red: str | None) -> None:
    state = position(figures={"A.R": red} if red else {}, gems={3: "R2", 4: "R2"})

    assert about(after(state, "2R stop")) == "pick"


@pytest.mark.rule("DL-080")
def test_a_figure_on_a_volcano_may_let_its_die_lapse_and_collect() -> None:
    state = position(figures={"A.R": "5"}, gems={5: "R1"}, hidden={3: "boatman"})
    step = answer(state, "4R stop")

    assert events(step) == ["Stopped"]
    assert about(step.state) == "collect"
    assert step.state.users == (-1, 0)


@pytest.mark.rule("DL-081")
def test_the_third_figure_neither_moves_nor_collects() -> None:
    state = position(figures={"A.R": "6-7.1", "A.G": "7-9.1", "A.B": "5"}, gems={5: "B2 T2"})
    state = after(state, "2R stop", "4G stop")

    assert (state.seat, gems(state, 5), vault(state, A)) == (B, "B2 T2", (0,) * 5)


@pytest.mark.rule("DL-082")
def test_there_is_no_way_back_to_moving() -> None:
    state = position(figures={"A.R": "5"}, tiles={"A": "boatman quick_steps"}, dice=(2, 4))
    state = after(state, "4R stop")

    assert offered(state) == ["egg", "nothing"]
    for pick in ("3", "boat8", "quick_steps", "stop"):
        assert refusal(state, pick) == "wrong_phase"
    assert offered(after(state, "egg")) == ["2G", "2B", "end_turn"]


@pytest.mark.rule("DL-083")
def test_a_magic_hand_takes_once_more_and_is_gone() -> None:
    state = position(figures={"A.R": "5"}, gems={5: "R2"}, tiles={"A": "magic_hand"})
    state = after(state, "2R stop", "egg")

    assert offered(state) == ["gems", "no"]
    step = answer(state, "gems")
    assert step.news[0] == GemsTaken(A, "red", 2, 5, by_hand=True)
    assert (vault(step.state, A), owned(step.state, A)) == ((2, 0, 0, 0, 1), [])
    kept = answer(state, "no")
    assert (events(kept), owned(kept.state, A)) == (["HandKept"], ["magic_hand"])


@pytest.mark.rule("DL-084")
def test_hands_may_repeat_the_kind_and_follow_each_other() -> None:
    state = position(
        figures={"A.R": "5"}, gems={5: "T3"}, tiles={"A": "magic_hand magic_hand"}, eggs={1: 1}
    )
    state = after(state, "2R stop", "clear", "clear")
    assert offered(state) == ["clear", "no"]
    state = after(state, "clear")

    assert (vault(state, A), owned(state, A), about(state)) == ((0, 0, 0, 3, 0), [], "pick")


@pytest.mark.rule("DL-085")
def test_a_hand_only_after_a_first_taking() -> None:
    state = position(figures={"A.R": "5"}, gems={5: "R2"}, tiles={"A": "magic_hand"})
    state = after(state, "2R stop")

    assert "no" not in offered(state)
    assert about(after(state, "nothing")) == "pick"
    assert about(after(state, "gems")) == "hand"


@pytest.mark.rule("DL-086", "DL-087")
def test_rings_only_where_a_ring_tile_lies_open_and_it_stays() -> None:
    state = position(figures={"A.R": "5", "A.G": "9"}, ring_tiles=[5], hidden={9: "ring_tile"})
    taken = after(state, "2R stop", "ring")
    assert taken.ring_tiles == 1 << 4

    away = after(position(figures={"A.R": "6"}, ring_tiles=[5]), "2R stop")
    assert offered(away) == ["egg", "nothing"]
    assert refusal(away, "ring") == "no_ring_tile"


@pytest.mark.rule("DL-088")
def test_whoever_reveals_a_ring_tile_may_take_a_ring_at_once() -> None:
    state = position(figures={"A.R": "3-4.1"}, hidden={3: "ring_tile"})
    state = after(state, "2R 3")

    assert "ring" in offered(state)
    assert after(state, "ring").rings == 1 << figure("A.R")


@pytest.mark.rule("DL-089")
def test_a_ring_is_taken_instead_of_treasures() -> None:
    state = position(figures={"A.B": "5"}, ring_tiles=[5], gems={5: "B2"})
    step = answer(after(state, "2B stop"), "ring")

    assert step.news == (RingTaken(A, "blue", 5),)
    assert (vault(step.state, A), gems(step.state, 5)) == ((0,) * 5, "B2")
    assert about(step.state) == "pick"
    assert game.public(step.state).figures[figure("A.B")].ring


@pytest.mark.rule("DL-090")
def test_a_figure_wears_one_ring_and_keeps_it() -> None:
    state = position(2, figures={"A.B": "5", "B.R": "6"}, ring_tiles=[5], rings=["A.B"])
    state = after(state, "2B stop")

    assert "ring" not in offered(state)
    assert refusal(state, "ring") == "ring_already"
    state = after(state, "egg", "end_turn", "end_turn")
    assert state.rings == 1 << figure("A.B")


@pytest.mark.rule("DL-091")
def test_a_hand_fetches_no_ring_but_may_follow_one() -> None:
    state = position(
        figures={"A.B": "5"}, ring_tiles=[5], gems={5: "B2"}, tiles={"A": "magic_hand"}
    )
    state = after(state, "2B stop")

    assert offered(after(state, "ring")) == ["gems", "egg", "no"]
    assert offered(after(state, "egg")) == ["gems", "no"]


@pytest.mark.scenario("drachenland", "W24")
def test_an_egg_beside_a_dragon() -> None:
    state = position(figures={"A.R": "13"}, dragons={"green": 13}, lying={13: "magic_hand"})
    state = after(state, "2R stop", "egg")

    assert (vault(state, A), owned(state, A)) == ((0, 0, 0, 0, 1), ["magic_hand"])
    assert (dragon(state, "green"), about(state)) == (13, "pick")


@pytest.mark.scenario("drachenland", "W25")
def test_two_eggs_one_tile() -> None:
    state = position(figures={"A.R": "5", "A.G": "5"}, lying={5: "quick_steps"}, eggs={5: 2, 1: 1})
    state = after(state, "2R stop", "egg", "4G stop", "egg")

    assert (vault(state, A), owned(state, A)) == ((0, 0, 0, 0, 2), ["quick_steps"])


@pytest.mark.scenario("drachenland", "W26")
def test_two_hands_in_one_phase() -> None:
    state = position(
        figures={"A.B": "10"},
        tiles={"A": "magic_hand"},
        lying={10: "magic_hand"},
        gems={10: "B2 T1"},
        eggs={10: 2, 1: 1},
    )
    state = after(state, "2B stop", "egg")
    assert owned(state, A) == ["magic_hand", "magic_hand"]
    assert offered(state) == ["gems", "clear", "egg", "no"]
    state = after(state, "egg")
    assert offered(state) == ["gems", "clear", "no"]
    state = after(state, "gems")
    assert (vault(state, A), owned(state, A), gems(state, 10)) == ((0, 0, 2, 0, 2), [], "T1")


@pytest.mark.scenario("drachenland", "W27")
def test_ring_and_hand() -> None:
    def stopped(*rings: str) -> State:
        return position(
            figures={"A.B": "10"},
            tiles={"A": "magic_hand"},
            ring_tiles=[10],
            gems={10: "B1"},
            rings=rings,
        )

    state = after(stopped(), "2B stop")
    assert offered(after(state, "ring")) == ["gems", "egg", "no"]
    second = after(state, "egg")
    assert offered(second) == ["gems", "no"]
    assert refusal(second, "ring") == "wrong_phase"
    worn = after(stopped("A.B"), "2B stop")
    assert offered(worn) == ["gems", "egg", "nothing"]
    assert refusal(worn, "ring") == "ring_already"
    assert about(after(state, "nothing")) == "pick"
