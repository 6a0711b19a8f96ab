"""King dragons and little dragons (rules 3.6)."""

import pytest

from bot.games.drachenland.model import Called, Flew, Moving, Revealed, State
from tests.games.drachenland.kit import (
    A,
    about,
    after,
    answer,
    destinations,
    dragon,
    offered,
    owned,
    place,
    position,
    refusal,
    vault,
)

OTHERS = [str(v) for v in range(2, 16)]


def dragon_picks(state: State, text: str) -> list[str]:
    return [p for p in offered(state, text) if p[:3] in ("fly", "cal")]


@pytest.mark.rule("DL-059")
def test_a_revealed_king_dragon_stays_until_it_is_called_or_flown() -> None:
    state = position(
        figures={"A.R": "5-10.1", "A.G": "9"}, hidden={5: "red_king_dragon"}, gems={5: "R1"}
    )
    state = after(state, "2R 5", "egg")
    assert dragon(state, "red") == 5
    for path in ("end_turn", "end_turn", "end_turn", "end_turn"):
        state = after(state, path)
        assert dragon(state, "red") == 5
    flight = position(figures={"A.R": "1"}, dragons={"red": 1})
    assert set(offered(flight, "4R fly_die")) == {*OTHERS, "stop"}  # only volcanoes


@pytest.mark.rule("DL-060")
@pytest.mark.parametrize(
    ("figures", "dragons", "dice", "code"),
    [
        ({"A.R": "1"}, {"red": 1}, (2, 4), None),
        ({"A.R": "1"}, {"green": 1}, (2, 4), "wrong_colour"),
        ({"A.R": "1"}, {"red": 2}, (2, 4), "dragon_elsewhere"),
        ({"A.R": "1-2.1"}, {"red": 1}, (2, 4), "not_on_volcano"),
        ({"A.R": "1"}, {"red": 1}, (2, 3), "no_four"),
        ({"A.R": "1"}, {}, (2, 4), "dragon_hidden"),
    ],
)
def test_colour_place_and_a_four_are_needed_to_fly(
    figures: dict[str, str], dragons: dict[str, int], dice: tuple[int, int], code: str | None
) -> None:
    state = position(figures=figures, dragons=dragons, dice=dice)
    path = f"{dice[1]}R fly_die 7"

    if code is None:
        assert place(after(state, path), "A.R") == "7"
    else:
        assert refusal(state, path) == code


@pytest.mark.rule("DL-061")
def test_figure_and_dragon_move_together_to_any_other_volcano() -> None:
    state = position(figures={"A.R": "1"}, dragons={"red": 1})

    assert offered(state, "4R fly_die") == [*OTHERS, "stop"]
    step = answer(state, "4R fly_die 9")
    assert step.news == (Flew(A, "red", 1, 9, "die"),)
    assert (place(step.state, "A.R"), dragon(step.state, "red")) == ("9", 9)


@pytest.mark.rule("DL-061")
def test_stopping_in_the_menu_of_targets_spends_nothing() -> None:
    state = position(figures={"A.R": "1"}, dragons={"red": 1}, tiles={"A": "little_dragon"})
    state = after(state, "4R fly_little_dragon stop")

    assert (place(state, "A.R"), dragon(state, "red")) == ("1", 1)
    assert owned(state, A) == ["little_dragon"]


@pytest.mark.rule("DL-062")
def test_the_four_is_the_figures_own_unwalked_die_and_is_spent() -> None:
    other = position(figures={"A.R": "1"}, dragons={"red": 1}, dice=(2, 4))
    assert refusal(other, "2R fly_die 9") == "no_four"  # the four belongs to the other die

    walked = position(
        figures={"A.R": "1-3.1"}, dragons={"red": 1}, dice=(2, 4), tiles={"A": "boatman"}
    )
    walked = after(walked, "4R 1")
    assert refusal(walked, "fly_die 9") == "no_four"

    flown = position(figures={"A.R": "1"}, dragons={"red": 1}, tiles={"A": "boatman"})
    flown = after(flown, "4R fly_die 8")
    assert flown.frame == Moving(0, 4, 0, travelled=True)
    assert offered(flown) == ["egg", "boat5", "boat7", "nothing"]


@pytest.mark.rule("DL-063")
def test_others_do_not_fly_along() -> None:
    state = position(figures={"A.R": "1", "A.G": "1", "B.R": "1"}, dragons={"red": 1, "green": 1})
    state = after(state, "4R fly_die 9")

    assert (place(state, "A.G"), place(state, "B.R"), dragon(state, "green")) == ("1", "1", 1)


@pytest.mark.rule("DL-064")
def test_a_four_may_call_the_dragon_and_the_figure_collects_where_it_is() -> None:
    state = position(figures={"A.B": "9"}, dragons={"blue": 2}, gems={9: "B2"})
    step = answer(state, "4B call_die")

    assert step.news == (Called(A, "blue", 9, "die"),)
    assert (dragon(step.state, "blue"), place(step.state, "A.B")) == (9, "9")
    assert vault(after(step.state, "gems"), A) == (0, 0, 2, 0, 0)


@pytest.mark.rule("DL-065")
def test_a_call_needs_a_volcano_and_an_open_dragon_elsewhere() -> None:
    field = position(figures={"A.B": "7-9.1"}, dragons={"blue": 2})
    assert refusal(field, "4B call_die") == "not_on_volcano"
    hidden = position(figures={"A.B": "9"}, hidden={2: "blue_king_dragon"})
    assert refusal(hidden, "4B call_die") == "dragon_hidden"
    here = position(figures={"A.B": "9"}, dragons={"blue": 9})
    assert dragon_picks(here, "4B") == ["fly_die"]
    assert refusal(here, "4B call_die") == "wrong_phase"
    guarded = position(figures={"A.B": "9", "B.B": "2", "C.B": "2"}, dragons={"blue": 2})
    assert dragon(after(guarded, "4B call_die"), "blue") == 9


@pytest.mark.rule("DL-066")
def test_a_little_dragon_calls_and_flies_but_gives_no_steps() -> None:
    state = position(
        figures={"A.R": "1"}, dragons={"red": 9}, tiles={"A": "little_dragon"}, dice=(1, 2)
    )
    assert dragon_picks(state, "2R") == ["call_little_dragon"]
    called = after(state, "2R call_little_dragon")
    assert (dragon(called, "red"), owned(called, A)) == (1, [])
    near = position(
        figures={"A.R": "1"}, dragons={"red": 1}, tiles={"A": "little_dragon"}, dice=(1, 2)
    )
    assert place(after(near, "2R fly_little_dragon 9"), "A.R") == "9"
    assert refusal(near, "2R 2") == "too_far"
    assert refusal(position(figures={"A.R": "1"}, dragons={"red": 9}), "2R call_little_dragon") == (
        "no_tile"
    )


@pytest.mark.rule("DL-067")
def test_a_little_dragon_leaves_the_die_for_walking_before_and_after() -> None:
    state = position(
        figures={"A.R": "1-3.2"}, dragons={"red": 1}, tiles={"A": "little_dragon"}, dice=(2, 4)
    )
    state = after(state, "4R 1", "fly_little_dragon 7")

    assert state.frame == Moving(0, 4, 2, travelled=True)
    assert "7-9.2" in destinations(state)


@pytest.mark.rule("DL-068")
def test_a_four_and_little_dragons_combine() -> None:
    state = position(
        figures={"A.G": "9"}, dragons={"green": 2}, tiles={"A": "little_dragon little_dragon"}
    )
    state = after(state, "4G call_die", "fly_little_dragon 13", "fly_little_dragon 1")

    assert (place(state, "A.G"), dragon(state, "green"), owned(state, A)) == ("1", 1, [])


@pytest.mark.rule("DL-069")
def test_a_dragon_just_revealed_serves_the_second_figure_only() -> None:
    state = position(
        figures={"A.R": "5-10.1", "A.G": "9"},
        hidden={5: "red_king_dragon"},
        tiles={"A": "little_dragon"},
    )
    state = after(state, "2R 5")
    assert about(state) == "collect"
    assert refusal(state, "fly_little_dragon 9") == "wrong_phase"

    state = position(figures={"A.R": "5-10.1", "A.G": "9"}, hidden={5: "green_king_dragon"})
    state = after(state, "2R 5", "nothing")
    assert dragon_picks(state, "4G") == ["call_die"]


@pytest.mark.rule("DL-070")
def test_one_volcano_carries_many_open_things_and_a_colour_may_have_no_dragon() -> None:
    state = position(
        figures={"A.R": "5", "A.G": "4"},
        lying={9: "boatman"},
        dragons={"red": 5, "green": 9, "blue": 9},
        ring_tiles=[9],
    )
    state = after(state, "4R fly_die 9")
    assert [dragon(state, colour) for colour in ("red", "green", "blue")] == [9, 9, 9]
    assert offered(state) == ["egg", "ring", "nothing"]
    assert owned(after(state, "egg"), A) == ["boatman"]
    without = position(figures={"A.R": "5"}, spare=7, tiles={"A": "little_dragon"})
    assert dragon_picks(without, "4R") == []
    assert refusal(without, "4R call_die") == "dragon_hidden"


@pytest.mark.scenario("drachenland", "W17")
def test_flying_for_two_rubies() -> None:
    state = position(figures={"A.R": "1"}, dragons={"red": 1}, gems={10: "R2 B1"})

    assert offered(state, "4R fly_die") == [*OTHERS, "stop"]
    state = after(state, "4R fly_die 10")
    assert (place(state, "A.R"), dragon(state, "red"), about(state)) == ("10", 10, "collect")
    assert vault(after(state, "gems"), A) == (2, 0, 0, 0, 0)


@pytest.mark.scenario("drachenland", "W18")
def test_calling_and_collecting() -> None:
    state = position(figures={"A.B": "9"}, dragons={"blue": 2}, gems={9: "B1"})
    state = after(state, "4B call_die")

    assert (dragon(state, "blue"), place(state, "A.B")) == (9, "9")
    assert vault(after(state, "gems"), A) == (0, 0, 1, 0, 0)


@pytest.mark.scenario("drachenland", "W19")
def test_calling_with_the_four_flying_with_the_little_dragon() -> None:
    state = position(figures={"A.G": "9"}, dragons={"green": 2}, tiles={"A": "little_dragon"})
    state = after(state, "4G call_die")

    assert offered(state) == ["egg", "fly_little_dragon", "nothing"]
    state = after(state, "fly_little_dragon 13")
    assert (place(state, "A.G"), dragon(state, "green"), owned(state, A)) == ("13", 13, [])
    assert about(state) == "collect"


@pytest.mark.scenario("drachenland", "W20")
def test_the_little_dragon_is_no_four_steps() -> None:
    state = position(figures={"A.G": "2"}, tiles={"A": "little_dragon"}, dice=(2, 3))

    assert refusal(state, "2G 6") == "too_far"


@pytest.mark.scenario("drachenland", "W21")
def test_neither_call_nor_flight() -> None:
    state = position(
        figures={"A.B": "1"},
        dragons={"red": 1},
        hidden={8: "blue_king_dragon"},
        tiles={"A": "little_dragon"},
    )
    assert dragon_picks(state, "4B") == []
    assert refusal(state, "4B fly_little_dragon 8") == "wrong_colour"
    assert refusal(state, "4B call_die") == "dragon_hidden"
    field = position(figures={"A.B": "1-2.1"}, dragons={"blue": 1}, tiles={"A": "little_dragon"})
    assert refusal(field, "4B call_little_dragon") == "not_on_volcano"


@pytest.mark.scenario("drachenland", "W22")
def test_a_walked_die_is_no_four_but_keeps_its_pips() -> None:
    state = position(figures={"A.R": "1-3.2"}, dragons={"red": 3})
    assert about(after(state, "4R 3")) == "collect"

    state = position(figures={"A.R": "1-3.2"}, dragons={"red": 3}, tiles={"A": "little_dragon"})
    state = after(state, "4R 3")
    assert refusal(state, "fly_die 7") == "no_four"
    assert offered(state) == ["egg", "fly_little_dragon", "nothing"]
    state = after(state, "fly_little_dragon 7")
    assert offered(state) == [
        "6", "9", "E2.1", "E2.2", "E2-6", "E2-7", "6-7.1", "6-7.2", "7-9.1", "7-9.2", "7-11.1",
        "7-11.2", "7-11.3", "stop",
    ]  # fmt: skip


@pytest.mark.scenario("drachenland", "W23")
def test_flying_to_a_face_down_tile() -> None:
    state = position(
        figures={"A.R": "1"},
        dragons={"red": 1},
        tiles={"A": "boatman"},
        hidden={13: "ring_tile"},
        gems={13: "G2 B1 T1"},
    )
    step = answer(state, "4R fly_die 13")

    assert step.news[1] == Revealed(13, "ring_tile")
    assert (dragon(step.state, "red"), step.state.ring_tiles) == (13, 1 << 12)
    assert offered(step.state) == ["clear", "egg", "ring", "nothing"]
    assert refusal(step.state, "boat10") == "wrong_phase"


@pytest.mark.scenario("drachenland", "W38")
def test_the_second_figure_calls_what_the_first_revealed() -> None:
    state = position(
        3,
        figures={"A.R": "5-10.1", "A.G": "9"},
        hidden={5: "green_king_dragon"},
        eggs={**dict.fromkeys(range(1, 16), 1), 5: 2},
        gems={5: "G2 B2 T1"},
    )
    state = after(state, "2R 5")
    assert offered(state) == ["clear", "egg", "nothing"]
    state = after(state, "egg")
    assert (owned(state, A), dragon(state, "green")) == ([], 5)
    state = after(state, "4G call_die")
    assert (dragon(state, "green"), about(state)) == (9, "collect")
