"""How one person wants their own pictures: other colours, larger writing.

A picture is in its game's palette, so other colours are only another palette; nothing is painted
anew. Larger writing shows the left and the right half of a picture, each as wide as the whole.
"""

from typing import NamedTuple

from PIL.Image import Image

from render.kit.art import Art
from render.kit.colours import GAMES

SHARED = 0.08  # of its width is on both halves of a picture


class Look(NamedTuple):
    """What a person has chosen; nothing chosen shows pictures as everybody sees them."""

    sight: str = ""  # a name of palette.json
    large: bool = False


PLAIN = Look()


def shown(image: Image, slug: str, look: Look) -> tuple[Image, ...]:
    """The picture of a game as this person wants it: one, or two to be shown below each other."""
    seen = _recoloured(image, slug, look.sight) if look.sight else image
    if not look.large:
        return (seen,)
    half, shared = seen.width // 2, round(seen.width * SHARED)
    return (
        seen.crop((0, 0, half + shared, seen.height)),
        seen.crop((half - shared, 0, seen.width, seen.height)),
    )


def _recoloured(image: Image, slug: str, sight: str) -> Image:
    """A game that has no palette of its own is shown as it is."""
    if slug not in GAMES:
        return image
    other = image.copy()
    other.putpalette(Art(slug).palette(sight).getpalette() or [])
    return other
