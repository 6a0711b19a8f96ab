"""By what a seat is known beside the pictures of Scratch Island."""

from bot.games.contract import Seat
from bot.games.scratch_island.views import Public
from render.painter import Sign
from render.scratch_island.tones import SEATS


def sign(view: Public, seat: Seat) -> Sign:
    tone, shape = SEATS[seat]
    return Sign(tone, shape, str(seat + 1))
