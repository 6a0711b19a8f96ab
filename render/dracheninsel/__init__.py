"""The painter of Die Dracheninsel."""

from bot.games.dracheninsel.views import Own, Public
from render.dracheninsel.board import board
from render.dracheninsel.final import final
from render.dracheninsel.hand import hand
from render.dracheninsel.preview import marks, preview
from render.dracheninsel.sign import sign
from render.painter import Painter

PAINTER = Painter[Public, Own](
    board=board,
    hand=hand,
    marks=marks,
    preview=preview,
    final=final,
    sign=sign,
    hand_shown_in=frozenset({"exchange"}),
)
