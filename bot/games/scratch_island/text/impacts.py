"""What an event means for one seat: rows that others have won, snakes, turns without a die."""

from typing import Any

from bot.games.contract import Impact, Seat
from bot.games.scratch_island.model import (
    EndAnnounced,
    NothingFits,
    RowStruck,
    SnakeMet,
    TreasureTooLate,
)
from bot.games.scratch_island.views import Public


def impact(view: Public, event: Any, seat: Seat) -> Impact:
    match event:
        case RowStruck(seats=losers) if seat in losers:
            return Impact.LOSS
        case SnakeMet(bitten) | TreasureTooLate(bitten) if bitten == seat:
            return Impact.LOSS
        case NothingFits(skipped) if skipped == seat:
            return Impact.LOSS
        case EndAnnounced():
            return Impact.AFFECTED
        case _:
            return Impact.NONE
