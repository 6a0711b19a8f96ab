"""The studio of one game: one size, one palette, and the way from drawings to fast frames.

A layer is the still ground, drawn once. A sprite is a small picture, drawn once. A frame is a
copy of a layer onto which sprites are put. Where a sprite meets a layer at a place, both are
blended and brought into the palette once and remembered; putting it there again is a mere copy.
Images kept here are never changed, so every thread may paint.
"""

from collections.abc import Callable
from functools import cached_property, lru_cache
from typing import Literal

from PIL import Image

from render.kit import palette
from render.kit.fonts import Weight, fit, font, width
from render.kit.pen import Pen

Draw = Callable[[Pen], None]
Anchor = Literal["mm", "lm", "rm", "mt", "mb", "lt"]
SMALLEST_TEXT = 30  # text is at least a thirtieth of the picture's width
_HALVES: dict[Anchor, tuple[int, int]] = {
    "mm": (1, 1),
    "lm": (0, 1),
    "rm": (2, 1),
    "mt": (1, 0),
    "mb": (1, 2),
    "lt": (0, 0),
}
_FAINT = 20  # what of a sprite is fainter than this is left out


class Sprite:
    """A small picture with soft edges; equal only to itself, so it is a quick key."""

    def __init__(self, image: Image.Image) -> None:
        self.image = image
        self.width, self.height = image.size


class Layer:
    """A still ground, in full colours for blending and in the palette for copying."""

    def __init__(self, image: Image.Image, colours: Image.Image) -> None:
        self._full, self._colours = image, colours
        self._plain = _reduced(image, colours)
        self.cut = lru_cache(maxsize=4096)(self._cut)

    def frame(self) -> "Frame":
        return Frame(self, self._plain.copy(), self._colours)

    def _cut(self, sprite: Sprite, left: int, top: int) -> tuple[Image.Image, Image.Image]:
        box = (left, top, left + sprite.width, top + sprite.height)
        ground = self._full.crop(box).convert("RGBA")
        blended = Image.alpha_composite(ground, sprite.image).convert("RGB")
        mask = sprite.image.getchannel("A").point(_solid, "1")
        return _reduced(blended, self._colours), mask


class Frame:
    """One picture in the making."""

    def __init__(self, layer: Layer, image: Image.Image, colours: Image.Image) -> None:
        self._cut, self.image, self._colours = layer.cut, image, colours

    def put(self, sprite: Sprite, x: float, y: float, anchor: Anchor = "mm") -> None:
        """Lays a sprite with its middle (or the named edge) on a place."""
        across, down = _HALVES[anchor]
        left = round(x) - sprite.width * across // 2
        top = round(y) - sprite.height * down // 2
        tile, mask = self._cut(sprite, left, top)
        self.image.paste(tile, (left, top), mask)

    def sketch(self, floor: int, draw: Draw) -> None:
        """Draws freely over all that is there: slow, for the arrows of a preview."""
        pen = Pen(*self.image.size, floor)
        draw(pen)
        self.lay(pen.finished())

    def lay(self, picture: Image.Image) -> None:
        """Blends a picture of the frame's size over all that is there."""
        box = picture.getbbox()
        if box is not None:
            ground = self.image.crop(box).convert("RGBA")
            blended = Image.alpha_composite(ground, picture.crop(box)).convert("RGB")
            self.image.paste(_reduced(blended, self._colours), box[:2])


class Studio:
    """What a painter works with. Making one costs nothing; the palette comes with the first use."""

    def __init__(self, width: int, height: int, tones: tuple[str, ...]) -> None:
        self.width, self.height, self._tones = width, height, tones
        self.floor = -(-width // SMALLEST_TEXT)
        self.caption = lru_cache(maxsize=1024)(self._caption)

    @cached_property
    def colours(self) -> Image.Image:
        return palette.fixed_palette((*palette.COMMON, *self._tones))

    def layer(self, draw: Draw, ground: str = palette.PAPER) -> Layer:
        """A still ground of the whole picture. Keep it: drawing it takes a while."""
        pen = Pen(self.width, self.height, self.floor, ground)
        draw(pen)
        return Layer(pen.finished(), self.colours)

    def sprite(self, width: int, height: int, draw: Draw) -> Sprite:
        """A small picture to be put onto frames. Keep it, too."""
        pen = Pen(width, height, self.floor)
        draw(pen)
        return Sprite(pen.finished())

    def _caption(
        self,
        words: str,
        size: int,
        tone: str = palette.INK,
        room: int | None = None,
        weight: Weight = "bold",
        halo: str | None = None,
    ) -> Sprite:
        """Writing as a sprite, remembered: names, counts, scores. Never wider than the room."""
        if room is not None:
            words, size = fit(words, room, size, self.floor, weight)
        across = -(-int(width(words, size, weight) + 2 + size // 4) // 2) * 2
        ascent, descent = font(size, weight).getmetrics()
        return self.sprite(
            min(across, room or across),
            (ascent + descent) // 2 * 2,
            lambda pen: pen.text(
                pen.width / 2, pen.height / 2, words, size, tone, weight=weight, halo=halo
            ),
        )


def _solid(alpha: int) -> int:
    return 255 if alpha > _FAINT else 0


def _reduced(image: Image.Image, colours: Image.Image) -> Image.Image:
    return image.quantize(palette=colours, dither=Image.Dither.NONE)
