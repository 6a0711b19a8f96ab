"""The painter of Drachenland."""

from render.drachenland.board import board
from render.drachenland.final import final
from render.drachenland.hand import hand
from render.drachenland.preview import preview
from render.drachenland.sign import sign

HAND_SHOWN_IN = frozenset[str]()

__all__ = ["HAND_SHOWN_IN", "board", "final", "hand", "preview", "sign"]
