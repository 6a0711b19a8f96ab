"""Which dice may be taken: two of all by the roller, one of those left by everybody else."""

from functools import lru_cache
from itertools import combinations
from typing import cast

from bot.games.contract import Menu
from bot.games.scratch_island.content import Motif
from bot.games.scratch_island.model import State, TakeDie, TakePair
from bot.games.scratch_island.rules.turns import pool

QUIET = frozenset({"pass", "end"})


def take_menu(state: State) -> Menu:
    """Equal faces are offered once."""
    if state.turn:
        return _die_menu(tuple([state.faces[die] for die in pool(state)]))
    return _pair_menu(state.faces)


@lru_cache(maxsize=1024)
def _die_menu(faces: tuple[Motif, ...]) -> Menu:
    return Menu("take_die", (*dict.fromkeys(faces), "pass"), quiet=QUIET)


@lru_cache(maxsize=1024)
def _pair_menu(faces: tuple[Motif, ...]) -> Menu:
    """Pairs are spelled in die order."""
    pairs = list[str]()
    for one, two in combinations(faces, 2):
        if f"{one}-{two}" not in pairs and f"{two}-{one}" not in pairs:
            pairs.append(f"{one}-{two}")
    return Menu("choose_pair", tuple(pairs))


def faces_of(pick: str) -> tuple[Motif, ...]:
    """What the dice of a pick show, in die order."""
    return cast(tuple[Motif, ...], tuple(pick.split("-")))


def take_of(state: State, pick: str) -> TakePair | TakeDie:
    """The first dice that show these faces."""
    if state.turn:
        return TakeDie(next(die for die in pool(state) if state.faces[die] == pick))
    one, two = faces_of(pick)
    first = state.faces.index(one)
    return TakePair((first, state.faces.index(two, first + 1)))
