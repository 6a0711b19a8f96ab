"""What one lord holds: his cards with name and effect, treasures carried and in the castle."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from PIL.Image import Image

from bot.games.contract import Phrase, Seat
from bot.games.schatzjagd.content import (
    CASTLES,
    FIREBALL,
    FRENZY,
    MARCH,
    QUARTER,
    SIDE,
    TREASURES,
    Effect,
)
from bot.games.schatzjagd.content import COLOURS as CASTLE_COLOURS
from bot.games.schatzjagd.views import Own, Public
from render import kit
from render.kit import Frame, Layer, Pen, Sprite
from render.painter import Names, Say
from render.schatzjagd import symbols
from render.schatzjagd.sprites import henchman_drawn
from render.schatzjagd.tones import COLOURS, LANDS, NIGHT, WALL
from render.schatzjagd.tones import STUDIO as BOARD

STUDIO = BOARD.sized(1200, 750)
HEAD, FOOT, GAP = 88, 122, 14
CARD_W = (STUDIO.width - 3 * GAP) // 2
ART = 150  # the left part of a card
TEXT_W = CARD_W - ART - 30
LEAST_LINE = 46
WORDS = {"poisoned": "word-poison", "sits_out": "pick-rest"}
SIGNS = {"+": "+", "-": "−", "/": "÷", "=": "="}
# What a card does besides changing values: an icon and a number
DEEDS: dict[str, tuple[str, str]] = {
    "teleportal": ("dice", "1–6"),
    "travelling_smith": ("hammer", "1 : 1"),
    "soothsayer": ("eye", "2"),
    "riding_horse": ("dice", "+1"),
    "teleportation": ("pin", "A1–J10"),
    "battle_frenzy": ("", f"+{FRENZY}"),
    "fireball": ("heart_broken", f"−{FIREBALL}"),
    "clairvoyance": ("eye", "3"),
    "forced_march": ("boots", f"+{MARCH}"),
    "banishment": ("cross", "1"),
}


@cache
def _ground(colour: str) -> Layer:
    def draw(pen: Pen) -> None:
        tone = COLOURS[colour]
        pen.box(0, 0, pen.width, HEAD, tone)
        pen.box(0, HEAD - 6, pen.width, 6, kit.deep(tone))
        henchman_drawn(pen, 52, 42, 36, colour)
        top = pen.height - FOOT
        pen.box(0, top, pen.width, FOOT, kit.PAPER_DARK)
        kit.chest(pen, 56, top + FOOT / 2, 30)
        pen.icon(650, top + FOOT / 2, "castle", 74, tone, kit.deep(tone), 3)
        pen.line(((590, top + 20), (590, top + FOOT - 20)), kit.INK_SOFT, 3)

    return STUDIO.layer(draw)


@cache
def _face(key: str, height: int) -> Sprite:
    """A card without words: its symbol, its sort, a monster's strength."""
    card = symbols.play_card(key)

    def draw(pen: Pen) -> None:
        tone, middle = symbols.ground(key), height / 2
        is_dark = tone == NIGHT
        kit.soft_box(pen, 4, 3, CARD_W, height, 18, 3)
        pen.box(4, 3, CARD_W, height, kit.deep(tone), 18)
        pen.box(7, 6, CARD_W - 6, height - 6, kit.PAPER_LIGHT, 16)
        pen.box(7, 6, ART, height - 6, tone if is_dark else kit.pale(tone), 16)
        pen.box(ART - 13, 6, 20, height - 6, tone)
        r = min(54, (height - 30) / 2)
        if card.sort == "map":
            side = min(124, height - 20)
            _chart(pen, 7 + (ART - side) / 2, 3 + middle - side / 2, side, card.field)
        elif not is_dark:
            pen.disc(ART / 2 - 4, 3 + middle, r + 8, kit.PAPER_LIGHT)
            symbols.symbol(pen, key, ART / 2 - 4, 3 + middle, 0.8 * r, kit.dark(tone))
        else:
            symbols.symbol(pen, key, ART / 2 - 6, 3 + middle, 0.9 * r, kit.GOLD_LIGHT)
        if card.strength:
            pen.shape(kit.outline("shield", ART - 22, height - 34, 32), tone, kit.WHITE, 3)
            strength = str(card.strength)
            pen.text(ART - 22, height - 37, strength, pen.floor, kit.WHITE, weight="black")

    return STUDIO.sprite(CARD_W + 8, height + 10, draw)


def _chart(pen: Pen, x: float, y: float, size: float, field: int) -> None:
    """The realm in small, and where to dig."""
    step = size / SIDE
    for corner in range(SIDE * SIDE):
        left, top = x + corner % SIDE * step, y + corner // SIDE * step
        land = LANDS[QUARTER[corner]]
        pen.box(left, top, step, step, land[(corner % SIDE + corner // SIDE) % 2])
    for castle, colour in zip(CASTLES, CASTLE_COLOURS, strict=True):
        pen.box(x + castle % SIDE * step, y + castle // SIDE * step, step, step, COLOURS[colour])
    pen.box(x + 4 * step, y + 4 * step, 2 * step, 2 * step, WALL)
    pen.box(x, y, size, size, None, 0, kit.INK_SOFT, 3)
    middle = x + (field % SIDE + 0.5) * step, y + (field // SIDE + 0.5) * step
    pen.icon(*middle, "cross", 2 * step, kit.RED, kit.WHITE, 3)


def hand(view: Public, own: Own, seat: Seat, names: Names, say: Say) -> Image:
    lord = view.figures[seat]
    frame = _ground(lord.colour).frame()
    tone = kit.ink_on(COLOURS[lord.colour])
    frame.put(STUDIO.caption(kit.readable(names[seat], seat), 52, tone, 1070), 100, 42, "lm")
    rows = max(2, -(-len(own.hand) // 2))
    height = (STUDIO.height - HEAD - FOOT - 6) // rows - GAP
    for k, key in enumerate(own.hand):
        left = GAP + (CARD_W + GAP) * (k % 2)
        top = HEAD + GAP - 4 + (height + GAP) * (k // 2)
        frame.lay(_face(key, height), left - 4, top - 3, "lt")
        _write(frame, key, say, left + ART + 14, top, height)
    y = STUDIO.height - FOOT / 2
    _treasures(frame, own.treasures, 150, y)
    _treasures(frame, own.vault, 750, y)
    return frame.image


class Item(NamedTuple):
    """Something a card does: its sign, and in words as far as there is room."""

    sign: Sprite
    words: str
    brief: str


def _write(frame: Frame, key: str, say: Say, x: float, top: float, height: int) -> None:
    """The name, and what the card does: one line for each effect, or all in one."""
    card, items = symbols.play_card(key), list(_items(key, say))
    tall = 1 + len(items) + bool(card.when)
    lines = tall if tall * LEAST_LINE <= height else 1 + bool(items or card.when)
    step = min(54, height / lines)
    y = top + height / 2 - step * (lines - 1) / 2
    frame.put(STUDIO.caption(say(Phrase(f"word-{key}")), 48, room=TEXT_W), x, y, "lm")
    across = x
    for item in items:
        if lines == tall:
            y += step
            _item(frame, item.sign, item.words, x, y)
        else:
            across += _item(frame, item.sign, item.brief, across, y + step)
    for k, moment in enumerate(card.when):
        frame.put(_moment(moment), across + 22 + 56 * k, y + step)


def _items(key: str, say: Say) -> Iterator[Item]:
    for effect in symbols.play_card(key).effects:
        word = say(Phrase(WORDS.get(effect.value, f"word-{effect.value}")))
        brief = _amount(effect)
        yield Item(_value(effect.value), f"{brief} {word}".strip(), brief)
    if key in DEEDS:
        icon, number = DEEDS[key]
        yield Item(_sign(icon, kit.INK) if icon else _value("weapons"), number, number)


def _item(frame: Frame, sign: Sprite, words: str, x: float, y: float) -> int:
    """Returns how far the next one must stand."""
    frame.put(sign, x + 20, y)
    if not words:
        return 60
    caption = STUDIO.caption(words, 42, room=TEXT_W - 52)
    frame.put(caption, x + 46, y, "lm")
    return 52 + caption.width


def _amount(effect: Effect) -> str:
    """`+3`; being poisoned or held up has no number, being freed of it is a bare minus."""
    if effect.value in WORDS:
        return "" if effect.amount else "−"
    return f"{SIGNS[effect.how]}{effect.amount}"


@cache
def _value(name: str) -> Sprite:
    return STUDIO.sprite(46, 46, lambda pen: symbols.value(pen, name, 23, 23, 36))


@cache
def _sign(icon: str, tone: str) -> Sprite:
    return STUDIO.sprite(46, 46, lambda pen: pen.icon(23, 23, icon, 36, tone))


@cache
def _moment(letter: str) -> Sprite:
    """When a spell can be cast: on a journey, at rest, in a fight, by the lord."""

    def draw(pen: Pen) -> None:
        pen.disc(25, 25, 24, kit.PAPER, kit.INK_SOFT, 2.5)
        if symbols.MOMENTS[letter]:
            pen.icon(25, 25, symbols.MOMENTS[letter], 28, kit.INK)
        else:
            kit.swords(pen, 25, 25, 14)

    return STUDIO.sprite(50, 50, draw)


@cache
def _treasure(kind: str) -> Sprite:
    return STUDIO.sprite(84, 84, lambda pen: symbols.treasure(pen, kind, 42, 42, 34))


def _treasures(frame: Frame, held: tuple[str, ...], x: float, y: float) -> None:
    """Each kind once, with its number if there are more."""
    if not held:
        frame.put(STUDIO.caption("–", 56, kit.INK_SOFT), x, y)
    for kind in TREASURES:
        if kind in held:
            frame.put(_treasure(kind), x, y)
            x += 90
            if (many := held.count(kind)) > 1:
                frame.put(STUDIO.caption(f"×{many}", 48), x - 46, y, "lm")
                x += 52
