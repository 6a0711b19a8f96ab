"""The painter of Die Dracheninsel."""

from render.dracheninsel.board import board
from render.dracheninsel.final import final
from render.dracheninsel.hand import hand
from render.dracheninsel.preview import preview

__all__ = ["board", "final", "hand", "preview"]
