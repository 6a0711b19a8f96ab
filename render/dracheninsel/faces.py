"""The face of a card of Die Dracheninsel in the hand: scene, name, effect in words."""

from PIL import Image, ImageDraw

from bot.games.contract import Phrase
from bot.games.dracheninsel.content import KINDS, LAST_TERRAIN, TERRAINS, shows
from render import kit
from render.dracheninsel.cards import Half, halves
from render.dracheninsel.sprites import ART, STUDIO
from render.kit import Frame, Pen, Point, Sprite
from render.kit.caching import kept
from render.kit.colours import CREAM, FAINT, INK, TURN, WHITE, Three, mix
from render.painter import Say

CARD_W, LOW, TALL = 380, 444, 604
SCENE, DOUBLE_SCENE = 200, 140  # heights of the scene of one thing and of two
ROOM, TEXT, LINE = CARD_W - 24, 40, 42
LARGER = (52, 48, 44)  # size of letters if there is room
LINES = 4  # of text below a whole scene; more text lowers the scene
SMALL_H = 158  # of a card with scene and name only
TITLE, WIDE_TITLE = 56, 96  # heights of a bar with one and with two lines

REACTION = Three("#23854E", "#6CC682", "#1F6642")
ACTION = Three("#8A5F30", "#E3BE86", "#5E3A23")
LANDS = ("#3D7345", "#9A4438", "#86611E", "#2C619E", "#666C7E", "#7E552E")  # by terrain


def is_double(kind: int) -> bool:
    """Whether a card has two actions, each with a text."""
    return kind > LAST_TERRAIN and len(halves(kind)) == 2


def put(
    frame: Frame, kind: int, hunters: tuple[int, ...], at: Point, height: int, say: Say
) -> None:
    """A card with its words, by the middle of its upper edge."""
    x, top = at
    texts = _texts(kind, hunters, say)
    scene = DOUBLE_SCENE if is_double(kind) else SCENE
    lines = kit.wrap(texts[0][2], ROOM, TEXT, "regular")
    scene -= max(0, len(lines) - LINES) * LINE if height == LOW else 0
    frame.put(_face(kind, scene, height), x, top, "mt")
    if _is_joker(kind, hunters):
        frame.put(ART.sprite("badge_joker", 60), x + CARD_W / 2 - 40, top + 40)
    y, needed = top + scene, [_needed(title, text) for _, title, text in texts]
    spare = (height - scene - sum(needed)) / len(texts)
    for (tones, title, text), need in zip(texts, needed, strict=True):
        _half(frame, tones, title, text, (x, y), need + spare)
        y += need + spare


def _needed(title: str, text: str) -> int:
    """The height of a bar and its effect in the smallest letters."""
    bar = TITLE if len(kit.wrap(title, ROOM, TEXT, "black")) == 1 else WIDE_TITLE
    return bar + LINE * len(kit.wrap(text, ROOM, TEXT, "regular")) + 6


def _texts(
    kind: int, hunters: tuple[int, ...], say: Say
) -> list[tuple[tuple[Three, ...], str, str]]:
    """For each thing a card can be played as: tones of the bar, name and effect."""
    if is_double(kind):
        return [
            ((_tones(half),), _word(half.name, say), _effect(half, say)) for half in halves(kind)
        ]
    shown = halves(kind)
    tones = tuple(map(_tones, shown))
    if kind > LAST_TERRAIN:
        return [(tones, _word(KINDS[kind], say), _effect(shown[0], say))]
    key = "hand-joker" if _is_joker(kind, hunters) else "hand-terrain" + "s" * (len(shown) - 1)
    return [(tones, _word(KINDS[kind], say), say(Phrase(key)))]


def _word(name: str, say: Say) -> str:
    return say(Phrase(f"word-{name}"))


def _effect(half: Half, say: Say) -> str:
    return say(Phrase(f"effect-{half.name}"))


def _is_joker(kind: int, hunters: tuple[int, ...]) -> bool:
    """Whether a card shows the terrain of an own hunter, for whom it pays anything."""
    return kind <= LAST_TERRAIN and any(shows(kind, hunter) for hunter in hunters)


def _tones(half: Half) -> Three:
    if half.is_terrain:
        tone = LANDS[TERRAINS.index(half.name)]
        return Three(tone, mix(tone, WHITE, 0.4), mix(tone, INK, 0.4))
    return REACTION if half.is_green else ACTION


def _half(
    frame: Frame, tones: tuple[Three, ...], title: str, text: str, at: Point, room: float
) -> None:
    """Bar, name and effect of one thing, from the upper edge of its bar."""
    (x, y), words = at, kit.wrap(title, ROOM, TEXT, "black")
    high = TITLE if len(words) == 1 else WIDE_TITLE
    frame.put(_bar(tones, high), x, y, "mt")
    for k, line in enumerate(words):
        frame.put(_title(line), x, y + high / 2 + 40 * (k - (len(words) - 1) / 2))
    size, lines = _written(text, room - high - 8)
    middle = y + high + (room - high) / 2 - 2
    for k, line in enumerate(lines):
        caption = STUDIO.caption(line, size, INK, ROOM, "regular")
        frame.put(caption, x, middle + (size + 2) * (k - (len(lines) - 1) / 2))


def _written(text: str, room: float) -> tuple[int, list[str]]:
    """An effect in lines, in the largest letters that fit."""
    for size in LARGER:
        lines = kit.wrap(text, ROOM - 10, size, "regular")
        if len(lines) * (size + 2) <= room - 12:
            return size, lines
    return TEXT, kit.wrap(text, ROOM, TEXT, "regular")


def small(frame: Frame, kind: int, at: Point, say: Say) -> None:
    """A card with scene and name only, by the middle of its upper edge."""
    x, top = at
    frame.put(_small(kind), x, top, "mt")
    frame.put(_title(_word(KINDS[kind], say)), x, top + SMALL_H - TITLE / 2 - 2)


def _title(words: str) -> Sprite:
    """In bold letters; the longest names are a little thinner."""
    thin = kit.width(words, TEXT, "black") > ROOM
    return STUDIO.caption(words, 44, WHITE, CARD_W - 12, "bold" if thin else "black")


# Parts without words


@kept
def _small(kind: int) -> Sprite:
    scene = SMALL_H - TITLE

    def draw(pen: Pen) -> None:
        pen.box(6, 9, CARD_W, SMALL_H - 2, INK, 16, alpha=80)
        pen.box(2, 2, CARD_W, SMALL_H, CREAM, 16, INK, 5)
        pen.piece(_scene(kind, scene), 6, 6)
        pen.piece(_bar(tuple(map(_tones, halves(kind))), TITLE - 4).image, 6, scene + 2)

    return STUDIO.sprite(CARD_W + 8, SMALL_H + 10, draw)


@kept
def _face(kind: int, scene: int, height: int) -> Sprite:
    def draw(pen: Pen) -> None:
        pen.box(6, 9, CARD_W, height, INK, 20, alpha=80)
        pen.box(2, 2, CARD_W, height, CREAM, 20, INK, 5)
        pen.piece(_scene(kind, scene), 6, 6)
        if halves(kind)[0].is_green and not is_double(kind):
            pen.piece(ART.sprite("common/badge_reaction", 56).image, CARD_W - 64, 12)

    return STUDIO.sprite(CARD_W + 8, height + 12, draw)


def _scene(kind: int, height: int) -> Image.Image:
    """The middle part of a scene, or the upper one of two, with rounded upper corners."""
    whole = ART.sprite(f"card_{KINDS[kind]}", CARD_W - 8).image
    top = 2 if is_double(kind) else (whole.height - height + 4) // 2
    image = whole.crop((0, top, whole.width, top + height - 4))
    mask = Image.new("L", image.size)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, image.width - 1, 2 * image.height), 16, fill=255)
    image.putalpha(mask)
    return image


@kept
def _bar(tones: tuple[Three, ...], high: int) -> Sprite:
    """In one colour, or in two for two terrains."""
    width = (CARD_W - 8) // len(tones)

    def draw(pen: Pen) -> None:
        for k, tone in enumerate(tones):
            pen.box(width * k, 0, width, high, tone.base)
            pen.box(width * k, 0, width, 5, tone.light)
            pen.box(width * k, high - 5, width, 5, tone.dark)

    return STUDIO.sprite(CARD_W - 8, high, draw)


@kept
def glow(height: int) -> Sprite:
    """Behind a card that can be played or chosen now."""

    def draw(pen: Pen) -> None:
        pen.box(0, 0, CARD_W + 20, height + 22, INK, 28)
        pen.box(3, 3, CARD_W + 14, height + 16, TURN, 26)

    return STUDIO.sprite(CARD_W + 20, height + 22, draw)


@kept
def empty(height: int) -> Sprite:
    """Where a card is missing."""

    def draw(pen: Pen) -> None:
        pen.box(4, 4, CARD_W, height - 4, None, 20, FAINT, 4)

    return STUDIO.sprite(CARD_W + 8, height, draw)
