"""How tests play: random walks, all leaves, and everything that a seat is shown."""

import random
from collections.abc import Hashable, Iterator
from functools import lru_cache, partial
from itertools import combinations, islice
from typing import Any, cast

from bot.games.contract import (
    CLOSE,
    TABLE,
    AnyGame,
    Ask,
    ComputerConfig,
    Menu,
    Path,
    Seat,
    Step,
    play,
)
from bot.games.kit.walks import random_path
from bot.games.registry import GAMES

Scene = tuple[Any, tuple[Ask, ...], Seat, Path, Step[Any, Any, Any]]


def picks(menu: Menu) -> Iterator[str]:
    """Every single pick, or every set of picks in its one spelling."""
    if menu.least == menu.most == 1:
        yield from menu.picks
        return
    for number in range(menu.least, menu.most + 1):
        for chosen in combinations(menu.picks, number):
            yield "+".join(chosen) or "-"


def leaves(game: AnyGame, state: Any, seat: Seat, path: Path = ()) -> Iterator[Path]:
    """Every completed path, in menu order; take a slice where the tree is large."""
    menu = game.choices(state, seat, path)
    if not isinstance(menu, Menu):
        yield path
        return
    for pick in picks(menu):
        yield from leaves(game, state, seat, (*path, pick))


def seed_of(number: int) -> bytes:
    return number.to_bytes(32, "big")


def begin(game: AnyGame, seats: int, seed: int, first: Seat | None = None) -> Any:
    return game.start(seats, seed_of(seed), game.Options(), first).state


def playout(game: AnyGame, seats: int, seed: int) -> Iterator[Scene]:
    """Every scene of a random game: the state, its asks, who answered what, what followed."""
    luck, state = random.Random(seed), begin(game, seats, seed)
    for _ in range(game.LONGEST + 1):
        asks = game.asks(state)
        if not asks:
            return
        seat = luck.choice(asks).seat
        path = random_path(game, state, seat, luck)
        step = play(game, state, seat, path)
        yield state, asks, seat, path, step
        state = step.state
    raise AssertionError("a game must end within its LONGEST number of answers")


def scenes(game: AnyGame, seats: int, seed: int) -> tuple[Scene, ...]:
    """The whole of a random game, played once for all the laws that look at it."""
    return _played(cast(Hashable, game), seats, seed)


@lru_cache(maxsize=4)
def _played(module: Hashable, seats: int, seed: int) -> tuple[Scene, ...]:
    return tuple(playout(cast(AnyGame, module), seats, seed))


def is_sampled(number: int, of: int, most: int = 60) -> bool:
    """Whether a costly law looks at this scene: at no more than `most`, evenly spread."""
    return number % max(1, of // most) == 0


def shown(game: AnyGame, state: Any, asks: tuple[Ask, ...], seat: Seat) -> tuple[Any, ...]:
    """All that a seat learns from the game: views, its tree, its default, its computer's move."""
    view, own = game.public(state), game.own(state, seat)
    told = (game.describe(view), game.describe_own(view, own, seat), game.facts(view, own, seat))
    if all(ask.seat != seat for ask in asks):
        return (view, own, told)
    tree = list(islice(leaves(game, state, seat), 150))
    chosen = game.choose(view, own, seat, partial(game.choices, state, seat), ComputerConfig())
    silence = [game.default(state, seat, begun) for begun in ((), tree[-1][:-1])]
    return (view, own, told, tree, silence, chosen)


def unopposed(game: AnyGame, state: Any, seat: Seat, path: Path) -> Any:
    """The state after an answer to which nobody reacts."""
    state = play(game, state, seat, path).state
    while is_sealed(game.asks(state), seat):
        state = play(game, state, TABLE, CLOSE).state
    return state


def is_sealed(asks: tuple[Ask, ...], seat: Seat) -> bool:
    return seat != TABLE and any(ask.seat == TABLE for ask in asks)


def slug_of(game: AnyGame) -> str:
    return next(slug for slug, known in GAMES.items() if known is game)
