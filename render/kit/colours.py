"""The tones by name, from render/palette.json: one palette for all five games.

Three tones are base, light (upper left) and dark (lower right). Colour tells who, shape tells what.
"""

import json
from pathlib import Path
from typing import Any, NamedTuple

from render.kit.palette import Rgb, mix, rgb

__all__ = [
    "MOST_TONES",
    "OWNED",
    "Rgb",
    "Three",
    "bar",
    "contrast",
    "ground",
    "mix",
    "owner",
    "rgb",
]

FILE = Path(__file__).parents[1] / "palette.json"
_ALL: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
_SHARED = _ALL["shared"]
GAMES: dict[str, Any] = _ALL["games"]
OTHERS: dict[str, Any] = _ALL["alternatives"]
MOST_TONES = 176  # tones of one game; the rest of its palette is for smooth edges


class Three(NamedTuple):
    """The tones of one surface."""

    base: str
    light: str
    dark: str


INK, CREAM, WHITE = (str(_SHARED[name]) for name in ("ink", "cream", "white"))
PAPER, GOLD = Three(*_SHARED["paper"]), Three(*_SHARED["gold"])
CHOICE, LAST, TURN = (str(_SHARED[name]) for name in ("choice", "last_move", "turn"))
BROWN = "#6E3A00"  # numbers on gold: dark gold itself could not be read
FAINT = "#735C3C"  # for none and for ended, still readable on paper
WOOD = Three("#4A2F2A", "#7A5240", "#33201F")  # the table below the panels
_MARKS = (INK, CREAM, WHITE, *PAPER, *GOLD, CHOICE, LAST, TURN, BROWN, FAINT, *WOOD)


def owner(slug: str, name: str) -> Three:
    """The tones of a seat: `owner("emerald", "red")`."""
    return Three(*GAMES[slug]["owners"][name])


def bar(slug: str, name: str) -> tuple[str, str]:
    """The bar behind a seat's name, and the tone of the name.

    Never exactly the seat's own tone: palettes for colour blindness must be able to change each of
    them.
    """
    head, base = GAMES[slug]["header"][name], owner(slug, name).base
    away = WHITE if head["text"] == INK else INK
    return mix(base, away, 0.06) if head["bar"] == base else head["bar"], head["text"]


def ground(slug: str, name: str) -> str:
    return str(GAMES[slug]["grounds"][name])


def _listed(slug: str) -> tuple[str, ...]:
    """Tones that must be exact in every picture of a game."""
    game = GAMES[slug]
    owners = (tone for three in game["owners"].values() for tone in three)
    bars = (bar(slug, name)[0] for name in game["seats"])
    goods = (
        t for good in game["goods"].values() for t in ((good,) if isinstance(good, str) else good)
    )
    return tuple(dict.fromkeys((*_MARKS, *owners, *bars, *goods, *game["grounds"].values())))


OWNED = {slug: _listed(slug) for slug in GAMES}


def contrast(one: str, other: str) -> float:
    """The contrast of two tones, 1 to 21 (WCAG 2)."""
    darker, lighter = sorted(map(_luminance, (one, other)))
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(tone: str) -> float:
    red, green, blue = (
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4
        for c in (part / 255 for part in rgb(tone))
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def writing_on(tone: str) -> str:
    """Ink or white, whichever has more contrast."""
    return max((INK, WHITE), key=lambda text: contrast(text, tone))
