"""What one lord holds: his cards with name and effect, treasures carried and in the castle."""

from functools import cache

from PIL.Image import Image

from bot.games.contract import Phrase, Seat
from bot.games.schatzjagd.content import CASTLES, QUARTER, SIDE, TREASURES
from bot.games.schatzjagd.content import COLOURS as CASTLE_COLOURS
from bot.games.schatzjagd.views import Own, Public
from render import kit
from render.kit import Frame, Layer, Pen, Sprite
from render.painter import Names, Say
from render.schatzjagd import symbols
from render.schatzjagd.effects import SIZE, STUDIO, Line, brief, lines, moment
from render.schatzjagd.sprites import henchman_drawn
from render.schatzjagd.tones import COLOURS, LANDS, NIGHT, WALL

HEAD, FOOT, GAP = 88, 122, 14
CARD_W = (STUDIO.width - 3 * GAP) // 2
ART = 150  # the left part of a card
TEXT_W = CARD_W - ART - 30
LEAST_LINE, EDGE = 46, 16


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


def _write(frame: Frame, key: str, say: Say, x: float, top: float, height: int) -> None:
    """The name, and what the card does: in full lines, or in a brief one where it is crowded."""
    card, full = symbols.play_card(key), lines(key, say, TEXT_W)
    tall = 1 + len(full) + bool(card.when)
    is_roomy = tall * LEAST_LINE <= height - EDGE
    rows = tall if is_roomy else 2
    step = min(54, (height - EDGE) / rows)
    y = top + height / 2 - step * (rows - 1) / 2
    frame.put(STUDIO.caption(say(Phrase(f"word-{key}")), 48, room=TEXT_W), x, y, "lm")
    across = x
    for line in full if is_roomy else brief(key):
        if is_roomy:
            y += step
            _item(frame, line, x, y)
        else:
            across += _item(frame, line, across, y + step)
    for k, letter in enumerate(card.when):
        frame.put(moment(letter), across + 22 + 56 * k, y + step)


def _item(frame: Frame, line: Line, x: float, y: float) -> int:
    """Returns how far the next one must stand."""
    indent = 46 if line.sign else 0
    if line.sign:
        frame.put(line.sign, x + 20, y)
    if not line.words:
        return 60
    caption = STUDIO.caption(line.words, SIZE, room=TEXT_W - indent)
    frame.put(caption, x + indent, y, "lm")
    return indent + 6 + caption.width


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
