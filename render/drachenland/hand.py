"""What one seat of Drachenland has behind and before its screen, and what it is worth so far."""

from functools import cache

from PIL.Image import Image

from bot.games.contract import Phrase, Seat
from bot.games.drachenland.content import COLOURS, GEMS, KEPT, TILES
from bot.games.drachenland.views import Own, Public, Vault
from render import kit
from render.drachenland import sprites
from render.drachenland.sprites import STUDIO as BOARD
from render.drachenland.sprites import WOOD
from render.kit import Frame, Layer, Pen, Sprite
from render.painter import Names, Say

STUDIO = BOARD.sized(1200, 750)
HEAD, VAULT_Y, TILES_Y, SUM_Y = 88, 206, 458, 676
TREASURES = ("eggs", *GEMS)
SET_POINTS = 10


def column(number: int) -> int:
    return 132 + 234 * number


@cache
def _ground(seat: int) -> Layer:
    def draw(pen: Pen) -> None:
        pen.box(0, 0, pen.width, HEAD, WOOD)
        for colour, tone in enumerate(sprites.COLOUR_TONES):
            shape = kit.outline(sprites.GROUP_SHAPES[seat], 54 + 58 * colour, 44, 23)
            pen.shape(shape, tone, kit.WHITE, 3)
        for number in range(len(TREASURES)):
            left = column(number) - 110
            kit.soft_box(pen, left, 106, 220, 200, 20, 3)
            pen.box(left, 106, 220, 200, kit.PAPER_LIGHT, 20)
        pen.box(0, 600, pen.width, 150, kit.PAPER_DARK)

    return STUDIO.layer(draw)


@cache
def treasure(kind: str, r: float = 38) -> Sprite:
    """An egg, or a gem with the letter of its colour."""

    def draw(pen: Pen, x: float, y: float) -> None:
        if kind == "eggs":
            sprites.draw_egg(pen, x, y, r)
            return
        sprites.draw_gem(pen, x, y, r * 0.9, kind)
        letter, tone = sprites.GEM_LETTERS[kind], sprites.GEM_LOOKS[kind][1]
        if letter:
            pen.text(x, y, letter, pen.floor, kit.WHITE, weight="black", halo=kit.deep(tone))

    return sprites.drawn(2.6 * r, 2.6 * r, draw)


@cache
def ring(worn: bool) -> Sprite:
    """A magic ring, or that it is missing and the colour counts nothing."""

    def draw(pen: Pen, x: float, y: float) -> None:
        sprites.draw_ring(pen, x, y, 30, kit.GOLD_DARK if worn else kit.PAPER_DARK)
        if not worn:
            pen.line(((x - 30, y + 24), (x + 30, y - 24)), kit.RED, 6)

    return sprites.drawn(76, 72, draw)


@cache
def full_set() -> Sprite:
    """An egg with a gem of each colour, in a frame."""

    def draw(pen: Pen, x: float, y: float) -> None:
        pen.box(x - 46, y - 46, 92, 92, kit.GOLD_LIGHT, 16, kit.GOLD_DARK, 4)
        sprites.draw_egg(pen, x - 19, y - 19, 18)
        for colour, across, down in zip(COLOURS, (20, -20, 20), (-20, 20, 20), strict=True):
            sprites.draw_gem(pen, x + across, y + down, 14, colour)

    return sprites.drawn(100, 100, draw)


@cache
def singles() -> Sprite:
    """What belongs to no set."""

    def draw(pen: Pen, x: float, y: float) -> None:
        sprites.draw_gem(pen, x - 22, y + 8, 15, "blue")
        sprites.draw_gem(pen, x + 22, y + 8, 15, "red")
        sprites.draw_egg(pen, x, y - 4, 21)

    return sprites.drawn(90, 66, draw)


@cache
def _tile(tile: str, owned: bool) -> Sprite:
    def draw(pen: Pen, x: float, y: float) -> None:
        if owned:
            sprites.draw_counter(pen, x, y, 44, tile)
        else:
            pen.disc(x, y, 44, None, kit.PAPER_DARK, 4)
            pen.icon(x, y, sprites.TILE_ICONS[tile][0], 52, kit.PAPER_DARK)

    return sprites.drawn(100, 100, draw)


def hand(view: Public, own: Own, seat: Seat, names: Names, say: Say) -> Image:
    frame = _ground(seat).frame()
    title = STUDIO.caption(kit.readable(names[seat], seat), 56, kit.WHITE, 920)
    frame.put(title, 230, 44, "lm")
    _vault(frame, own.vault, own.rings)
    for k, (kind, many) in enumerate(zip(KEPT, view.tiles[seat], strict=True)):
        _tiles(frame, TILES[kind], many, column(k), say)
    _sum(frame, own)
    return frame.image


def _vault(frame: Frame, vault: Vault, rings: tuple[bool, bool, bool]) -> None:
    """Every treasure with its number; under a colour its ring."""
    for k, kind in enumerate(TREASURES):
        x, lost = column(k), kind in COLOURS and not rings[COLOURS.index(kind)]
        y = VAULT_Y - 38 if kind in COLOURS else VAULT_Y
        frame.put(treasure(kind), x - 42, y)
        tone = kit.INK_SOFT if lost else kit.INK
        number = STUDIO.caption(f"×{getattr(vault, kind)}", 66, tone, weight="black")
        frame.put(number, x + 8, y, "lm")
        if kind in COLOURS:
            frame.put(ring(not lost), x, VAULT_Y + 52)


def _tiles(frame: Frame, tile: str, many: int, x: int, say: Say) -> None:
    frame.put(_tile(tile, many > 0), x if many < 2 else x - 34, TILES_Y - 74)
    if many > 1:
        frame.put(STUDIO.caption(f"×{many}", 56), x + 20, TILES_Y - 74, "lm")
    tone = kit.INK if many else kit.INK_SOFT
    for line, words in enumerate(kit.wrap(say(Phrase(f"word-{tile}")), 228, 40)[:2]):
        frame.put(STUDIO.caption(words, 40, tone, 228), x, TILES_Y + 12 + 46 * line)


def _sum(frame: Frame, own: Own) -> None:
    """Sets and single pieces, and all points if the game ended now: for the owner's eyes only."""
    left = own.points - SET_POINTS * own.sets
    frame.put(full_set(), 112, SUM_Y)
    frame.put(STUDIO.caption(f"{own.sets} × {SET_POINTS}", 64), 206, SUM_Y, "lm")
    frame.put(STUDIO.caption("+", 60, kit.INK_SOFT), 472, SUM_Y)
    frame.put(singles(), 572, SUM_Y)
    frame.put(STUDIO.caption(f"{left} × 1", 64), 632, SUM_Y, "lm")
    frame.put(STUDIO.caption("=", 60, kit.INK_SOFT), 880, SUM_Y)
    frame.put(STUDIO.caption(str(own.points), 104, weight="black"), 1044, SUM_Y)
