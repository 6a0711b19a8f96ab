"""What an event means for one seat: knights and gold lost, a bonus that somebody else has got."""

from typing import Any

from bot.games.contract import Impact, Seat
from bot.games.emerald.model import (
    BonusFourGiven,
    KnightCaught,
    KnightLost,
    RansomHidden,
    RansomPaid,
)
from bot.games.emerald.views import Public


def impact(view: Public, event: Any, seat: Seat) -> Impact:
    match event:
        case KnightLost(loser) | RansomPaid(loser) | RansomHidden(loser) if loser == seat:
            return Impact.LOSS
        case KnightCaught(caught) if caught == seat:
            return Impact.AFFECTED
        case BonusFourGiven(taker) if taker != seat:
            return Impact.AFFECTED
        case _:
            return Impact.NONE
