"""What one seat of Drachenland has behind and in front of its screen, and its present value."""

from PIL.Image import Image

from bot.games.contract import Phrase, Seat
from bot.games.drachenland.content import COLOURS, KEPT, TILES
from bot.games.drachenland.views import Own, Public, Vault
from render import kit
from render.drachenland import sprites
from render.drachenland.sprites import ART, GEMS, GROUPS, TONES, name_bar
from render.kit import Frame, Layer, Pen, Sprite, Studio, parts
from render.kit.caching import kept
from render.kit.colours import CREAM, FAINT, GOLD, INK, PAPER
from render.painter import Names, Say

HEAD, TREASURES_Y, SUM_Y, TILES_Y = 112, 132, 384, 560
CARD_W, CARD_H, SUM_H, TILE_W, TILE_H = 222, 234, 158, 580, 166
TREASURES = ("eggs", *GEMS)
SET_POINTS = 10
ROOM, BOARDS = "#493050", "#5C4263"
COUNTS, LOST = "#0F6B3E", "#A01830"


@kept
def _studio(rows: int) -> Studio:
    return ART.studio(1200, TILES_Y + (TILE_H + 12) * rows)


def left_of(number: int) -> int:
    return 20 + (CARD_W + 12) * number


@kept
def _ground(seat: int, rows: int) -> Layer:
    """The table: a bar for the name, five cards for treasures, two for the sum."""
    studio, tones, (bar, _) = _studio(rows), TONES[seat], name_bar(seat)

    def draw(pen: Pen) -> None:
        for k in range(6):
            pen.box(200 * k, 0, 4, pen.height, BOARDS)
        pen.box(0, 0, 1200, HEAD, bar)
        pen.box(0, 0, 1200, 14, tones.light)
        pen.box(0, HEAD - 8, 1200, 8, tones.dark)
        pen.piece(ART.sprite(f"portrait-{GROUPS[seat]}", 104).image, 14, 4)
        pen.piece(ART.sprite("common/star", 140).image, 1046, -10)
        _card(pen, 20, SUM_Y, 700, SUM_H, GOLD.base)
        _card(pen, 734, SUM_Y, 446, SUM_H, CREAM)

    return studio.layer(draw, ROOM)


def _card(pen: Pen, x: float, y: float, w: float, h: float, fill: str) -> None:
    parts.drop(pen, x, y, w, h, 20)
    pen.box(x, y, w, h, fill, 20, INK, 5)


def hand(view: Public, own: Own, seat: Seat, names: Names, say: Say) -> Image:
    owned = [(TILES[k], many) for k, many in zip(KEPT, view.tiles[seat], strict=True) if many]
    rows = -(-len(owned) // 2)
    studio = _studio(rows)
    frame = _ground(seat, rows).frame()
    title = kit.readable(names[seat], seat)
    frame.put(studio.caption(title, 60, name_bar(seat)[1], 880, "black"), 136, 54, "lm")
    frame.put(studio.caption(str(own.points), 54, INK, weight="black"), 1116, 66)
    for number, kind in enumerate(TREASURES):
        _treasure(frame, studio, number, kind, own, say)
    _sum(frame, studio, own)
    for k, (tile, many) in enumerate(owned):
        x, y = 20 + TILE_W * (k % 2), TILES_Y + (TILE_H + 12) * (k // 2)
        frame.put(_tile(tile, many, *_words(tile, say)), x, y, "lt")
    return frame.image


@kept
def _place(kind: str, lost: bool) -> Sprite:
    """The card of a kind of treasure; pale if it does not count."""
    gem = sprites.pale_gem if lost else sprites.gem
    picture = sprites.egg(96) if kind == "eggs" else gem(kind, 96)

    def draw(pen: Pen) -> None:
        _card(pen, 0, 0, CARD_W, CARD_H, PAPER.dark if lost else CREAM)
        pen.piece(picture.image, 14, 30)

    return _studio(0).sprite(CARD_W + 6, CARD_H + 8, draw)


def _treasure(frame: Frame, studio: Studio, number: int, kind: str, own: Own, say: Say) -> None:
    """The number of treasures, and whether they count: a colour does only with its ring."""
    left, coloured = left_of(number), kind in COLOURS
    lost = coloured and not own.rings[COLOURS.index(kind)]
    frame.put(_place(kind, lost), left, TREASURES_Y, "lt")
    many = studio.caption(f"×{getattr(own.vault, kind)}", 60, weight="black")
    frame.put(many, left + 112, TREASURES_Y + 78, "lm")
    word = "no_ring" if lost else "any_colour" if kind == "clear" else "counts"
    tone, ringed = (LOST if lost else COUNTS), coloured and not lost
    if ringed:
        frame.put(ART.sprite("ring", 60), left + 38, TREASURES_Y + 178)
    middle = left + (144 if ringed else CARD_W / 2)
    room = 140 if ringed else CARD_W - 14
    words = studio.caption(say(Phrase(f"word-{word}")), 42, tone, room)
    frame.put(words, middle, TREASURES_Y + 182)


@kept
def _slot(kind: str, instead: bool) -> Sprite:
    """A piece of a set; a diamond that replaces a gem is shown next to it."""

    def draw(pen: Pen) -> None:
        pen.box(0, 0, 112, 118, CREAM, 16, GOLD.dark, 4)
        piece = sprites.egg(96) if kind == "eggs" else sprites.gem("clear" if instead else kind, 96)
        pen.piece(piece.image, 8, 10)
        if instead:
            pen.piece(sprites.gem(kind, 48).image, 64, 70)

    return _studio(0).sprite(116, 122, draw)


def _sum(frame: Frame, studio: Studio, own: Own) -> None:
    """Sets and single pieces if the game ended now; private."""
    for k, kind in enumerate(("eggs", *COLOURS)):
        frame.put(_slot(kind, _lacks(own, kind)), 36 + 120 * k, SUM_Y + 20, "lt")
    words = f"{own.sets}×{SET_POINTS}"
    frame.put(studio.caption(words, 66, INK, 190, "black"), 614, SUM_Y + 80)
    frame.put(sprites.egg(70), 790, SUM_Y + 80)
    for k, kind in enumerate(COLOURS):
        frame.put(sprites.gem(kind, 48), 846 + 42 * k, SUM_Y + (94 if k % 2 else 66))
    single = own.points - SET_POINTS * own.sets
    frame.put(studio.caption(f"{single}×1", 66, INK, 190, "black"), 1070, SUM_Y + 80)


def _lacks(own: Own, kind: str) -> bool:
    """Whether diamonds replace this colour in some of the sets."""
    if kind == "eggs" or not own.sets:
        return False
    return _counting(own.vault, own.rings, kind) < own.sets


def _counting(vault: Vault, rings: tuple[bool, bool, bool], kind: str) -> int:
    return int(getattr(vault, kind)) if rings[COLOURS.index(kind)] else 0


def _words(tile: str, say: Say) -> tuple[str, str]:
    return say(Phrase(f"word-{tile}")), say(Phrase(f"word-{tile}_does"))


@kept
def _tile(tile: str, many: int, name: str, does: str) -> Sprite:
    """A tile with its name and its sentence."""

    def draw(pen: Pen) -> None:
        _card(pen, 0, 0, TILE_W - 6, TILE_H - 6, CREAM)
        pen.piece(sprites.tile(tile, 110).image, 14, 22)
        if many > 1:
            pen.text(100, 124, f"×{many}", 54, INK, weight="black", halo=CREAM)
        title = name[:1].upper() + name[1:]
        pen.text(138, 34, title, 44, INK, "lm", weight="black", room=424)
        for line, words in enumerate(kit.wrap(does, 424, 40)[:2]):
            pen.text(138, 80 + 44 * line, words, 40, FAINT, "lm", room=424)

    return _studio(0).sprite(TILE_W, TILE_H + 4, draw)
