"""The painter of Emerald."""

from bot.games.emerald.views import Own, Public
from render.emerald.board import board
from render.emerald.final import final
from render.emerald.hand import hand
from render.emerald.preview import marks, preview
from render.emerald.sign import sign
from render.painter import Painter

PAINTER = Painter[Public, Own](
    board=board,
    hand=hand,
    marks=marks,
    preview=preview,
    final=final,
    sign=sign,
)
