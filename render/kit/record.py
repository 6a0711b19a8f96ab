"""Records what the kit draws, for tests that measure it at phone size."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

from PIL import Image

Box = tuple[int, int, int, int]  # left, top, right, bottom


class Written(NamedTuple):
    """Words that were drawn, and their ground; None if that is known only when they are put."""

    words: str
    size: int
    tone: str
    ground: str | None
    box: Box


class Drawn(Protocol):
    """A sprite; equal only to itself."""

    def __hash__(self) -> int: ...
    @property
    def image(self) -> Image.Image: ...
    @property
    def is_token(self) -> bool: ...
    @property
    def writing(self) -> tuple[Written, ...]: ...


class Put(NamedTuple):
    """A sprite that was put into a frame, and what had been there before, with a margin."""

    sprite: Drawn
    box: Box
    before: Image.Image


MARGIN = 4


@dataclass
class Record:
    """One picture: the words of its ground, then everything that was put, in order."""

    size: tuple[int, int] = (0, 0)
    writing: tuple[Written, ...] = ()
    puts: list[Put] = field(default_factory=list)

    def ground(self, size: tuple[int, int], writing: tuple[Written, ...]) -> None:
        self.size, self.writing = size, writing
        self.puts.clear()

    def put(self, frame: Image.Image, sprite: Drawn, box: Box) -> None:
        left, top, right, bottom = box
        wide = (left - MARGIN, top - MARGIN, right + MARGIN, bottom + MARGIN)
        self.puts.append(Put(sprite, box, frame.crop(wide).convert("RGB")))


current: ContextVar[Record | None] = ContextVar("record", default=None)


@contextmanager
def recorded() -> Iterator[Record]:
    """Everything that pictures painted within the block consist of; the last frame counts."""
    record = Record()
    token = current.set(record)
    try:
        yield record
    finally:
        current.reset(token)


def commonest(image: Image.Image) -> str | None:
    """The tone of most pixels, without transparent ones."""
    counted = sorted(
        image.convert("RGBA").getcolors(image.width * image.height) or (), key=lambda c: -c[0]
    )
    solid = (pixel for _, pixel in counted if isinstance(pixel, tuple) and pixel[3] > 200)
    found = next(solid, None)
    return None if found is None else "#{:02X}{:02X}{:02X}".format(*found[:3])
