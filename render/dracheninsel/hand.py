"""What one seat of Die Dracheninsel holds: six cards with their names, and its gold."""

from functools import cache

from PIL.Image import Image

from bot.games.contract import Phrase, Seat
from bot.games.dracheninsel.content import BROWN_USE, FLIGHT, GREEN_USE, JOURNEY, LAST_TERRAIN
from bot.games.dracheninsel.views import Own, Public
from render import kit
from render.dracheninsel import pieces
from render.dracheninsel.cards import Half, halves, symbol
from render.dracheninsel.panels import colours
from render.dracheninsel.tones import HUNTERS, STUDIO
from render.kit import Frame, Layer, Pen, Point, Sprite
from render.painter import Names, Say

CARD_W, CARD_H = 376, 316
HEAD, FOOT = 92, 112
RISE = 14  # how far a card that can be played now stands out
SPOTS: tuple[Point, ...] = tuple((210 + 390 * (k % 3), 276 + 346 * (k // 3)) for k in range(6))
DOUBLE_X, DOUBLE_W = 102, 264  # where a name begins on half a card, and its room
SINGLE_Y, SINGLE_W = 98, 346  # how far below the middle of a whole card its name stands


@cache
def _ground(hunters: tuple[int, ...]) -> Layer:
    def draw(pen: Pen) -> None:
        tone = HUNTERS[hunters[0]] if hunters else kit.PAPER_DARK
        pen.box(0, 0, pen.width, HEAD, tone)
        pen.box(0, HEAD - 6, pen.width, 6, kit.deep(tone))
        for k, hunter in enumerate(hunters):
            pieces.figure(pen, 56 + 76 * k, 43, 34, hunter)
        pen.box(0, pen.height - FOOT, pen.width, FOOT, kit.PAPER_DARK)
        for x, y in SPOTS:
            pen.box(x - CARD_W / 2, y - CARD_H / 2, CARD_W, CARD_H, None, 26, kit.PAPER_DARK, 4)

    return STUDIO.layer(draw)


@cache
def _face(kind: int, raised: bool) -> Sprite:
    """A card without words; one that can be played now has a golden frame."""
    width, height = CARD_W + 16, CARD_H + 18

    def draw(pen: Pen) -> None:
        left, top = 8, 8
        kit.soft_box(pen, left, top, CARD_W, CARD_H, 26, 5 if raised else 3)
        pen.box(left, top, CARD_W, CARD_H, kit.INK, 26)
        if raised:
            pen.box(left + 2, top + 2, CARD_W - 4, CARD_H - 4, kit.TURN, 24)
        rim = 10 if raised else 3
        shown = halves(kind)
        inner = (CARD_H - 2 * rim - 3 * (len(shown) - 1)) / len(shown)
        for k, half in enumerate(shown):
            upper = top + rim + (inner + 3) * k
            _half(pen, half, left + rim, upper, CARD_W - 2 * rim, inner)

    return STUDIO.sprite(width, height, draw)


def _half(pen: Pen, half: Half, x: float, y: float, w: float, h: float) -> None:
    """One thing to play: a whole card has its symbol above the name, half a card beside it."""
    is_whole = h > CARD_H / 2
    pen.box(x, y, w, h, half.face, 20)
    if is_whole:
        pen.box(x + 10, y + 10, w - 20, h * 0.56, kit.pale(half.face), 14)
        symbol(pen, half.name, x + w / 2, y + 10 + h * 0.28, 74)
    else:
        pen.box(x + 8, y + 8, 80, h - 16, kit.pale(half.face), 14)
        symbol(pen, half.name, x + 48, y + h / 2, 37)
    if half.is_green:
        pen.disc(x + w - 34, y + 34, 27, kit.WHITE)
        pen.disc(x + w - 34, y + 34, 23, kit.GREEN)
        pen.icon(x + w - 34, y + 34, "bolt", 30, kit.WHITE)


def hand(view: Public, own: Own, seat: Seat, names: Names, say: Say) -> Image:
    frame = _begun(view, seat, names)
    ready = playable(view, own, seat)
    for card, spot, is_ready in zip(own.hand, SPOTS, ready, strict=False):
        x, y = spot[0], spot[1] - (RISE if is_ready else 0)
        frame.put(_face(card, is_ready), x, y)
        _write(frame, [say(Phrase(f"word-{half.name}")) for half in halves(card)], x, y)
    return frame.image


def numbered(
    view: Public, own: Own, seat: Seat, numbers: dict[int, int], names: Names, say: Say
) -> Image:
    """The hand; the numbers of the choices lie on their cards, clear of the symbols."""
    frame = _begun(view, seat, names)
    for place, (card, spot) in enumerate(zip(own.hand, SPOTS, strict=False)):
        frame.put(_face(card, place in numbers), *spot)
        _write(frame, [say(Phrase(f"word-{half.name}")) for half in halves(card)], *spot)
        if place in numbers:
            frame.put(pieces.marker(numbers[place], 36), *number_at(place))
    return frame.image


def number_at(place: int) -> Point:
    """Where the number of a card stands."""
    x, y = SPOTS[place]
    return x - CARD_W / 2 + 48, y


def playable(view: Public, own: Own, seat: Seat) -> list[bool]:
    """Which cards could be of use at this moment, as far as the kind of question tells."""
    return [_is_playable(view, seat, card) for card in own.hand]


def _is_playable(view: Public, seat: Seat, card: int) -> bool:
    if view.asked:
        return seat in view.asked and GREEN_USE.get(card) in view.uses
    if view.turn is None or view.turn.seat != seat:
        return False
    match view.phase:
        case "turn":
            return card <= LAST_TERRAIN or card in (FLIGHT, JOURNEY) or card in BROWN_USE
        case "exit":
            return card <= LAST_TERRAIN or card == FLIGHT
        case "exchange":
            return True
        case _:
            return False


def _write(frame: Frame, words: list[str], x: float, y: float) -> None:
    """The name of a whole card below its symbol, or one beside each half's symbol."""
    if len(words) == 1:
        for line, at in _lines(words[0], SINGLE_W, y + SINGLE_Y):
            frame.put(STUDIO.caption(line, 46, room=SINGLE_W), x, at)
        return
    for half, side in zip(words, (-1, 1), strict=True):
        for line, at in _lines(half, DOUBLE_W, y + side * CARD_H / 4):
            caption = STUDIO.caption(line, 46, room=DOUBLE_W)
            frame.put(caption, x - CARD_W / 2 + DOUBLE_X, at, "lm")


def _lines(words: str, room: int, middle: float) -> list[tuple[str, float]]:
    """The words in lines, each with its height."""
    lines = kit.wrap(words, room, 44)
    return [(line, middle + 46 * (k - (len(lines) - 1) / 2)) for k, line in enumerate(lines)]


def _begun(view: Public, seat: Seat, names: Names) -> Frame:
    """Whose hand it is, and the coins it has won."""
    hunters = colours(view, seat)
    frame = _ground(hunters).frame()
    left = 24 + 76 * len(hunters)
    tone = kit.ink_on(HUNTERS[hunters[0]] if hunters else kit.PAPER_DARK)
    title = STUDIO.caption(kit.readable(names[seat], seat), 54, tone, 1160 - left)
    frame.put(title, left, 42, "lm")
    _gold(frame, view.coins[seat])
    return frame


@cache
def _coin(value: int) -> Sprite:
    return STUDIO.sprite(96, 98, lambda pen: kit.coin(pen, 48, 48, 43, str(value)))


def _gold(frame: Frame, won: tuple[int, ...]) -> None:
    y = STUDIO.height - FOOT / 2
    step = min(88, 800 / max(1, len(won) - 1))
    for k, value in enumerate(sorted(won)):
        frame.put(_coin(value), 60 + step * k, y)
    frame.put(_coin_sign(), 1000, y)
    frame.put(STUDIO.caption(str(sum(won)), 72, weight="black"), 1040, y, "lm")


@cache
def _coin_sign() -> Sprite:
    return STUDIO.sprite(72, 64, lambda pen: pen.icon(36, 32, "coins", 54, kit.GOLD_DARK))
