"""The list of games; the type checkers hold each module against the contract here."""

from typing import Any

from bot.games import emerald
from bot.games.contract import Game

AnyGame = Game[Any, Any, Any, Any, Any, Any, Any]

EMERALD: Game[
    emerald.State,
    emerald.Action,
    emerald.Event,
    emerald.Note,
    emerald.Public,
    emerald.Own,
    emerald.Options,
] = emerald

GAMES: dict[str, AnyGame] = {"emerald": EMERALD}
