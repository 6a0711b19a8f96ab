"""The score sheet of Die Dracheninsel: one row for each player, one column for each treasure."""

from functools import cache

from PIL.Image import Image

from bot.games.contract import Outcome, Seat
from bot.games.dracheninsel.views import Public
from render import kit
from render.dracheninsel import pieces
from render.dracheninsel.panels import colours
from render.dracheninsel.reading import LOST
from render.dracheninsel.tones import STUDIO
from render.kit import Frame, Layer, Pen, Sprite
from render.painter import Names

HEAD = 120
FIRST_X, LAST_X, TOTAL_X = 482, 968, 1104  # of the treasures, and of the sum


def _row_height(seats: int) -> int:
    return min(190, (STUDIO.height - HEAD - 16) // seats)


@cache
def _ground(seats: int) -> Layer:
    row = _row_height(seats)

    def draw(pen: Pen) -> None:
        pen.box(0, 0, pen.width, HEAD, kit.PAPER_DARK)
        kit.chest(pen, 74, 62, 42)
        pen.icon(TOTAL_X, 60, "cup", 66, kit.GOLD_DARK, kit.INK, 2)
        for rank in range(seats):
            top = HEAD + 8 + row * rank
            kit.soft_box(pen, 14, top, pen.width - 28, row - 14, 20, 3)
            pen.box(14, top, pen.width - 28, row - 14, kit.PAPER_LIGHT, 20)

    return STUDIO.layer(draw)


@cache
def _crown() -> Sprite:
    return STUDIO.sprite(
        76, 64, lambda pen: pen.icon(38, 32, "crown", 60, kit.GOLD, kit.deep(kit.GOLD), 3)
    )


@cache
def _tokens(hunters: tuple[int, ...]) -> Sprite:
    def draw(pen: Pen) -> None:
        for k, hunter in enumerate(hunters):
            pieces.figure(pen, 34 + 46 * k, 34, 30, hunter)

    return STUDIO.sprite(68 + 46 * (len(hunters) - 1), 68, draw)


@cache
def _value(value: int, is_lost: bool) -> Sprite:
    """The head of a column; a treasure that was lost is struck out."""

    def draw(pen: Pen) -> None:
        kit.coin(pen, 42, 42, 37, str(value))
        if is_lost:
            pen.line(((10, 72), (74, 12)), kit.WHITE, 12)
            pen.line(((10, 72), (74, 12)), kit.RED, 7)

    return STUDIO.sprite(84, 88, draw)


@cache
def _coins(many: int) -> Sprite:
    """One or two coins of a treasure, one above the other."""

    def draw(pen: Pen) -> None:
        for k in range(many):
            kit.coin(pen, 34, 40 + 17 * (many - 1) - 34 * k, 21)

    return STUDIO.sprite(68, 84, draw)


def final(view: Public, names: Names, outcome: Outcome) -> Image:
    row = _row_height(len(view.ring))
    frame = _ground(len(view.ring)).frame()
    for treasure, value in enumerate(view.values):
        is_lost = view.board.treasures[treasure] == LOST
        frame.put(_value(value, is_lost), _column(view, treasure), 58)
    words = kit.short(names, _name_room(view), STUDIO.floor)
    ranked = sorted(view.ring, key=lambda seat: (outcome.places[seat], seat))
    for rank, seat in enumerate(ranked):
        y = HEAD + row * (rank + 0.5)
        _row(frame, view, seat, words[seat], outcome.places[seat], y)
    return frame.image


def _column(view: Public, treasure: int) -> float:
    return FIRST_X + (LAST_X - FIRST_X) * treasure / (len(view.values) - 1)


def _name_room(view: Public) -> int:
    tokens = max(len(colours(view, seat)) for seat in view.ring)
    return FIRST_X - 44 - 180 - 46 * (tokens - 1)


def _row(frame: Frame, view: Public, seat: Seat, name: str, place: int, y: float) -> None:
    if place == 1:
        frame.put(_crown(), 62, y)
    else:
        frame.put(STUDIO.caption(f"{place}.", 54, kit.INK_SOFT), 62, y)
    hunters = colours(view, seat)
    frame.put(_tokens(hunters), 104, y, "lm")
    left = 180 + 46 * (len(hunters) - 1)
    frame.put(STUDIO.caption(name, 48, room=_name_room(view)), left, y, "lm")
    for treasure, value in enumerate(view.values):
        many = view.coins[seat].count(value)
        if many:
            frame.put(_coins(many), _column(view, treasure), y)
    total = STUDIO.caption(str(sum(view.coins[seat])), 68, weight="black", room=150)
    frame.put(total, TOTAL_X, y)
