"""Standing orders in positions: the pilot, a die that is left, the way to a chest."""

import random
from functools import partial
from typing import Any

from bot.games.contract import ComputerConfig, Seat, play
from bot.games.kit.walks import random_path
from bot.games.registry import GAMES
from tests.games.orders_kit import ordered
from tests.games.scratch_island.kit import HOME, table
from tests.laws import begin

GAME = GAMES["scratch_island"]


def turns(seed: int, about: str, *, roller: bool) -> Any:
    """A position in which this is asked, of who rolled or of somebody else."""
    luck, state = random.Random(seed), begin(GAME, 3, seed)
    for _ in range(400):
        (ask,) = GAME.asks(state)
        if ask.about == about and (GAME.public(state).roller == ask.seat) is roller:
            return state
        state = play(GAME, state, ask.seat, random_path(GAME, state, ask.seat, luck)).state
    raise AssertionError("it never came to that")


def test_the_pilot_plays_for_whoever_did_not_roll() -> None:
    state = turns(1, "take_die", roller=False)
    (ask,) = GAME.asks(state)
    view, own = GAME.public(state), GAME.own(state, ask.seat)
    tree = partial(GAME.choices, state, ask.seat)
    chosen = GAME.choose(view, own, ask.seat, tree, ComputerConfig())
    assert ordered(GAME, state, "pilot") == chosen
    assert ordered(GAME, turns(1, "choose_pair", roller=True), "pilot") is None
    assert ordered(GAME, turns(1, "scratch", roller=True), "pilot") is None


def test_a_die_is_taken_if_it_is_left() -> None:
    state = turns(2, "take_die", roller=False)
    faces = {die.motif for die in GAME.public(state).dice if die.taker == -1}
    missing = {"domino", "i3", "l3", "i4", "o4", "t4", "l4", "s4", "pickaxe"} - faces
    for face in faces:
        taken = ordered(GAME, state, f"take.{face}")
        assert taken is not None
        assert (taken[0], len(taken) > 1) == (face, True), "it is laid in the same answer"
    for face in missing:
        assert ordered(GAME, state, f"take.{face}") is None


def test_a_die_that_fits_nowhere_is_not_taken_unasked() -> None:
    state = table(HOME, HOME, faces="t4 l3 o4 domino", taken={0: 0, 1: 0}, turn=1)
    assert ordered(GAME, state, "take.o4") is None
    assert ordered(GAME, state, "take.domino") is not None


def test_towards_a_chest_every_answer_shortens_the_way() -> None:
    """Played until it is reached or gets no nearer: the path grows towards that corner."""
    state, seat, played = begin(GAME, 2, 5), Seat(0), 0
    luck = random.Random(5)
    for _ in range(200):
        if not (asks := GAME.asks(state)):
            break
        (ask,) = asks
        path = ordered(GAME, state, "chest.A1") if ask.seat == seat else None
        played += path is not None
        state = play(GAME, state, ask.seat, path or random_path(GAME, state, ask.seat, luck)).state
    assert played >= 4
