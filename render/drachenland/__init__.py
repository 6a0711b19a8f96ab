"""The painter of Drachenland.

board     the board as everybody sees it
final     the winner, and every part of every score
ground    what never changes below the pieces
hand      what one seat holds
lying     all that lies and stands on the land, put onto a frame at any zoom
moment    the greatest thing of a turn, as a strip
panels    what lies open before each player
places    where everything lies, in pixels
preview   the choices of a seat, numbered as its menu numbers them
sprites   the pieces, and those put together of others
standing  where tiles, dragons and figures find room
"""

from functools import partial

from bot.games.drachenland.content import SEATS
from bot.games.drachenland.views import Own, Public
from render.drachenland.board import board
from render.drachenland.final import final
from render.drachenland.hand import hand
from render.drachenland.moment import moment
from render.drachenland.preview import marks, preview
from render.drachenland.sprites import sign
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
        "drachenland",
        (TitleLine(150, Three("#F58A1B", "#FFC06A", "#A03A12"), 640, 334, 140),),
        tuple(SEATS),
        TOP,
    ),
    moment=moment,
)
