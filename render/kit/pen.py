"""The pen: draws four times too large and reduces by BOX, so that every edge is smooth.

Coordinates are pixels of the finished picture and may be fractions. Drawing is slow; it happens
once per layer and sprite, never per frame.
"""

from collections.abc import Sequence

from PIL import Image, ImageDraw

from render.kit.fonts import Weight, fit, font, width
from render.kit.palette import SHADOW, WHITE, rgb
from render.kit.record import Box, Written, commonest
from render.kit.shapes import Point

SCALE = 4
STRIP = 100  # rows of a piece that are enlarged at a time


class TooSmall(ValueError):
    """Writing that nobody could read on a phone."""


class Pen:
    """Draws on an opaque ground, or on nothing for a sprite."""

    def __init__(
        self, width: int, height: int, floor: int, ground: str | Image.Image | None = None
    ) -> None:
        self.width, self.height, self.floor = width, height, floor
        self.writing: list[Written] = []
        size = (width * SCALE, height * SCALE)
        if ground is None:
            self._image = Image.new("RGBA", size, (*rgb(WHITE), 0))
            self._draw = ImageDraw.Draw(self._image)
        else:
            self._image = Image.new("RGB", size, ground if isinstance(ground, str) else WHITE)
            self._draw = ImageDraw.Draw(self._image, "RGBA")  # this mode blends `alpha`
            if not isinstance(ground, str):
                self.piece(ground, 0, 0)

    def finished(self) -> Image.Image:
        return self._image.reduce(SCALE)

    def shape(
        self,
        points: Sequence[Point],
        fill: str | None,
        edge: str | None = None,
        thick: float = 0,
        alpha: int = 255,
    ) -> None:
        """A filled outline; its edge is half inside and half outside."""
        if fill is not None:
            self._draw.polygon(_large(points), fill=(*rgb(fill), alpha))
        if edge is not None:
            self.line([*points, points[0], points[1]], edge, thick)

    def box(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        fill: str | None,
        radius: float = 0,
        edge: str | None = None,
        thick: float = 0,
        alpha: int = 255,
    ) -> None:
        """A rectangle by its left upper corner; its edge lies inside."""
        self._draw.rounded_rectangle(
            (x * SCALE, y * SCALE, (x + w) * SCALE - 1, (y + h) * SCALE - 1),
            radius * SCALE,
            fill=None if fill is None else (*rgb(fill), alpha),
            outline=edge,
            width=round(thick * SCALE),
        )

    def oval(
        self,
        x: float,
        y: float,
        rx: float,
        ry: float,
        fill: str | None,
        edge: str | None = None,
        thick: float = 0,
        alpha: int = 255,
    ) -> None:
        """An ellipse by its centre; its edge lies inside."""
        self._draw.ellipse(
            ((x - rx) * SCALE, (y - ry) * SCALE, (x + rx) * SCALE, (y + ry) * SCALE),
            fill=None if fill is None else (*rgb(fill), alpha),
            outline=edge,
            width=round(thick * SCALE),
        )

    def disc(
        self,
        x: float,
        y: float,
        r: float,
        fill: str | None,
        edge: str | None = None,
        thick: float = 0,
        alpha: int = 255,
    ) -> None:
        self.oval(x, y, r, r, fill, edge, thick, alpha)

    def line(self, points: Sequence[Point], tone: str, thick: float) -> None:
        """A line with round ends and joints."""
        self._draw.line(_large(points), fill=tone, width=round(thick * SCALE), joint="curve")
        for x, y in (points[0], points[-1]):
            self.disc(x, y, thick / 2, tone)

    def dashes(self, points: Sequence[Point], tone: str, thick: float, every: int = 2) -> None:
        """Short strokes along a curve given by many points."""
        for k in range(0, len(points) - 1, every):
            self.line(points[k : k + 2], tone, thick)

    def shadow(self, points: Sequence[Point], drop: float = 4) -> None:
        """A soft shadow in three steps, below what is drawn next at the same points."""
        cx = sum(x for x, _ in points) / len(points)
        cy = sum(y for _, y in points) / len(points)
        reach = max(max(abs(x - cx), abs(y - cy)) for x, y in points)
        for step, alpha in ((0.75, 26), (0.25, 34), (-0.25, 44)):
            grow = 1 + drop * step / reach
            cast = [(cx + (x - cx) * grow, cy + (y - cy) * grow + drop) for x, y in points]
            self.shape(cast, SHADOW, alpha=alpha)

    def text(
        self,
        x: float,
        y: float,
        words: str,
        size: int,
        tone: str,
        anchor: str = "mm",
        weight: Weight = "bold",
        room: float | None = None,
        halo: str | None = None,
    ) -> None:
        """Writing, shrunk and then cut to fit the room; too small a size is refused.

        The anchor is Pillow's: "mm" is centred on capitals and digits, "lm" begins at x, "rm" ends
        there.
        """
        words, size = self._fitted(words, size, weight, room)
        box = _box(x, y, width(words, size, weight), size, anchor)
        self.writing.append(Written(words, size, tone, halo or self._ground(box), box))
        if anchor[1] == "m":  # Pillow's middle counts descenders; ours is that of the capitals
            y, anchor = y + 0.33 * size, anchor[0] + "s"
        self._draw.text(
            (x * SCALE, y * SCALE),
            words,
            fill=tone,
            font=font(size * SCALE, weight),
            anchor=anchor,
            stroke_width=0 if halo is None else size * SCALE / 14,
            stroke_fill=halo,
        )

    def _fitted(self, words: str, size: int, weight: Weight, room: float | None) -> tuple[str, int]:
        if size < self.floor:
            raise TooSmall(f"{words!r} at {size}, the least is {self.floor}")
        return (words, size) if room is None else fit(words, room, size, self.floor, weight)

    def _ground(self, box: Box) -> str | None:
        """What has been drawn so far."""
        return commonest(self._image.crop(_wide(box)).reduce(SCALE))

    def piece(self, image: Image.Image, x: float, y: float) -> None:
        """A finished piece by its left upper corner: see Art."""
        for top in range(0, image.height, STRIP):  # a whole scene would take 70 megabytes
            strip = image.crop((0, top, image.width, min(top + STRIP, image.height)))
            large = strip.resize(
                (strip.width * SCALE, strip.height * SCALE), Image.Resampling.NEAREST
            )
            at = (round(x) * SCALE, (round(y) + top) * SCALE)
            if self._image.mode == "RGBA":
                self._image.alpha_composite(large, at)
            else:
                self._image.paste(large, at, large)

    def mirrored(self) -> None:
        """Mirrors what has been drawn so far."""
        self._image.paste(self._image.transpose(Image.Transpose.FLIP_LEFT_RIGHT))


def _box(x: float, y: float, across: float, size: int, anchor: str) -> Box:
    """The box of a line of writing."""
    left = x - across * {"l": 0, "m": 0.5, "r": 1}[anchor[0]]
    return int(left), int(y - 0.36 * size), int(left + across), int(y + 0.36 * size)


def _wide(box: Box) -> Box:
    left, top, right, bottom = (side * SCALE for side in box)
    return left, top, max(right, left + SCALE), max(bottom, top + SCALE)


def _large(points: Sequence[Point]) -> list[Point]:
    return [(x * SCALE, y * SCALE) for x, y in points]
