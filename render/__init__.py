"""Pictures of the games, painted from views and names; see painter.py and kit/."""

from typing import Any

from render import emerald
from render.painter import Painter, png

AnyPainter = Painter[Any, Any]

PAINTERS: dict[str, AnyPainter] = {"emerald": emerald}

__all__ = ["PAINTERS", "AnyPainter", "png"]
