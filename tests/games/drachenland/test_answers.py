"""One answer for a figure's whole turn: die, way and taking, as long as nothing comes to light."""

import random

import pytest

from bot.games.contract import LONGEST_PATH, Menu, Path, play
from bot.games.drachenland.model import Moving, State
from bot.games.drachenland.rules.answers import begun as begun_answer
from bot.games.drachenland.views import ahead
from bot.games.kit.walks import any_pick, random_path
from tests.games.drachenland.kit import (
    A,
    B,
    about,
    after,
    begun,
    events,
    game,
    offered,
    owned,
    place,
    position,
    refusal,
    spelled,
    vault,
)


def played(state: State, text: str) -> State:
    """In one answer, which must be whole."""
    return play(game, state, state.seat, spelled(text)).state


def half_made(state: State, luck: random.Random) -> list[Path]:
    """The paths of the menus on the way down a random answer."""
    found, path = [], Path()
    while isinstance(menu := game.choices(state, state.seat, path), Menu):
        found.append(path)
        path = (*path, any_pick(menu, luck))
    return found


def test_die_way_and_taking_are_one_answer() -> None:
    state = position(figures={"A.R": "1-3.2"}, gems={3: "R2"}, dice=(2, 4))
    step = play(game, state, A, spelled("4R 3 gems"))

    assert events(step) == ["Walked", "GemsTaken"]
    assert (place(step.state, "A.R"), vault(step.state, A)) == ("3", (2, 0, 0, 0, 0))
    assert about(step.state) == "pick"


def test_boat_and_dragon_stand_beside_what_can_be_taken() -> None:
    state = position(
        figures={"A.R": "1-3.2"}, gems={3: "R2"}, dragons={"red": 9}, dice=(2, 4),
        tiles={"A": "boatman little_dragon"},
    )  # fmt: skip
    picks = ["gems", "egg", "boat2", "boat15", "call_little_dragon", "nothing"]

    assert offered(state, "4R 3") == picks
    sailed = played(state, "4R 3 boat15 stop egg")
    assert (place(sailed, "A.R"), owned(sailed, A)) == ("15", ["little_dragon"])
    assert vault(sailed, A) == (0, 0, 0, 0, 1)


def test_where_nothing_lies_the_figure_only_stops_or_goes_on() -> None:
    state = position(figures={"A.R": "1-3.2"}, eggs={9: 1}, tiles={"A": "boatman"})

    assert offered(state, "4R 3") == ["boat2", "boat15", "stop"]
    assert about(played(state, "4R 3 stop")) == "pick"


def test_the_hand_is_a_step_of_the_taking() -> None:
    state = position(figures={"A.R": "5"}, gems={5: "R2"}, tiles={"A": "magic_hand"})

    assert offered(state, "4R stop egg") == ["gems", "no"]
    assert vault(played(state, "4R stop egg gems"), A) == (2, 0, 0, 0, 1)


def test_what_comes_to_light_is_never_part_of_a_longer_answer() -> None:
    state = position(figures={"A.R": "1-3.2"}, hidden={3: "ring_tile"}, tiles={"A": "boatman"})
    step = play(game, state, A, spelled("4R 3"))

    assert step.reveals
    assert about(step.state) == "collect"
    assert refusal(state, "4R 3 egg") == "wrong_phase"


def test_a_walled_in_figure_takes_what_lies_here_without_a_word_of_staying() -> None:
    around = {"B.R": "5-10.1", "B.G": "5-15.1", "B.B": "3-5.2", "C.R": "4-5.2"}
    state = position(figures={"A.R": "5", **around}, gems={5: "R1"}, dice=(1, 4))

    assert offered(state, "1R") == ["gems", "egg", "nothing"]
    assert vault(played(state, "1R gems"), A) == (1, 0, 0, 0, 0)


def test_an_answer_never_grows_too_long_for_a_button() -> None:
    """What would come after is asked by itself."""
    state = position(
        figures={"A.R": "1"}, dragons={"red": 9}, tiles={"A": "little_dragon " * 4 + "boatman"}
    )
    state = played(state, "4R call_little_dragon fly_little_dragon 13")

    assert (about(state), state.frame) == ("move", Moving(0, 4, 4, travelled=True))
    luck, state = random.Random(1), begun(4)
    for _ in range(150):
        path = random_path(game, state, state.seat, luck)
        assert len(".".join(path)) <= LONGEST_PATH
        state = played(state, " ".join(path))


@pytest.mark.parametrize("seats", [2, 4])
def test_the_board_of_a_half_made_answer_is_the_one_it_leads_to(seats: int) -> None:
    luck, state = random.Random(seats), begun(seats)
    for _ in range(120):
        seat, view, own = state.seat, game.public(state), game.own(state, state.seat)
        for path in half_made(state, luck):
            truth = begun_answer(state, path).state
            assert ahead(view, own, seat, path) == (game.public(truth), game.own(truth, seat))
        state = play(game, state, seat, random_path(game, state, seat, luck)).state


def test_buttons_speak_of_where_the_figure_has_arrived() -> None:
    state = position(
        figures={"A.R": "1-3.2"}, gems={3: "R2"}, lying={3: "magic_hand"}, eggs={3: 2},
    )  # fmt: skip
    view, own = game.public(state), game.own(state, A)

    gems = game.label(view, own, A, spelled("4R 3"), "gems")
    egg = game.label(view, own, A, spelled("4R 3"), "egg")
    last = game.label(view, own, A, spelled("4R 3 egg"), "egg")
    assert (gems.args["number"], gems.args["colour"]) == (2, "red")
    assert (egg.args["tile"], egg.args["last"]) == ("magic_hand", "no")
    assert last.args["last"] == "yes"


def test_the_last_egg_by_hand_ends_the_game_and_says_so() -> None:
    state = position(figures={"A.R": "5"}, eggs={5: 2}, tiles={"A": "magic_hand"})
    view, own = game.public(state), game.own(state, A)
    menu = game.choices(state, A, spelled("4R stop egg"))

    assert isinstance(menu, Menu)
    (remark,) = game.remarks(view, own, A, spelled("4R stop egg"), menu)
    assert (remark.key, remark.args) == ("eggs", {"eggs": 1})
    assert not game.ends_game(view, own, A, spelled("4R stop egg no"))
    assert game.ends_game(view, own, A, spelled("4R stop egg egg"))
    assert game.outcome(played(state, "4R stop egg egg")) is not None


def test_a_figure_left_on_its_way_by_release_1_0_0_goes_on() -> None:
    """It had walked, and was asked whether it sails; taking is its answer now."""
    on_its_way = Moving(0, 4, 3, walked=True)
    state = position(
        2, figures={"A.R": "3", "B.R": "5"}, tiles={"A": "boatman"}, frame=on_its_way, users=(-1, 0)
    )

    assert (about(state), offered(state)) == ("move", ["egg", "boat2", "boat15", "nothing"])
    assert game.default(state, A) == ("egg",)
    assert vault(played(state, "egg"), A) == (0, 0, 0, 0, 1)
    assert place(played(state, "boat15 stop egg"), "A.R") == "15"
    assert after(state, "nothing", "end_turn").seat == B
