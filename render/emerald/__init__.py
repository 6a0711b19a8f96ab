"""The painter of Emerald."""

from render.emerald.board import board
from render.emerald.final import final
from render.emerald.hand import hand
from render.emerald.preview import preview

__all__ = ["board", "final", "hand", "preview"]
