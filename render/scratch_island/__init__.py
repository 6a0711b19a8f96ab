"""The painter of Scratch Island."""

from render.scratch_island.board import board
from render.scratch_island.final import final
from render.scratch_island.hand import hand
from render.scratch_island.preview import HAND_SHOWN_IN, preview
from render.scratch_island.sign import sign

__all__ = ["HAND_SHOWN_IN", "board", "final", "hand", "preview", "sign"]
