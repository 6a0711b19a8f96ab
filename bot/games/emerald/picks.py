"""The picks of Emerald that say more than a word: how they are written and read."""

from typing import Final, NamedTuple

from bot.games.emerald.content import COLOURS, GOLD_VALUES, PLACES
from bot.games.kit.picks import PickKind


class KnightPick(NamedTuple):
    """Which knight moves: its colour, and the place it leaves."""

    colour: str
    place: int


MOVE: Final = PickKind(
    lambda knight: f"{knight.colour}-{PLACES[knight.place]}",
    [KnightPick(colour, place) for colour in COLOURS for place in range(len(PLACES))],
)
PAY: Final[PickKind[int]] = PickKind("pay{}".format, GOLD_VALUES)
