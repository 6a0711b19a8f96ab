"""The picks of Drachenland that say more than a word or a place: how they are written and read."""

from typing import Final, NamedTuple, get_args

from bot.games.drachenland.board import AREAS, PICKS
from bot.games.drachenland.content import HIGH_DIE, LETTERS, LOW_DIE
from bot.games.drachenland.model import By
from bot.games.kit.picks import PickKind


class Chosen(NamedTuple):
    """A die, and the colour of the figure that moves by it."""

    die: int
    colour: int


_BYS: Final[tuple[By, ...]] = get_args(By)
FIGURE: Final = PickKind(
    lambda chosen: f"{chosen.die}{LETTERS[chosen.colour]}",
    [Chosen(die, colour) for die in sorted({*LOW_DIE, *HIGH_DIE}) for colour in range(3)],
)
AREA: Final = PickKind("area{}".format, AREAS)
BOAT: Final = PickKind(
    lambda place: f"boat{PICKS[place]}", range(len(PICKS))
)  # also where none goes
CALL: Final = PickKind("call_{}".format, _BYS)
FLY: Final = PickKind("fly_{}".format, _BYS)
