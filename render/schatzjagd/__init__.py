"""The painter of Schatzjagd."""

from render.schatzjagd.board import board
from render.schatzjagd.final import final
from render.schatzjagd.hand import hand
from render.schatzjagd.preview import preview

__all__ = ["board", "final", "hand", "preview"]
