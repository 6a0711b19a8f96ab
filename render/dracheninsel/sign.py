"""By what a seat is known beside the pictures of Die Dracheninsel."""

from bot.games.contract import Seat
from bot.games.dracheninsel.views import Public
from render import kit
from render.dracheninsel.panels import colours
from render.dracheninsel.tones import HUNTERS, SHAPES, SIGNS
from render.painter import Sign


def sign(view: Public, seat: Seat) -> Sign:
    """His hunter, or the first of two; a number before he has chosen."""
    for hunter in colours(view, seat):
        return Sign(HUNTERS[hunter], SHAPES[hunter], icon=SIGNS[hunter])
    return Sign(kit.PAPER_DARK, letter=str(seat + 1))
