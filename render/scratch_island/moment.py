"""The greatest thing of a turn of Scratch Island, as a strip below the board."""

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Any

from PIL.Image import Image

from bot.games.contract import Seat
from bot.games.scratch_island.content import BOXES, CHESTS, TREASURES
from bot.games.scratch_island.views import Public
from render import kit
from render.kit import Frame, Layer, Pen, scores
from render.kit.caching import kept
from render.kit.colours import CREAM, INK, WHITE, Three
from render.kit.moments import greatest
from render.painter import Names
from render.scratch_island.goods import box, chest_sprite
from render.scratch_island.land import land
from render.scratch_island.sprites import ART, BARS, GOODS, SEATS, crew

STUDIO = ART.studio(1200, 400)
GREAT = ("EndAnnounced", "ChestOpened", "RowWon", "KeyFound", "SnakeMet")  # the greatest first
TEAL = Three("#17748A", "#238CA0", "#0B3D4C")


def moment(view: Public, news: Sequence[Any], names: Names) -> Image | None:
    found = greatest(news, GREAT)
    if found is None:
        return None
    kind, told = found
    event = told[kind]
    frame = _ground(_tones(kind, event), kind != "SnakeMet").frame()
    icon = ART.sprite(_icon(kind, event), 260)
    frame.put(icon, 220, 200)
    _who(frame, event.seat, kit.short(names[: len(view.charts)], 250, STUDIO.floor))
    words = _words(kind, event)
    if words:
        frame.put(STUDIO.caption(words, 150, WHITE, weight="black", halo=INK), 1050, 130)
    _goods(frame, view, event.seat, kind, event)
    return frame.image


def _tones(kind: str, event: Any) -> Three:
    match kind:
        case "ChestOpened" | "KeyFound":
            return GOODS[event.colour]
        case "SnakeMet":
            return GOODS["green"]
        case "EndAnnounced":
            return GOODS["red"]
        case _:
            return TEAL


def _icon(kind: str, event: Any) -> str:
    match kind:
        case "ChestOpened":
            return f"chest-{event.colour}-open"
        case "KeyFound":
            return f"key-{event.colour}"
        case "RowWon":
            return f"treasure-{event.kind}"
        case "SnakeMet":
            return "snake"
        case _:
            return "common/bell"


def _words(kind: str, event: Any) -> str:
    """Points won, or the square of the snake."""
    match kind:
        case "ChestOpened" | "RowWon":
            return f"+{event.points}"
        case "SnakeMet":
            return str(event.square)
        case _:
            return ""


@kept
def _ground(tones: Three, merry: bool) -> Layer:
    """Rays behind a disc, on which the thing itself is placed."""

    def draw(pen: Pen) -> None:
        for k in range(16):
            ends = (pi * (2 * k + side) / 16 for side in (0, 1))
            rays = [(220 + 1400 * cos(a), 200 + 1400 * sin(a)) for a in ends]
            pen.shape([(220, 200), *rays], tones.light)
        pen.box(0, 380, 1200, 20, tones.dark)
        pen.box(10, 10, 1180, 380, None, 40, CREAM, 7)
        pen.disc(220, 200, 176, CREAM, INK, 8)
        pen.disc(220, 200, 148, "#FFE9A6")
        if merry:
            pen.piece(ART.sprite("common/confetti", 500).image, 640, 20)
        pen.box(430, 238, 700, 124, INK, 24, alpha=90)
        pen.box(426, 232, 700, 124, CREAM, 24, INK, 5)

    return STUDIO.layer(draw, tones.base)


def _who(frame: Frame, seat: Seat, words: Sequence[str]) -> None:
    frame.put(crew(seat, 150), 500, 130)
    frame.put(scores.ribbon(STUDIO, words[seat], SEATS[seat], *BARS[seat]), 760, 136)


def _goods(frame: Frame, view: Public, seat: Seat, kind: str, event: Any) -> None:
    """What this helps to complete: all chests, the boxes of the row, all snakes."""
    here = land(view, seat)
    match kind:
        case "RowWon":
            row = TREASURES.index(event.kind)
            signs = [box(row, True, "won", 74)] * BOXES[row]
        case "SnakeMet":
            met = list(here.finds.values()).count("snake")
            signs = [ART.sprite("snake", 74, faint=k >= met) for k in range(view.options.snakes)]
        case _:
            signs = [chest_sprite(here, colour, 92) for colour in range(len(CHESTS))]
    for k, sign in enumerate(signs):
        frame.put(sign, 776 + (96 if len(signs) < 8 else 84) * (k - (len(signs) - 1) / 2), 294)
