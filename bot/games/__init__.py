"""The list of games; the type checkers hold each module against the contract here."""

from typing import Any

from bot.games.contract import Game

AnyGame = Game[Any, Any, Any, Any, Any, Any, Any]

GAMES: dict[str, AnyGame] = {}
