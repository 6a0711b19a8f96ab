"""What an event means for one seat. Nobody takes anything from anybody here: the clock does."""

from typing import Any

from bot.games.contract import Fate, Seat
from bot.games.drachenland.model import RoundsLeft, StallWarned, TurnEnded
from bot.games.drachenland.views import Public


def fate(view: Public, event: Any, seat: Seat) -> Fate:
    match event:
        case TurnEnded(ended) if ended == seat:
            return Fate.LOSS  # dice lapsed
        case RoundsLeft() | StallWarned():
            return Fate.BLOW
        case _:
            return Fate.NONE
