"""What lies, stands and is marked in the fields, each drawn once."""

from functools import cache

from render import kit
from render.kit import Pen, Sprite
from render.schatzjagd import symbols
from render.schatzjagd.places import CELL
from render.schatzjagd.tones import BACK, COLOURS, EMBLEMS, drawn

PAWN = 33  # half the height of a henchman
# The seals on slotted cards, by middle, width and height: straight edges make small files
SEALS: dict[str, tuple[tuple[int, int, int], ...]] = {
    "yellow": ((0, 22, 22),),
    "green": ((0, 26, 12),),
    "blue": ((0, 12, 34),),
    "red": ((-9, 22, 14), (9, 22, 14)),
    "": (),
}


def henchman_drawn(pen: Pen, x: float, y: float, r: float, colour: str) -> None:
    """A figure that bears the emblem of its castle, so that no eye needs the colour."""
    tone = COLOURS[colour]
    kit.pawn(pen, x, y, 1.13 * r, kit.WHITE)  # a rim: it must be seen in its own castle too
    kit.pawn(pen, x, y, r, tone)
    pen.icon(x, y + 0.38 * r, EMBLEMS[colour], 0.74 * r, kit.ink_on(tone))


@cache
def henchman(colour: str, r: int = PAWN) -> Sprite:
    return drawn(
        2 * r, round(2.5 * r), lambda pen, x, y: henchman_drawn(pen, x, y - 0.06 * r, r, colour)
    )


@cache
def back(colour: str) -> Sprite:
    """A slotted card nobody need know, with the seal of whoever slotted it."""
    return drawn(48, 64, lambda pen, x, y: back_drawn(pen, x, y, colour))


def back_drawn(pen: Pen, x: float, y: float, colour: str) -> None:
    kit.card(pen, x - 20, y - 27, 40, 54, BACK)
    pen.box(x - 15, y - 22, 30, 44, None, 0, kit.PAPER_DARK, 2)
    for down, across, high in SEALS[colour]:
        box = x - across / 2, y + down - high / 2, across, high
        pen.box(*box, COLOURS[colour], 0, kit.PAPER_LIGHT, 2)


@cache
def face(key: str) -> Sprite:
    """A slotted card all have seen; a monster with its strength."""
    strength = symbols.play_card(key).strength
    half = 22 if not strength else 36 if strength < 10 else 39
    r = 17 if strength < 10 else 12

    def draw(pen: Pen, x: float, y: float) -> None:
        tone = symbols.ground(key)
        kit.card(pen, x - half, y - 22, 2 * half, 44, kit.PAPER_LIGHT, kit.deep(tone))
        symbols.symbol(pen, key, x - half + r + 5, y, r, kit.dark(tone))
        if strength:
            numeral = x + half - (20 if strength < 10 else 29)
            pen.text(numeral, y, str(strength), pen.floor, kit.dark(tone), weight="black")

    return drawn(2 * half + 2, 52, draw)


@cache
def discarded(key: str) -> Sprite:
    """The card on top of the discard pile."""

    def draw(pen: Pen, x: float, y: float) -> None:
        tone = symbols.ground(key)
        kit.card(pen, x - 20, y - 26, 40, 52, kit.PAPER_LIGHT, kit.deep(tone))
        symbols.symbol(pen, key, x, y, 15, kit.dark(tone))

    return drawn(48, 62, draw)


@cache
def chest(number: int) -> Sprite:
    """Treasures in a field or in a vault."""

    def draw(pen: Pen, x: float, y: float) -> None:
        kit.chest(pen, x - (10 if number > 1 else 0), y, 18)
        if number > 1:
            pen.text(
                x + 20, y, str(number), pen.floor, kit.INK, weight="black", halo=kit.PAPER_LIGHT
            )

    return drawn(48 if number == 1 else 76 if number < 10 else 104, 56, draw)


@cache
def shop(name: str) -> Sprite:
    icons = {"inn": "mug", "healer": "healer", "school": "book", "smith": "hammer"}
    return drawn(64, 64, lambda pen, x, y: pen.icon(x, y, icons[name], 46, kit.INK_SOFT))


@cache
def last(origin: bool) -> Sprite:
    """The field the last journey began on is dashed, the one it reached is framed."""

    def draw(pen: Pen, x: float, y: float) -> None:
        half = CELL / 2 - 4
        if not origin:
            pen.box(x - half - 2, y - half - 2, 2 * half + 4, 2 * half + 4, None, 12, kit.LAST, 7)
            return
        for ax, ay, bx, by in ((-1, -1, 1, -1), (1, -1, 1, 1), (1, 1, -1, 1), (-1, 1, -1, -1)):
            ends = [k / 7 for k in range(8)]
            side = [
                (x + half * (ax + (bx - ax) * t), y + half * (ay + (by - ay) * t)) for t in ends
            ]
            pen.dashes(side, kit.LAST, 6)

    return drawn(CELL, CELL, draw)


@cache
def fight() -> Sprite:
    """At the upper right corner of the field of a fight."""

    def draw(pen: Pen, x: float, y: float) -> None:
        pen.shape(kit.star(x, y, 23, 9, 0.75), kit.RED, kit.WHITE, 3)
        kit.swords(pen, x, y, 11)

    return drawn(52, 52, draw)


@cache
def badge(icon: str, tone: str, r: int = 21) -> Sprite:
    def draw(pen: Pen, x: float, y: float) -> None:
        pen.disc(x, y, r, tone, kit.WHITE, 3)
        pen.icon(x, y, icon, 1.2 * r, kit.ink_on(tone))

    return drawn(2 * r + 2, 2 * r + 2, draw)


@cache
def marker(number: int, size: int = 48) -> Sprite:
    """The number of a choice: low and wide, so that its field stays visible."""
    height = round(0.92 * size)
    width = height if number < 10 else round(1.36 * size)

    def draw(pen: Pen, x: float, y: float) -> None:
        left, top = x - width / 2, y - height / 2
        kit.soft_box(pen, left, top, width, height, height / 2, 2)
        pen.box(left, top, width, height, kit.CHOICE, height / 2, kit.WHITE, size / 16)
        pen.text(x, y, str(number), size, kit.WHITE, weight="black")

    return drawn(width + 6, height + 10, draw)
