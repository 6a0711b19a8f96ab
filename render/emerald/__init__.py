"""The painter of Emerald.

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
sprites  pieces put together of others, each once
"""

from functools import partial

from bot.games.emerald.content import SEAT_COLOURS
from bot.games.emerald.views import Own, Public
from render.emerald.board import board
from render.emerald.final import final
from render.emerald.hand import hand
from render.emerald.moment import moment
from render.emerald.preview import marks, preview
from render.emerald.sprites import sign
from render.kit.colours import Three
from render.kit.titles import TOP, TitleLine, title_picture
from render.painter import Painter

PAINTER = Painter[Public, Own](
    board=board,
    hand=hand,
    marks=marks,
    preview=preview,
    final=final,
    sign=sign,
    banner=partial(
        title_picture,
        "emerald",
        (TitleLine(150, Three("#2FB57C", "#8DF0B8", "#136B4E"), 620, 330, 114),),
        tuple(SEAT_COLOURS),
        TOP,
    ),
    moment=moment,
)
