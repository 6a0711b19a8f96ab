"""Standing orders that the game offers; the table keeps them secret and carries them out."""

from typing import Final

from bot.games.contract import Condition, Menu, Offer, Order, Scope

_REACTIONS: Final = ("start", "react", "counter")
_WINDOWS: Final = (*_REACTIONS, "claim", "duel")
_SOMEBODY: Final = (Menu("seat", ()),)
_HIS_TURN: Final = Condition("active_seat", "=", "$seat")


def _against(deed: str) -> Order:
    """Only what a counterspell still helps against: a robbery at me is no matter of this order."""
    me, live = Condition("at_me", "=", 1), Condition("cancelled", "=", 0)
    return Order("react", ("counter",), (Condition(deed, "=", 1), me, live))


OFFERS: Final = (
    Offer("always-pass", tuple(Order(about, ("pass",)) for about in _REACTIONS)),
    Offer("always-ask", tuple(Order(about, None) for about in _WINDOWS)),
    Offer("counter-target", tuple(_against(deed) for deed in ("fear", "sneak_attack"))),
    Offer("counter-stop", (Order("counter", ("counter",), (Condition("mine", "=", 1),)),)),
    Offer(
        "slumber-treasure",
        (Order("react", ("slumber",), (_HIS_TURN, Condition("enters", "=", 1))),),
        _SOMEBODY,
    ),
    Offer(
        "slumber-delivery",
        (Order("react", ("slumber",), (_HIS_TURN, Condition("delivery", "=", 1))),),
        _SOMEBODY,
    ),
    Offer(
        "slumber-start",
        (Order("start", ("slumber",), (_HIS_TURN,), early=True),),
        _SOMEBODY,
        (Scope.GAME,),  # the round may be over before his next turn comes
        uses=1,
    ),
    Offer("share", (Order("claim", ("share",)),)),
    Offer("claim", (Order("claim", ("claim",)), Order("duel", ("betray",)))),
)
