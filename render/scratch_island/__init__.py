"""The painter of Scratch Island."""

from bot.games.scratch_island.views import Own, Public
from render.painter import Painter
from render.scratch_island.board import board
from render.scratch_island.final import final
from render.scratch_island.hand import hand
from render.scratch_island.preview import HAND_SHOWN_IN, marks, preview
from render.scratch_island.sign import sign

PAINTER = Painter[Public, Own](
    board=board,
    hand=hand,
    marks=marks,
    preview=preview,
    final=final,
    sign=sign,
    hand_shown_in=HAND_SHOWN_IN,
)
