"""The hand of one lord: every card with picture, name and effects, and the treasures."""

from functools import partial

from PIL.Image import Image

from bot.games.contract import Phrase, Seat
from bot.games.schatzjagd.content import TREASURES
from bot.games.schatzjagd.views import Figure, Own, Public
from render import kit
from render.kit import Frame, Layer, Pen, Point, Sprite, Studio
from render.kit.caching import kept
from render.kit.colours import CREAM, INK, PAPER, WHITE
from render.painter import Names, Say
from render.schatzjagd.cards import icon_of, play_card, portrait, shield
from render.schatzjagd.effects import ICONS, Line, lines
from render.schatzjagd.tones import ART, SORTS, TABLE, TONES, name_bar, resized, rounded

HEAD, FOOT = 96, 86
CARD_W, CARD_H, GAP = 580, 290, 14
PICTURE, BAR = 214, 66
TEXT_X = PICTURE + 18
TEXT_W = CARD_W - TEXT_X - 16
SIZE, LEAST_LINE, MOST_LINES = 40, 41, 5
MOMENTS = {"J": "icon_boot", "R": "badge_quicksand", "F": "icon_force", "L": "common/crown"}
VALUES = ("life", "strength", "weapons", "money")
SHEET = "#E9D6AC"


def hand(view: Public, own: Own, seat: Seat, names: Names, say: Say) -> Image | None:
    """None before the deal."""
    lord = view.figures[seat]
    if not lord.colour or not (own.hand or own.treasures or own.vault or view.round):
        return None
    studio = _studio(-(-len(own.hand) // 2))
    frame = _ground(studio, lord.colour).frame()
    head(frame, studio, lord, kit.readable(names[seat], seat))
    cards(frame, studio, own, say)
    _treasures(frame, studio, view, own, seat, say)
    return frame.image


def corner(k: int) -> Point:
    """Where a card lies."""
    return GAP + (CARD_W + 12) * (k % 2), HEAD + GAP + (CARD_H + GAP) * (k // 2)


def cards(frame: Frame, studio: Studio, own: Own, say: Say) -> None:
    for k, key in enumerate(own.hand):
        frame.lay(_card(key), *corner(k), "lt")
        _write(frame, studio, key, say, *corner(k))


@kept
def _studio(rows: int) -> Studio:
    """As high as the cards need."""
    return ART.studio(1200, HEAD + GAP + (CARD_H + GAP) * rows + FOOT)


@kept
def _ground(studio: Studio, colour: str) -> Layer:
    """The sheet of a lord with a place for their treasures."""

    def draw(pen: Pen) -> None:
        _paper(pen, colour)
        low = pen.height - FOOT + 2
        pen.box(14, low, 1172, 72, TABLE, 22)
        pen.piece(ART.sprite("common/chest", 76).image, 32, low + 4)
        pen.piece(resized(f"castle_{colour}", 82, 64), 640, low + 4)

    return studio.layer(draw, SHEET)


@kept
def sheet(studio: Studio, colour: str) -> Layer:
    """The sheet without treasures."""
    return studio.layer(partial(_paper, colour=colour), SHEET)


def _paper(pen: Pen, colour: str) -> None:
    """The name's bar and the fields of the values."""
    tones, (bar, _) = TONES[colour], name_bar(colour)
    middle = pen.height * 0.56
    hill = kit.curve((0, middle), (600, middle + 70), (1200, middle - 20), 24)
    pen.shape([*hill, (1200, pen.height), (0, pen.height)], PAPER.dark)
    pen.box(0, 0, 1200, HEAD, bar)
    pen.box(0, 0, 1200, 12, tones.light)
    pen.box(0, HEAD - 8, 1200, 8, tones.dark)
    pen.piece(ART.sprite(f"bust_{colour}", 120).image, 14, HEAD - 114)
    for k, value in enumerate(VALUES):
        x = 636 + 140 * k
        pen.box(x, 16, 130, 66, CREAM, 20, INK, 3)
        icon = icon_of(ICONS[value], 50)
        pen.piece(icon, x + 36 - icon.width / 2, 49 - icon.height / 2)


def head(frame: Frame, studio: Studio, lord: Figure, name: str) -> None:
    tone = name_bar(lord.colour)[1]
    frame.put(studio.caption(name, 58, tone, 490, "black"), 138, 52, "lm")
    for k, value in enumerate(VALUES):
        words = studio.caption(str(getattr(lord, value)), 50, INK, 70, "black")
        frame.put(words, 636 + 140 * k + 94, 49)


@kept
def _card(key: str) -> Sprite:
    """A card without words: picture, bar of its kind, a monster's strength, a spell's moments."""
    card = play_card(key)
    tones = SORTS[card.sort]

    def draw(pen: Pen) -> None:
        pen.box(4, 7, CARD_W, CARD_H, INK, 22, alpha=80)
        pen.box(0, 0, CARD_W, CARD_H, CREAM, 22)
        pen.box(PICTURE, 0, CARD_W - PICTURE, BAR + 24, tones.base, 22)
        pen.box(PICTURE, 0, 40, BAR, tones.base)
        pen.box(PICTURE, 4, CARD_W - PICTURE - 16, 9, tones.light)
        pen.box(PICTURE, BAR - 6, CARD_W - PICTURE, 40, CREAM)
        pen.box(PICTURE, BAR - 6, CARD_W - PICTURE, 6, tones.dark)
        pen.piece(rounded(portrait(key, PICTURE, CARD_H), 22, more=40), 0, 0)
        pen.box(PICTURE - 2, 3, 5, CARD_H - 6, INK)
        pen.box(0, 0, CARD_W, CARD_H, None, 22, INK, 5)
        if card.strength:
            shield(pen, 46, 46, card.strength)
        for k, letter in enumerate(card.when):
            pen.disc(34 + 49 * k, CARD_H - 34, 24, CREAM, INK, 3)
            icon = (
                resized(MOMENTS[letter], 104, 34) if letter == "L" else icon_of(MOMENTS[letter], 34)
            )
            pen.piece(icon, 34 + 49 * k - icon.width / 2, CARD_H - 34 - icon.height / 2)

    return _studio(2).sprite(CARD_W + 4, CARD_H + 8, draw)


def _write(frame: Frame, studio: Studio, key: str, say: Say, x: float, top: float) -> None:
    """Name and effects of a card."""
    name = studio.caption(say(Phrase(f"word-{key}")), 46, WHITE, TEXT_W, "black")
    frame.put(name, x + TEXT_X, top + 37, "lm")
    told = lines(key, say, TEXT_W, SIZE)[:MOST_LINES]
    step = min(54, (CARD_H - BAR - 18) / max(1, len(told)))
    y = top + BAR + 8 + step / 2
    for line in told:
        _line(frame, studio, line, x + TEXT_X, y)
        y += step


def _line(frame: Frame, studio: Studio, line: Line, x: float, y: float) -> None:
    left = x
    if line.icon:
        frame.put(_icon(line.icon), left + 22, y)
        left += 56
    if line.number:
        number = studio.caption(line.number, 46, INK, weight="black")
        frame.put(number, left, y, "lm")
        left += number.width + 4
    words = studio.caption(line.words, SIZE, INK, round(x + TEXT_W - left), "regular")
    frame.put(words, left, y, "lm")


@kept
def _icon(name: str) -> Sprite:
    return Sprite(icon_of(name, 44))


def _treasures(frame: Frame, studio: Studio, view: Public, own: Own, seat: Seat, say: Say) -> None:
    """What the henchman carries, and what is safe in the castle."""
    y = studio.height - FOOT + 38
    _heap(frame, studio, own.treasures, 120, y, say(Phrase("word-no_treasure")))
    needed = f"{len(own.vault)}/{view.needed}" if view.condition == "count" else ""
    _heap(frame, studio, own.vault, 716, y, "–")
    if needed:
        frame.put(studio.caption(needed, 50, PAPER.base, weight="black"), 1168, y, "rm")


def _heap(
    frame: Frame, studio: Studio, held: tuple[str, ...], x: float, y: float, none: str
) -> None:
    """Each kind once, with its number if there are several."""
    if not held:
        frame.put(studio.caption(none, 42, PAPER.base, 500), x, y, "lm")
    for kind in TREASURES:
        many = held.count(kind)
        if many:
            frame.put(ART.sprite(f"treasure_{kind}", 48), x + 24, y)
            x += 60
        if many > 1:
            words = studio.caption(f"×{many}", 46, PAPER.base, weight="black")
            frame.put(words, x - 2, y, "lm")
            x += words.width + 6
