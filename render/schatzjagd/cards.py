"""Pictures of cards: small ones that lie open in the realm, and the parts all cards share."""

from functools import partial

from PIL import Image

from bot.games.schatzjagd.content import CARD, CARDS, Card
from render.kit import Pen, Sprite, outline, parts
from render.kit.art import rimmed
from render.kit.caching import kept
from render.kit.colours import CREAM, INK, WHITE
from render.schatzjagd.tones import ART, SORTS, STUDIO, resized

SIZES = {  # how wide monsters are on the stage; small robbers are small
    "small_robber": 128,
    "robber": 156,
    "wolf": 196,
    "goblin": 148,
    "skeleton": 164,
    "robber_chief": 210,
    "giant_spider": 236,
    "orc": 226,
    "swamp_witch": 188,
    "undead_knight": 204,
    "troll": 254,
    "ogre": 266,
    "griffin": 268,
    "basilisk": 268,
    "black_knight": 216,
    "giant": 286,
    "dragon": 322,
    "warpig": 292,
}
HEADS = {  # the face of a monster 120 wide: left, top, width
    "small_robber": (14, 18, 88),
    "robber": (8, 10, 96),
    "wolf": (0, 8, 76),
    "goblin": (2, 14, 116),
    "skeleton": (16, 4, 88),
    "robber_chief": (14, 14, 92),
    "giant_spider": (24, 22, 72),
    "orc": (12, 16, 84),
    "swamp_witch": (14, 22, 80),
    "undead_knight": (14, 16, 88),
    "troll": (22, 6, 76),
    "ogre": (22, 8, 70),
    "griffin": (0, 16, 66),
    "basilisk": (0, 10, 72),
    "black_knight": (18, 14, 84),
    "giant": (28, 2, 54),
    "dragon": (14, 24, 56),
    "warpig": (16, 28, 88),
}
CUT = 272  # the shipped width of a card's picture
FACE_W, FACE_H = 60, 70  # of a card that lies open in the realm
PLATE_H = 36


def play_card(key: str) -> Card:
    return CARDS[CARD[key]]


def picture(key: str) -> str:
    """The piece of a card; all maps look alike but for their field."""
    card = play_card(key)
    return (
        f"monster_{key}" if card.sort == "monster" else f"card_{'map' if card.field >= 0 else key}"
    )


def _head(monster: str, width: int, height: int) -> Image.Image:
    left, top, across = HEADS[monster]
    whole = resized(f"monster_{monster}", SIZES[monster], 120)
    part = whole.crop((left, top, left + across, top + across * height // width))
    return part.resize((width, height), Image.Resampling.LANCZOS)


@kept
def face(key: str, numbered: bool = True) -> Sprite:
    """A card that all have seen; a monster's strength is below its face, never on it."""
    card = play_card(key)
    tones = SORTS[card.sort]

    def draw(pen: Pen) -> None:
        strong = card.strength and numbered
        high = FACE_H - PLATE_H + 6 if strong else FACE_W
        pen.box(2, 4, FACE_W, high, INK, 9, alpha=80)
        pen.box(0, 0, FACE_W, high, CREAM, 9, INK, 3)
        if card.sort == "monster":
            pen.piece(_head(key, FACE_W - 10, high - 8), 5, 4)
        else:
            art = resized(picture(key), CUT, FACE_W - 10)
            pen.piece(art.crop((0, 6, FACE_W - 10, FACE_W - 4)), 5, 5)
        pen.box(2, 2, FACE_W - 4, high - 4, None, 8, tones.base, 5)
        pen.box(0, 0, FACE_W, high, None, 10, CREAM, 2)
        pen.box(1.5, 1.5, FACE_W - 3, high - 3, None, 9, INK, 2)
        if strong:
            across = 40 if card.strength < 10 else FACE_W
            x = (FACE_W - across) / 2
            pen.box(x, FACE_H - PLATE_H, across, PLATE_H, tones.base, 9, CREAM, 2)
            pen.box(x + 1.5, FACE_H - PLATE_H + 1.5, across - 3, PLATE_H - 3, None, 8, INK, 2)
            y = FACE_H - PLATE_H / 2
            pen.text(FACE_W / 2, y, str(card.strength), parts.NUMBER, WHITE, weight="black")

    return STUDIO.sprite(FACE_W + 2, FACE_H + 2, draw, token=True)


@kept
def back(colour: str) -> Sprite:
    """A hidden card with the hat of the lord who hid it."""
    name = f"card_back_{colour}" if colour else "card_back"
    return ART.sprite(name, 42, token=True, rims=(3, CREAM))


@kept
def chest(number: int) -> Sprite:
    """Treasures that lie in the realm; their number is next to the chest."""
    image = rimmed(resized("common/chest", 76, 56), 3, CREAM)
    if number == 1:
        return Sprite(image, True)

    def draw(pen: Pen) -> None:
        pen.piece(image, 0, 18)
        pen.text(48, 18, str(number), parts.NUMBER, INK, weight="black", halo=CREAM)

    return STUDIO.sprite(64, image.height + 18, draw, token=True)


@kept
def icon_of(name: str, size: int) -> Image.Image:
    """A sign of a value or a deed, as high as wide."""
    if name == "card_back":
        return resized(name, 112, round(size * 0.72))
    if name.startswith("common/die"):
        return resized(name, 78, min(size, 78))
    return resized(name, 76, size)


@kept
def portrait(key: str, width: int, height: int) -> Image.Image:
    """The picture of a card: its scene, or a monster before a warm sky."""
    if play_card(key).sort == "monster":
        return STUDIO.sprite(width, height, partial(_before_sky, key=key)).image
    whole = ART.sprite(picture(key), CUT).image
    scale = max(width / whole.width, height / whole.height)
    across = min(CUT, -(-int(whole.width * scale) // 1) + 1)
    art = resized(picture(key), CUT, across)
    left, top = (art.width - width) // 2, min(24, max(0, art.height - height))
    return art.crop((left, top, left + width, top + height))


def _before_sky(pen: Pen, key: str) -> None:
    """Whole, and low enough for its strength to fit above it; see `shield`."""
    width, height = pen.width, pen.height
    pen.box(0, 0, width, height, "#F2C9A0")
    pen.disc(width / 2, height * 0.43, width * 0.46, "#FFE6C4")
    pen.box(0, height - 66, width, 66, "#5E8247")
    whole = ART.sprite(picture(key), SIZES[key]).image
    room = min(width * 0.88, (height - 68) * whole.width / whole.height)
    image = resized(picture(key), SIZES[key], int(room))
    pen.piece(image, width / 2 + 4 - image.width / 2, height - 18 - image.height)


def shield(pen: Pen, x: float, y: float, strength: int) -> None:
    """A monster's strength, in the corner above it where it covers neither face nor tusk."""
    pen.shape(outline("shield", x, y, 37), SORTS["monster"].base, INK, 4)
    pen.text(x, y - 2, str(strength), 50, WHITE, weight="black")
