"""The interface of a painter: the pictures of one game, from views and names only.

The package of a game under `render` puts its functions into a `PAINTER`, which the type checkers
compare with this page. All are pure: the same arguments give the same bytes. Public pictures have
icons, numbers and names, but no prose; private ones may use `say`, which translates a phrase of the
game's words (by its whole key, `word-ruby`) into the reader's language.
"""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from io import BytesIO
from typing import Any, Generic, NamedTuple, TypeVar

from isal import isal_zlib
from msgspec import Struct
from PIL.Image import Image

from bot.games.contract import AnyOwn, AnyPublic, Menu, Outcome, Path, Phrase, Seat
from render import plain
from render.kit import Point, Shape

SIGNATURE = b"\x89PNG\r\n\x1a\n"
EIGHT_BITS = bytes((8, 3, 0, 0, 0))  # for each pixel, a place in the palette
LARGE = 146_000  # bytes, a little below what figure R3 allows
HUGE = 162_000  # what Pillow's level 4 makes large as well

P = TypeVar("P")  # Public
Q = TypeVar("Q")  # Own

Names = tuple[str, ...]  # by seat
Say = Callable[[Phrase], str]


class Sign(NamedTuple):
    """How the pictures of a game identify a seat."""

    tone: str
    shape: Shape = "circle"
    letter: str = ""


class Painter(Struct, Generic[P, Q], frozen=True, kw_only=True):
    """The pictures of a game, in palette mode, 1200 pixels wide (1440 for a broad board)."""

    board: Callable[[P, Names], Image]
    """What everybody sees, with the last move and whose turn it is."""

    hand: Callable[[P, Q, Seat, Names, Say], Image | None]
    """What one seat holds; None in a game without secrets."""

    marks: Callable[[P, Q, Seat, Path, Menu], Mapping[str, Point]]
    """Where the number of each pick stands in the preview of this step, before it is looked at
    more closely. A pick that is not named has no place and gets no number anywhere; empty means
    that there is no preview."""

    preview: Callable[[P, Q, Seat, Path, Menu, Names, Say], Image | None]
    """The picture in which pick i of the menu has the number i + 1 at its mark; None exactly if
    no pick has a mark."""

    final: Callable[[P, Names, Outcome], Image]
    """The score sheet: every part of every score, the winner crowned."""

    sign: Callable[[P, Seat], Sign]
    """How a seat looks in this game, for pictures that all games share: told apart by colour,
    and also without it."""

    banner: Callable[[str], Image] = plain.banner
    """The title picture for lobby, rules and welcome, 1200 x 400: the game's name as given (it is
    in the reader's language), how many can play, and art."""

    moment: Callable[[P, Sequence[Any], Names], Image | None] = plain.no_moment
    """The greatest thing of a turn as a strip, 1200 x 400, from the view after it and the news of
    the turn in their order; None if nothing great happened. For everybody: icons, numbers, names.
    """

    hand_shown_in: frozenset[str] = frozenset()
    """The menus, by what they are about, whose previews show the hand as well."""


AnyPainter = Painter[Any, Any]
TablePainter = Painter[AnyPublic, AnyOwn]  # the painter of any game


def painter_of(slug: str) -> AnyPainter:
    """The `PAINTER` of a registered game."""
    painter = getattr(import_module(f"render.{slug}"), "PAINTER", None)
    if not isinstance(painter, Painter):
        raise LookupError(f"render/{slug}/__init__.py names no PAINTER")
    return painter


def png(image: Image) -> bytes:
    """The picture as a file, compressed by ISA-L in a quarter of Pillow's time. If that is larger
    than a phone should load, it is compressed again by Pillow at a higher level."""
    width, height = image.size
    # Each row behind the sign that it is not filtered: a zero, with which Pillow fills its stride.
    rows = b"\0" + image.tobytes("raw", "P", width + 1, 1)[:-1]
    packed = isal_zlib.compress(rows, 1)
    if len(packed) > LARGE:
        file = BytesIO()
        image.save(file, "PNG", compress_level=6 if len(packed) > HUGE else 4)
        return file.getvalue()
    size = width.to_bytes(4, "big") + height.to_bytes(4, "big")
    parts = (b"IHDR", size + EIGHT_BITS), (b"PLTE", bytes(image.getpalette() or ()))
    chunks = (*parts, (b"IDAT", packed), (b"IEND", b""))
    return SIGNATURE + b"".join(chunk(kind, data) for kind, data in chunks)


def chunk(kind: bytes, data: bytes) -> bytes:
    """A part of a PNG file."""
    check = isal_zlib.crc32(kind + data).to_bytes(4, "big")
    return len(data).to_bytes(4, "big") + kind + data + check
