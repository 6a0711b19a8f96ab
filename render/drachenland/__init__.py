"""The painter of Drachenland."""

from render.drachenland.board import board
from render.drachenland.final import final
from render.drachenland.hand import hand
from render.drachenland.preview import preview

__all__ = ["board", "final", "hand", "preview"]
