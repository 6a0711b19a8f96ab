"""The list of games; the type checkers hold each module against the contract here."""

from bot.games import emerald
from bot.games.contract import AnyGame, Game

__all__ = ["GAMES", "AnyGame"]

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
