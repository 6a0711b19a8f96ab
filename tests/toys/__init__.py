"""Two small games that drive the tests of the layers above; the laws hold for them too.

adding/  what Total needs besides its rules to become a game of the house; see test_add_a_game
duel/    Duel: cards, sealed windows, windows within windows
total/   Total: the smallest game with a secret
"""

from bot.games.contract import AnyGame
from bot.games.registry import GameEntry
from tests.toys import duel, total

TOTAL = GameEntry("total", total, ()).game
DUEL = GameEntry("duel", duel, ()).game

TOYS: dict[str, AnyGame] = {"total": TOTAL, "duel": DUEL}
