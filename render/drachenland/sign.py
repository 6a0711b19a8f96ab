"""By what a seat is known beside the pictures of Drachenland."""

from bot.games.contract import Seat
from bot.games.drachenland.views import Public
from render import kit
from render.drachenland.sprites import GROUP_SHAPES
from render.painter import Sign

TONES = (kit.ORANGE, kit.PURPLE, kit.BROWN, kit.GREY)  # no figure has any of these


def sign(view: Public, seat: Seat) -> Sign:
    """The shape of his group; its figures have three colours, so the colour says nothing."""
    return Sign(TONES[seat], GROUP_SHAPES[seat])
