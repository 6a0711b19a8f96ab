"""The cards of Die Dracheninsel: what each half shows, and how a card looks small."""

from functools import cache
from typing import NamedTuple

from bot.games.dracheninsel.content import GREEN_NAMES, KINDS, LAST_TERRAIN, TERRAINS
from render import kit
from render.dracheninsel.land import scene
from render.dracheninsel.tones import ACTION, BACK, LAND, REACTION, drawn
from render.kit import Pen, Sprite

SMALL_W, SMALL_H = 52, 66

_DOUBLES = {  # action cards with two actions; double terrain cards are named by both
    "betrayal_sneak": ("betrayal", "sneak_attack"),
    "fear_slumber": ("fear", "sweet_slumber"),
    "fear_counterspell": ("fear", "counterspell"),
}
_ICONS = {
    "dragon_patrol": "dragon",
    "evil_curse": "skull",
    "daring_flight": "wing",
    "long_journey": "hiker",
    "fear": "ghost",
    "sweet_slumber": "bed",
    "counterspell": "shield",
    "betrayal": "heart_broken",
}


class Half(NamedTuple):
    """One of the things a card can be played as."""

    name: str  # a terrain or an action
    face: str

    @property
    def is_green(self) -> bool:
        """Whether it can answer others."""
        return self.name in GREEN_NAMES.values()


def _half(name: str) -> Half:
    if name in TERRAINS:
        return Half(name, LAND[TERRAINS.index(name)])
    return Half(name, REACTION if name in GREEN_NAMES.values() else ACTION)


def halves(kind: int) -> tuple[Half, ...]:
    """What a card can be played as: one thing or two."""
    name = KINDS[kind]
    names = tuple(name.split("_")) if kind <= LAST_TERRAIN else _DOUBLES.get(name, (name,))
    return tuple(map(_half, names))


def symbol(pen: Pen, name: str, x: float, y: float, r: float) -> None:
    """The sign of a terrain or an action, about r to each side."""
    if name in TERRAINS:
        scene(pen, TERRAINS.index(name), x, y, r)
    elif name == "sneak_attack":
        _dagger(pen, x, y, r)
    elif name in _ICONS:
        pen.icon(x, y, _ICONS[name], 1.7 * r, kit.INK)
    else:
        _swap(pen, x, y, r, apart=name == "raging_elements")


def _dagger(pen: Pen, x: float, y: float, r: float) -> None:
    """Point to the lower left."""

    def at(along: float, aside: float) -> tuple[float, float]:
        return x + (along + aside) * 0.7 * r, y - (along - aside) * 0.7 * r

    blade = [at(-1.1, 0.0), at(-0.8, 0.16), at(0.2, 0.16), at(0.2, -0.16), at(-0.8, -0.16)]
    pen.shape(blade, kit.pale(kit.GREY), kit.INK, r / 12)
    pen.line((at(0.95, 0.0), at(0.3, 0.0)), kit.BROWN, r / 4)
    pen.line((at(0.25, 0.42), at(0.25, -0.42)), kit.INK, r / 6)
    pen.disc(*at(1.0, 0.0), r / 6, kit.INK)


def _swap(pen: Pen, x: float, y: float, r: float, apart: bool) -> None:
    """Two tiles that change places: side by side, or far from each other."""
    size, reach = (0.34, 0.66) if apart else (0.46, 0.48)
    for side, terrain in ((-1, 0), (1, 1)):
        tone = LAND[terrain]
        corners = kit.hexagon(x + side * reach * r, y, size * r)
        pen.shape(corners, kit.dark(tone), kit.INK, r / 16)
        start, end = (
            (x - side * 0.7 * r, y - side * 0.55 * r),
            (x + side * 0.7 * r, y - side * 0.55 * r),
        )
        kit.arrow(pen, kit.arc(start, end, 0.12 * r), kit.INK, r / 9, kit.PAPER_LIGHT)
    if apart:
        pen.dashes([(x + k * 0.08 * r, y) for k in range(-4, 5)], kit.INK, r / 12)


@cache
def small(kind: int, use: str) -> Sprite:
    """A played card: what it was used as; a joker shows its own colour and a star."""
    names = [half.name for half in halves(kind)]
    shown = _half(use if use in names else names[0])

    def draw(pen: Pen, x: float, y: float) -> None:
        left, top = x - SMALL_W / 2, y - SMALL_H / 2
        pen.box(left, top, SMALL_W, SMALL_H, shown.face, 7, kit.INK, 2.5)
        symbol(pen, shown.name, x, y, 21)
        if use == "joker":
            pen.icon(x + 12, top + 14, "star", 26, kit.YELLOW, kit.INK, 2)

    return drawn(SMALL_W + 4, SMALL_H + 4, draw)


@cache
def top(kind: int | None) -> Sprite:
    """The open card of the discard pile, its upper part free for the number of cards."""

    def draw(pen: Pen, x: float, y: float) -> None:
        left, upper = x - 38, y - 54
        if kind is None:
            pen.box(left, upper, 76, 108, None, 9, kit.PAPER_LIGHT, 4)
            return
        kit.cards_below(pen, left, upper, 76, 108, 1, 4)
        pen.box(left, upper, 76, 108, kit.PAPER_LIGHT, 9, kit.INK, 2.5)
        shown = halves(kind)
        for k, half in enumerate(shown):
            width = 64 / len(shown)
            pen.box(left + 6 + width * k, upper + 48, width, 54, half.face)
            symbol(pen, half.name, left + 6 + width * (k + 0.5), upper + 76, width * 0.42)

    return drawn(92, 124, draw)


@cache
def back() -> Sprite:
    """The draw pile, its upper part free for the number of cards."""

    def draw(pen: Pen, x: float, y: float) -> None:
        left, upper = x - 38, y - 54
        kit.cards_below(pen, left, upper, 76, 108, 2, 4)
        pen.box(left, upper, 76, 108, BACK, 9, kit.INK, 2.5)
        pen.box(left + 6, upper + 6, 64, 96, None, 6, kit.GOLD, 2.5)
        pen.icon(x, y + 22, "dragon", 46, kit.GOLD)

    return drawn(96, 128, draw)
