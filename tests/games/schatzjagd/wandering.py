"""Random games of Schatzjagd in which much happens."""

import random
from collections.abc import Iterator

from bot.games.contract import Menu, Path, Seat, play
from bot.games.schatzjagd.model import Options, State
from tests.games.schatzjagd.kit import GAME, Told

Scene = tuple[State, Seat, Path, Told]
EVERYTHING = Options(
    length="full", deposit="yes", plunder="yes", katharsis="yes", truce_at_home="no", memory="full"
)


def wander(seats: int, options: Options, seed: int) -> Iterator[Scene]:
    """A random game that is keen on treasures, so that something happens."""
    luck = random.Random(seed)
    state = GAME.start(seats, seed.to_bytes(8, "big"), options).state
    while asks := GAME.asks(state):
        seat = asks[0].seat
        path: Path = ()
        while isinstance(menu := GAME.choices(state, seat, path), Menu):
            keen = [p for p in menu.picks if p.startswith(("secure", "dig", "take", "plunder"))]
            path = (*path, luck.choice(keen or menu.picks))
        step = play(GAME, state, seat, path)
        yield state, seat, path, step
        state = step.state
