"""The painter of Drachenland."""

from bot.games.drachenland.views import Own, Public
from render.drachenland.board import board
from render.drachenland.final import final
from render.drachenland.hand import hand
from render.drachenland.preview import marks, preview
from render.drachenland.sign import sign
from render.painter import Painter

PAINTER = Painter[Public, Own](
    board=board,
    hand=hand,
    marks=marks,
    preview=preview,
    final=final,
    sign=sign,
)
