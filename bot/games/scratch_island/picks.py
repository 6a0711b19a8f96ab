"""The picks of Scratch Island that say more than a word or a square: how they are written and read.

Squares that are laid together are spelled in their order (A1-A2-B2); `board.motifs` lists them.
"""

from itertools import product
from typing import Final, NamedTuple

from bot.games.kit.picks import PickKind
from bot.games.scratch_island.content import MOTIFS, Motif
from bot.games.scratch_island.model import MODES, Mode

THIRDS: Final = ("top", "middle", "bottom")


class Way(NamedTuple):
    """What is laid, and in which third of the map it begins if that has to be said."""

    mode: Mode
    third: str = ""


Faces = tuple[Motif, ...]
_SINGLE: Final[list[Faces]] = [(motif,) for motif in MOTIFS]
DICE: Final[PickKind[Faces]] = PickKind(
    "-".join, [*_SINGLE, *product(MOTIFS, MOTIFS)]
)  # what they show
WAY: Final[PickKind[Way]] = PickKind(
    lambda way: f"{way.mode}-{way.third}" if way.third else way.mode,
    [Way(mode, third) for mode in sorted(MODES) for third in ("", *THIRDS)],
)


def spelled(pick: str) -> list[str]:
    """The names of the squares."""
    return pick.split("-")
