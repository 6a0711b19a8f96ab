"""Letters: shipped fonts, measuring and fitting, and names as far as the fonts show them."""

import unicodedata
from functools import cache, lru_cache
from importlib.resources import files
from io import BytesIO
from typing import Literal

from PIL import Image, ImageDraw, ImageFont

Weight = Literal["regular", "bold", "black"]

_FILES: dict[Weight, tuple[str, str]] = {
    "regular": ("font_source_sans_pro", "files/SourceSansPro-Semibold.otf"),
    "bold": ("font_source_sans_pro", "files/SourceSansPro-Bold.otf"),
    "black": ("font_source_sans_pro", "files/SourceSansPro-Black.otf"),
}
ELLIPSIS = "…"


@cache
def _outlines(weight: Weight) -> bytes:
    package, path = _FILES[weight]
    return files(package).joinpath(path).read_bytes()


@lru_cache(maxsize=128)
def font(size: int, weight: Weight = "bold") -> ImageFont.FreeTypeFont:
    """A font from the installed packages, not the system's: the same bytes everywhere."""
    outlines = BytesIO(_outlines(weight))
    return ImageFont.truetype(outlines, size, layout_engine=ImageFont.Layout.BASIC)


def width(words: str, size: int, weight: Weight = "bold") -> float:
    return font(size, weight).getlength(words)


def fit(words: str, room: float, size: int, least: int, weight: Weight = "bold") -> tuple[str, int]:
    """The words and the size at which they fit the room: first smaller, then cut."""
    while size > least and width(words, size, weight) > room:
        size -= 1
    if width(words, size, weight) <= room:
        return words, size
    while words and width(words + ELLIPSIS, size, weight) > room:
        words = words[:-1].rstrip()
    return words + ELLIPSIS, size


def wrap(words: str, room: float, size: int, weight: Weight = "bold") -> list[str]:
    """The words in lines no wider than the room; a single word too long is a line of its own."""
    lines: list[str] = []
    for word in words.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width(longer, size, weight) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def _drawn(sign: str) -> bytes:
    image = Image.new("L", (64, 64))
    ImageDraw.Draw(image).text((16, 8), sign, fill=255, font=font(32))
    return image.tobytes()


@lru_cache(maxsize=4096)
def _shown(sign: str) -> bool:
    """Whether the font has a glyph of its own for this character, not the replacement box."""
    return _drawn(sign) != _drawn("\uffff")


@lru_cache(maxsize=1024)
def readable(name: str, seat: int) -> str:
    """A name as far as the fonts can show it, or the seat's number ("#2") if nothing is left."""
    plain = unicodedata.normalize("NFKC", name)
    signs = (s for s in plain if unicodedata.category(s)[0] in "LNPSZ" and _shown(s))
    return " ".join("".join(signs).split()) or f"#{seat + 1}"
