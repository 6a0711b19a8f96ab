"""The score sheet of Schatzjagd: treasures first, then what decides between equals."""

from functools import cache

from PIL.Image import Image

from bot.games.contract import Outcome
from bot.games.schatzjagd.views import Figure, Public
from render import kit
from render.kit import Frame, Layer, Pen, Sprite
from render.painter import Names
from render.schatzjagd import symbols
from render.schatzjagd.sprites import henchman
from render.schatzjagd.tones import STUDIO

HEAD, ROW = 128, 184
SECURED_X, CARRIED_X, STRENGTH_X, MONEY_X = 556, 930, 1220, 1360
NAME_W = SECURED_X - 256


@cache
def _ground(lords: int, winners: int) -> Layer:
    def draw(pen: Pen) -> None:
        pen.box(0, 0, pen.width, HEAD, kit.PAPER_DARK)
        pen.icon(76, 64, "cup", 80, kit.GOLD_DARK)
        pen.icon(SECURED_X + 34, 64, "castle", 78, kit.INK_SOFT)
        pen.icon(CARRIED_X + 34, 64, "hiker", 76, kit.INK_SOFT)
        symbols.value(pen, "strength", STRENGTH_X, 64, 66)
        symbols.value(pen, "money", MONEY_X, 64, 66)
        for rank in range(lords):
            top = HEAD + 10 + (ROW + 4) * rank
            kit.soft_box(pen, 14, top, pen.width - 28, ROW - 8, 20, 3)
            tone = kit.GOLD_LIGHT if rank < winners else kit.PAPER_LIGHT
            pen.box(14, top, pen.width - 28, ROW - 8, tone, 20)

    return STUDIO.layer(draw)


@cache
def _crown() -> Sprite:
    return STUDIO.sprite(
        96, 84, lambda pen: pen.icon(48, 42, "crown", 80, kit.GOLD, kit.deep(kit.GOLD), 3)
    )


@cache
def _treasure(kind: str) -> Sprite:
    return STUDIO.sprite(76, 76, lambda pen: symbols.treasure(pen, kind, 38, 38, 30))


def final(view: Public, names: Names, outcome: Outcome) -> Image:
    frame = _ground(len(view.figures), outcome.places.count(1)).frame()
    ranked = sorted(view.figures, key=lambda lord: (outcome.places[lord.seat], lord.seat))
    words = kit.short(names, NAME_W, STUDIO.floor)
    for rank, lord in enumerate(ranked):
        place, y = outcome.places[lord.seat], HEAD + 6 + (ROW + 4) * rank + ROW // 2
        _row(frame, lord, place, words[lord.seat], y)
    return frame.image


def _row(frame: Frame, lord: Figure, place: int, name: str, y: int) -> None:
    if place == 1:
        frame.put(_crown(), 76, y)
    else:
        frame.put(STUDIO.caption(f"{place}.", 60, kit.INK_SOFT), 76, y)
    frame.put(henchman(lord.colour, 52), 176, y)
    frame.put(STUDIO.caption(name, 56, room=NAME_W), 236, y, "lm")
    _treasures(frame, lord.secured_kinds, SECURED_X, y)
    _treasures(frame, lord.carried_kinds, CARRIED_X, y)
    frame.put(STUDIO.caption(str(lord.strength), 64, weight="black"), STRENGTH_X, y)
    frame.put(STUDIO.caption(str(lord.money), 64, weight="black"), MONEY_X, y)


def _treasures(frame: Frame, kinds: tuple[str, ...], x: int, y: int) -> None:
    """In a row, or in two where they are many; nothing is shown by a stroke."""
    if not kinds:
        frame.put(STUDIO.caption("–", 64, kit.INK_SOFT), x + 34, y)
    across = 3 if len(kinds) <= 6 else -(-len(kinds) // 2)
    step, rows = min(76, 200 // max(1, across - 1)), -(-len(kinds) // across)
    for k, kind in enumerate(kinds):
        down = (k // across - (rows - 1) / 2) * 80
        frame.put(_treasure(kind), x + 34 + step * (k % across), y + down)
