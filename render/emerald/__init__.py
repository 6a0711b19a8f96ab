"""The painter of Emerald.

banner   the title, for lobby, rules and welcome
board    the board as everybody sees it
cave     what moves in the cave: dragon, cards, nest, chamber
crowd    knights on one place, so that they can be counted
final    the winner, and every part of every score
ground   what never changes below the pieces
hand     what one seat holds
moment   the greatest thing of a turn, as a strip
panels   what lies open in front of each player
places   where everything lies, in pixels
preview  the choices of a seat, numbered as its menu numbers them
sign     by what a seat is known beside the pictures
sprites  pieces put together of others, each once
"""

from bot.games.emerald.views import Own, Public
from render.emerald.banner import banner
from render.emerald.board import board
from render.emerald.final import final
from render.emerald.hand import hand
from render.emerald.moment import moment
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
    banner=banner,
    moment=moment,
)
