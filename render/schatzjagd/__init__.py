"""The painter of Schatzjagd."""

from render.schatzjagd.board import board
from render.schatzjagd.final import final
from render.schatzjagd.hand import hand
from render.schatzjagd.preview import preview
from render.schatzjagd.sign import sign

HAND_SHOWN_IN = frozenset[str]()

__all__ = ["HAND_SHOWN_IN", "board", "final", "hand", "preview", "sign"]
