"""By what a seat is known beside the pictures of Schatzjagd."""

from bot.games.contract import Seat
from bot.games.schatzjagd.views import Public
from render.painter import Sign
from render.schatzjagd.tones import COLOURS, EMBLEMS


def sign(view: Public, seat: Seat) -> Sign:
    """The colour and the emblem of his castle; a number before he has one."""
    colour = view.figures[seat].colour
    if not colour:
        return Sign(COLOURS[colour], letter=str(seat + 1))
    return Sign(COLOURS[colour], icon=EMBLEMS[colour])
