"""What stands for `bot.ui.message.painting.encoded` in tests: nothing is painted."""

import zlib
from collections.abc import Callable
from functools import lru_cache, partial
from hashlib import blake2b

from PIL import Image

from bot.ui.message import painting
from render.looks import PLAIN, Look, shown
from render.painter import SIGNATURE, chunk
from tests.fingerprints.canonical import canonical
from tests.fingerprints.sizes import SIZES, Size

_painted = painting.encoded
COMMENT = b"Fingerprint\0"
ONE_BIT_GREY = bytes((1, 0, 0, 0, 0))


def encoded(
    paint: Callable[[], Image.Image | None], slug: str = "", look: Look = PLAIN
) -> list[bytes]:
    """As many files as there would be pictures, as large as they are; what is written in each
    tells apart painter, arguments, look and half. Toys' painters paint."""
    if not isinstance(paint, partial) or paint.func not in SIZES:
        return _painted(paint, slug, look)
    assert not paint.keywords, "a picture has one key only"
    key = canonical((paint.func, paint.args, (slug, look.sight) if look.sight else None))
    size = SIZES[paint.func](paint.args)
    if size is None:
        return []
    sizes = _halves(size) if look.large else (size,)
    return [_file(each, key + bytes((part,))) for part, each in enumerate(sizes)]


@lru_cache(maxsize=64)
def _halves(size: Size) -> tuple[Size, ...]:
    return tuple(half.size for half in shown(Image.new("1", size), "", Look(large=True)))


def is_fingerprint(file: bytes) -> bool:
    return COMMENT in file[:100]


def _file(size: Size, key: bytes) -> bytes:
    """A white PNG with a comment."""
    digest = blake2b(key, digest_size=16).hexdigest().encode()
    return SIGNATURE + _head(size) + chunk(b"tEXt", COMMENT + digest) + _body(size)


@lru_cache(maxsize=64)
def _head(size: Size) -> bytes:
    sides = b"".join(side.to_bytes(4, "big") for side in size)
    return chunk(b"IHDR", sides + ONE_BIT_GREY)


@lru_cache(maxsize=64)
def _body(size: Size) -> bytes:
    width, height = size
    rows = (b"\0" + b"\xff" * -(-width // 8)) * height
    return chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")
