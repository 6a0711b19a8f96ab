"""Which dice may be taken: two of all by the roller, one of those left by everybody else."""

from functools import lru_cache
from itertools import chain, combinations, product

from bot.games.contract import Menu
from bot.games.scratch_island.content import MOTIFS, Motif
from bot.games.scratch_island.model import NOBODY, State

QUIET = frozenset({"pass", "end"})
# Every pick of dice, and what they show.
FACES: dict[str, tuple[Motif, ...]] = {
    "-".join(faces): faces for faces in chain(product(MOTIFS), product(MOTIFS, MOTIFS))
}


@lru_cache(maxsize=4096)
def take_menu(pool: tuple[Motif, ...], is_roller: bool) -> Menu:
    """Equal faces are offered once; pairs are spelled in die order."""
    if not is_roller:
        return Menu("take_die", (*dict.fromkeys(pool), "pass"), quiet=QUIET)
    pairs = list[str]()
    for one, two in combinations(pool, 2):
        if f"{one}-{two}" not in pairs and f"{two}-{one}" not in pairs:
            pairs.append(f"{one}-{two}")
    return Menu("choose_pair", tuple(pairs))


def dice_showing(state: State, faces: tuple[Motif, ...]) -> tuple[int, ...]:
    """The first dice of the pool with these faces, which are spelled in die order."""
    free = [f if t == NOBODY else "" for f, t in zip(state.faces, state.takers, strict=True)]
    dice = (free.index(faces[0]),)
    return dice if len(faces) == 1 else (*dice, free.index(faces[1], dice[0] + 1))
