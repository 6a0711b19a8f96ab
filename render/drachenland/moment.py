"""The greatest thing of a turn of Drachenland, as a strip below the board."""

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Any, NamedTuple

from PIL.Image import Image

from bot.games.drachenland.content import COLOURS
from bot.games.drachenland.views import Public
from render import kit
from render.drachenland import sprites
from render.drachenland.sprites import ART, PLATE, TONES, name_bar
from render.kit import Layer, Pen, Sprite, scores
from render.kit.caching import kept
from render.kit.colours import CREAM, GOLD, INK, Three
from render.painter import Names

STUDIO = ART.studio(1200, 400)
RAYS = {
    "red": Three("#E5383F", "#FF8073", "#A3182F"),
    "green": Three("#1EA85A", "#6FE09A", "#0C6A3B"),
    "blue": Three("#2C72E4", "#86BBFF", "#18429A"),
    "ring": Three("#D89A26", "#FFE28A", "#B4761A"),
    "hand": Three("#8D4BC9", "#BD8AEC", "#592A8E"),
    "egg": Three("#FF6A2B", "#FF9A2E", "#A03A12"),
}


class Great(NamedTuple):
    """What is shown: the figure that did it, its background, and a sign."""

    event: Any
    light: str
    sign: Sprite


def moment(view: Public, news: Sequence[Any], names: Names) -> Image | None:
    great = _greatest(news)
    if great is None:
        return None
    event, frame = great.event, _ground(great.light).frame()
    colour = COLOURS.index(event.colour)
    frame.put(great.sign, 210, 200)
    ring = view.figures[3 * event.seat + colour].ring
    frame.put(sprites.figure(event.seat, colour, ring, 150), 520, 390, "mb")
    name = kit.short(names, 250, STUDIO.floor)[event.seat]
    ribbon = scores.ribbon(STUDIO, name, TONES[event.seat], *name_bar(event.seat))
    frame.put(ribbon, 880, 130)
    frame.put(_plate(event.volcano), 880, 290)
    return frame.image


def _greatest(news: Sequence[Any]) -> Great | None:
    """The last egg before a flight, a flight before a ring, a ring before the magic hand."""
    told = {type(one).__name__: one for one in news}
    ended, taken = told.get("Ended"), told.get("EggTaken")
    if ended is not None and ended.reason == "last_egg" and taken is not None:
        return Great(taken, "egg", sprites.egg(230))
    if (flew := told.get("Flew")) is not None:
        return Great(flew, flew.colour, sprites.king_dragon(flew.colour, 320))
    if (ring := told.get("RingTaken")) is not None:
        return Great(ring, "ring", ART.sprite("ring", 210))
    by_hand = [one for one in news if getattr(one, "by_hand", False)]
    return Great(by_hand[-1], "hand", ART.sprite("tile-magic-hand", 230)) if by_hand else None


@kept
def _ground(light: str) -> Layer:
    tones = RAYS[light]

    def draw(pen: Pen) -> None:
        for k in range(24):
            a, b = pi * k / 12, pi * (k + 0.5) / 12
            ends = [(210 + 1200 * cos(t), 200 + 1200 * sin(t)) for t in (a, b)]
            pen.shape([(210, 200), *ends], tones.light)
        pen.disc(210, 200, 184, CREAM, INK, 6)
        pen.disc(210, 200, 166, GOLD.light)
        pen.box(0, 388, 1200, 12, tones.dark)

    return STUDIO.layer(draw, tones.base)


@kept
def _plate(volcano: int) -> Sprite:
    """The number of the volcano where it happened."""

    def draw(pen: Pen) -> None:
        pen.box(4, 8, 170, 130, INK, 28, alpha=90)
        pen.box(0, 0, 172, 132, PLATE, 28, CREAM, 8)
        pen.text(86, 66, str(volcano), 110, CREAM, weight="black")

    return STUDIO.sprite(178, 140, draw)
