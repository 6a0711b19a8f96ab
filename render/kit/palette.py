"""The tones that all games share, and the fixed palette of a game's pictures."""

from collections.abc import Iterable
from itertools import combinations

from PIL import Image, ImageColor

# Ground and writing
PAPER = "#F4E7C9"  # warm parchment, the ground of every picture
PAPER_LIGHT = "#FCF5E3"
PAPER_DARK = "#DCC699"
INK = "#33261C"  # writing, outlines
INK_SOFT = "#7A6650"
WHITE = "#FFFFFF"
SHADOW = "#000000"

# Players and pieces
RED = "#C93A32"
BLUE = "#2F66C4"
GREEN = "#2F9150"
YELLOW = "#EFC22F"
ORANGE = "#E9822B"
GREY = "#8A8F98"
BROWN = "#8B5A2B"
PURPLE = "#7B4BA6"
GOLD = "#E5B33C"
GOLD_DARK = "#A8741A"
GOLD_LIGHT = "#FBE08A"

# Marks: used for nothing else, so that they stand out
CHOICE = "#C2187A"  # numbered places to choose
LAST = "#19D3E2"  # the last move; no player has this colour
TURN = "#E0A800"  # whose turn it is

COMMON = (
    *(PAPER, PAPER_LIGHT, PAPER_DARK, INK, INK_SOFT, WHITE),
    *(RED, BLUE, GREEN, YELLOW, ORANGE, GREY, BROWN, PURPLE, GOLD, GOLD_DARK, GOLD_LIGHT),
    *(CHOICE, LAST, TURN),
)

LEAST_EDGES = 40  # fewer mixtures would make edges ragged
UNCHANGED = 255  # a place of every palette that no colour uses; see replay.py

Rgb = tuple[int, int, int]


def rgb(tone: str) -> Rgb:
    red, green, blue = ImageColor.getrgb(tone)[:3]
    return red, green, blue


def mix(tone: str, other: str, share: float = 0.5) -> str:
    """A tone between two others: `mix(RED, WHITE, 0.25)` is a light red."""
    return "#" + "".join(
        f"{round(a + (b - a) * share):02X}" for a, b in zip(rgb(tone), rgb(other), strict=True)
    )


def pale(tone: str) -> str:
    """The lit side of a tone."""
    return mix(tone, WHITE, 0.2)


def dark(tone: str) -> str:
    """The shaded side of a tone."""
    return mix(tone, SHADOW, 0.25)


def deep(tone: str) -> str:
    """The outline of a tone."""
    return mix(tone, SHADOW, 0.5)


def grey(tone: str) -> float:
    """The brightness of a tone, 0 to 255."""
    red, green, blue = rgb(tone)
    return 0.299 * red + 0.587 * green + 0.114 * blue


def ink_on(tone: str) -> str:
    """The writing with the most contrast on this tone."""
    return INK if grey(tone) > 145 else WHITE


def fixed_palette(tones: Iterable[str]) -> Image.Image:
    """A palette image: these tones and their shades exactly, the other places for smooth edges.

    An edge is a mixture of two tones, so the free places are distributed among all mixtures.
    """
    plain = list(dict.fromkeys(tones))
    exact = [rgb(shade) for tone in plain for shade in (tone, pale(tone), dark(tone), deep(tone))]
    exact = list(dict.fromkeys(exact))
    mixed = [rgb(mix(a, b, s)) for a, b in combinations(plain, 2) for s in (0.25, 0.5, 0.75)]
    swatch = Image.new("RGB", (len(mixed), 1))
    swatch.putdata(mixed)
    free = UNCHANGED - len(exact)
    if free < LEAST_EDGES:
        raise ValueError(f"{len(plain)} tones are too many: edges have only {free} places left")
    edges = swatch.quantize(free, Image.Quantize.MEDIANCUT).getpalette() or []
    palette = Image.new("P", (1, 1))
    palette.putpalette([part for colour in exact for part in colour] + edges[: 3 * free])
    return palette
