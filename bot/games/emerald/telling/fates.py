"""What an event means for one seat: knights and gold lost, a bonus that somebody else has got."""

from typing import Any

from bot.games.contract import Fate, Seat
from bot.games.emerald.model import (
    BonusFourGiven,
    KnightCaught,
    KnightLost,
    RansomHidden,
    RansomPaid,
)
from bot.games.emerald.views import Public


def fate(view: Public, event: Any, seat: Seat) -> Fate:
    match event:
        case KnightLost(loser) | RansomPaid(loser) | RansomHidden(loser) if loser == seat:
            return Fate.LOSS
        case KnightCaught(caught) if caught == seat:
            return Fate.BLOW
        case BonusFourGiven(taker) if taker != seat:
            return Fate.BLOW
        case _:
            return Fate.NONE
