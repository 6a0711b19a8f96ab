"""Every reason to refuse an answer (section 4), and the defaults at a deadline."""

from typing import Any

import pytest

from bot.games.contract import Seat
from bot.games.drachenland.model import Collecting, Moving
from tests.games.drachenland.kit import A, B, after, begun, game, position, refusal, spelled, vault

RED_ON_5: dict[str, Any] = {"figures": {"A.R": "5"}}


@pytest.mark.parametrize(
    ("more", "path", "code"),
    [
        (RED_ON_5, "4R nonsense", "wrong_phase"),
        (RED_ON_5, "nonsense", "wrong_phase"),
        (RED_ON_5, "4R stop stop", "wrong_phase"),
        (RED_ON_5, "back", "wrong_phase"),
        (RED_ON_5, "4R back", "wrong_phase"),
        (RED_ON_5, "gems", "wrong_phase"),
        (RED_ON_5, "reroll", "no_tile"),
        (RED_ON_5, "3R stop", "die_not_available"),
        (RED_ON_5, "2R 5", "not_reachable"),
        (RED_ON_5, "2R 8", "too_far"),
        (RED_ON_5, "4R 10", "wrong_phase"),
        (RED_ON_5, "2R quick_steps", "no_tile"),
        (RED_ON_5, "2R boat8", "no_tile"),
        (RED_ON_5, "2R boat9", "no_water_link"),
        (RED_ON_5, "2R boatE1.1", "no_water_link"),
        (RED_ON_5, "2R call_luck", "wrong_phase"),
        (RED_ON_5, "2R call_die", "dragon_hidden"),
        (RED_ON_5, "2R fly_die", "dragon_hidden"),
        ({**RED_ON_5, "dragons": {"red": 9}}, "2R call_die", "no_four"),
        ({**RED_ON_5, "dragons": {"red": 9}}, "2R call_little_dragon", "no_tile"),
        ({**RED_ON_5, "dragons": {"red": 9}}, "4R fly_die 3", "dragon_elsewhere"),
        ({**RED_ON_5, "dragons": {"blue": 5}}, "4R fly_die 3", "wrong_colour"),
        ({**RED_ON_5, "dragons": {"red": 5}}, "4R fly_die 5", "not_reachable"),
        ({**RED_ON_5, "hidden": {10: "boatman"}}, "4R 8-10.2", "beyond_face_down"),
        ({"figures": {"A.R": "5", "B.R": "5-10.1"}}, "4R 5-10.1", "occupied"),
    ],
)
def test_reasons_in_the_move_phase(more: dict[str, Any], path: str, code: str) -> None:
    assert refusal(position(**more), path) == code


@pytest.mark.parametrize(
    ("frame", "path", "code"),
    [
        (Collecting(0), "gems", "nothing_there"),
        (Collecting(0), "clear", "nothing_there"),
        (Collecting(0), "ring", "no_ring_tile"),
        (Collecting(0), "no", "wrong_phase"),
        (Collecting(0), "stop", "wrong_phase"),
        (Collecting(0, again=True), "nothing", "wrong_phase"),
        (Collecting(0, again=True), "ring", "wrong_phase"),
        (Moving(0, 2, 2), "4G stop", "wrong_phase"),
        (Moving(0, 2, 2), "egg", "wrong_phase"),
        (Moving(0, 2, 1, walked=True), "5-10.1", "just_walked"),
    ],
)
def test_reasons_in_other_phases(frame: Moving | Collecting, path: str, code: str) -> None:
    tiles = {"A": "magic_hand boatman"}
    state = position(figures={"A.R": "5"}, frame=frame, users=(0, -1), tiles=tiles)

    assert refusal(state, path) == code


def test_a_refused_answer_changes_nothing_and_foreign_seats_are_told() -> None:
    state = position(**RED_ON_5)

    assert refusal(state, "2R stop", B) == "not_asked"
    assert game.why_not(state, B, spelled("2R stop")) == "not_your_turn"
    assert refusal(begun(3), "red 15") == "not_reachable"
    assert refusal(begun(3), "clear E1.1") == "wrong_phase"
    assert refusal(begun(3), "red nowhere") == "wrong_phase"


@pytest.mark.scenario("drachenland", "W32")
@pytest.mark.parametrize(
    ("eggs", "gems", "expected"),
    [
        ({5: 1, 6: 1}, "R2", "egg"),
        ({5: 1}, "R2", "gems"),
        ({5: 1}, "T1", "clear"),
        ({5: 1}, "", "nothing"),
    ],
)
def test_deadlines(eggs: dict[int, int], gems: str, expected: str) -> None:
    state = position(figures={"A.R": "5"}, eggs=eggs, gems={5: gems})

    assert game.default(state, A) == ("end_turn",)
    lapsed = after(state, "end_turn")
    assert (lapsed.seat, vault(lapsed, A)) == (B, (0,) * 5)
    moving = position(
        figures={"A.R": "5"}, eggs=eggs, gems={5: gems}, frame=Moving(0, 2, 2), users=(0, -1)
    )
    assert game.default(moving, A) == ("stop", expected)
    assert game.default(state, A, ("2R",)) == ("2R", "stop", expected)
    assert game.default(after(moving, "stop"), A) == (expected,)


def test_more_defaults() -> None:
    """Red to the first target; a ring rather than nothing; no hand."""
    assert game.default(begun(4), A) == ("red", "E1_1")
    assert game.default(begun(4, first=Seat(2)), Seat(2)) == ("red", "E1_1")
    ring = position(figures={"A.R": "5"}, eggs={5: 1}, ring_tiles=[5])
    assert game.default(after(ring, "2R stop"), A) == ("ring",)
    hand = position(figures={"A.R": "5"}, gems={5: "R1"}, tiles={"A": "magic_hand"})
    assert game.default(after(hand, "2R stop", "egg"), A) == ("no",)
