"""The cards of Die Dracheninsel: what each half is, and how a card looks small."""

from typing import NamedTuple

from PIL.Image import Image

from bot.games.dracheninsel.content import GREEN_NAMES, KINDS, LAST_TERRAIN, TERRAINS
from render.dracheninsel.sprites import ART, BACK, DEEP, FOAM, STUDIO
from render.kit import Pen, Sprite
from render.kit.caching import kept
from render.kit.colours import CREAM, GOLD, INK

SMALL, OPEN = 56, 76  # widths of a card of this turn, and of the one on the pile
OPEN_H = 95

_DOUBLES = {  # action cards with two actions; double terrain cards show both names
    "betrayal_sneak": ("betrayal", "sneak_attack"),
    "fear_slumber": ("fear", "sweet_slumber"),
    "fear_counterspell": ("fear", "counterspell"),
}


class Half(NamedTuple):
    """One of the things a card can be played as."""

    name: str  # a terrain or an action

    @property
    def is_terrain(self) -> bool:
        return self.name in TERRAINS

    @property
    def is_green(self) -> bool:
        """Whether it can answer others."""
        return self.name in GREEN_NAMES.values()


def halves(kind: int) -> tuple[Half, ...]:
    """What a card can be played as: one thing or two."""
    name = KINDS[kind]
    names = tuple(name.split("_")) if kind <= LAST_TERRAIN else _DOUBLES.get(name, (name,))
    return tuple(map(Half, names))


@kept
def small(kind: int, use: str) -> Sprite:
    """A played card: what it was used as; a joker has its own colour and the joker's sign."""
    names = [half.name for half in halves(kind)]
    shown = ART.sprite(f"mini_{use if use in names else names[0]}", SMALL).image

    def draw(pen: Pen) -> None:
        pen.piece(shown, 0, 0)
        if use == "joker":
            pen.piece(ART.sprite("badge_joker", 36).image, 20, 36)

    return STUDIO.sprite(SMALL, 72, draw)


@kept
def top(kind: int | None, many: int) -> Sprite:
    """The open card of the discard pile, and the number of cards."""

    def draw(pen: Pen) -> None:
        if kind is None:
            pen.box(0, 0, OPEN, OPEN_H, DEEP, 10, FOAM, 3)
        else:
            shown = halves(kind)
            pen.piece(ART.sprite(f"mini_{shown[0].name}", OPEN).image, 0, 0)
            if len(shown) == 2:
                _halved(pen, *(ART.sprite(f"mini_{half.name}", SMALL).image for half in shown))
        _count(pen, many, OPEN / 2, OPEN_H - 14)

    return STUDIO.sprite(OPEN, OPEN_H + 14, draw)


def _halved(pen: Pen, left: Image, right: Image) -> None:
    """The hearts of two cards side by side."""
    half, edge = OPEN // 2 - 4, (SMALL - OPEN // 2) // 2 + 4
    for image, x in ((left, 4), (right, OPEN // 2)):
        pen.piece(image.crop((edge, 4, edge + half, image.height - 6)), x, 4)
    pen.line(((OPEN / 2, 3), (OPEN / 2, OPEN_H - 20)), INK, 3)


@kept
def back(many: int) -> Sprite:
    """The draw pile and its number of cards."""

    def draw(pen: Pen) -> None:
        for k in (2, 1, 0):
            pen.box(5 * k, 10 - 5 * k, 72, 92, BACK, 10, INK, 3.5)
        pen.shape([(36, 22), (58, 56), (36, 90), (14, 56)], GOLD.base)
        _count(pen, many, 36, 56)

    return STUDIO.sprite(84, 104, draw)


def _count(pen: Pen, many: int, x: float, y: float) -> None:
    half = 27 if many < 100 else 36
    pen.box(x - half, y - 25, 2 * half, 50, CREAM, 25, INK, 3.5)
    pen.text(x, y, str(many), STUDIO.floor, INK, weight="black")
