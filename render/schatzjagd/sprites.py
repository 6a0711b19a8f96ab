"""Signs of the stage that are put together of pieces, each once."""

from PIL import Image

from render.kit import Pen, Sprite
from render.kit.caching import kept
from render.kit.colours import CREAM, GOLD, INK, WHITE
from render.schatzjagd.tones import ART, LIFE, LOST, STUDIO

FULL = 15  # the most life there is


@kept
def die(pips: int, size: int, askew: int) -> Sprite:
    image = ART.sprite(f"common/die_{pips}", size).image
    return Sprite(image.rotate(askew, Image.Resampling.BICUBIC, expand=True), True)


@kept
def label(field: str) -> Sprite:
    """The name of a field on a plate."""

    def draw(pen: Pen) -> None:
        pen.box(0, 0, 92, 52, CREAM, 14, INK, 4)
        pen.text(46, 26, field, 44, INK, weight="black", room=80)

    return STUDIO.sprite(92, 52, draw)


@kept
def life(amount: int, leftwards: bool) -> Sprite:
    """A bar of life with its heart at the outer end."""
    wide, full = 190, 136

    def draw(pen: Pen) -> None:
        x = 46 if not leftwards else wide - 46 - full
        pen.box(x - 4, 8, full + 8, 40, INK, 20)
        pen.box(x, 12, full, 32, LIFE.dark, 16)
        filled = full * min(amount, FULL) / FULL
        left = x + full - filled if leftwards else x
        if amount:
            pen.box(left, 12, max(filled, 32), 32, LIFE.base, 16)
            pen.box(left + 12, 17, max(filled - 24, 6), 6, LIFE.light, 3)
        heart = ART.sprite("icon_heart", 62).image
        pen.piece(heart, wide - 62 if leftwards else 0, 0)
        middle = 46 + full / 2 + 10 if not leftwards else wide - 46 - full / 2 - 10
        pen.text(middle, 28, str(amount), 46, WHITE, weight="black", halo=INK)

    return STUDIO.sprite(wide, 58, draw)


@kept
def harm(amount: int) -> Sprite:
    """How hard a fighter was hit."""

    def draw(pen: Pen) -> None:
        pen.piece(ART.sprite("burst", 142).image, 0, 0)
        pen.text(69, 64, f"−{amount}", 68, WHITE, weight="black", halo=INK, room=124)

    return STUDIO.sprite(142, 132, draw, token=True)


@kept
def total(amount: int, won: bool) -> Sprite:
    """The sum of strength and die."""
    tones = GOLD if won else LOST

    def draw(pen: Pen) -> None:
        pen.box(0, 6, 172, 90, tones.dark, 26)
        pen.box(0, 0, 172, 90, tones.base, 26, INK, 5)
        pen.box(12, 9, 148, 10, tones.light, 5)
        pen.text(86, 49, str(amount), 86, INK, weight="black")

    return STUDIO.sprite(172, 98, draw)


@kept
def puff() -> Sprite:
    """Where a fighter is gone."""

    def draw(pen: Pen) -> None:
        for x, y, r in ((52, 92, 40), (104, 70, 52), (152, 96, 38), (100, 112, 46)):
            pen.disc(x, y, r + 3, INK)
        for x, y, r in ((52, 92, 40), (104, 70, 52), (152, 96, 38), (100, 112, 46)):
            pen.disc(x, y, r, CREAM)
        pen.piece(ART.sprite("stars_ring", 150).image, 26, 48)

    return STUDIO.sprite(200, 164, draw)
