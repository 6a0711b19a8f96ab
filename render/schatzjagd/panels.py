"""The lords beside the realm: values, marks, cards and treasures, whose turn, who is asked."""

from functools import cache

from bot.games.contract import Seat
from bot.games.schatzjagd.content import TOP
from bot.games.schatzjagd.views import Figure, Public
from render import kit
from render.kit import Frame, Pen, Sprite
from render.painter import Names
from render.schatzjagd import sprites, symbols
from render.schatzjagd.places import FLAG, PANEL_H, SIDE_W, panel
from render.schatzjagd.tones import BACK, COLOURS, EMBLEMS, STUDIO, VALUES, drawn

TRACKS = ("life", "money", "strength", "weapons")
TRACK_W = 88
NAME_W = 212
BADGE = 18


def ranked(view: Public) -> tuple[Seat, ...]:
    """The lords from top to bottom: clockwise as soon as all have a castle."""
    return view.order or tuple(figure.seat for figure in view.figures)


def paint(frame: Frame, view: Public, names: Names) -> None:
    words = kit.short(names, NAME_W, STUDIO.floor)
    for position, seat in enumerate(ranked(view)):
        _panel(frame, view, view.figures[seat], words[seat], *panel(position))


@cache
def _flag(colour: str) -> Sprite:
    """The colour and emblem of a lord; below, a card as he slots it: the key to its seal."""

    def draw(pen: Pen) -> None:
        tone = COLOURS[colour]
        pen.box(0, 0, FLAG - 12, PANEL_H - 6, tone, 14)
        pen.box(FLAG - 26, 0, 14, PANEL_H - 6, tone)
        pen.icon((FLAG - 12) / 2, 29, EMBLEMS[colour], 38, kit.ink_on(tone))
        if colour:
            sprites.back_drawn(pen, (FLAG - 12) / 2, 86, colour)

    return STUDIO.sprite(FLAG - 12, PANEL_H - 6, draw)


@cache
def _turn() -> Sprite:
    def draw(pen: Pen) -> None:
        pen.box(0, 0, SIDE_W + 12, PANEL_H + 12, None, 20, kit.INK, 9)
        pen.box(1.5, 1.5, SIDE_W + 9, PANEL_H + 9, None, 19, kit.TURN, 6.5)

    return STUDIO.sprite(SIDE_W + 12, PANEL_H + 12, draw)


@cache
def _track(name: str, amount: int) -> Sprite:
    """A value: its sign, its number, and how much of the track it fills."""

    def draw(pen: Pen) -> None:
        symbols.value(pen, name, 16, 22, 28)
        pen.text(57, 22, str(amount), pen.floor, kit.INK)
        pen.box(3, 47, TRACK_W - 8, 8, kit.PAPER_DARK, 4)
        if amount:
            pen.box(3, 47, max(8.0, (TRACK_W - 8) * amount / TOP), 8, VALUES[name], 4)

    return STUDIO.sprite(TRACK_W, 56, draw)


@cache
def _cards(many: int) -> Sprite:
    def draw(pen: Pen, x: float, y: float) -> None:
        pen.box(x - 18, y - 25, 36, 50, BACK, 6, kit.INK, 2.5)
        pen.text(x, y, str(many), pen.floor, kit.WHITE, weight="black")

    return drawn(38, 52, draw)


@cache
def _secured(colour: str, many: int, needed: int | None) -> Sprite:
    """Treasures in the castle, of those needed to win where any of them count."""
    text = str(many) if needed is None else f"{many}/{needed}"

    def draw(pen: Pen) -> None:
        pen.icon(24, 27, "castle", 40, kit.dark(COLOURS[colour]))
        pen.text(50, 27, text, pen.floor, kit.INK, "lm", "black", 74)

    return STUDIO.sprite(126, 54, draw)


@cache
def _carried(many: int) -> Sprite:
    def draw(pen: Pen) -> None:
        kit.chest(pen, 24, 28, 18)
        pen.text(48, 27, str(many), pen.floor, kit.INK, "lm", "black")

    return STUDIO.sprite(82, 54, draw)


def _panel(frame: Frame, view: Public, lord: Figure, name: str, left: int, top: int) -> None:
    if lord.seat == view.active and view.over is None:
        frame.lay(_turn(), left - 6, top - 6, "lt")
    frame.lay(_flag(lord.colour), left + 3, top + 3, "lt")
    start = left + FLAG
    frame.put(STUDIO.caption(name, 48, room=NAME_W), start, top + 31, "lm")
    needed = view.needed if view.condition == "count" else None
    frame.lay(_secured(lord.colour, lord.secured, needed), start + NAME_W, top + 31, "lm")
    if lord.carried:
        frame.lay(_carried(lord.carried), start + NAME_W + 121, top + 31, "lm")
    frame.lay(_cards(lord.cards), left + SIDE_W - 28, top + 31)
    for k, track in enumerate(TRACKS if lord.colour else ()):
        value = _track(track, int(getattr(lord, track)))
        frame.lay(value, start + TRACK_W * k, top + 64, "lt")
    _badges(frame, view, lord, left + SIDE_W - 24, top + 93)


def _badges(frame: Frame, view: Public, lord: Figure, x: float, y: float) -> None:
    """From the right: that the table waits for this lord, that he is poisoned, that he sits out."""
    marks = (
        ("hourglass", kit.INK, lord.seat == view.asked),
        ("skull", kit.PURPLE, lord.poisoned),
        ("bed", kit.BROWN, lord.sits_out),
    )
    for k, (icon, tone) in enumerate((icon, tone) for icon, tone, holds in marks if holds):
        frame.lay(sprites.badge(icon, tone, BADGE), x - 38 * k, y)
