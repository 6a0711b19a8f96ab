"""The painter of Die Dracheninsel."""

from render.dracheninsel.board import board
from render.dracheninsel.final import final
from render.dracheninsel.hand import hand
from render.dracheninsel.preview import preview
from render.dracheninsel.sign import sign

HAND_SHOWN_IN = frozenset({"exchange"})

__all__ = ["HAND_SHOWN_IN", "board", "final", "hand", "preview", "sign"]
