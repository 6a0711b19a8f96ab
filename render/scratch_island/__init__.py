"""The painter of Scratch Island."""

from render.scratch_island.board import board
from render.scratch_island.final import final
from render.scratch_island.hand import hand
from render.scratch_island.preview import preview

__all__ = ["board", "final", "hand", "preview"]
