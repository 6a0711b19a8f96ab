"""The painter of Emerald."""

from render.emerald.board import board
from render.emerald.final import final
from render.emerald.hand import hand
from render.emerald.preview import preview
from render.emerald.sign import sign

HAND_SHOWN_IN = frozenset[str]()

__all__ = ["HAND_SHOWN_IN", "board", "final", "hand", "preview", "sign"]
