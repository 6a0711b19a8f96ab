"""The painter of Schatzjagd."""

from bot.games.schatzjagd.views import Own, Public
from render.painter import Painter
from render.schatzjagd.board import board
from render.schatzjagd.final import final
from render.schatzjagd.hand import hand
from render.schatzjagd.preview import marks, preview
from render.schatzjagd.sign import sign

PAINTER = Painter[Public, Own](
    board=board,
    hand=hand,
    marks=marks,
    preview=preview,
    final=final,
    sign=sign,
)
