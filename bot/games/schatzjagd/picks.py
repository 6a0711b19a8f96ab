"""The picks of Schatzjagd that say more than a word or a field: how they are written and read."""

from typing import Final

from bot.games.contract import Seat
from bot.games.kit.picks import PickKind
from bot.games.schatzjagd.content import CARDS, CASTLES, ROWS, SIDE, SPELLS, TOP, TREASURES

ROW: Final = PickKind(ROWS.__getitem__, range(SIDE))  # where there are more fields than buttons
COINS: Final = PickKind(str, range(1, TOP + 1))  # for the travelling smith
CAST: Final = PickKind("cast-{}".format, [CARDS[spell].key for spell in SPELLS])
SECURE: Final[PickKind[str]] = PickKind("secure-{}".format, TREASURES)
DEPOSIT: Final[PickKind[str]] = PickKind("deposit-{}".format, TREASURES)
ATTACK: Final = PickKind("attack-{}".format, map(Seat, range(len(CASTLES))))
HOLD: Final = PickKind("hold-{}".format, (0, 3, 6, 9))  # until there is no more life than that

_SHOPS = ("inn", "school")  # where nothing is bought by number
_BY_COINS = ("heal", "cure", "smith")


def _deal(deal: tuple[str, int]) -> str:
    sort, coins = deal
    return sort if sort in _SHOPS else f"{sort}-{coins}"


DEAL: Final = PickKind(
    _deal,
    [*((shop, 0) for shop in _SHOPS), *((s, n) for s in _BY_COINS for n in range(TOP + 1))],
)
ANSWERS: Final = ("strike", "prudent", *HOLD, "flee")  # before an exchange of blows
