"""What one seat of Emerald has: gold cards, gems, treasures, and their present value."""

from collections import Counter

from PIL import Image as Images
from PIL.Image import Image

from bot.games.contract import Phrase, Seat
from bot.games.emerald.content import BONUS, COLOURS, GEM, KINDS, SEAT_COLOURS, TREASURE
from bot.games.emerald.views import Own, Player, Public
from render import kit
from render.emerald.sprites import ART, GOLD_CARD, TONES, four_gems
from render.kit import Frame, Layer, Pen, Sprite, Studio, parts
from render.kit.caching import kept
from render.kit.colours import BROWN, CREAM, FAINT, GOLD, INK, WHITE, bar
from render.painter import Names, Say

HEAD, SUM_H = 96, 184
TALL, LOW = ART.studio(1200, 620), ART.studio(1200, 450)  # with gold, and without
FAN = ((150, 266, 9), (318, 256, 0), (486, 268, -9))  # up to three cards: place and tilt
SUM = ("gold", "gems", "treasures", "bonuses")


def hand(view: Public, own: Own, seat: Seat, names: Names, say: Say) -> Image:
    player = view.players[seat]
    studio = TALL if own.hand else LOW
    colours = tuple(COLOURS[c] for c in SEAT_COLOURS[len(view.players)][seat])
    frame = _ground(studio, colours).frame()
    left, knights = 40 + 100 * len(colours), player.in_play
    name = studio.caption(
        kit.readable(names[seat], seat),
        58,
        bar("emerald", colours[0])[1],
        1130 - left - 66 * 4,
        "black",
    )
    frame.put(name, left, 50, "lm")
    for k in range(knights if len(colours) == 1 else 0):
        frame.put(ART.sprite(f"bust_{colours[0]}", 60), 1146 - 66 * k, 92, "mb")
    _cards(frame, studio, own)
    _gems(frame, studio, view, player, say)
    _sum(frame, studio, player, own, say)
    return frame.image


@kept
def _ground(studio: Studio, colours: tuple[str, ...]) -> Layer:
    tones, (tone, _) = TONES[colours[0]], bar("emerald", colours[0])
    low = studio.height - SUM_H

    def draw(pen: Pen) -> None:
        hill = kit.curve((0, 300), (600, 230), (1200, 290), 24)
        pen.shape([*hill, (1200, low), (0, low)], "#4A3569")
        pen.box(0, 0, 1200, HEAD, tone)
        pen.box(0, 0, 1200, 12, tones.light)
        pen.box(0, HEAD - 8, 1200, 8, tones.dark)
        for k, colour in enumerate(colours):
            pen.piece(ART.sprite(f"bust_{colour}", 104).image, 20 + 100 * k, -10)
        pen.box(0, low, 1200, SUM_H, "#3B2859")
        pen.box(0, low, 1200, 6, "#8A6BB4")

    return studio.layer(draw, "#574179")


@kept
def _gold(value: int, askew: int) -> Sprite:
    def draw(pen: Pen) -> None:
        pen.box(36, 40, 184, 260, INK, 24, alpha=80)
        pen.box(30, 30, 184, 260, GOLD_CARD, 24, INK, 6)
        pen.box(44, 44, 156, 232, None, 16, "#D9A441", 5)
        pen.piece(ART.sprite("common/coin", 110).image, 67, 102)
        pen.text(122, 157, str(value), 84, BROWN, weight="black")
        pen.text(70, 80, str(value), parts.NUMBER, BROWN, weight="black")
        pen.text(176, 244, str(value), parts.NUMBER, BROWN, weight="black")

    flat = TALL.sprite(244, 320, draw)
    turned = flat.image.rotate(askew, Images.Resampling.BICUBIC)
    return Sprite(turned, True, flat.writing)


@kept
def _small_gold(value: int, many: int) -> Sprite:
    """A value, and how many cards have it."""

    def draw(pen: Pen) -> None:
        pen.box(4, 6, 104, 160, INK, 16, alpha=80)
        pen.box(0, 0, 104, 160, GOLD_CARD, 16, INK, 4)
        pen.piece(ART.sprite("common/coin", 54).image, 25, 8)
        pen.text(52, 106, str(value), 76, BROWN, weight="black")
        if many > 1:
            pen.text(52, 206, f"×{many}", 56, WHITE, weight="black")

    return TALL.sprite(110, 240, draw, token=True)


def _cards(frame: Frame, studio: Studio, own: Own) -> None:
    if len(own.hand) <= len(FAN):
        first = (len(FAN) - len(own.hand)) // 2
        for value, (x, y, askew) in zip(own.hand, FAN[first:], strict=False):
            frame.put(_gold(value, askew), x, y)
        return
    piles = sorted(Counter(own.hand).items())
    for k, (value, many) in enumerate(piles):
        left = 306 - 58 * (len(piles) - 1)
        frame.put(_small_gold(value, many), left + 116 * k, 288)


def _box(pen: Pen, w: int, h: int, fill: str) -> None:
    pen.box(0, 5, w, h, INK, 22, alpha=90)
    pen.box(0, 0, w, h, fill, 22, INK, 4)


@kept
def _gem(kind: str, many: int, leads: bool) -> Sprite:
    """A kind of gem, how many, and a crown for the seat with most of it."""

    def draw(pen: Pen) -> None:
        _box(pen, 282, 146, GOLD.light if leads else CREAM)
        pen.piece(ART.sprite(f"gem_{kind}", 92, faint=not many).image, 16, 26)
        pen.text(176, 50, f"× {many}", 60, INK if many else FAINT, weight="black")
        if leads:
            pen.piece(ART.sprite("common/crown", 54).image, 222, 6)

    return TALL.sprite(282, 152, draw)


def _gems(frame: Frame, studio: Studio, view: Public, player: Player, say: Say) -> None:
    for k, (kind, many) in enumerate(zip(KINDS, player.gems, strict=True)):
        low = studio is LOW
        x, y = (15 + 294 * k, 108) if low else (612 + 294 * (k % 2), 112 + 156 * (k // 2))
        others = max(p.gems[k] for p in view.players if p.seat != player.seat)
        frame.put(_gem(kind, many, many > others), x, y, "lt")
        word = studio.caption(say(Phrase(f"word-{kind}")), 40, INK, 176)
        frame.put(word, x + 191, y + 112)


@kept
def _part(what: str) -> Sprite:
    """The background of one part of the sum, with its sign."""
    icons = {
        "gold": ("common/coin", 54),
        "gems": ("gem_ruby", 54),
        "treasures": ("common/chest", 66),
    }

    def draw(pen: Pen) -> None:
        _box(pen, 198, 146, CREAM)
        icon = ART.sprite(*icons[what]).image if what in icons else four_gems(30).image
        pen.piece(icon, 56 - icon.width / 2, 46 - icon.height / 2)

    return TALL.sprite(198, 152, draw)


@kept
def _total() -> Sprite:
    def draw(pen: Pen) -> None:
        _box(pen, 236, 154, GOLD.base)
        pen.box(14, 10, 208, 14, GOLD.light, 7)

    return TALL.sprite(236, 160, draw)


def _sum(frame: Frame, studio: Studio, player: Player, own: Own, say: Say) -> None:
    """The points of each part and their sum; private."""
    points = (
        sum(own.hand),
        GEM * sum(player.gems),
        TREASURE * player.treasures,
        BONUS * player.has_bonus_four,
    )
    top = studio.height - SUM_H + 20
    for k, (what, many) in enumerate(zip(SUM, points, strict=True)):
        x = 24 + 226 * k
        frame.lay(_part(what), x, top, "lt")
        frame.put(
            studio.caption(str(many), 64, INK if many else FAINT, 90, "black"), x + 138, top + 46
        )
        frame.put(studio.caption(say(Phrase(f"word-{what}")), 42, INK, 186), x + 99, top + 114)
        sign = "=" if what == SUM[-1] else "+"
        frame.put(studio.caption(sign, 48, WHITE, weight="black"), x + 212, top + 72)
    frame.lay(_total(), 944, top - 4, "lt")
    frame.put(studio.caption(str(sum(points)), 100, INK, 220, "black"), 1062, top + 62)
    frame.put(studio.caption(say(Phrase("word-points")), 42, INK, 220, "black"), 1062, top + 122)
