"""Which dice may be taken: two of all by the roller, one of those left by everybody else."""

from functools import lru_cache
from itertools import combinations

from bot.games.contract import Menu
from bot.games.scratch_island.content import Motif
from bot.games.scratch_island.model import NOBODY, State
from bot.games.scratch_island.picks import DICE

QUIET = frozenset({"pass", "end"})


@lru_cache(maxsize=4096)
def take_menu(pool: tuple[Motif, ...], is_roller: bool) -> Menu:
    """Equal faces are offered once; pairs are spelled in die order."""
    if not is_roller:
        return Menu("take_die", (*dict.fromkeys(pool), "pass"), declining=QUIET)
    pairs = list[tuple[Motif, ...]]()
    for one, two in combinations(pool, 2):
        if (one, two) not in pairs and (two, one) not in pairs:
            pairs.append((one, two))
    return Menu("choose_pair", tuple(DICE.pick(pair) for pair in pairs))


def dice_showing(state: State, faces: tuple[Motif, ...]) -> tuple[int, ...]:
    """The first dice of the pool with these faces, which are spelled in die order."""
    free = [f if t == NOBODY else "" for f, t in zip(state.faces, state.takers, strict=True)]
    dice = (free.index(faces[0]),)
    return dice if len(faces) == 1 else (*dice, free.index(faces[1], dice[0] + 1))
