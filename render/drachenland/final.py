"""The score sheet of Drachenland: one row for each player, from the winner down."""

from functools import cache

from PIL.Image import Image

from bot.games.contract import Outcome
from bot.games.drachenland.content import COLOURS
from bot.games.drachenland.views import Public, Result
from render import kit
from render.drachenland import sprites
from render.drachenland.hand import TREASURES, full_set, singles, treasure
from render.drachenland.sprites import STUDIO
from render.kit import Frame, Layer, Pen, Sprite
from render.painter import Names

HEAD, ROW = 124, 186
TREASURE_X = dict(zip(TREASURES, range(454, 454 + 5 * 86, 86), strict=True))
NAME_W = 286
SETS_X, SINGLES_X, TOTAL_X = 896, 1000, 1114


@cache
def _ground(seats: int) -> Layer:
    def draw(pen: Pen) -> None:
        pen.box(0, 0, pen.width, HEAD, kit.PAPER_DARK)
        pen.icon(84, 62, "dragon", 96, kit.RED, kit.INK, 3)
        pen.icon(204, 66, "volcano", 84, sprites.FIERY, kit.INK, 3)
        pen.icon(TOTAL_X, 62, "cup", 66, kit.GOLD_DARK, kit.INK, 2)
        for rank in range(seats):
            top = HEAD + 10 + ROW * rank
            kit.soft_box(pen, 14, top, pen.width - 28, ROW - 14, 20, 3)
            pen.box(14, top, pen.width - 28, ROW - 14, kit.PAPER_LIGHT, 20)

    return STUDIO.layer(draw)


@cache
def _crown() -> Sprite:
    return sprites.drawn(
        80, 64, lambda pen, x, y: pen.icon(x, y, "crown", 62, kit.GOLD, kit.deep(kit.GOLD), 3)
    )


@cache
def _group(seat: int, rings: tuple[bool, bool, bool]) -> Sprite:
    """The three figures of a seat, each with its ring if it has one."""
    shape = sprites.GROUP_SHAPES[seat]

    def draw(pen: Pen, x: float, y: float) -> None:
        for colour, tone in enumerate(sprites.COLOUR_TONES):
            across = x + 54 * (colour - 1)
            if rings[colour]:
                pen.shape(kit.outline(shape, across, y, 23), kit.WHITE, kit.INK, 3)
            pen.shape(kit.outline(shape, across, y, 17), tone, kit.deep(tone), 3)

    return sprites.drawn(180, 64, draw)


@cache
def _struck() -> Sprite:
    """Through gems that count nothing, for want of a ring."""
    return sprites.drawn(
        72, 48, lambda pen, x, y: pen.line(((x - 30, y + 12), (x + 30, y - 12)), kit.RED, 6)
    )


def final(view: Public, names: Names, outcome: Outcome) -> Image:
    assert view.results is not None, "a score sheet is for a game that is over"
    frame = _ground(len(view.results)).frame()
    for kind, x in TREASURE_X.items():
        frame.put(treasure(kind, 33), x, 62)
    frame.put(full_set(), SETS_X, 62)
    frame.put(singles(), SINGLES_X, 62)
    ranked = sorted(range(len(view.results)), key=lambda seat: (outcome.places[seat], seat))
    words = kit.short(names, NAME_W, STUDIO.floor)
    for rank, seat in enumerate(ranked):
        _row(frame, view.results[seat], seat, words[seat], HEAD + 3 + ROW * (rank + 0.5))
    return frame.image


def _row(frame: Frame, result: Result, seat: int, name: str, y: float) -> None:
    if result.place == 1:
        frame.put(_crown(), 68, y)
    else:
        frame.put(STUDIO.caption(f"{result.place}.", 54, kit.INK_SOFT), 68, y)
    frame.put(STUDIO.caption(name, 48, kit.INK, NAME_W), 120, y - 34, "lm")
    frame.put(_group(seat, result.rings), 116, y + 32, "lm")
    for kind, x in TREASURE_X.items():
        many = int(getattr(result.vault, kind))
        lost = many > 0 and kind in COLOURS and not result.rings[COLOURS.index(kind)]
        frame.put(STUDIO.caption(str(many), 50, kit.INK_SOFT if lost else kit.INK), x, y)
        if lost:
            frame.put(_struck(), x, y)
    frame.put(STUDIO.caption(str(result.sets), 50), SETS_X, y)
    frame.put(STUDIO.caption(str(result.singles), 50), SINGLES_X, y)
    frame.put(STUDIO.caption(str(result.points), 76, weight="black"), TOTAL_X, y)
