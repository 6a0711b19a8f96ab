"""By what a seat is known beside the pictures of Emerald."""

from bot.games.contract import Seat
from bot.games.emerald.views import Public
from render.emerald.sprites import TONES
from render.painter import Sign


def sign(view: Public, seat: Seat) -> Sign:
    """The colour of their knights, or of the first ones."""
    colour = view.players[seat].colours[0]
    return Sign(TONES[colour].base, letter=colour[0].upper())
