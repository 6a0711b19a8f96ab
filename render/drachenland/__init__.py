"""The painter of Drachenland.

banner    the title, for lobby, rules and welcome
board     the board as everybody sees it
final     the winner, and every part of every score
ground    what never changes below the pieces
hand      what one seat holds
lying     all that lies and stands on the land, put onto a frame at any zoom
moment    the greatest thing of a turn, as a strip
panels    what lies open before each player
places    where everything lies, in pixels
preview   the choices of a seat, numbered as its menu numbers them
sign      by what a seat is known beside the pictures
sprites   the pieces, and those put together of others
standing  where tiles, dragons and figures find room
"""

from bot.games.drachenland.views import Own, Public
from render.drachenland.banner import banner
from render.drachenland.board import board
from render.drachenland.final import final
from render.drachenland.hand import hand
from render.drachenland.moment import moment
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
    banner=banner,
    moment=moment,
)
