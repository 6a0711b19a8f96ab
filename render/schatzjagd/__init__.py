"""The painter of Schatzjagd.

board        the board as everybody sees it
cards        pictures of cards, small and large
cards_asked  which card of the hand is meant
effects      what a card does: in signs for everybody, in words for whoever holds it
fight        a fight on the stage
final        the end of the game
ground       what never changes below the pieces, and what part of it is looked at
hand         what one lord holds, with name and effect of every card
moment       the greatest thing of a turn
numbers      where the numbers of choices stand
panels       the lords below the realm
places       where everything lies, in pixels
preview      the choices of a seat, numbered as its menu numbers them
reach        the fields behind a row that can be chosen
sprites      signs of the stage that are put together of pieces
stage        the stage of the turn: a fight, a card turned over, the roll, the question
standing     what lies and stands on the fields
tones        the colours
turned_over  the card just turned over, on the stage
"""

from functools import partial

from bot.games.schatzjagd.content import ASSIGNED
from bot.games.schatzjagd.views import Own, Public
from render.kit.colours import Three
from render.kit.titles import TOP, TitleLine, title_picture
from render.painter import Painter
from render.schatzjagd.board import board
from render.schatzjagd.final import final
from render.schatzjagd.hand import hand
from render.schatzjagd.moment import moment
from render.schatzjagd.preview import marks, preview
from render.schatzjagd.tones import sign

PAINTER = Painter[Public, Own](
    board=board,
    hand=hand,
    marks=marks,
    preview=preview,
    final=final,
    sign=sign,
    banner=partial(
        title_picture,
        "schatzjagd",
        (TitleLine(132, Three("#E8572E", "#FFC24A", "#8E2B22"), 680, 372, 104),),
        tuple(ASSIGNED),
        TOP,
    ),
    moment=moment,
    hand_shown_in=frozenset({"slot"}),
)
