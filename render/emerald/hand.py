"""What one seat of Emerald holds: gold cards, gems, treasures, and what they are worth so far."""

from functools import cache

from PIL.Image import Image

from bot.games.contract import Seat
from bot.games.emerald.content import BONUS, COLOURS, GEM, KINDS, SEAT_COLOURS, TREASURE
from bot.games.emerald.views import Own, Player, Public
from render import kit
from render.emerald.sprites import GEMS, LETTERS, TONES
from render.emerald.sprites import STUDIO as BOARD
from render.kit import Frame, Layer, Pen, Sprite
from render.painter import Names, Say

STUDIO = BOARD.sized(1200, 750)
HEAD, CARDS_Y, GEMS_Y, SUM_Y = 92, 262, 492, 672
ROW = 1120  # room for a row of cards


@cache
def _ground(colours: tuple[str, ...]) -> Layer:
    def draw(pen: Pen) -> None:
        pen.box(0, 0, pen.width, HEAD, TONES[colours[0]])
        pen.box(0, HEAD - 6, pen.width, 6, kit.deep(TONES[colours[0]]))
        for k, colour in enumerate(colours):
            kit.pawn(pen, 58 + 58 * k, 48, 40, TONES[colour], LETTERS[colour])
        pen.box(30, 404, pen.width - 60, 176, kit.PAPER_LIGHT, 24, kit.PAPER_DARK, 4)
        pen.box(0, 600, pen.width, 150, kit.PAPER_DARK)

    return STUDIO.layer(draw)


@cache
def _gold(value: int) -> Sprite:
    def draw(pen: Pen) -> None:
        kit.card(pen, 6, 6, 168, 236, kit.PAPER_LIGHT)
        pen.box(16, 16, 148, 216, None, 12, kit.GOLD, 4)
        kit.coin(pen, 90, 124, 62, str(value), 84)
        pen.text(38, 46, str(value), 44, kit.GOLD_DARK, weight="black")
        pen.text(142, 202, str(value), 44, kit.GOLD_DARK, weight="black")

    return STUDIO.sprite(180, 252, draw)


@cache
def _no_gold() -> Sprite:
    def draw(pen: Pen) -> None:
        pen.box(6, 6, 168, 236, None, 18, kit.PAPER_DARK, 5)
        pen.disc(90, 124, 62, None, kit.PAPER_DARK, 5)
        pen.text(90, 124, "0", 84, kit.PAPER_DARK, weight="black")

    return STUDIO.sprite(180, 252, draw)


@cache
def _gem(kind: str, any_held: bool) -> Sprite:
    shape, tone, letters = GEMS[kind]

    def draw(pen: Pen) -> None:
        if any_held:
            kit.stone(pen, 56, 50, 36, shape, tone, letters, 44)
        else:
            pen.shape(kit.outline(shape, 56, 50, 34), kit.PAPER, kit.PAPER_DARK, 3)

    return STUDIO.sprite(112, 104, draw)


@cache
def part(what: str) -> Sprite:
    """The sign of one part of the score."""

    def draw(pen: Pen) -> None:
        match what:
            case "gold":
                kit.coin(pen, 40, 36, 30)
            case "treasures":
                kit.chest(pen, 40, 36, 28)
            case "gems":
                pen.icon(40, 38, "gem", 58, kit.dark(GEMS["turquoise"][1]))
            case _:
                pen.icon(40, 36, "medal", 60, kit.GOLD_DARK, kit.INK, 2)

    return STUDIO.sprite(80, 76, draw)


def hand(
    view: Public,
    own: Own,
    seat: Seat,
    names: Names,
    say: Say,
) -> Image:
    player = view.players[seat]
    colours = tuple(COLOURS[c] for c in SEAT_COLOURS[len(view.players)][seat])
    frame = _ground(colours).frame()
    left = 58 + 58 * len(colours)
    tone = kit.ink_on(TONES[colours[0]])
    title = STUDIO.caption(kit.readable(names[seat], seat), 54, tone, 1150 - left)
    frame.put(title, left, 45, "lm")
    _cards(frame, own)
    _row(frame, player)
    _sum(frame, player, own)
    return frame.image


def _cards(frame: Frame, own: Own) -> None:
    if not own.hand:
        frame.put(_no_gold(), STUDIO.width / 2, CARDS_Y - 14)
    step = min(192, (ROW - 180) / max(1, len(own.hand) - 1))
    left = STUDIO.width / 2 - step * (len(own.hand) - 1) / 2
    for k, value in enumerate(own.hand):
        frame.put(_gold(value), left + step * k, CARDS_Y - 14)


def _row(frame: Frame, player: Player) -> None:
    """Gems by kind, then treasures."""
    for k, (kind, many) in enumerate(zip(KINDS, player.gems, strict=True)):
        x = 100 + 206 * k
        frame.put(_gem(kind, many > 0), x, GEMS_Y)
        frame.put(STUDIO.caption(f"×{many}", 56), x + 56, GEMS_Y, "lm")
    frame.put(part("treasures"), 922, GEMS_Y)
    frame.put(STUDIO.caption(f"×{player.treasures}", 56), 964, GEMS_Y, "lm")
    if player.has_bonus_four:
        frame.put(part("bonuses"), 1108, GEMS_Y)


def _sum(frame: Frame, player: Player, own: Own) -> None:
    """The points of each part, and all of them: for the owner's eyes only."""
    parts = {
        "gold": sum(own.hand),
        "gems": GEM * sum(player.gems),
        "treasures": TREASURE * player.treasures,
        "bonuses": BONUS * player.has_bonus_four,
    }
    for k, (what, points) in enumerate(parts.items()):
        x = 90 + 222 * k
        frame.put(part(what), x, SUM_Y)
        frame.put(STUDIO.caption(str(points), 64), x + 44, SUM_Y, "lm")
        sign = "=" if what == "bonuses" else "+"
        frame.put(STUDIO.caption(sign, 56, kit.INK_SOFT), x + 160, SUM_Y)
    frame.put(STUDIO.caption(str(sum(parts.values())), 92, weight="black"), 1066, SUM_Y)
