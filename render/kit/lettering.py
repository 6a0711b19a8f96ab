"""Titles: large letters on a slight arch, each a little askew, in two tones with a thick rim."""

from collections.abc import Iterator
from typing import NamedTuple

from PIL import Image, ImageDraw

from render.kit.colours import INK, Three
from render.kit.fonts import font, width
from render.kit.palette import rgb
from render.kit.studio import Sprite

FINE = 3  # drawn so many times too large and reduced
WIDEST = 1.5  # the height of a letter with its rim, in sizes
_TILTS, _HOPS = (2.2, -1.6, 1.0, -2.4), (-3, 3, 0, -2)


class _Letter(NamedTuple):
    sign: str
    x: float
    y: float
    tilt: float


def title(words: str, size: int, tones: Three, room: int, arch: float = 10) -> Sprite:
    """The words at this size, or smaller if the room is too narrow."""
    size = min(size, int(size * (room - size // 2) / width(words, size, "black")))
    across, down = int(width(words, size, "black")) + size // 2, int(size * 1.5)
    letters = list(_letters(words, size, arch, down / 2))
    image = Image.new("RGBA", (across * FINE, down * FINE))
    for drop, tone, rim in ((0.07, INK, 0.12), (0, INK, 0.1), (0.06, tones.dark, 0.015)):
        image.paste(rgb(tone), mask=_mask(image.size, letters, size, drop, rim))
    upper = _mask(image.size, letters, size, 0, 0)
    image.paste(rgb(tones.base), mask=upper)
    upper.paste(0, (0, int(down * 0.49 * FINE), *image.size))
    image.paste(rgb(tones.light), mask=upper)
    return Sprite(image.reduce(FINE))


def _letters(words: str, size: int, arch: float, middle: float) -> Iterator[_Letter]:
    half, x = width(words, size, "black") / 2, size / 4
    for k, sign in enumerate(words):
        wide = width(sign, size, "black")
        off = (x + wide / 2 - size / 4) / half - 1  # -1 at the left end, 1 at the right
        y = middle + arch * off * off + _HOPS[k % 4]
        yield _Letter(sign, x + wide / 2, y, _TILTS[k % 4] - arch * off * 0.12)
        x += wide


def _mask(
    area: tuple[int, int], letters: list[_Letter], size: int, drop: float, rim: float
) -> Image.Image:
    mask = Image.new("L", area)
    side = round(size * FINE * WIDEST)
    for sign, x, y, tilt in letters:
        tile = Image.new("L", (side, side))
        ImageDraw.Draw(tile).text(
            (side / 2, side / 2 + 0.345 * size * FINE),
            sign,
            fill=255,
            font=font(size * FINE, "black"),
            anchor="ms",
            stroke_width=rim * size * FINE,
        )
        tile = tile.rotate(tilt, Image.Resampling.BILINEAR)
        at = (round(x * FINE) - side // 2, round((y + drop * size) * FINE) - side // 2)
        mask.paste(255, (at[0], at[1], at[0] + side, at[1] + side), tile)
    return mask
