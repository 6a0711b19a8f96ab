"""What an event means for one seat: rows that others have won, snakes, turns without a die."""

from typing import Any

from bot.games.contract import Fate, Seat
from bot.games.scratch_island.model import (
    EndAnnounced,
    NothingFits,
    RowStruck,
    SnakeMet,
    TreasureTooLate,
)
from bot.games.scratch_island.views import Public


def fate(view: Public, event: Any, seat: Seat) -> Fate:
    match event:
        case RowStruck(seats=losers) if seat in losers:
            return Fate.LOSS
        case SnakeMet(bitten) | TreasureTooLate(bitten) if bitten == seat:
            return Fate.LOSS
        case NothingFits(skipped) if skipped == seat:
            return Fate.LOSS
        case EndAnnounced():
            return Fate.BLOW
        case _:
            return Fate.NONE
