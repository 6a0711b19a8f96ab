"""The title of Emerald, for lobby, rules and welcome."""

from PIL.Image import Image

from bot.games.emerald.content import SEAT_COLOURS
from render.emerald.sprites import ART
from render.kit.colours import Three
from render.kit.titles import Line, titled

LETTERS = Three("#2FB57C", "#8DF0B8", "#136B4E")


def banner(title: str) -> Image:
    return titled(ART, [Line(title, 150, LETTERS, 620, 330, 114)], SEAT_COLOURS)
