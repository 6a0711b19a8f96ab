"""Standing orders: how a sleeping lord's henchman defends itself, and Katharsis."""

from bot.games.contract import Condition, Offer, Order, Scope
from bot.games.schatzjagd.content import ANSWERS

_SCOPES = (Scope.ROUND, Scope.GAME)  # nobody is attacked in his own turn


def _defence(way: str) -> Offer:
    return Offer(f"defend-{way}", (Order("defend", (way,)),), scopes=_SCOPES)


_CARRIER = Offer(
    "defend-carrier",
    (Order("defend", ("flee",), (Condition("carried", ">=", 1),)), Order("defend", ("prudent",))),
    scopes=_SCOPES,
)
_SPARE = Offer("katharsis-pass", (Order("katharsis", ("pass",)),), scopes=_SCOPES)

OFFERS = (*(_defence(way) for way in ANSWERS if way != "strike"), _CARRIER, _SPARE)
