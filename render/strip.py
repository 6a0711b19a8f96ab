"""A few boards in one picture, small and numbered: what somebody has missed at a glance."""

from collections.abc import Sequence

from PIL import Image as Images
from PIL import ImageDraw
from PIL.Image import Image

from render.kit.fonts import font
from render.kit.palette import CHOICE, PAPER, WHITE
from render.replay import SIZE, frame

MOST = 4
_GAP = 8
_BAND = 64  # above each board, for its number: it must not cover anything


def strip(boards: Sequence[Image]) -> Image:
    """One to four boards, oldest first, two in a row; in the palette that they share."""
    width, height = SIZE
    columns, rows = min(2, len(boards)), (len(boards) + 1) // 2
    band = _BAND if len(boards) > 1 else 0
    size = (columns * (width + _GAP) - _GAP, rows * (band + height))
    whole = Images.new("RGB", size, PAPER)
    for place, board in enumerate(boards):
        x, y = (place % 2) * (width + _GAP), (place // 2) * (band + height)
        whole.paste(frame(board).convert("RGB"), (x, y + band))
        if band:
            _number(whole, x + width // 2, y + band // 2, place + 1)
    return whole.quantize(palette=boards[0], dither=Images.Dither.NONE)


def _number(whole: Image, x: int, y: int, number: int) -> None:
    pen, r = ImageDraw.Draw(whole), _BAND // 2 - 4
    pen.ellipse((x - r, y - r, x + r, y + r), CHOICE)
    pen.text((x, y), str(number), WHITE, font(40, "black"), anchor="mm")
