"""The painter of Scratch Island.

board       the board as everybody sees it
cards       everybody else, on a card each
chart       one map laid onto a frame: what is printed, what was found
final       the winner, and every chest and row of every score
fitting     with which squares a motif can begin, from what everybody sees
goods       what a seat has won: keys, chests, boxes of treasures
ground      what never changes below the pieces
hand        a player's own map, large, and how likely what is
island      the left part of every picture: one seat's map with dice and goods
land        one seat's map as a painter needs it: sets of squares, read from the public view
moment      the greatest thing of a turn, as a strip
placements  the last step of a placement: a sheet of numbered ways to lay the motif
places      where everything lies, in pixels
preview     the choices of a seat, numbered as its menu numbers them
sprites     squares, what lies on them, and dice, each once for every size
"""

from functools import partial

from bot.games.scratch_island.views import Own, Public
from render.kit.colours import GOLD, Three
from render.kit.titles import BOTTOM, TitleLine, title_picture
from render.painter import Painter
from render.scratch_island.board import board
from render.scratch_island.final import final
from render.scratch_island.hand import hand
from render.scratch_island.moment import moment
from render.scratch_island.preview import HAND_SHOWN_IN, marks, preview
from render.scratch_island.sprites import CREW, sign

TITLE = (
    TitleLine(136, GOLD, 520, 334, 100),
    TitleLine(120, Three("#F06A3A", "#FF9A66", "#A8321C"), 420, 390, 210),
)
PAINTER = Painter[Public, Own](
    board=board,
    hand=hand,
    marks=marks,
    preview=preview,
    final=final,
    sign=sign,
    banner=partial(title_picture, "scratch_island", TITLE, (2, len(CREW)), BOTTOM),
    moment=moment,
    hand_shown_in=HAND_SHOWN_IN,
)
