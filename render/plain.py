"""Pictures of a game without drawings: its name on a ribbon, and no moments."""

from collections.abc import Sequence
from typing import Any

from PIL.Image import Image

from render import kit
from render.kit import Pen, Studio

STUDIO = Studio(1200, 400, ())


def banner(title: str) -> Image:
    def draw(pen: Pen) -> None:
        kit.banner(pen, 600, 200, 900, 180, kit.RED)
        pen.text(600, 200, title, 110, kit.WHITE, weight="black", room=820)

    return STUDIO.layer(draw).frame().image


def no_moment(_: object, __: Sequence[Any], ___: tuple[str, ...]) -> None:
    return None
