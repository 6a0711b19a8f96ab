"""Positions to paint: seeded games, random or played by the computers."""

import random
from collections.abc import Iterator
from functools import partial
from itertools import cycle
from typing import Any

from bot.games.contract import TABLE, AnyGame, ComputerConfig, Path, Seat, Step, play
from bot.games.kit.walks import random_path

NAMES = ("Anna", "Benno", "Carla", "David", "Elif", "Fritz")


def positions(game: AnyGame, seats: int, seed: int, clever: bool = False) -> Iterator[Any]:
    """Every state of one game, the first and the last included."""
    return (step.state for step in steps(game, seats, seed, clever))


def steps(
    game: AnyGame, seats: int, seed: int, clever: bool = False
) -> Iterator[Step[Any, Any, Any]]:
    """Every state with the news that led to it."""
    luck = random.Random(seed)
    step = game.start(seats, luck.randbytes(32), game.Options())
    yield step
    while asks := game.asks(step.state):
        seat = luck.choice(asks).seat
        answer = _computed if clever and seat != TABLE else random_path
        step = play(game, step.state, seat, answer(game, step.state, seat, luck))
        yield step


def sampled(game: AnyGame, number: int) -> Iterator[Any]:
    """This many states of random games of all sizes, far apart."""
    for seed, seats in enumerate(cycle(game.SEATS)):
        for step, state in enumerate(positions(game, seats, seed)):
            if step % 7 == 0:
                yield state
                number -= 1
            if number == 0:
                return


def _computed(game: AnyGame, state: Any, seat: Seat, luck: random.Random) -> Path:
    mind = ComputerConfig("normal", luck.getrandbits(32))
    tree = partial(game.choices, state, seat)
    return game.choose(game.public(state), game.own(state, seat), seat, tree, mind)
