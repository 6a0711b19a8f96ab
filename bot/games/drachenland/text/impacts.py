"""What an event means for one seat. Nobody takes anything from anybody here: the clock does."""

from typing import Any

from bot.games.contract import Impact, Seat
from bot.games.drachenland.model import RoundsLeft, StallWarned, TurnEnded
from bot.games.drachenland.views import Public


def impact(view: Public, event: Any, seat: Seat) -> Impact:
    match event:
        case TurnEnded(ended) if ended == seat:
            return Impact.LOSS  # dice lapsed
        case RoundsLeft() | StallWarned():
            return Impact.AFFECTED
        case _:
            return Impact.NONE
