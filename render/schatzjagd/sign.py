"""By what a seat is known beside the pictures of Schatzjagd."""

from typing import Final

from bot.games.contract import Seat
from bot.games.schatzjagd.views import Public
from render.kit import Shape
from render.painter import Sign
from render.schatzjagd.tones import TONES

SHAPES: Final[dict[str, Shape]] = {
    "yellow": "star",
    "green": "leaf",
    "blue": "drop",
    "red": "shield",
}


def sign(view: Public, seat: Seat) -> Sign:
    """The colour of their castle and a shape; a number before they have one."""
    colour = view.figures[seat].colour
    if not colour:
        return Sign(TONES[colour].base, letter=str(seat + 1))
    return Sign(TONES[colour].base, SHAPES[colour])
