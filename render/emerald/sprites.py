"""The pieces of Emerald that are put together of others, each once: stones, cards, small signs."""

from bot.games.contract import Seat
from bot.games.emerald.content import COLOURS, KINDS
from bot.games.emerald.views import Public
from render.emerald.places import CARD_H, CARD_W, HEIGHT, WIDTH
from render.kit import Pen, Sprite, parts
from render.kit.art import Art
from render.kit.caching import kept
from render.kit.colours import BROWN, CREAM, GOLD, INK, LAST, WHITE, owner
from render.painter import Sign

ART = Art("emerald")
STUDIO = ART.studio(WIDTH, HEIGHT)
TONES = {colour: owner("emerald", colour) for colour in COLOURS}
CAVE, CAVE_LIGHT, ARCH = "#3F2E5A", "#574179", "#2B1F3F"
GOLD_CARD = "#FFE9AE"
RIM = (4, CREAM)  # round what stands in front of the cave


def head(colour: str, size: int, scared: bool = False, moved: bool = False) -> Sprite:
    """A knight's head; that of the last mover is in the tone of the last move."""
    name = f"token_{colour}_scared" if scared else f"token_{colour}"
    if moved:
        return ART.sprite(name, size, token=True, rims=(4, LAST, 2, INK))
    return ART.sprite(name, size, token=True, rims=(3, CREAM))


@kept
def stone(field: str, kind: str) -> Sprite:
    """A field with its number; its kind is plain, dragon, or how often in three she stops there."""
    tone = WHITE if kind in ("3", "dragon") else INK

    def draw(pen: Pen) -> None:
        pen.piece(ART.sprite(f"stone_{kind}", 104).image, 0, 0)
        pen.text(52, 49, field, 42, tone, weight="black")

    return STUDIO.sprite(104, 82, draw)


@kept
def gem_card(kind: str, below: int) -> Sprite:
    def draw(pen: Pen) -> None:
        pen.box(0, 0, CARD_W, CARD_H, CREAM, 8, INK, 3)
        pen.piece(ART.sprite(f"gem_{kind}", 42).image, 2, 3)
        _pips(pen, below)

    return STUDIO.sprite(CARD_W, CARD_H, draw, token=True)


@kept
def gold_card(value: int, below: int) -> Sprite:
    def draw(pen: Pen) -> None:
        pen.box(0, 0, CARD_W, CARD_H, GOLD_CARD, 8, INK, 3)
        pen.text(CARD_W / 2, 28, str(value), parts.NUMBER, BROWN, weight="black")
        _pips(pen, below)

    return STUDIO.sprite(CARD_W, CARD_H, draw, token=True)


def _pips(pen: Pen, below: int) -> None:
    """As many as there are cards below."""
    for k in range(below):
        pen.disc(CARD_W / 2 + 14 * (k - (below - 1) / 2), CARD_H - 10, 4.5, INK)


@kept
def free_bonus() -> Sprite:
    """The card for all four kinds, until a seat has it."""

    def draw(pen: Pen) -> None:
        pen.box(3, 5, 198, 50, INK, 14, alpha=90)
        pen.box(0, 0, 198, 50, GOLD.light, 14, INK, 3.5)
        for k, kind in enumerate(KINDS):
            pen.piece(ART.sprite(f"gem_{kind}", 42).image, 8 + 47 * k, 3)

    return STUDIO.sprite(204, 56, draw, token=True)


@kept
def four_gems(size: int) -> Sprite:
    """The sign of a bonus: one gem of each kind."""

    def draw(pen: Pen) -> None:
        for k, kind in enumerate(KINDS):
            gem = ART.sprite(f"gem_{kind}", size).image
            pen.piece(gem, (size + 4) * (k % 2), (size + 2) * (k // 2))

    return STUDIO.sprite(2 * size + 4, 2 * size + 8, draw)


def sign(view: Public, seat: Seat) -> Sign:
    """The colour of their knights, or of the first ones."""
    colour = view.players[seat].colours[0]
    return Sign(TONES[colour].base, letter=colour[0].upper())
