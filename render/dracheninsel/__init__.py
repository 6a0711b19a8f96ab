"""The painter of Die Dracheninsel.

beside    the players beside a part of the board
board     the board as everybody sees it
cards     what each half of a card is, and how a card looks small
corners   treasures, cards of this turn, piles, round and journeys, round the island
deeds     marks of deeds on the board: the last one that took effect, and one that is announced
faces     the face of a card in the hand: scene, name, effect
final     the celebration and the score sheet
ground    what never changes below the pieces
hand      what one seat holds
moment    the greatest thing of a turn
panels    the players beside the island: colours, name, gold, cards, whose turn it is, who is asked
places    where everything lies, in pixels
preview   the choices of a seat, numbered as its menu numbers them
reading   the public view in the painter's words
sprites   the pieces, and those put together of others
standing  where each hunter stands: alone, beside a fellow over a treasure, among guests in a boat
"""

from functools import partial

from bot.games.dracheninsel.content import SEATS
from bot.games.dracheninsel.views import Own, Public
from render.dracheninsel.board import board
from render.dracheninsel.final import final
from render.dracheninsel.hand import hand
from render.dracheninsel.moment import moment
from render.dracheninsel.preview import marks, preview
from render.dracheninsel.sprites import sign
from render.kit.colours import Three
from render.kit.titles import BOTTOM, TitleLine, title_picture
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
        "dracheninsel",
        (TitleLine(104, Three("#F2B632", "#FFE99A", "#A8641A"), 790, 396, 92),),
        tuple(SEATS),
        BOTTOM,
    ),
    moment=moment,
)
