"""By what a seat is known beside the pictures of Drachenland."""

from typing import Final

from bot.games.contract import Seat
from bot.games.drachenland.views import Public
from render.drachenland.sprites import TONES
from render.kit import Shape
from render.painter import Sign

SHAPES: Final[tuple[Shape, ...]] = ("square", "leaf", "circle", "star")


def sign(view: Public, seat: Seat) -> Sign:
    """The tone of their cloaks, and a shape for eyes that cannot tell it."""
    return Sign(TONES[seat].base, SHAPES[seat])
