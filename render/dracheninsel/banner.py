"""The title of Die Dracheninsel, for lobby, rules and welcome."""

from PIL.Image import Image

from bot.games.dracheninsel.content import SEATS
from render.dracheninsel.sprites import ART
from render.kit.colours import Three
from render.kit.titles import BOTTOM, Line, titled

LETTERS = Three("#F2B632", "#FFE99A", "#A8641A")


def banner(title: str) -> Image:
    return titled(ART, [Line(title, 104, LETTERS, 790, 396, 92)], SEATS, BOTTOM)
