"""The title of Drachenland, for lobby, rules and welcome."""

from PIL.Image import Image

from bot.games.drachenland.content import SEATS
from render.drachenland.sprites import ART
from render.kit.colours import Three
from render.kit.titles import Line, titled

LETTERS = Three("#F58A1B", "#FFC06A", "#A03A12")


def banner(title: str) -> Image:
    return titled(ART, [Line(title, 150, LETTERS, 640, 334, 140)], SEATS)
