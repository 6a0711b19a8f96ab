"""Pictures of the games, painted from views and names; see painter.py and kit/."""

from importlib import import_module

from bot.games.registry import GAMES
from render.painter import AnyPainter, Painter, png


def painter_of(slug: str) -> AnyPainter:
    """The painter of a declared game: `PAINTER` in the package of its name."""
    package = import_module(f"render.{slug}")
    painter = getattr(package, "PAINTER", None)
    if not isinstance(painter, Painter):
        raise LookupError(f"render/{slug}/__init__.py names no PAINTER")
    return painter


PAINTERS: dict[str, AnyPainter] = {slug: painter_of(slug) for slug in GAMES}

__all__ = ["PAINTERS", "AnyPainter", "png"]
