"""Standing orders in positions: the entry in advance, a figure on its way to a volcano."""

import random

import pytest

from bot.games.contract import REACHED, Seat, play
from bot.games.drachenland.board import DISTANCE, PICKED
from bot.games.kit.walks import stroll
from bot.games.registry import GAMES
from tests.games.orders_kit import ordered
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
        assert DISTANCE[PICKED["7"]][PICKED[place]] == min(DISTANCE[PICKED["7"]][p] for p in others)
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
            assert DISTANCE[there][target] < DISTANCE[here][target] or here == there
            taken = taken or path[-1] == "egg"
        if taken:
            assert there == target
            assert ordered(GAME, after, "fetch.red.7.egg") in (None, REACHED)
            return
        state = after
    raise AssertionError("it never arrived")


def _idle(state: object, seat: Seat, luck: random.Random) -> tuple[str, ...]:
    """What others do meanwhile; the walker's own figures stay where they are."""
    return stroll(GAME, state, seat, luck) if seat else GAME.default(state, seat)
