"""The studio of one game: one size, one palette, and the way from drawings to fast frames.

A layer is the still ground, drawn once. A sprite is a small picture, drawn once. A frame is a
copy of a layer onto which sprites are put. Where a sprite meets a layer at a place, both are
blended and brought into the palette once and remembered; putting it there again is a mere copy.
Images kept here are never changed, so every thread may paint.
"""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, Literal, NamedTuple, Protocol

from PIL import Image

from render.kit import palette
from render.kit.caching import Packed, kept, store
from render.kit.fonts import Weight, fit, font, width
from render.kit.pen import Pen
from render.kit.pieces import arrow
from render.kit.record import Box, Written, current
from render.kit.shapes import Point

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
    """A small picture with soft edges. Equal if it looks the same, so it can be a key."""

    def __init__(
        self, image: Image.Image, token: bool = False, writing: tuple[Written, ...] = ()
    ) -> None:
        self._packed, self.is_token, self.writing = Packed(image), token, writing
        self.width, self.height = image.size
        self.key, self.weight = self._packed.key, self._packed.weight + self.width * self.height

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sprite) and self._facts == other._facts

    def __hash__(self) -> int:
        return hash(self.key)

    @property
    def _facts(self) -> tuple[bytes, bool, tuple[Written, ...]]:
        return self.key, self.is_token, self.writing

    @property
    def image(self) -> Image.Image:
        """Not to be changed."""
        return self._packed.image

    @cached_property
    def mask(self) -> Any:
        """The core of an image of the pixels that count."""
        return self.image.getchannel("A").point(_solid, "1").im


class Tones(Protocol):
    """Where a palette comes from."""

    def __hash__(self) -> int: ...
    def palette(self) -> Image.Image: ...


class Cut(NamedTuple):
    """A sprite on its ground: the core of the blended image, where it goes, and which part of the
    sprite that is where it reaches over the edge."""

    core: Any
    box: Box
    part: Box | None

    @property
    def weight(self) -> int:
        left, top, right, bottom = self.box
        return max(0, right - left) * max(0, bottom - top)


class Layer:
    """A still ground, in full colours for blending and in the palette for copying."""

    key = b""  # of one that is used only once, of which nothing is remembered

    def __init__(
        self,
        image: Image.Image,
        colours: Image.Image,
        floor: int,
        writing: tuple[Written, ...] = (),
    ) -> None:
        """The image is in full colours, or already in the palette."""
        self._image, self.colours, self.floor, self.writing = image, colours, floor, writing

    @property
    def full(self) -> Image.Image:
        return self._image

    @property
    def plain(self) -> Image.Image:
        is_plain = self._image.mode == "P"
        return self._image if is_plain else _reduced(self._image, self.colours)

    def frame(self) -> "Frame":
        return Frame(self, self.plain.copy())

    def cut(self, sprite: Sprite, x: int, y: int, anchor: Anchor) -> Cut:
        if not self.key:
            return self._cut(sprite, x, y, anchor)
        key = (self.key, sprite.key, x, y, anchor)
        found: Cut | None = store.find(key)
        return store.keep(key, self._cut(sprite, x, y, anchor)) if found is None else found

    def _cut(self, sprite: Sprite, x: int, y: int, anchor: Anchor) -> Cut:
        box = _placed(sprite, x, y, anchor)
        seen = _within(box, self.full.size)
        part = (seen[0] - box[0], seen[1] - box[1], seen[2] - box[0], seen[3] - box[1])
        ground = self.full.crop(seen).convert("RGBA")
        blended = Image.alpha_composite(ground, sprite.image.crop(part)).convert("RGB")
        return Cut(_reduced(blended, self.colours).im, seen, None if seen == box else part)


class StillLayer(Layer):
    """One that is kept: packed, and each sprite on it is remembered at its place."""

    def __init__(self, drawn: Layer) -> None:
        self._full, self._plain = Packed(drawn.full), Packed(drawn.plain)
        self.colours, self.floor, self.writing = drawn.colours, drawn.floor, drawn.writing
        self.key, self.weight = self._full.key, self._full.weight + self._plain.weight

    @property
    def full(self) -> Image.Image:
        return self._full.image

    @property
    def plain(self) -> Image.Image:
        return self._plain.image


class Frame:
    """One picture in the making."""

    def __init__(self, layer: Layer, image: Image.Image) -> None:
        self._layer, self.image = layer, image
        self._core: Any = image.im  # its paste skips the checks of Image.paste: half the time
        self._record = current.get()
        if self._record is not None:
            self._record.ground(image.size, layer.writing)

    def put(self, sprite: Sprite, x: float, y: float, anchor: Anchor = "mm") -> None:
        """Lays a sprite with its middle (or the named edge) on a place."""
        core, box, part = self._layer.cut(sprite, round(x), round(y), anchor)
        if self._record is not None:
            self._record.put(self.image, sprite, _placed(sprite, round(x), round(y), anchor))
        self._core.paste(core, box, sprite.mask if part is None else sprite.mask.crop(part))

    def lay(self, sprite: Sprite, x: float, y: float, anchor: Anchor = "mm") -> None:
        """Like `put`, and quicker, for where only the layer lies below: all else is covered."""
        core, box, _ = self._layer.cut(sprite, round(x), round(y), anchor)
        if self._record is not None:
            self._record.put(self.image, sprite, _placed(sprite, round(x), round(y), anchor))
        self._core.paste(core, box)

    def sketch(self, box: Box, draw: Draw) -> None:
        """Draws freely into a box of the frame, over all that is there: slow, for previews.

        The pen's (0, 0) is the left upper corner of the box.
        """
        left, top, right, bottom = box
        pen = Pen(right - left, bottom - top, self._layer.floor)
        draw(pen)
        ground = self.image.crop(box).convert("RGBA")
        blended = Image.alpha_composite(ground, pen.finished()).convert("RGB")
        self.image.paste(_reduced(blended, self._layer.colours), (left, top))

    def arrow(self, way: Sequence[Point], tone: str, thick: float) -> None:
        """An arrow along a way of points, over all that is there: slow, for previews."""
        margin = round(4 * thick)
        left, top = (int(min(p[k] for p in way)) - margin for k in (0, 1))
        right, bottom = (int(max(p[k] for p in way)) + margin for k in (0, 1))
        moved = [(x - left, y - top) for x, y in way]
        self.sketch((left, top, right, bottom), lambda pen: arrow(pen, moved, tone, thick))


class Studio:
    """What a painter works with. Making one costs nothing; the palette comes with the first use.
    Those of the same size and tones are equal, and share what is kept."""

    def __init__(self, width: int, height: int, tones: tuple[str, ...] | Tones) -> None:
        self.width, self.height, self._tones = width, height, tones
        self._facts = width, height, tones
        self._hash = hash(self._facts)
        self.floor = -(-width // SMALLEST_TEXT)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Studio) and self._facts == other._facts

    def __hash__(self) -> int:
        return self._hash

    def sized(self, width: int, height: int) -> "Studio":
        """A studio with the same tones for pictures of another size."""
        return Studio(width, height, self._tones)

    @cached_property
    def colours(self) -> Image.Image:
        if isinstance(self._tones, tuple):
            return palette.fixed_palette((*palette.COMMON, *self._tones))
        return self._tones.palette()

    def layer(self, draw: Draw, ground: str | Sprite = palette.PAPER) -> Layer:
        """A still ground of the whole picture, on a tone or a drawn scene. Keep it: it is slow."""
        below = ground if isinstance(ground, str) else ground.image
        pen = Pen(self.width, self.height, self.floor, below)
        draw(pen)
        return self.still(pen.finished(), tuple(pen.writing))

    def still(self, image: Image.Image, writing: tuple[Written, ...] = ()) -> Layer:
        """A ground that was drawn otherwise, in full colours. Keep it, too."""
        return StillLayer(Layer(image, self.colours, self.floor, writing))

    def sprite(self, width: int, height: int, draw: Draw, token: bool = False) -> Sprite:
        """A small picture to be put onto frames. Keep it, too."""
        pen = Pen(width, height, self.floor)
        draw(pen)
        return Sprite(pen.finished(), token, tuple(pen.writing))

    @kept
    def caption(
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


def _placed(sprite: Sprite, x: int, y: int, anchor: Anchor) -> Box:
    across, down = _HALVES[anchor]
    left, top = x - sprite.width * across // 2, y - sprite.height * down // 2
    return left, top, left + sprite.width, top + sprite.height


def _within(box: Box, size: tuple[int, int]) -> Box:
    """The part of a box that lies in the picture."""
    left, top, right, bottom = box
    return max(left, 0), max(top, 0), min(right, size[0]), min(bottom, size[1])


def _solid(alpha: int) -> int:
    return 255 if alpha > _FAINT else 0


def _reduced(image: Image.Image, colours: Image.Image) -> Image.Image:
    return image.quantize(palette=colours, dither=Image.Dither.NONE)
