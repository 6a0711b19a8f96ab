"""A person's picture settings: other colours, larger writing.

Other colours are another palette; nothing is painted again. Larger writing shows the left and the
right half of a picture, each as wide as the whole.
"""

from typing import NamedTuple

from PIL.Image import Image

from render.kit.art import Art
from render.kit.colours import GAMES

SHARED = 0.08  # part of the width that is in both halves


class Look(NamedTuple):
    """The settings; the defaults show pictures as everybody sees them."""

    sight: str = ""  # a name of palette.json
    large: bool = False


PLAIN = Look()


def shown(image: Image, slug: str, look: Look) -> tuple[Image, ...]:
    """The picture with these settings: one, or two to be shown one below the other."""
    seen = _recoloured(image, slug, look.sight) if look.sight else image
    if not look.large:
        return (seen,)
    half, shared = seen.width // 2, round(seen.width * SHARED)
    return (
        seen.crop((0, 0, half + shared, seen.height)),
        seen.crop((half - shared, 0, seen.width, seen.height)),
    )


def _recoloured(image: Image, slug: str, sight: str) -> Image:
    """A game without a palette of its own is shown unchanged."""
    if slug not in GAMES:
        return image
    other = image.copy()
    other.putpalette(Art(slug).palette(sight).getpalette() or [])
    return other
