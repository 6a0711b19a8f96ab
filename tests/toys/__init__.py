"""Two small games that drive the tests of the layers above; the laws hold for them too."""

from bot.games.contract import AnyGame
from bot.games.registry import Entry
from tests.toys import duel, total

TOTAL = Entry("total", total, ()).game
DUEL = Entry("duel", duel, ()).game

TOYS: dict[str, AnyGame] = {"total": TOTAL, "duel": DUEL}
