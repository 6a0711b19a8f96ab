"""By what a seat is known beside the pictures of Die Dracheninsel."""

from bot.games.contract import Seat
from bot.games.dracheninsel.content import COLOURS
from bot.games.dracheninsel.views import Public
from render.dracheninsel.reading import colours
from render.dracheninsel.sprites import TONES
from render.kit import Shape
from render.kit.colours import PAPER
from render.painter import Sign

# By colour: green and grey share a letter, so they need shapes of their own
SHAPES: tuple[Shape, ...] = ("rhombus", "hexagon", "star", "circle", "shield", "square")


def sign(view: Public, seat: Seat) -> Sign:
    """The colour of their hunter, or of the first of two; a number before one is chosen."""
    for hunter in colours(view, seat):
        return Sign(TONES[hunter].base, SHAPES[hunter], COLOURS[hunter][0].upper())
    return Sign(PAPER.dark, letter=str(seat + 1))
