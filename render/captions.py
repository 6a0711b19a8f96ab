"""Captions round the boards of a replay: who acts, what happens, scores, progress."""

from collections.abc import Sequence
from typing import NamedTuple

from PIL import ImageDraw
from PIL.Image import Image

from render.kit.colours import CREAM, GOLD, INK, writing_on
from render.kit.fonts import fit, font, readable
from render.kit.shapes import outline
from render.painter import Sign

SIDE, FOOT = 88, 66  # room to the left of and below a board, in pixels of the replay
TEXT = 21  # more than a thirtieth of the width, as everywhere
FAR = "#6B6478"  # the part of the progress bar still to come


class Caption(NamedTuple):
    """What is done, in which round, by whom (an index of the scores), and the progress."""

    words: str
    place: str
    actor: int | None
    scores: tuple[tuple[Sign, int], ...]
    share: float


def tell(whole: Image, caption: Caption) -> None:
    """Writes it round the board, which is in the upper right corner."""
    draw = ImageDraw.Draw(whole)
    _scores(draw, caption.scores, caption.actor, whole.height - FOOT)
    top, right = whole.height - FOOT, whole.width - 12
    draw.rectangle((0, top, whole.width, top + 2), fill=GOLD.base)
    place = font(TEXT, "bold")
    draw.text((right, top + 22), caption.place, GOLD.light, place, "rm")
    room = right - place.getlength(caption.place) - 30
    words, size = fit(readable(caption.words, 0), room, TEXT + 3, TEXT)
    draw.text((14, top + 22), words, CREAM, font(size, "bold"), "lm")
    left, y = 14, whole.height - 17
    end = left + (right - left) * caption.share
    draw.rounded_rectangle((left, y - 4, right, y + 4), 4, fill=FAR)
    draw.rounded_rectangle((left, y - 4, max(end, left + 8), y + 4), 4, fill=GOLD.base)
    draw.ellipse((end - 9, y - 9, end + 9, y + 9), GOLD.light, INK, 2)


def _scores(
    draw: ImageDraw.ImageDraw, scores: Sequence[tuple[Sign, int]], actor: int | None, height: int
) -> None:
    """A row for each seat; the acting one has a gold background."""
    step = min(92.0, height / max(1, len(scores)))
    for k, (sign, points) in enumerate(scores):
        y, acts = step * (k + 0.5), k == actor
        if acts:
            box = (3, y - step / 2 + 2, SIDE - 3, y + step / 2 - 2)
            draw.rounded_rectangle(box, 10, fill=GOLD.base)
        body = outline(sign.shape, 24, y, 14)
        draw.polygon(body, fill=sign.tone, outline=CREAM if not acts else INK, width=2)
        if sign.letter:
            draw.text((24, y), sign.letter, writing_on(sign.tone), font(20, "black"), "mm")
        words, size = fit(str(points), SIDE - 48, 26, TEXT, "black")
        draw.text((46, y), words, INK if acts else CREAM, font(size, "black"), "lm")
