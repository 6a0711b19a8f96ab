"""By what a seat is known beside the pictures of Scratch Island."""

from bot.games.contract import Seat
from bot.games.scratch_island.views import Public
from render.kit import Shape
from render.painter import Sign
from render.scratch_island.sprites import SEATS

SHAPES: tuple[Shape, ...] = ("circle", "square", "hexagon", "shield")


def sign(view: Public, seat: Seat) -> Sign:
    return Sign(SEATS[seat].base, SHAPES[seat], str(seat + 1))
