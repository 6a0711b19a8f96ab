"""Positions of Die Dracheninsel after a window, and with one at the start of a turn."""

from bot.games.dracheninsel.model import Options
from tests.games.dracheninsel.kit import after, island

WINDOW = Options(start_stop="window")
SPARED = after(
    island("blue", at="red G6", hands={"blue": "fear_slumber", "red": "counterspell water"}),
    "blue play.fear_slumber.red",
    "red counter",
    "close",
)
STOPPED = after(
    island("blue", at="blue E2", hands={"red": "sweet_slumber", "blue": "counterspell"}),
    "blue step.D2",
    "red slumber",
    "close",
)
BEGINNING = after(island("yellow", hands={"red": "sweet_slumber"}, options=WINDOW), "yellow end")
