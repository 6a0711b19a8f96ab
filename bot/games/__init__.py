"""Games as pure rules. `contract.py` says what a game is, `registry.py` which ones there are."""

from bot.games.contract import AnyGame
from bot.games.registry import GAMES

__all__ = ["GAMES", "LONG_TURNS", "AnyGame"]
LONG_TURNS = frozenset(slug for slug, game in GAMES.items() if game.PLANNABLE)
