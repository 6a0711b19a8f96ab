"""The players beside the island: colours, name, gold, cards, whose turn it is, who is asked."""

from functools import cache

from bot.games.contract import Seat
from bot.games.dracheninsel.views import Public
from render import kit
from render.dracheninsel import deeds, pieces
from render.dracheninsel.places import PANEL_W, panel
from render.dracheninsel.reading import read
from render.dracheninsel.tones import BACK, HUNTERS, PENDING, STUDIO, drawn
from render.kit import Frame, Pen, Sprite
from render.painter import Names

FLAG, TOKEN, TOKEN_STEP = 56, 20, 50
NAME_W = PANEL_W - FLAG - 8


def colours(view: Public, seat: Seat) -> tuple[int, ...]:
    """The hunters of a seat; none before he has chosen."""
    return tuple(hunter for hunter, owner in enumerate(view.owners) if owner == seat)


def paint(frame: Frame, view: Public, names: Names) -> None:
    words = kit.short(names, NAME_W, STUDIO.floor)
    for position, seat in enumerate(view.ring):
        _panel(frame, view, seat, position, words[seat])


@cache
def _flag(hunters: tuple[int, ...], height: int) -> Sprite:
    """The left end of a panel: the colours of a seat and its hunters."""

    def draw(pen: Pen) -> None:
        tones = [HUNTERS[hunter] for hunter in hunters] or [kit.PAPER_DARK]
        pen.box(0, 0, FLAG, height, tones[-1], 14)
        if len(tones) > 1:
            pen.box(0, 0, FLAG, TOKEN_STEP + 12, tones[0], 14)
            pen.box(0, 14, FLAG, TOKEN_STEP - 2, tones[0])
        pen.box(FLAG - 8, 0, 8, height, kit.PAPER_LIGHT)
        for k, hunter in enumerate(hunters):
            pieces.figure(pen, (FLAG - 8) / 2, 32 + TOKEN_STEP * k, TOKEN, hunter)

    return STUDIO.sprite(FLAG, height, draw)


@cache
def _turn(height: int) -> Sprite:
    def draw(pen: Pen) -> None:
        pen.box(0, 0, PANEL_W + 12, height + 12, None, 20, kit.INK, 9)
        pen.box(1.5, 1.5, PANEL_W + 9, height + 9, None, 19, kit.TURN, 6.5)

    return STUDIO.sprite(PANEL_W + 12, height + 12, draw)


@cache
def _coin() -> Sprite:
    return drawn(28, 28, lambda pen, x, y: pieces.coin(pen, x, y, 13))


@cache
def _cards(many: int) -> Sprite:
    """The number of cards in hand, on the back of a card."""

    def draw(pen: Pen, x: float, y: float) -> None:
        pen.box(x - 19, y - 26, 38, 52, BACK if many else kit.PAPER_DARK, 7, kit.INK, 2.5)
        pen.text(x, y, str(many), 44, kit.WHITE if many else kit.INK_SOFT, weight="black")

    return drawn(40, 54, draw)


def _panel(frame: Frame, view: Public, seat: Seat, position: int, name: str) -> None:
    left, top, width, height = panel(position, len(view.ring))
    if view.turn is not None and view.turn.seat == seat:
        frame.put(_turn(height), left - 6, top - 6, "lt")
    frame.lay(_flag(colours(view, seat), height - 6), left + 3, top + 3, "lt")
    start = left + FLAG
    upper, lower = top + height * 0.28, top + height * 0.7
    frame.put(STUDIO.caption(name, 44, room=NAME_W), start, upper, "lm")
    frame.lay(_coin(), start + 12, lower)
    frame.put(STUDIO.caption(str(sum(view.coins[seat])), 42, room=96), start + 26, lower, "lm")
    frame.lay(_cards(view.sizes[seat]), left + width - 28, lower)
    _signs(frame, view, seat, left + (FLAG - 2) / 2, top + height - 30)


def _signs(frame: Frame, view: Public, seat: Seat, x: float, y: float) -> None:
    """Who is asked, who stops, whose cards are in danger."""
    if seat == view.stop:
        frame.put(pieces.badge("bed", kit.RED), x, y)
    elif seat in view.asked or seat == view.choosing:
        frame.put(pieces.badge("hourglass", PENDING), x, y)
    if view.pending is not None:
        deed = read(view, view.pending)
        if seat in deed.robbed:
            frame.put(pieces.badge(*deeds.sign(view, deed)), x + 148, y - 22)
