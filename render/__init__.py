"""Pictures of the games, painted from views and names; see painter.py and kit/."""

from typing import Any

from bot.games import GAMES
from render import dracheninsel, drachenland, emerald, schatzjagd, scratch_island
from render.painter import Painter, png

AnyPainter = Painter[Any, Any]

_PAINTERS: dict[str, AnyPainter] = {
    "dracheninsel": dracheninsel,
    "drachenland": drachenland,
    "emerald": emerald,
    "schatzjagd": schatzjagd,
    "scratch_island": scratch_island,
}
PAINTERS = {slug: _PAINTERS[slug] for slug in GAMES if slug in _PAINTERS}

__all__ = ["PAINTERS", "AnyPainter", "png"]
