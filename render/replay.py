"""A game as a moving picture: boards with one shared palette."""

from collections.abc import Sequence
from io import BytesIO
from itertools import pairwise
from typing import TypeVar

from PIL import Image as Images
from PIL import ImageChops
from PIL.GifImagePlugin import getdata
from PIL.Image import Image

from render.captions import FOOT, SIDE, Caption, tell
from render.kit.colours import INK
from render.kit.palette import PAPER, UNCHANGED

T = TypeVar("T")
SIZE = (600, 450)
_SAME = [1] + [0] * 255
_KEEP = 1  # disposal: a frame is drawn over the one before
_TRAILER = b";"


def thinned(shots: Sequence[T], most: int) -> list[T]:
    """At most this many, evenly spread, always with the first and the last."""
    if len(shots) <= most:
        return list(shots)
    last = len(shots) - 1
    return [shots[round(k * last / (most - 1))] for k in range(most)]


def frame(board: Image, caption: Caption | None = None) -> Image:
    """A board at the size of a replay in its own palette; with a caption, if given."""
    room = SIZE if caption is None else (SIZE[0] - SIDE, SIZE[1] - FOOT)
    scale = min(room[0] / board.width, room[1] / board.height)
    size = (round(board.width * scale), round(board.height * scale))
    whole = Images.new("RGB", SIZE, PAPER if caption is None else INK)
    corner = (SIZE[0] - room[0] + (room[0] - size[0]) // 2, (room[1] - size[1]) // 2)
    whole.paste(board.convert("RGB").resize(size, Images.Resampling.BOX), corner)
    if caption is not None:
        tell(whole, caption)
    return whole.quantize(palette=board, dither=Images.Dither.NONE)


def gif(boards: Sequence[Image], milliseconds: int) -> bytes:
    """An endless GIF. After the first, each frame holds only the box that has changed.

    Pillow would do the same, but over whole pictures and so at half the speed.
    """
    file = BytesIO()
    boards[0].save(file, "GIF", duration=milliseconds, loop=0, disposal=_KEEP, optimize=False)
    frames = [file.getvalue().removesuffix(_TRAILER)]
    for before, after in pairwise(boards):
        frames += _changed(before, after, milliseconds)
    return b"".join((*frames, _TRAILER))


def _changed(before: Image, after: Image, milliseconds: int) -> list[bytes]:
    """The changed pixels, others transparent; at least a single pixel."""
    difference = ImageChops.difference(before, after)
    box = difference.getbbox() or (0, 0, 1, 1)
    changes = after.crop(box)
    changes.paste(UNCHANGED, mask=difference.crop(box).point(_SAME, "1"))
    return getdata(changes, box[:2], duration=milliseconds, transparency=UNCHANGED, disposal=_KEEP)
