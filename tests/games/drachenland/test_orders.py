"""Standing orders in positions: the entry in advance, a figure on its way to a volcano."""

import random

import pytest

from bot.games.contract import Seat, play
from bot.games.drachenland.board import DISTANCE, PICKED
from bot.games.drachenland.content import WINDING
from bot.games.kit.walks import random_path
from bot.games.registry import GAMES
from tests.games.drachenland.kit import position
from tests.games.orders_kit import is_reached, ordered
from tests.laws import begin

GAME = GAMES["drachenland"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_may_choose_the_entry_in_advance(seats: int) -> None:
    state = begin(GAME, seats, 1)
    for _ in range(seats):
        (ask,) = GAME.asks(state)
        assert ask.about == "enter"
        path = ordered(GAME, state, "enter.blue.7")
        assert path is not None
        colour, place = path
        others = [PICKED[pick] for pick in GAME.choices(state, ask.seat, (colour,)).picks]
        assert colour == "blue"
        far = DISTANCE[WINDING][PICKED["7"]]
        assert far[PICKED[place]] == min(far[p] for p in others)
        state = play(GAME, state, ask.seat, path).state
        while GAME.asks(state)[0].about in ("collect", "hand"):
            (ask,) = GAME.asks(state)
            state = play(GAME, state, ask.seat, GAME.default(state, ask.seat)).state
    assert ordered(GAME, state, "enter.blue.7") is None  # later it has nothing to say


def test_a_figure_walks_to_its_volcano_and_takes_the_egg() -> None:
    """Every answer brings it nearer, until it takes what it came for."""
    luck, state, seat = random.Random(3), begin(GAME, 2, 3), Seat(0)
    target, taken = PICKED["7"], False
    for _ in range(400):
        (ask,) = GAME.asks(state)
        path = ordered(GAME, state, "fetch.red.7.egg") if ask.seat == seat else None
        here = GAME.public(state).figures[0].place
        after = play(GAME, state, ask.seat, path or _idle(state, ask.seat, luck)).state
        there = GAME.public(after).figures[0].place
        if path is not None:
            far = DISTANCE[WINDING][target]
            assert far[there] < far[here] or here == there
            taken = taken or path[-1] == "egg"
        if taken:
            assert there == target
            return
        state = after
    raise AssertionError("it never arrived")


def test_a_goal_ends_when_its_prize_is_gone() -> None:
    """Its owner is not called for it in every turn."""
    gone = position(2, figures={"A.R": "3-4.1", "B.R": "9"}, eggs={9: 1})
    ringed = position(2, figures={"A.R": "3-4.1", "B.R": "9"}, ring_tiles=[3], rings=["A.R"])

    assert is_reached(GAME, gone, "fetch.red.3.egg")
    assert is_reached(GAME, ringed, "fetch.red.3.ring")
    assert not is_reached(GAME, gone, "fetch.red.9.egg")


def test_a_goal_takes_its_prize_with_the_walk_and_plays_no_hand_for_it() -> None:
    state = position(
        2, figures={"A.R": "3-4.1", "B.R": "9"}, gems={3: "R2"}, tiles={"A": "magic_hand boatman"}
    )
    assert ordered(GAME, state, "fetch.red.3.egg") == ("2R", "3", "egg", "no")


def test_what_lies_on_the_way_is_left_to_the_owner() -> None:
    """The nearest place is a volcano where red could take something: its owner is asked."""
    state = position(2, figures={"A.R": "3-4.1", "B.R": "9"}, dice=(1, 1))

    assert ordered(GAME, state, "fetch.red.1.egg") is None


def _idle(state: object, seat: Seat, luck: random.Random) -> tuple[str, ...]:
    """What others do meanwhile; the walker's own figures stay where they are."""
    return random_path(GAME, state, seat, luck) if seat else GAME.default(state, seat)


@pytest.mark.parametrize(
    ("eggs", "asked"), [({3: 1, 9: 1}, False), ({3: 1}, True), ({3: 2}, False)]
)
def test_a_goal_leaves_the_last_egg_to_its_owner(eggs: dict[int, int], asked: bool) -> None:
    """R6: taking it ends the game for everybody."""
    state = position(2, figures={"A.R": "3-4.1", "B.R": "9"}, eggs=eggs)
    path = ordered(GAME, state, "fetch.red.3.egg")

    assert path == (None if asked else ("2R", "3", "egg"))
    assert not is_reached(GAME, state, "fetch.red.3.egg")
