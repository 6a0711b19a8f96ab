"""The pieces of Emerald, each drawn once: knights, cards, dragon, bar, marks."""

from collections.abc import Callable
from functools import cache

from bot.games.emerald.content import BAR_LENGTH
from render import kit
from render.emerald.places import CARD_H, CARD_W, COLUMN, HEIGHT, WIDTH
from render.kit import Pen, Shape, Sprite, Studio

SKY, HILL, MEADOW, PATH = "#CFE5EA", "#B5D58C", "#93C266", "#E9D7A6"
WALL, ROOF = "#B5B2B0", "#8C4A3C"
CAVE, CAVE_DEEP, SLAB = "#5C4B57", "#41343E", "#CDBCA2"
ROOM = "#F3D272"
DANGER = kit.mix(CAVE, kit.RED, 0.25)
RUBY, EMERALD, GARNET, TURQUOISE = "#D02F45", "#1E9A5A", "#E3961B", "#2B9FC9"
STUDIO = Studio(
    WIDTH,
    HEIGHT,
    (
        *(SKY, HILL, MEADOW, PATH, WALL, ROOF, CAVE, CAVE_DEEP, SLAB, ROOM, DANGER),
        *(RUBY, EMERALD, GARNET, TURQUOISE),
    ),
)
TONES = {
    "red": kit.RED,
    "blue": kit.BLUE,
    "green": kit.GREEN,
    "yellow": kit.YELLOW,
    "orange": kit.ORANGE,
}
LETTERS = {colour: colour[0].upper() for colour in TONES}
GEMS: dict[str, tuple[Shape, str, str]] = {
    "ruby": ("lozenge", RUBY, "Ru"),
    "emerald": ("oblong", EMERALD, "Em"),
    "garnet": ("hexagon", GARNET, "Ga"),
    "turquoise": ("circle", TURQUOISE, "Tu"),
}
PAWN = 29  # half the height of a knight


def drawn(width: int, height: int, draw: Callable[[Pen, float, float], None]) -> Sprite:
    """A sprite whose drawing is told its middle."""
    return STUDIO.sprite(width, height, lambda pen: draw(pen, width / 2, height / 2))


@cache
def knight(colour: str) -> Sprite:
    return drawn(
        44, 66, lambda pen, x, y: kit.pawn(pen, x, y, PAWN, TONES[colour], LETTERS[colour])
    )


@cache
def halo() -> Sprite:
    """Behind the knight that was moved first and may not move again."""

    def draw(pen: Pen, x: float, y: float) -> None:
        pen.box(x - 23, y - 34, 46, 66, kit.LAST, 22)

    return drawn(52, 72, draw)


@cache
def claws() -> Sprite:
    """Above the head of a caught knight."""

    def draw(pen: Pen, x: float, y: float) -> None:
        pen.disc(x, y, 25, kit.RED, kit.WHITE, 4)
        kit.claw(pen, x, y, 14, kit.WHITE)

    return drawn(52, 52, draw)


@cache
def gem_card(kind: str, below: int) -> Sprite:
    shape, tone, letters = GEMS[kind]

    def draw(pen: Pen, x: float, y: float) -> None:
        left = _stack(pen, x, y, below, kit.PAPER_LIGHT)
        kit.stone(pen, left + 36, y, 25, shape, tone, letters)

    return drawn(CARD_W + 10, CARD_H + 10, draw)


@cache
def gold_card(value: int, below: int) -> Sprite:
    def draw(pen: Pen, x: float, y: float) -> None:
        left = _stack(pen, x, y, below, kit.PAPER_LIGHT)
        kit.coin(pen, left + 36, y, 30, str(value), 48)

    return drawn(CARD_W + 10, CARD_H + 10, draw)


def _stack(pen: Pen, x: float, y: float, below: int, face: str) -> float:
    """The open card with as many pips as cards lie below it; its left edge."""
    left, top = x - CARD_W / 2, y - CARD_H / 2
    kit.card(pen, left, top, CARD_W, CARD_H, face)
    for k in range(below):
        middle = y + (k - (below - 1) / 2) * 22
        pen.box(left + 70, middle - 8, 11, 16, kit.PAPER_DARK, 3, kit.INK, 2.5)
    return left


@cache
def dragon(facing: int) -> Sprite:
    """The guard, and an arrow where she looks."""

    def draw(pen: Pen, x: float, y: float) -> None:
        pen.icon(x, y, "dragon", 88, kit.RED, kit.INK, 4)
        pen.icon(x, y, "dragon", 88, kit.RED)
        pen.shape([(x + 48, y - 4), (x + 66, y + 10), (x + 48, y + 24)], kit.YELLOW, kit.INK, 4)
        if facing < 0:
            pen.mirrored()

    return drawn(144, 100, draw)


@cache
def bar() -> Sprite:
    width = BAR_LENGTH * COLUMN - 6

    def draw(pen: Pen, x: float, y: float) -> None:
        kit.soft_box(pen, x - width / 2, y - 16, width, 32, 16, 3)
        pen.box(x - width / 2, y - 16, width, 32, kit.WHITE, 16, kit.INK, 3)
        for k in range(BAR_LENGTH):
            pen.disc(x + COLUMN * (k - 1.5), y, 6, kit.PAPER_DARK)

    return drawn(width + 8, 46, draw)


@cache
def paw() -> Sprite:
    """Where she walked."""
    return drawn(36, 36, lambda pen, x, y: pen.icon(x, y, "paw", 30, kit.dark(kit.RED)))


@cache
def chest() -> Sprite:
    return drawn(80, 72, lambda pen, x, y: kit.chest(pen, x, y, 31, "5"))


@cache
def die(pips: int) -> Sprite:
    return drawn(72, 72, lambda pen, x, y: kit.die(pen, x, y, 60, pips))


@cache
def last_place(origin: bool) -> Sprite:
    """Under the knights of the last move: a broken ring where it began, a disc where it ended."""

    def disc(pen: Pen, x: float, y: float) -> None:
        pen.oval(x, y, 51, 23, kit.LAST, kit.dark(kit.LAST), 4)

    def ring(pen: Pen, x: float, y: float) -> None:
        rim = [(px, y + (py - y) * 0.37) for px, py in kit.regular(x, y, 49, 40)]
        pen.dashes([*rim, rim[0]], kit.LAST, 7, 4)

    return drawn(108, 52, ring if origin else disc)


@cache
def danger() -> Sprite:
    """The fields on which the dragon wakes."""
    width, height = BAR_LENGTH * COLUMN - 18, 134
    return drawn(width, height, lambda pen, *_: pen.box(0, 0, width, height, kit.RED, alpha=64))


@cache
def free_bonus() -> Sprite:
    """The card for all four kinds, while nobody has it."""

    def draw(pen: Pen, x: float, y: float) -> None:
        kit.card(pen, x - 98, y - 34, 196, 68, kit.GOLD_LIGHT)
        for k, (shape, tone, _) in enumerate(GEMS.values()):
            kit.stone(pen, x - 69 + 46 * k, y, 17, shape, tone)

    return drawn(206, 80, draw)


@cache
def frame() -> Sprite:
    """Round a card that can be taken."""
    width, height = CARD_W + 14, CARD_H + 14

    def draw(pen: Pen) -> None:
        pen.box(0, 0, width, height, None, 13, kit.WHITE, 9)
        pen.box(1.5, 1.5, width - 3, height - 3, None, 12, kit.CHOICE, 6)

    return STUDIO.sprite(width, height, draw)


@cache
def marker(number: int, here: bool) -> Sprite:
    """The number of a choice: filled where it leads, hollow where it begins."""

    def draw(pen: Pen, x: float, y: float) -> None:
        kit.marker(pen, x, y, number, 25)

    def hollow(pen: Pen, x: float, y: float) -> None:
        pen.disc(x, y, 21, kit.WHITE, kit.CHOICE, 3)
        pen.text(x, y, str(number), pen.floor, kit.CHOICE, weight="black")

    return drawn(60, 60, draw if here else hollow)
