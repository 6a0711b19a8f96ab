"""The title of Schatzjagd, for lobby, rules and welcome."""

from PIL.Image import Image

from bot.games.schatzjagd.content import ASSIGNED
from render.kit.colours import Three
from render.kit.titles import Line, titled
from render.schatzjagd.tones import ART

LETTERS = Three("#E8572E", "#FFC24A", "#8E2B22")


def banner(title: str) -> Image:
    return titled(ART, [Line(title, 132, LETTERS, 680, 372, 104)], ASSIGNED)
