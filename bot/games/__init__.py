"""The list of games; the type checkers hold each module against the contract here."""

from bot.games import dracheninsel, drachenland, emerald, schatzjagd, scratch_island
from bot.games.contract import AnyGame, Game

__all__ = ["GAMES", "LONG_TURNS", "AnyGame"]

DRACHENINSEL: Game[
    dracheninsel.State,
    dracheninsel.Action,
    dracheninsel.Event,
    dracheninsel.Note,
    dracheninsel.Public,
    dracheninsel.Own,
    dracheninsel.Options,
] = dracheninsel
DRACHENLAND: Game[
    drachenland.State,
    drachenland.Action,
    drachenland.Event,
    drachenland.YourVault,
    drachenland.Public,
    drachenland.Own,
    drachenland.Options,
] = drachenland
EMERALD: Game[
    emerald.State,
    emerald.Action,
    emerald.Event,
    emerald.Note,
    emerald.Public,
    emerald.Own,
    emerald.Options,
] = emerald
SCHATZJAGD: Game[
    schatzjagd.State,
    schatzjagd.Action,
    schatzjagd.Event,
    schatzjagd.Note,
    schatzjagd.Public,
    schatzjagd.Own,
    schatzjagd.Options,
] = schatzjagd
SCRATCH_ISLAND: Game[
    scratch_island.State,
    scratch_island.Action,
    scratch_island.Event,
    scratch_island.Note,
    scratch_island.Public,
    scratch_island.Own,
    scratch_island.Options,
] = scratch_island

GAMES: dict[str, AnyGame] = {
    "dracheninsel": DRACHENINSEL,
    "schatzjagd": SCHATZJAGD,
    "scratch_island": SCRATCH_ISLAND,
    "emerald": EMERALD,
    "drachenland": DRACHENLAND,
}

LONG_TURNS = frozenset({"dracheninsel"})  # many answers each: it pays to plan them in one go
